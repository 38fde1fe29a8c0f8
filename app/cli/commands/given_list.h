#pragma once

#include "app/cli/call/command.h"
#include "model/document/bytes/table.h"
#include "model/document/games_csv.h"
#include "model/document/people/people_csv.h"
#include "model/document/schedule/schedule_columns.h"

#include <tl/expected.hpp>

#include <functional>

namespace mentat {

/// Words about the columns of one kind of list.
struct ColumnWords {
    QString example; // "name=Player,badge=3"
    QString known;   // all of them, to choose from
    QString enough;  // the required ones, a sentence
    std::function<std::optional<size_t>(const QString&)> columnCalled;
    std::function<bool(const std::map<size_t, size_t>&)> isEnough;
};
[[nodiscard]] ColumnWords peopleWords();
[[nodiscard]] ColumnWords scheduleWords();
[[nodiscard]] ColumnWords gamesWords();

/// The positions of columns in a list, by their number within its kind.
struct ColumnsFound {
    std::map<size_t, size_t> places;
    size_t header = 0; // the row, from 0
    bool hasHeader = true;
};

/// `--columns` and `--no-header` for a list with unknown headings: "name=Participant,badge=3".
/// Other columns are not read.
class ListColumns {
public:
    /// For the usage of a command.
    [[nodiscard]] static std::vector<Option> options(const QString& example);

    /// The parsed options. The error: a sentence about wrong usage. Absent: neither option was
    /// given.
    [[nodiscard]] static tl::expected<std::optional<ListColumns>, QString>
    typedIn(const Arguments& arguments, const ColumnWords& words);

    /// The positions of these columns in a list. The error: what it lacks, a sentence.
    [[nodiscard]] tl::expected<ColumnsFound, QString>
    foundIn(const std::vector<CsvRow>& rows) const;

private:
    /// A column, by number from 1 or by heading.
    struct Place {
        std::optional<size_t> number;
        QString heading;
    };

    [[nodiscard]] tl::expected<size_t, QString> headerIn(const std::vector<CsvRow>& rows) const;

    std::map<size_t, Place> m_places;
    bool m_hasHeader = true;
};

[[nodiscard]] PeopleLayout peopleLayout(const ColumnsFound& found);
[[nodiscard]] ScheduleTop scheduleTopOf(const ColumnsFound& found);
[[nodiscard]] GamesLayout gamesLayout(const ColumnsFound& found);

/// The list given by --csv: its cells, whatever the file's format.
struct GivenList {
    std::vector<CsvRow> rows;
    std::optional<ColumnsFound> columns; // from --columns
};

/// --csv, --sheet, --encoding, --columns, --no-header: the same for people, schedules and games.
/// what: the list, for the help.
[[nodiscard]] std::vector<Option> listOptions(const QString& what, const ColumnWords& words);

/// Reads the list. Reports on standard error how it was read, if that needs checking. The error:
/// the exit code; the problem has been reported.
[[nodiscard]] tl::expected<GivenList, ExitCode> readList(const Arguments& arguments,
                                                         CommandContext& context,
                                                         const ColumnWords& words,
                                                         const QString& command);

/// A line naming the unused columns; nothing if there are none.
void tellNotTaken(CommandContext& context, const QStringList& headings);

} // namespace mentat
