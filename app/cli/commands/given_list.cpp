#include "app/cli/commands/given_list.h"

#include "app/cli/output/problems.h"
#include "app/cli/shared/shared_options.h"
#include "model/failure_kind.h"
#include "reports/wording/sentences.h"

#include <algorithm>
#include <iterator>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// A column number from 1; absent if it is not one, or too large for a list.
std::optional<size_t> columnNumber(const QString& text) {
    const bool isNumber
        = std::ranges::all_of(text, [](QChar letter) { return letter >= u'0' && letter <= u'9'; });
    bool fits = false;
    const uint number = text.toUInt(&fits);
    return isNumber && fits && number > 0 ? std::optional<size_t>(number) : std::nullopt;
}

/// nullopt if the row lacks the heading.
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
                // Accepts the words that a header may have; only "last name first" has none.
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

namespace {

void tell(CommandContext& context, const QString& sentence) {
    context.err.write((sentence + u'\n').toUtf8());
}

void tellHow(CommandContext& context, const CellTable& table, const TableChoice& choice) {
    if (table.isGuessed() && !choice.encoding)
        tell(context,
             u"Read as Windows text; check the accents. Use --encoding for another encoding."_s);
    if (table.sheets.size() > 1 && !choice.sheet)
        tell(context, u"Read the sheet \"%1\" of %2. Use --sheet to choose another."_s.arg(
                          onOneLine(table.sheet), onOneLine(table.sheets.join(u", "_s))));
}

} // namespace

std::vector<Option> listOptions(const QString& what, const ColumnWords& words) {
    std::vector<Option> options{
        {.name = u"csv"_s,
         .value = u"CSV"_s,
         .description = what + u", as text or as a workbook (.xlsx); - is standard input"_s,
         .required = true},
        {.name = u"sheet"_s,
         .value = u"SHEET"_s,
         .description = u"the sheet of a workbook, by name or number; the default is the first"_s},
        {.name = u"encoding"_s,
         .value = u"ENCODING"_s,
         .description = u"the encoding of a text file; the default is detected"_s,
         .words = {u"utf-8"_s, u"utf-16"_s, u"utf-16be"_s, u"windows-1252"_s}}};
    for (Option& option : ListColumns::options(words.example))
        options.push_back(std::move(option));
    return options;
}

tl::expected<GivenList, ExitCode> readList(const Arguments& arguments, CommandContext& context,
                                           const ColumnWords& words, const QString& command) {
    const auto columns = ListColumns::typedIn(arguments, words);
    if (!columns)
        return tl::unexpected(reportWrongUsage(context.err, columns.error(), command));
    const auto bytes = readInput(*arguments.value(u"csv"_s), context.in);
    if (!bytes)
        return tl::unexpected(reportInputFailure(context, bytes.error()));
    TableChoice choice{arguments.value(u"sheet"_s), {}};
    if (const auto encoding = arguments.value(u"encoding"_s))
        choice.encoding = encodingNamed(*encoding);
    auto table = readTable(*bytes, choice);
    if (!table)
        return tl::unexpected(reportInputFailure(context, table.error()));
    if (choice.sheet && table->sheets.isEmpty()) {
        tell(context, u"--sheet is for workbooks (.xlsx); this list is text."_s);
        return tl::unexpected(ExitCode::WrongRequest);
    }
    tellHow(context, *table, choice);
    GivenList list{std::move(table->rows), {}};
    if (!*columns)
        return list;
    if (list.rows.empty())
        return tl::unexpected(reportInputFailure(context, {FailureKind::CsvNoHeader, {}, {}}));
    const auto found = (*columns)->foundIn(list.rows);
    if (!found) {
        tell(context, found.error());
        return tl::unexpected(ExitCode::WrongRequest);
    }
    list.columns = *found;
    return list;
}

void tellNotTaken(CommandContext& context, const QStringList& headings) {
    constexpr qsizetype mostHeadings = 20;
    if (!headings.isEmpty())
        tell(context, u"Ignored columns: %1. Use --columns to say what they hold."_s.arg(
                          onOneLine(firstOf(headings, mostHeadings))));
}

} // namespace mentat
