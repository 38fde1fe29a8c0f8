#include "reports/writers/html/html.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_html {

namespace {

// No text that comes about while the program runs is markup, however it is held.
template <class Text>
constexpr bool isNoMarkup
    = !std::is_convertible_v<
          Text,
          Html> && !std::is_constructible_v<Html, Text> && !std::is_convertible_v<Text, Markup<>> && !std::is_assignable_v<Html&, Text> && !requires(Html html, Text text) {
    html += text;
}
&&!requires(Html html, Text text) {
    html + text;
}
&&!requires(Text text) {
    Html::when(true, text);
};
static_assert(isNoMarkup<QString> && isNoMarkup<QStringView> && isNoMarkup<QByteArray>);
static_assert(isNoMarkup<const char*> && isNoMarkup<const char16_t*> && isNoMarkup<QChar>);
static_assert(isNoMarkup<std::string> && isNoMarkup<std::string_view>);
static_assert(isNoMarkup<decltype(u"a"_s + u"b"_s)> && isNoMarkup<int>);
// What is no text of people has no place either.
template <class Value>
constexpr bool isNoValue = !requires(Value value) {
    Html("<p>%1</p>", value);
};
static_assert(
    isNoValue<QByteArray> && isNoValue<const char*> && isNoValue<bool> && isNoValue<char>);
static_assert(!isNoValue<QString> && !isNoValue<Html> && !isNoValue<int> && !isNoValue<size_t>);

using enum MarkupValue;

/// Whether this compiles with such values.
template <MarkupValue... Values>
constexpr bool compiles(std::string_view markup) {
    constexpr std::array<MarkupValue, sizeof...(Values)> values{Values...};
    return faultOfMarkup(markup, values) == nullptr;
}

static_assert(compiles("<p class=\"note\">it's 100 %, a = b</p>"));
static_assert(compiles<Text>("<p>%1</p>") && compiles<Text>("<a href=\"a?b=%1\">"));
static_assert(compiles<Text, Text>("%1<br/>%2") && compiles<Text>("%1 and %1"));
static_assert(compiles<Markup>("<p%1>") && compiles<Markup>("<style>%1</style>"));
static_assert(compiles<Number>("<h%1>") && compiles<Number>("<script>f(%1)</script>"));
static_assert(compiles<Text>("<style>a > b { }</style><p>%1</p>"));
static_assert(compiles<Text>("<script src=\"%1\"></script>"));
// Every place has its value, and every value its place.
static_assert(!compiles<>("<p>%1</p>") && !compiles<Text>("<p>%2</p>"));
static_assert(!compiles<Text>("<p></p>") && !compiles<Text, Text>("%2"));
// A text where escaping it would not be enough.
static_assert(!compiles<Text>("<p class=%1>") && !compiles<Text>("<p %1>")
              && !compiles<Text>("<%1>"));
static_assert(!compiles<Text>(" class=%1") && !compiles<Text>("<p class='%1'>"));
static_assert(!compiles<Text>("<style>%1</style>") && !compiles<Text>("<script>%1</script>"));
// Markup within quotes, and a tag that would run on into what follows.
static_assert(!compiles<Markup>("<p class=\"%1\">") && !compiles<Text>("<p class=\"%1"));
static_assert(!compiles("<p") && !compiles("<p class=\"<b>\">") && !compiles("<p <b>"));

} // namespace

/// The value that pages are made of.
class TestHtml : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTextIsEscaped() {
        QCOMPARE(Html("<p>%1</p>", u"<b>&\"'</b>"_s).bytes(),
                 "<p>&lt;b&gt;&amp;&quot;'&lt;/b&gt;</p>");
        QCOMPARE(Html("<a title=\"%1\">", u"\" onclick=\"x"_s).bytes(),
                 "<a title=\"&quot; onclick=&quot;x\">");
        QCOMPARE(Html("%1", u"&lt;"_s).bytes(), "&amp;lt;");
        QCOMPARE(Html("%1 ☐", u"Žižek 沙丘"_s).bytes(), "Žižek 沙丘 ☐");
        // On one line, with nothing that turns or ends it.
        QCOMPARE(Html("%1", QString(u"a\nb\u202E"_s + QChar(0))).bytes(), "a b ");
        QCOMPARE(Html("%1", QString(u"a"_s + u"<"_s)).bytes(), "a&lt;");
    }

    void markupAndNumbersAreTakenAsTheyAre() {
        const Html line("<li>%1</li>", u"&"_s);
        QCOMPARE(Html("<ul>%1%1</ul>", line).bytes(), "<ul><li>&amp;</li><li>&amp;</li></ul>");
        QCOMPARE(Html("<h%1>%2</h%1>", 2, u"x"_s).bytes(), "<h2>x</h2>");
        QCOMPARE(Html("%1 %2", -7, std::numeric_limits<qint64>::max()).bytes(),
                 "-7 9223372036854775807");
        QCOMPARE(Html("<p%1>", Html::when(true, " hidden=\"hidden\"")).bytes(),
                 "<p hidden=\"hidden\">");
        QCOMPARE(Html("<p%1>", Html::when(false, " hidden=\"hidden\"")).bytes(), "<p>");
        Html html("<p>");
        html += "100 %";
        QCOMPARE((html + line).bytes(), "<p>100 %<li>&amp;</li>");
        QVERIFY(Html().isEmpty() && Html().bytes().isEmpty() && !html.isEmpty());
    }

    /// A chain of QString::arg() would take the %2 of a name for its own.
    void allPlacesAreFilledAtOnce() {
        QCOMPARE(Html("%1|%2", u"%2"_s, u"%1"_s).bytes(), "%2|%1");
        QCOMPARE(Html("%2 %1 %2%", u"%1%2%3"_s, u"<%1>"_s).bytes(),
                 "&lt;%1&gt; %1%2%3 &lt;%1&gt;%");
        QCOMPARE(Html("%9%8%7%6%5%4%3%2%1", 1, 2, 3, 4, 5, 6, 7, 8, 9).bytes(), "987654321");
        QCOMPARE(Html("%1%2", Html("%1", u"%2"_s), 5).bytes(), "%25");
    }
};

} // namespace mentat::test::tst_html

MENTAT_TEST(tst_html, TestHtml, QCoreApplication)
#include "tst_html.moc"
