#include "app/phones/result/result_pages.h"
#include "app/session/rounds/table_acts.h"
#include "tests/phones/phones_at_once.h"
#include "tests/publish/hostile_documents.h"
#include "tests/publish/page_reader.h"
#include "tests/publish/page_scanner.h"
#include "tests/session/session_test.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_phones_markup {

namespace {

/// Heat 1 is played at a table, heat 2 is open; and others are known from the year before.
QByteArray duneDocument() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune", "location": "Hall",
                  "gm": "Pat"},
        "players": [{"id": "p1", "name": "A", "from": "X"}, {"id": "p2", "name": "B", "from": "X"},
                    {"id": "p3", "name": "C", "from": "X"}, {"id": "p4", "name": "D", "from": "X"},
                    {"id": "p5", "name": "E", "from": "X"}, {"id": "p6", "name": "F", "from": "X"},
                    {"id": "p7", "name": "G", "from": "X"}],
        "heats": [{"number": 1, "name": "H", "location": "L", "start": "2026-07-29T09:00",
                   "minutes": 60, "entrants": ["p1", "p2", "p3", "p4", "p5"],
                   "games": [{"table": 1, "start": "2026-07-29T09:05", "seats": [
                     {"seat": 1, "player": "p1"}, {"seat": 2, "player": "p2"},
                     {"seat": 3, "player": "p3"}, {"seat": 4, "player": "p4"},
                     {"seat": 5, "player": "p5"}]}]},
                  {"number": 2, "name": "H", "location": "L", "start": "2026-07-29T13:00",
                   "minutes": 300, "entrants": ["p1"], "games": []}]})";
}

QByteArray rulesetDocument() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "M", "year": 2026, "rules": "heats", "location": "Hall", "ruleset": {
          "name": "M", "sizes": [2], "order": [{"by": "wins"}],
          "stages": [{"name": "Semi <%1>", "entrants": 4}, {"name": "Final"}]}},
        "players": [{"id": "p1", "name": "A", "from": "X"}, {"id": "p2", "name": "B"},
                    {"id": "p3", "name": "C"}, {"id": "p4", "name": "D"}],
        "heats": [{"number": 1, "location": "L", "start": "2026-07-29T13:00", "minutes": 300,
                   "entrants": ["p1"], "games": []}],
        "stages": [{"name": "Semi <%1>", "location": "L", "games": [
          {"table": 1, "seats": [{"seat": 1, "player": "p1"}, {"seat": 2, "player": "p4"}]},
          {"table": 2, "seats": [{"seat": 1, "player": "p2"}, {"seat": 2, "player": "p3"}]}]}]})";
}

/// A form as it stands on a page.
struct FoundForm {
    QString action;
    bool isPost = false;
    struct Field {
        QString name;
        QString value;
        bool isHidden = false;
        QStringList choices{};
    };
    std::vector<Field> fields{};
};

std::vector<FoundForm> formsOn(const ScannedPage& page) {
    std::vector<FoundForm> forms;
    for (const ScannedTag& tag : page.tags) {
        const auto value = [&](const QString& name) { return tag.value(name); };
        if (tag.name == u"form")
            forms.push_back({value(u"action"_s), value(u"method"_s) == u"post"});
        if (tag.name == u"input" || tag.name == u"textarea" || tag.name == u"select")
            forms.back().fields.push_back({value(u"name"_s),
                                           tag.name == u"textarea" ? tag.text : value(u"value"_s),
                                           value(u"type"_s) == u"hidden"});
        if (tag.name != u"option")
            continue;
        FoundForm::Field& field = forms.back().fields.back();
        field.choices.append(value(u"value"_s));
        const auto is = [](const auto& one) { return one.first == u"selected"; };
        if (std::ranges::any_of(tag.attributes, is))
            field.value = value(u"value"_s);
    }
    return forms;
}

/// Somebody who follows any link and sends any form, with anything typed into it.
class Stranger {
public:
    Stranger(PhonesAtOnce& room, RandomSource& random, QStringList texts, QStringList addresses)
        : m_room(room)
        , m_random(random)
        , m_texts(std::move(texts))
        , m_begin(std::move(addresses)) {}

    /// What is wrong with a page that comes of it; empty: nothing.
    QString run(int steps) {
        for (int i = 0; i < steps && m_fault.isEmpty(); ++i) {
            if (m_forms.empty() && m_links.isEmpty())
                go(oneOf(m_begin));
            else if (!m_forms.empty() && !m_random.oneIn(4))
                send(m_random.of(m_forms));
            else if (m_random.oneIn(2) || m_links.isEmpty())
                goBack();
            else
                go(oneOf(m_links));
        }
        return m_fault;
    }
    /// The files on whose pages a marked text was seen.
    [[nodiscard]] const std::set<QString>& files() const { return m_files; }
    /// Pages that a planted fault may be put into.
    [[nodiscard]] const QByteArrayList& pages() const { return m_pages; }

private:
    /// To where it began.
    void goBack() {
        m_links.clear();
        m_forms.clear();
    }
    const QString& oneOf(const QStringList& list) {
        return list[static_cast<qsizetype>(m_random.below(static_cast<size_t>(list.size())))];
    }
    void go(const QString& link) { look(link.section(u'?', 0, 0), m_room.follow(link)); }

    /// As it stands there, or with something else in each field.
    void send(const FoundForm& form) {
        const bool isAsItStands = m_random.oneIn(3);
        AskedFields fields;
        for (const FoundForm::Field& field : form.fields)
            fields.emplace_back(field.name,
                                isAsItStands || field.isHidden ? field.value : typedInto(field));
        if (form.isPost)
            look(form.action, m_room.post(form.action, fields));
        else
            look(form.action, m_room.get(form.action, fields));
    }

    QString typedInto(const FoundForm::Field& field) {
        if (!field.choices.isEmpty())
            return oneOf(field.choices);
        return m_random.oneIn(5) ? QString::number(m_random.below(20)) : oneOf(m_texts);
    }

    void look(const QString& file, const PhonesReply& reply) {
        const SeenMarks marks = marksOf(reply.page, m_texts);
        const ScannedPage page = scannedPage(reply.page);
        const Forms forms
            = reply.content == PhonesContent::DeskPage ? Forms::WithScript : Forms::Some;
        if (!marks.texts.empty()) {
            m_files.insert(file);
            m_pages.append(reply.page);
        }
        m_fault = !marks.fault.isEmpty() ? marks.fault : readPage(reply.page, forms).fault;
        if (!m_fault.isEmpty())
            m_fault.prepend(file + u": "_s);
        m_forms = formsOn(page);
        m_links.clear();
        for (const ScannedTag& tag : page.tags) {
            const QString link = tag.value(u"href"_s);
            if (!link.isEmpty())
                m_links.append(link);
        }
    }

    PhonesAtOnce& m_room;
    RandomSource& m_random;
    QStringList m_texts;
    QStringList m_begin;
    std::vector<FoundForm> m_forms; // of the page that is shown
    QStringList m_links;
    std::set<QString> m_files;
    QByteArrayList m_pages;
    QString m_fault;
};

} // namespace

/// Whatever is typed into the forms of the room's pages, and whatever people are called, stands on
/// every page letter by letter as it was typed.
class TestPhonesMarkup : public SessionTest {
    Q_OBJECT

private:
    std::unique_ptr<PhonesAtOnce> m_room;
    QStringList m_texts;

    /// With texts of the seed in it, at which somebody has come in at the second desk.
    void open(const QByteArray& document, RandomSource& random) {
        m_room.reset();
        m_texts = markedTexts(random, 60);
        openFileWith({withTexts(document, m_texts, static_cast<qsizetype>(random.below(60)))});
        QVERIFY(letTablesReport(*m_session, id(), true));
        m_scratch->clock().set(QDateTime(QDate(2026, 7, 29), QTime(12, 30), Qt::UTC));
        m_room = std::make_unique<PhonesAtOnce>(*m_session, m_scratch->clock());
        m_room->second().setOpen(true);
        (void)m_room->post(u"desk"_s,
                           {{u"initials"_s, u"CD"_s}, {u"pin"_s, m_room->second().pin()}});
    }
    QStringList addresses() {
        QStringList all{u"index.html"_s, u"check-in"_s, u"my-table"_s,         u"rules"_s,
                        u"clock"_s,      u"desk"_s,     u"desk?page=sheets"_s, u"nothing"_s};
        for (const auto& [code, place] : *m_room->view().codes())
            all += {u"our-result?code="_s + code.text(), u"our-result?code="_s + code.text()};
        return all;
    }

    /// How many texts of the page, behind these letters, this was done to, each by itself; fails
    /// where it is not seen.
    int plantedIn(const QByteArray& page, const QByteArray& behind, const QByteArray& before,
                  const QByteArray& after) {
        int planted = 0;
        for (const QString& text : m_texts) {
            const QByteArray whole = behind + text.toHtmlEscaped().toUtf8();
            const QByteArray spoiled
                = behind + text.toHtmlEscaped().toUtf8().replace(before, after);
            if (spoiled == whole || !page.contains(whole))
                continue;
            ++planted;
            const QByteArray other = QByteArray(page).replace(whole, spoiled);
            if (marksOf(other, m_texts).fault.isEmpty())
                QTest::qFail(spoiled.constData(), __FILE__, __LINE__);
        }
        return planted;
    }

private Q_SLOTS:
    void cleanup() {
        m_room.reset();
        closeFile();
    }

    void whatIsTypedIsSeen_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= (isSoak() ? 100U : 3U); ++seed) {
            QTest::addRow("Dune, seed %u", seed) << duneDocument() << seed;
            QTest::addRow("ruleset, seed %u", seed) << rulesetDocument() << seed;
        }
    }
    void whatIsTypedIsSeen() {
        QFETCH(const QByteArray, document);
        QFETCH(const unsigned, seed);
        RandomSource random(seed);
        open(document, random);
        Stranger stranger(*m_room, random, m_texts, addresses());
        const QString fault = stranger.run(400);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        for (const QString& file : {u"check-in"_s, u"my-table"_s, u"our-result"_s, u"rules"_s,
                                    u"clock"_s, u"desk"_s, u"index.html"_s})
            QVERIFY2(stranger.files().contains(file), qPrintable(file));
    }

    /// Each page of them with one of its escapes undone, or with one too many.
    void plantedFaultsAreFound() {
        RandomSource random(1);
        open(duneDocument(), random);
        Stranger stranger(*m_room, random, m_texts, addresses());
        QCOMPARE(stranger.run(100), QString());
        QCOMPARE(marksOf(stranger.pages().front(), m_texts).fault, QString());
        int planted = 0;
        for (const QByteArray& page : stranger.pages()) {
            for (const auto& [before, after] : std::vector<std::pair<QByteArray, QByteArray>>{
                     {"&lt;", "<"}, {"&amp;", "&"}, {"&lt;", "&amp;lt;"}, {"%1", "x"}, {"%2", ""}})
                planted += plantedIn(page, {}, before, after);
            planted += plantedIn(page, "=\"", "&quot;", "\"");
        }
        QVERIFY(planted > 100);
    }

    /// The letters that pages have without a text of anybody's.
    void aPageIsReadAsABrowserReadsIt() {
        const QStringList texts{u"a <b> zq0z"_s, u"\" x=\"zq1z"_s};
        const auto fault = [&](const QByteArray& page) { return marksOf(page, texts).fault; };
        QCOMPARE(fault("<!DOCTYPE html>\n<p class=\"x\">a &lt;b&gt; zq0z</p>"), QString());
        QCOMPARE(fault("<a href=\"?a=a+%3Cb%3E+zq0z&amp;b=%22%20x%3D%22zq1z\">1</a>"), QString());
        QCOMPARE(fault("<style>a > b { }</style><p>&quot; x=&quot;zq1z</p>"), QString());
        for (const char* page :
             {"<p>a <b> zq0z</p>", "<p>a &lt;b> zq9z</p>", "<p title=\"\" x=\"zq1z\">",
              "<p title=a>", "<p title='a'>", "<p title=\"<\">", "<zq0z>",
              "<style>a <b> zq0z</style>", "<p>a & b</p>", "<p>a < b</p>", "<!-- a -->",
              "<p>a &amp;lt;b&amp;gt; zq0z</p>", "<p>&copy;</p>", "<script>a <b> zq0z</script>",
              "<p hidden>", "<p>a </p>&lt;b&gt; zq0z"})
            QVERIFY2(!fault(page).isEmpty(), page);
    }
};

} // namespace mentat::test::tst_phones_markup

MENTAT_TEST(tst_phones_markup, TestPhonesMarkup, QGuiApplication)
#include "tst_phones_markup.moc"
