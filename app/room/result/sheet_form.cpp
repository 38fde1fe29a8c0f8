#include "app/room/result/sheet_form.h"

#include "reports/writers/html_writer.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using Kind = SheetInput::Kind;

/// Which keys a phone shows.
QString keysOf(Kind kind) {
    switch (kind) {
    case Kind::Number: return u" inputmode=\"numeric\""_s;
    case Kind::Decimal: return u" inputmode=\"decimal\""_s;
    case Kind::Text:
    case Kind::Time:
    case Kind::Choice:
    case Kind::Box:
    case Kind::Note: break;
    }
    return {};
}

QString choicesOf(const SheetInput& input) {
    QString html;
    for (const auto& [value, text] : input.choices)
        html += u"<option value=\"%1\"%2>%3</option>\n"_s.arg(
            htmlText(value), value == input.value ? u" selected=\"selected\""_s : QString(),
            htmlText(text));
    return html;
}

QString fieldOf(const SheetInput& input) {
    const QString name = htmlText(input.name);
    switch (input.kind) {
    case Kind::Choice: return u"<select name=\"%1\">\n%2</select>\n"_s.arg(name, choicesOf(input));
    case Kind::Box:
        return u"<input name=\"%1\" type=\"checkbox\" value=\"1\"%2/>\n"_s.arg(
            name, input.value.isEmpty() ? QString() : u" checked=\"checked\""_s);
    case Kind::Note:
        return u"<textarea name=\"%1\" rows=\"3\">%2</textarea>\n"_s.arg(name,
                                                                         htmlText(input.value));
    case Kind::Text:
    case Kind::Number:
    case Kind::Decimal:
    case Kind::Time: break;
    }
    const QString example = input.example.isEmpty()
                                ? QString()
                                : u" placeholder=\"%1\""_s.arg(htmlText(input.example));
    return u"<input name=\"%1\" value=\"%2\"%3/>\n"_s.arg(name, htmlText(input.value),
                                                          example + keysOf(input.kind));
}

/// Those of the input, errors first.
std::vector<SheetNotice> noticesAt(const QString& input, const std::vector<SheetNotice>& notices) {
    std::vector<SheetNotice> here;
    std::ranges::copy_if(notices, std::back_inserter(here),
                         [&](const SheetNotice& notice) { return notice.input == input; });
    std::ranges::stable_sort(here, [](const SheetNotice& one, const SheetNotice& other) {
        return one.isWrong && !other.isWrong;
    });
    return here;
}

QString classOf(const SheetPart& part, const SheetInput& input,
                const std::vector<SheetNotice>& notices) {
    QStringList classes;
    // The texts of a seat are short; what is said of a field needs the width.
    const bool isWide = input.kind == Kind::Choice || input.kind == Kind::Note
                        || (input.kind == Kind::Text && part.heading.isEmpty()) || !notices.empty();
    if (isWide)
        classes.append(u"wide"_s);
    if (input.kind == Kind::Box)
        classes.append(u"box"_s);
    if (!notices.empty())
        classes.append(notices.front().isWrong ? u"wrong"_s : u"odd"_s);
    return classes.join(u' ');
}

QString partOf(const SheetPart& part, const std::vector<SheetNotice>& notices) {
    QString html
        = part.heading.isEmpty() ? QString() : u"<h2>"_s + htmlText(part.heading) + u"</h2>\n"_s;
    html += u"<div class=\"fields\">\n"_s;
    for (const SheetInput& input : part.inputs) {
        const auto here = noticesAt(input.name, notices);
        const QString classes = classOf(part, input, here);
        html += classes.isEmpty() ? u"<label>"_s : u"<label class=\"%1\">"_s.arg(classes);
        html += htmlText(input.label) + u'\n' + fieldOf(input);
        for (const SheetNotice& notice : here)
            html += u"<span class=\"notice\">"_s + htmlText(notice.text) + u"</span>\n"_s;
        html += u"</label>\n"_s;
    }
    return html + u"</div>\n"_s;
}

/// "Seat 3, Ada Byron: PP"; empty where the form has no such field.
QString nameOfInput(const std::vector<SheetPart>& parts, const QString& name) {
    for (const SheetPart& part : parts) {
        const auto found = std::ranges::find(part.inputs, name, &SheetInput::name);
        if (found != part.inputs.end())
            return inputName(part, *found);
    }
    return {};
}

QString valuesOf(const SheetPart& part) {
    QStringList values;
    for (const SheetInput& input : part.inputs) {
        const QString value = shownValue(input);
        if (value.isEmpty())
            continue;
        if (input.kind == Kind::Box)
            values.append(input.label);
        else
            values.append(input.kind == Kind::Choice ? value : QString(input.label + u' ' + value));
    }
    return values.join(u" · "_s);
}

} // namespace

QString sheetForm(const PhoneSheetForm& form) {
    QString html = u"<form action=\"%1\" method=\"post\" autocomplete=\"off\">\n"_s.arg(
        htmlText(form.action));
    html += hiddenFields(form.hidden);
    for (const SheetPart& part : form.parts)
        html += partOf(part, form.notices);
    html += partOf(form.foot, form.notices);
    return html + u"<button>%1</button>\n</form>\n"_s.arg(htmlText(form.button));
}

QString noticeList(const std::vector<SheetPart>& parts, const SheetPart& foot,
                   const std::vector<SheetNotice>& notices) {
    QString html;
    for (const SheetNotice& notice : notices) {
        QString where = nameOfInput(parts, notice.input);
        if (where.isEmpty())
            where = nameOfInput({foot}, notice.input);
        html += u"<li>"_s
                + htmlText(where.isEmpty() ? notice.text : QString(where + u": "_s + notice.text))
                + u"</li>\n"_s;
    }
    return u"<ul>\n"_s + html + u"</ul>\n"_s;
}

QString sheetToRead(const std::vector<SheetPart>& parts) {
    QString html;
    for (const SheetPart& part : parts) {
        const QString values = valuesOf(part);
        if (part.heading.isEmpty() && values.isEmpty())
            continue;
        html += part.heading.isEmpty()
                    ? u"<li>"_s + htmlText(values) + u"</li>\n"_s
                    : u"<li>%1<br/>%2</li>\n"_s.arg(htmlText(part.heading),
                                                    htmlText(values.isEmpty() ? u"–"_s : values));
    }
    return u"<ul>\n"_s + html + u"</ul>\n"_s;
}

} // namespace mentat
