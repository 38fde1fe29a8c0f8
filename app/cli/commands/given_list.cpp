#include "app/cli/commands/given_list.h"

#include "app/cli/output/problems.h"
#include "app/cli/shared/input.h"
#include "model/failure_kind.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

void tell(CommandContext& context, const QString& sentence) {
    context.err.write((sentence + u'\n').toUtf8());
}

void tellHow(CommandContext& context, const CellTable& table, const TableChoice& choice) {
    if (table.isGuessed() && !choice.encoding)
        tell(context, u"Read as Windows text; check the accents. --encoding says otherwise."_s);
    if (table.sheets.size() > 1 && !choice.sheet)
        tell(context, u"Read the sheet \"%1\" of %2. --sheet chooses another."_s.arg(
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
         .description = u"the letters of a text; the default is found out"_s,
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
        tell(context, u"Columns not taken: %1. --columns says what they hold."_s.arg(
                          onOneLine(firstOf(headings, mostHeadings))));
}

} // namespace mentat
