#include "app/phones/result/sheet_form.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr qsizetype longWord = 10; // in letters: wider than a field in a row

using Asked = SheetInput::Asked;
using Kind = SheetInput::Kind;

/// The on-screen keyboard of the field.
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

/// `more` is further attributes.
Html fieldOf(const SheetInput& input, const Html& more) {
    switch (input.kind) {
    case Kind::Choice:
        return Html("<select id=\"%1\" name=\"%1\"%2>\n%3</select>\n", input.name, more,
                    choicesOf(input));
    case Kind::Box:
        return Html("<input id=\"%1\" name=\"%1\"%2 type=\"checkbox\" value=\"1\"%3/>", input.name,
                    more, Html::when(!input.value.isEmpty(), " checked=\"checked\""));
    case Kind::Note:
        return Html("<textarea id=\"%1\" name=\"%1\"%2 rows=\"3\">%3</textarea>\n", input.name,
                    more, input.value);
    case Kind::Text:
    case Kind::Number:
    case Kind::Decimal:
    case Kind::Time: break;
    }
    const Html example
        = input.example.isEmpty() ? Html() : Html(" placeholder=\"%1\"", input.example);
    return Html("<input id=\"%1\" name=\"%1\"%2 value=\"%3\"%4%5/>", input.name, more, input.value,
                example, keysOf(input.kind));
}

/// The notices of the input, errors first.
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
    // Notices need the whole width; a seat's texts are short.
    const bool isWide
        = input.kind == Kind::Note || !notices.empty()
          || (part.heading.isEmpty() && (input.kind == Kind::Choice || input.kind == Kind::Text));
    if (isWide)
        classes.append(u"wide"_s);
    else if (input.kind == Kind::Choice)
        classes.append(u"choice"_s);
    const QStringList words = input.label.split(u' ');
    if (std::ranges::any_of(words, [](const QString& word) { return word.size() >= longWord; }))
        classes.append(u"long"_s);
    if (input.kind == Kind::Box)
        classes.append(u"box"_s);
    if (!notices.empty())
        classes.append(notices.front().isWrong ? u"wrong"_s : u"odd"_s);
    return classes.join(u' ');
}

/// A field below its label. `isBelow`: its notices go below the whole row.
Html labelOf(const SheetPart& part, const SheetInput& input, const PhoneSheetForm& form,
             bool isBelow) {
    const auto here = noticesAt(input.name, form.notices);
    const QString classes = classOf(part, input, here);
    Html more = Html::when(form.focus && *form.focus == input.name, " autofocus=\"autofocus\"");
    Html notices;
    if (isBelow && !here.empty())
        more += Html(" aria-describedby=\"notice-%1\"", input.name);
    for (const SheetNotice& notice : isBelow ? std::vector<SheetNotice>() : here)
        notices += Html("<span class=\"notice\">%1</span>\n", notice.text);
    return Html("<label%1><span>%2</span>%3%4</label>\n",
                classes.isEmpty() ? Html() : Html(" class=\"%1\"", classes), input.label,
                fieldOf(input, more), notices);
}

/// Notices of a row of fields: a single field has no room for them.
Html noticesBelow(const SheetPart& part, const PhoneSheetForm& form) {
    Html notices;
    for (const SheetInput& input : part.inputs) {
        QStringList texts;
        for (const SheetNotice& notice : noticesAt(input.name, form.notices))
            texts.append(notice.text);
        if (!texts.isEmpty())
            notices += Html("<p class=\"notice\" id=\"notice-%1\">%2: %3</p>\n", input.name,
                            input.label, texts.join(u' '));
    }
    return notices;
}

Html partOf(const SheetPart& part, const PhoneSheetForm& form) {
    const bool isRow = form.rest.isEmpty();
    Html fields;
    for (const SheetInput& input : part.inputs)
        fields += labelOf(part, input, form, isRow);
    const Html notices = isRow ? noticesBelow(part, form) : Html();
    if (part.heading.isEmpty())
        return Html("<div class=\"fields\">\n%1</div>\n%2", fields, notices);
    return Html("<section class=\"seat\">\n<h2>%1</h2>\n<div class=\"fields\">\n%2</div>\n"
                "%3</section>\n",
                part.heading, fields, notices);
}

Html partsOf(const std::vector<SheetPart>& parts, const PhoneSheetForm& form) {
    Html html;
    for (const SheetPart& part : parts)
        html += partOf(part, form);
    return html;
}

/// Open if it contains something to check.
Html restOf(const PhoneSheetForm& form) {
    const auto parts = mentat::askedFor(form.parts, Asked::Later);
    const bool isOpen = std::ranges::any_of(parts, [&](const SheetPart& part) {
        return std::ranges::any_of(part.inputs, [&](const SheetInput& input) {
            return !noticesAt(input.name, form.notices).empty();
        });
    });
    return Html("<details%1>\n<summary>%2</summary>\n%3</details>\n",
                Html::when(isOpen, " open=\"open\""), form.rest, partsOf(parts, form));
}

/// "Seat 3, Ada Byron: PP"; empty if the form has no such field.
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
    const Html fields = form.rest.isEmpty()
                            ? partsOf(form.parts, form)
                            : partsOf(askedFor(form.parts, Asked::Now), form) + restOf(form);
    // Last, so that Enter in a field presses the other button.
    const Html back = form.back.second.isEmpty()
                          ? Html()
                          : Html("<button class=\"back\" name=\"%1\" value=\"1\">%2</button>\n",
                                 form.back.first, form.back.second);
    return Html("<form action=\"%1\" method=\"post\" autocomplete=\"off\">\n%2%3%4"
                "<button%5>%6</button>\n%7</form>\n",
                form.action, hiddenFields(form.hidden), fields, partOf(form.foot, form),
                Html::when(form.focus && form.focus->isEmpty(), " autofocus=\"autofocus\""),
                form.button, back);
}

Html whoWonForm(const WhoWonForm& form) {
    Html taps;
    for (const SheetInput& winner : form.winners)
        taps
            += Html("<label>%1<span class=\"who\">%2</span><span class=\"won\">%3</span></label>\n",
                    fieldOf(winner, {}), winner.label, form.won);
    return Html("<form action=\"%1\" method=\"post\" autocomplete=\"off\">\n%2"
                "<fieldset class=\"taps\">\n<legend class=\"loud\">%3</legend>\n%4</fieldset>\n%5"
                "<button>%6</button>\n</form>\n",
                form.action, hiddenFields(form.hidden), form.question, taps,
                form.how.inputs.empty() ? Html() : partOf(form.how, {}), form.button);
}

std::vector<SheetPart> askedFor(const std::vector<SheetPart>& parts, Asked asked) {
    std::vector<SheetPart> some;
    for (const SheetPart& part : parts) {
        SheetPart here{part.heading, {}};
        std::ranges::copy_if(part.inputs, std::back_inserter(here.inputs),
                             [&](const SheetInput& input) { return input.asked == asked; });
        if (!here.inputs.empty())
            some.push_back(std::move(here));
    }
    return some;
}

Html noticeList(const std::vector<SheetPart>& parts, const SheetPart& foot,
                const std::vector<SheetNotice>& notices) {
    Html lines;
    for (const SheetNotice& notice : notices) {
        QString where = nameOfInput(parts, notice.input);
        if (where.isEmpty())
            where = nameOfInput({foot}, notice.input);
        lines += where.isEmpty() ? Html("<li>%1</li>\n", notice.text)
                                 : Html("<li><a href=\"#%1\">%2</a></li>\n", notice.input,
                                        QString(where + u": "_s + notice.text));
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
