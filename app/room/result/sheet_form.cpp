#include "app/room/result/sheet_form.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using Kind = SheetInput::Kind;

/// Which keys a phone shows.
Html keysOf(Kind kind) {
    switch (kind) {
    case Kind::Number: return Html(" inputmode=\"numeric\"");
    case Kind::Decimal: return Html(" inputmode=\"decimal\"");
    case Kind::Text:
    case Kind::Time:
    case Kind::Choice:
    case Kind::Box:
    case Kind::Note: break;
    }
    return {};
}

Html choicesOf(const SheetInput& input) {
    Html html;
    for (const auto& [value, text] : input.choices)
        html += Html("<option value=\"%1\"%2>%3</option>\n", value,
                     Html::when(value == input.value, " selected=\"selected\""), text);
    return html;
}

/// more: attributes.
Html fieldOf(const SheetInput& input, const Html& more) {
    switch (input.kind) {
    case Kind::Choice:
        return Html("<select name=\"%1\"%2>\n%3</select>\n", input.name, more, choicesOf(input));
    case Kind::Box:
        return Html("<input name=\"%1\"%2 type=\"checkbox\" value=\"1\"%3/>\n", input.name, more,
                    Html::when(!input.value.isEmpty(), " checked=\"checked\""));
    case Kind::Note:
        return Html("<textarea name=\"%1\"%2 rows=\"3\">%3</textarea>\n", input.name, more,
                    input.value);
    case Kind::Text:
    case Kind::Number:
    case Kind::Decimal:
    case Kind::Time: break;
    }
    const Html example
        = input.example.isEmpty() ? Html() : Html(" placeholder=\"%1\"", input.example);
    return Html("<input name=\"%1\"%2 value=\"%3\"%4%5/>\n", input.name, more, input.value, example,
                keysOf(input.kind));
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

Html partOf(const SheetPart& part, const PhoneSheetForm& form) {
    Html fields;
    for (const SheetInput& input : part.inputs) {
        const auto here = noticesAt(input.name, form.notices);
        const QString classes = classOf(part, input, here);
        Html notices;
        for (const SheetNotice& notice : here)
            notices += Html("<span class=\"notice\">%1</span>\n", notice.text);
        const Html focus
            = Html::when(form.focus && *form.focus == input.name, " autofocus=\"autofocus\"");
        fields += Html("<label%1>%2\n%3%4</label>\n",
                       classes.isEmpty() ? Html() : Html(" class=\"%1\"", classes), input.label,
                       fieldOf(input, focus), notices);
    }
    const Html heading = part.heading.isEmpty() ? Html() : Html("<h2>%1</h2>\n", part.heading);
    return Html("%1<div class=\"fields\">\n%2</div>\n", heading, fields);
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

Html sheetForm(const PhoneSheetForm& form) {
    Html parts;
    for (const SheetPart& part : form.parts)
        parts += partOf(part, form);
    return Html("<form action=\"%1\" method=\"post\" autocomplete=\"off\">\n%2%3%4"
                "<button%5>%6</button>\n</form>\n",
                form.action, hiddenFields(form.hidden), parts, partOf(form.foot, form),
                Html::when(form.focus && form.focus->isEmpty(), " autofocus=\"autofocus\""),
                form.button);
}

Html noticeList(const std::vector<SheetPart>& parts, const SheetPart& foot,
                const std::vector<SheetNotice>& notices) {
    Html lines;
    for (const SheetNotice& notice : notices) {
        QString where = nameOfInput(parts, notice.input);
        if (where.isEmpty())
            where = nameOfInput({foot}, notice.input);
        lines += Html("<li>%1</li>\n",
                      where.isEmpty() ? notice.text : QString(where + u": "_s + notice.text));
    }
    return Html("<ul>\n%1</ul>\n", lines);
}

Html sheetToRead(const std::vector<SheetPart>& parts) {
    Html lines;
    for (const SheetPart& part : parts) {
        const QString values = valuesOf(part);
        if (!part.heading.isEmpty())
            lines += Html("<li>%1<br/>%2</li>\n", part.heading, values.isEmpty() ? u"–"_s : values);
        else if (!values.isEmpty())
            lines += Html("<li>%1</li>\n", values);
    }
    return Html("<ul>\n%1</ul>\n", lines);
}

} // namespace mentat
