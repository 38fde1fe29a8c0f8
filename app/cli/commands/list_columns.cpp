#include "app/cli/commands/list_columns.h"

#include "model/document/bytes/table_header.h"
#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// By the words that a header may have too; only for the last name first there is none.
std::optional<PeopleColumn> columnCalled(const QString& word) {
    if (headingWord(word) == u"familyfirst")
        return PeopleColumn::FamilyFirst;
    const PeopleColumns known = peopleColumnsIn({0, {word}});
    return known.empty() ? std::nullopt : std::optional(known.begin()->first);
}

/// A number from 1; nothing where it is none, or none that a list can have.
std::optional<size_t> columnNumber(const QString& text) {
    const bool isNumber
        = std::ranges::all_of(text, [](QChar letter) { return letter >= u'0' && letter <= u'9'; });
    bool fits = false;
    const uint number = text.toUInt(&fits);
    return isNumber && fits && number > 0 ? std::optional<size_t>(number) : std::nullopt;
}

/// nullopt: the row does not have it.
std::optional<size_t> placeOf(const QString& heading, const CsvRow& row) {
    const auto found = std::ranges::find(row.fields, headingWord(heading), headingWord);
    return found == row.fields.end()
               ? std::nullopt
               : std::optional(static_cast<size_t>(found - row.fields.begin()));
}

} // namespace

std::vector<Option> ListColumns::options() {
    return {{.name = u"columns"_s,
             .value = u"COLUMNS"_s,
             .description = u"what its columns hold, by heading or number: name=Player,badge=3"_s},
            {.name = u"no-header"_s,
             .description = u"the list has no headings; --columns gives numbers"_s}};
}

tl::expected<std::optional<ListColumns>, QString> ListColumns::typedIn(const Arguments& arguments) {
    const auto typed = arguments.value(u"columns"_s);
    ListColumns columns;
    columns.m_hasHeader = !arguments.has(u"no-header"_s);
    if (!typed && columns.m_hasHeader)
        return std::nullopt;
    if (!typed)
        return tl::unexpected(u"--no-header needs --columns."_s);
    PeopleColumns given;
    for (const QString& part : typed->split(u',')) {
        const qsizetype sign = part.indexOf(u'=');
        const QString place = part.mid(sign + 1).trimmed();
        if (sign < 0 || place.isEmpty())
            return tl::unexpected(
                u"--columns must be like \"name=Player,badge=3\", not \"%1\"."_s.arg(*typed));
        const QString word = part.left(sign).trimmed();
        const auto column = columnCalled(word);
        if (!column)
            return tl::unexpected(
                u"--columns does not know \"%1\". Use name, family-first, given, family, "
                "suffix, from, badge, preference, email or phone."_s.arg(word));
        const auto number = columnNumber(place);
        if (!number && !columns.m_hasHeader)
            return tl::unexpected(
                u"With --no-header, --columns must give numbers from 1, not \"%1\"."_s.arg(place));
        if (!columns.m_places.try_emplace(*column, Place{number, place}).second)
            return tl::unexpected(u"--columns has \"%1\" twice."_s.arg(word));
        given[*column] = 0;
    }
    if (!haveName(given))
        return tl::unexpected(
            u"--columns must have a name, a family-first, or a given and a family."_s);
    return columns;
}

tl::expected<size_t, QString> ListColumns::headerIn(const std::vector<CsvRow>& rows) const {
    QStringList headings;
    for (const auto& [column, place] : m_places) {
        if (!place.number)
            headings << place.heading;
    }
    if (headings.isEmpty())
        return likelyHeader(rows);
    const auto header = std::ranges::find_if(rows, [&](const CsvRow& row) {
        return std::ranges::all_of(
            headings, [&](const QString& heading) { return placeOf(heading, row).has_value(); });
    });
    if (header == rows.end())
        return tl::unexpected(
            u"No row of the list has these headings: %1."_s.arg(onOneLine(headings.join(u", "_s))));
    return static_cast<size_t>(header - rows.begin());
}

tl::expected<PeopleLayout, QString> ListColumns::layoutIn(const std::vector<CsvRow>& rows) const {
    const auto header = headerIn(rows);
    if (!header)
        return tl::unexpected(header.error());
    size_t width = 0;
    for (const CsvRow& row : rows)
        width = std::max(width, row.fields.size());
    PeopleLayout layout{{}, *header, !m_hasHeader};
    for (const auto& [column, place] : m_places) {
        if (place.number && *place.number > width)
            return tl::unexpected(
                u"The list has no column %1; its widest line has %2."_s.arg(*place.number)
                    .arg(width));
        layout.columns[column]
            = place.number ? *place.number - 1 : *placeOf(place.heading, rows[*header]);
    }
    return layout;
}

} // namespace mentat
