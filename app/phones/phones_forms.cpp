#include "app/phones/phones_forms.h"

#include <QCryptographicHash>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

int digitOf(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// Control characters, which phones never type; line ends and tabs occur in notes.
bool isNeverTyped(QChar letter) {
    return letter.category() == QChar::Other_Control && letter != u'\n' && letter != u'\r'
           && letter != u'\t';
}

std::optional<QString> decoded(const QByteArray& part) {
    QByteArray bytes;
    bytes.reserve(part.size());
    for (qsizetype i = 0; i < part.size(); ++i) {
        if (part[i] != '%') {
            bytes.append(part[i] == '+' ? ' ' : part[i]);
            continue;
        }
        const bool isWhole = i + 2 < part.size();
        const int high = isWhole ? digitOf(part[i + 1]) : -1;
        const int low = isWhole ? digitOf(part[i + 2]) : -1;
        if (high < 0 || low < 0)
            return std::nullopt;
        bytes.append(static_cast<char>(high * 16 + low));
        i += 2;
    }
    QString text = QString::fromUtf8(bytes);
    // Bytes that are not UTF-8 were replaced.
    if (text.toUtf8() != bytes)
        return std::nullopt;
    text.removeIf(isNeverTyped);
    return text;
}

} // namespace

std::optional<FormFields> FormFields::read(const QByteArray& sent) {
    std::vector<std::pair<QString, QString>> fields;
    for (const QByteArray& field : sent.split('&')) {
        if (field.isEmpty())
            continue;
        const qsizetype equals = field.indexOf('=');
        const auto name = decoded(equals < 0 ? field : field.left(equals));
        const auto value = decoded(equals < 0 ? QByteArray() : field.mid(equals + 1));
        if (!name || !value || fields.size() == most)
            return std::nullopt;
        fields.emplace_back(*name, *value);
    }
    return FormFields(std::move(fields));
}

QByteArray FormFields::written(const std::vector<std::pair<QString, QString>>& fields) {
    QByteArray all;
    for (const auto& [name, value] : fields) {
        if (!all.isEmpty())
            all += '&';
        all += QUrl::toPercentEncoding(name) + '=' + QUrl::toPercentEncoding(value);
    }
    return all;
}

namespace {

constexpr char style[] = R"(form { margin: 1rem 0; }
form[role=search] { display: grid; grid-template-columns: minmax(0, 1fr) max-content;
  gap: 0 .6rem; max-width: 32rem; }
form[role=search] label { grid-column: 1 / -1; }
form[role=search] button { margin: 0; }
label { display: block; font-weight: 600; margin: 0 0 .25rem; }
input, select, textarea { font: inherit; width: 100%; max-width: 24rem; min-height: 3rem;
  padding: .7rem;
  color: var(--ink); background: var(--paper);
  border: 1px solid var(--quiet); border-radius: .4rem; }
button { font: inherit; font-weight: 600; padding: .7rem 1.2rem; margin: .6rem 0 0; color: var(--paper);
  background: var(--accent); border: 0; border-radius: .4rem; }
.fields { display: grid; grid-template-columns: repeat(3, 1fr); gap: .6rem; align-items: end; }
.fields .wide { grid-column: 1 / -1; }
.fields .choice { grid-column: span 2; }
.fields label { font-weight: 400; margin: 0; }
.fields input, .fields select, .fields textarea { display: block; }
input + label { margin-top: .8rem; }
.fields .box { display: flex; flex-flow: row-reverse wrap; justify-content: flex-end;
  align-items: center; gap: .4rem; }
.box input { width: 1.6rem; height: 2.6rem; min-height: 0; margin: 0; }
.wrong input, .wrong select, .odd input, .odd select { border: 3px solid var(--accent); }
.notice { display: block; margin: .2rem 0; font-weight: 600; }
.taps { border: 0; margin: 0; }
.taps, .taps legend { padding: 0; }
.taps label { position: relative; display: flex; gap: .7rem; font-weight: 400; max-width: 26rem;
  padding: .7rem 1rem; margin: .5rem 0; border: 1px solid var(--line); border-radius: .5rem; }
.taps input { position: absolute; inset: 0; width: 100%; max-width: none; height: 100%; margin: 0;
  opacity: 0; }
.taps input:focus-visible ~ .who { outline: 2px solid var(--accent); outline-offset: .2rem; }
.taps .who { flex: auto; min-width: 0; }
.taps .won { visibility: hidden; }
.taps input:checked ~ .who, .taps input:checked ~ .won { visibility: visible; font-weight: 600; }
.taps label:has(:checked) { border-color: var(--accent); background: var(--tint);
  box-shadow: inset 0 0 0 1px var(--accent); }
summary { padding: .7rem 0; color: var(--accent); font-weight: 600; }
.back { display: block; color: var(--ink); background: none; border: 1px solid var(--quiet); }
form > button { display: block; }
.notices { border-left: .3rem solid var(--accent); background: var(--tint); padding: .1rem .9rem; }
.notices a { color: inherit; }
.seats { list-style: none; padding: 0; }
.seats li { display: flex; gap: .7rem; padding: .35rem 0; border-top: 1px solid var(--line); }
.seats span { min-width: 1.4rem; color: var(--quiet); }
.seats .value { margin-left: auto; color: var(--ink); font-weight: 600;
  font-variant-numeric: tabular-nums; }
.seats .own { font-weight: 600; }
h2 + .seats > li:first-child { border-top: 0; }
.me, .seats, .two { max-width: 40rem; }
.two { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: 0 1.5rem; }
.two a { font-size: 1rem; padding: .7rem 0; }
h2 + .two > li { border-top: 0; border-bottom: 1px solid var(--line); }
.me { background: var(--tint); border-left: .3rem solid var(--accent); border-radius: .5rem;
  padding: .7rem 1rem; margin: 1rem 0; }
.me p { margin: .2rem 0; }
.me .who { font-weight: 600; }
.me .who a { float: right; font-weight: 400; font-size: .85rem; padding: .2rem 0; }
.me .table { font-size: 2.6rem; line-height: 1.15; font-weight: 600; }
.me .table span { font-size: 1.3rem; font-weight: 400; color: var(--quiet); margin-left: .5rem; }
.me .left { font-weight: 600; }
.tiles { display: grid; grid-template-columns: 1fr 1fr; gap: .7rem; margin: 1rem 0; max-width: 40rem; }
.tiles a { display: block; padding: .8rem .9rem; border: 1px solid var(--line); border-radius: .6rem;
  color: var(--ink); font-weight: 600; text-decoration: none; }
.tiles .note { display: block; font-weight: 400; }
.loud { font-size: 1.5rem; line-height: 1.25; font-weight: 600; }
)";

} // namespace

Html searchForm(const SearchForm& form) {
    return Html(
        "<form action=\"%1\" method=\"get\" role=\"search\">\n<label for=\"name\">%2</label>\n"
        "<input id=\"name\" name=\"name\" type=\"search\" value=\"%3\" autocomplete=\"off\" "
        "maxlength=\"100\"/>\n<button>%4</button>\n</form>\n",
        form.action, form.label, form.typed, form.button);
}

Html hiddenFields(const HiddenFields& fields) {
    Html html;
    for (const auto& [name, value] : fields)
        html += Html("<input type=\"hidden\" name=\"%1\" value=\"%2\"/>\n", name, value);
    return html;
}

Html actForm(const QString& action, const HiddenFields& fields, const QString& button, bool first) {
    return Html("<form action=\"%1\" method=\"post\">\n%2<button%3>%4</button>\n</form>\n", action,
                hiddenFields(fields), Html::when(first, " autofocus=\"autofocus\""), button);
}

Html listLine(const QString& address, const QString& text, const QString& quiet) {
    return Html("<li><a href=\"%1\">%2%3</a></li>\n", address, text,
                quiet.isEmpty() ? Html() : Html(" <span class=\"note\">%1</span>", quiet));
}

Html listOfLines(const Html& lines) {
    return Html("<ul class=\"pages\">\n%1</ul>\n", lines);
}

QString formMark(const QString& text) {
    constexpr qsizetype bytes = 8;
    return QString::fromLatin1(
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).left(bytes).toHex());
}

Html paragraph(const QString& text) {
    return Html("<p>%1</p>\n", text);
}

Html quietParagraph(const QString& text) {
    return Html("<p class=\"note\">%1</p>\n", text);
}

Html loudParagraph(const QString& text) {
    return Html("<p class=\"loud\">%1</p>\n", text);
}

QString addressOf(const QString& file, const HiddenFields& fields) {
    return fields.empty() ? file
                          : QString(file + u'?' + QString::fromLatin1(FormFields::written(fields)));
}

Html formStyle() {
    return Html(style);
}

} // namespace mentat
