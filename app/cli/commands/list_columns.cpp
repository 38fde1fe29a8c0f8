#include "app/cli/commands/list_columns.h"

#include "model/document/bytes/table.h"
#include "model/document/games_csv.h"
#include "reports/wording/sentences.h"

#include <algorithm>
#include <iterator>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

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

ColumnWords peopleWords() {
    return {u"name=Player,badge=3"_s,
            u"name, family-first, given, family, suffix, preferred, from, badge, preference, "
            "email, phone, or status"_s,
            u"--columns must have a name, a family-first, or a given and a family."_s,
            [](const QString& word) -> std::optional<size_t> {
                // By the words that a header may have too; only for the last name first there is
                // none.
                if (headingWord(word) == u"familyfirst")
                    return static_cast<size_t>(PeopleColumn::FamilyFirst);
                if (headingWord(word) == u"preferred")
                    return static_cast<size_t>(PeopleColumn::Preferred);
                const PeopleColumns known = peopleColumnsIn({0, {word}});
                return known.empty() ? std::nullopt
                                     : std::optional(static_cast<size_t>(known.begin()->first));
            },
            [](const std::map<size_t, size_t>& places) {
                return haveName(peopleLayout({places}).columns);
            }};
}

ColumnWords scheduleWords() {
    return {
        u"date=Day,round=4"_s,
        u"date, time, when, code, event, round, class, format, duration, room, gm, or prize"_s,
        u"--columns must have a date and a time (or a when), a round, and a code or an event."_s,
        [](const QString& word) -> std::optional<size_t> {
            const ScheduleHeader known = headerIn({0, {word}});
            return known.columns.empty()
                       ? std::nullopt
                       : std::optional(static_cast<size_t>(known.columns.begin()->first));
        },
        [](const std::map<size_t, size_t>& places) {
            return missingColumns(scheduleTopOf({places}).columns).empty();
        }};
}

ColumnWords gamesWords() {
    return {u"year=Season,player=5"_s,
            u"year, heat, table, player, and the other headings of a list of games"_s,
            u"--columns must have a year, a heat, a table, and a player."_s, gamesHeadingNamed,
            [](const std::map<size_t, size_t>& places) {
                return missingGamesHeadings(places).isEmpty();
            }};
}

PeopleLayout peopleLayout(const ColumnsFound& found) {
    PeopleLayout layout{{}, found.header, !found.hasHeader};
    for (const auto& [column, place] : found.places)
        layout.columns[static_cast<PeopleColumn>(column)] = place;
    return layout;
}

ScheduleTop scheduleTopOf(const ColumnsFound& found) {
    ScheduleTop top{found.header, {}};
    for (const auto& [column, place] : found.places)
        top.columns[static_cast<ScheduleColumn>(column)] = place;
    return top;
}

GamesLayout gamesLayout(const ColumnsFound& found) {
    return {found.places, found.header, found.hasHeader};
}

std::vector<Option> ListColumns::options(const QString& example) {
    return {{.name = u"columns"_s,
             .value = u"COLUMNS"_s,
             .description = u"what its columns hold, by heading or number: "_s + example},
            {.name = u"no-header"_s,
             .description = u"the list has no headings; --columns gives numbers"_s}};
}

tl::expected<std::optional<ListColumns>, QString> ListColumns::typedIn(const Arguments& arguments,
                                                                       const ColumnWords& words) {
    const auto typed = arguments.value(u"columns"_s);
    ListColumns columns;
    columns.m_hasHeader = !arguments.has(u"no-header"_s);
    if (!typed && columns.m_hasHeader)
        return std::nullopt;
    if (!typed)
        return tl::unexpected(u"--no-header needs --columns."_s);
    std::map<size_t, size_t> given;
    for (const QString& part : typed->split(u',')) {
        const qsizetype sign = part.indexOf(u'=');
        const QString place = part.mid(sign + 1).trimmed();
        if (sign < 0 || place.isEmpty())
            return tl::unexpected(
                u"--columns must be like \"%1\", not \"%2\"."_s.arg(words.example, *typed));
        const QString word = part.left(sign).trimmed();
        const auto column = words.columnCalled(word);
        if (!column)
            return tl::unexpected(
                u"--columns does not know \"%1\". Use %2."_s.arg(word, words.known));
        const auto number = columnNumber(place);
        if (!number && !columns.m_hasHeader)
            return tl::unexpected(
                u"With --no-header, --columns must give numbers from 1, not \"%1\"."_s.arg(place));
        if (!columns.m_places.try_emplace(*column, Place{number, place}).second)
            return tl::unexpected(u"--columns has \"%1\" twice."_s.arg(word));
        given[*column] = 0;
    }
    if (!words.isEnough(given))
        return tl::unexpected(words.enough);
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

tl::expected<ColumnsFound, QString> ListColumns::foundIn(const std::vector<CsvRow>& rows) const {
    const auto header = headerIn(rows);
    if (!header)
        return tl::unexpected(header.error());
    size_t width = 0;
    for (const CsvRow& row : rows)
        width = std::max(width, row.fields.size());
    ColumnsFound found{{}, *header, m_hasHeader};
    for (const auto& [column, place] : m_places) {
        if (place.number && *place.number > width)
            return tl::unexpected(
                u"The list has no column %1; its widest line has %2."_s.arg(*place.number)
                    .arg(width));
        found.places[column]
            = place.number ? *place.number - 1 : *placeOf(place.heading, rows[*header]);
    }
    return found;
}

} // namespace mentat
