#pragma once

#include "app/cli/call/command.h"
#include "app/cli/commands/list_columns.h"
#include "model/document/bytes/table.h"

namespace mentat {

/// A list that a command was given by --csv: its cells, whichever kind of file they are in.
struct GivenList {
    std::vector<CsvRow> rows;
    std::optional<ColumnsFound> columns; // what --columns said
};

/// --csv, --sheet, --encoding, --columns, --no-header: the same for people, schedules and games.
/// what: the list, for the help.
[[nodiscard]] std::vector<Option> listOptions(const QString& what, const ColumnWords& words);

/// Reads it. How it was read is said on standard error, where somebody should look at it. The
/// error: what to end with; what is wrong was told.
[[nodiscard]] tl::expected<GivenList, ExitCode> readList(const Arguments& arguments,
                                                         CommandContext& context,
                                                         const ColumnWords& words,
                                                         const QString& command);

/// A line that names the columns that nobody reads; nothing where there is none.
void tellNotTaken(CommandContext& context, const QStringList& headings);

} // namespace mentat
