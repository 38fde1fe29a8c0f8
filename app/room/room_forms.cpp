#include "app/room/room_forms.h"

#include "app/room/form_fields.h"
#include "reports/writers/html_writer.h"

#include <QCryptographicHash>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr auto style = R"(form { margin: 1rem 0; }
label { display: block; font-weight: 600; margin: 0 0 .25rem; }
input, select, textarea { font: inherit; width: 100%; max-width: 24rem; padding: .7rem;
  box-sizing: border-box; color: var(--ink); background: var(--paper);
  border: 1px solid var(--quiet); border-radius: .4rem; }
button { font: inherit; font-weight: 600; padding: .7rem 1.2rem; margin: .6rem 0 0; color: var(--paper);
  background: var(--accent); border: 0; border-radius: .4rem; }
.fields { display: grid; grid-template-columns: repeat(3, 1fr); gap: .6rem; align-items: end; }
.fields .wide { grid-column: 1 / -1; }
.fields label { font-weight: 400; margin: 0; }
.fields input, .fields select, .fields textarea { display: block; }
input + label { margin-top: .8rem; }
.fields .box { display: flex; flex-flow: row-reverse wrap; justify-content: flex-end;
  align-items: center; gap: .4rem; }
.box input { width: 1.6rem; height: 2.6rem; margin: 0; }
.wrong input, .wrong select, .odd input, .odd select { border: 3px solid var(--accent); }
.notice { display: block; margin: .2rem 0; font-weight: 600; }
.loud { font-size: 1.5rem; line-height: 1.25; font-weight: 600; }
)";

QString hiddenField(const QString& name, const QString& value) {
    return u"<input type=\"hidden\" name=\"%1\" value=\"%2\"/>\n"_s.arg(htmlText(name),
                                                                        htmlText(value));
}

} // namespace

QString searchForm(const SearchForm& form) {
    return u"<form action=\"%1\" method=\"get\" role=\"search\">\n<label for=\"name\">%2</label>\n"
           "<input id=\"name\" name=\"name\" type=\"search\" value=\"%3\" autocomplete=\"off\" "
           "maxlength=\"100\"/>\n<button>%4</button>\n</form>\n"_s.arg(
               htmlText(form.action), htmlText(form.label), htmlText(form.typed),
               htmlText(form.button));
}

QString hiddenFields(const HiddenFields& fields) {
    QString html;
    for (const auto& [name, value] : fields)
        html += hiddenField(name, value);
    return html;
}

QString actForm(const QString& action, const HiddenFields& fields, const QString& button,
                bool first) {
    return u"<form action=\"%1\" method=\"post\">\n%2<button%3>%4</button>\n</form>\n"_s.arg(
        htmlText(action), hiddenFields(fields), first ? u" autofocus=\"autofocus\""_s : QString(),
        htmlText(button));
}

QString listLine(const QString& address, const QString& text, const QString& quiet) {
    const QString behind
        = quiet.isEmpty() ? QString() : u" <span class=\"note\">%1</span>"_s.arg(htmlText(quiet));
    return u"<li><a href=\"%1\">%2%3</a></li>\n"_s.arg(htmlText(address), htmlText(text), behind);
}

QString listOfLines(const QString& lines) {
    return u"<ul class=\"pages\">\n"_s + lines + u"</ul>\n"_s;
}

QString formMark(const QString& text) {
    constexpr qsizetype bytes = 8;
    return QString::fromLatin1(
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).left(bytes).toHex());
}

QString paragraph(const QString& text) {
    return u"<p>"_s + htmlText(text) + u"</p>\n"_s;
}

QString quietParagraph(const QString& text) {
    return u"<p class=\"note\">"_s + htmlText(text) + u"</p>\n"_s;
}

QString loudParagraph(const QString& text) {
    return u"<p class=\"loud\">"_s + htmlText(text) + u"</p>\n"_s;
}

QString addressOf(const QString& file, const HiddenFields& fields) {
    return fields.empty() ? file
                          : QString(file + u'?' + QString::fromLatin1(FormFields::written(fields)));
}

QString formStyle() {
    return QString::fromLatin1(style);
}

} // namespace mentat
