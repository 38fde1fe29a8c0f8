#pragma once

#include "app/cli/call/command.h"
#include "model/document/bytes/table.h"
#include "model/document/games_csv.h"
#include "model/document/people/people_csv.h"
#include "model/document/schedule/schedule_columns.h"

#include <tl/expected.hpp>

#include <functional>

namespace mentat {

/// The words by which one kind of list calls its columns.
struct ColumnWords {
    QString example; // "name=Player,badge=3"
    QString known;   // all of them, to choose from
    QString enough;  // what is needed, a sentence
    std::function<std::optional<size_t>(const QString&)> columnCalled;
    std::function<bool(const std::map<size_t, size_t>&)> isEnough;
};
[[nodiscard]] ColumnWords peopleWords();
[[nodiscard]] ColumnWords scheduleWords();
[[nodiscard]] ColumnWords gamesWords();

/// Where columns stand in a list, by their number among its kind's.
struct ColumnsFound {
    std::map<size_t, size_t> places;
    size_t header = 0; // the row, from 0
    bool hasHeader = true;
};

/// What `--columns` and `--no-header` say of a list whose headings are not ours:
/// "name=Participant,badge=3". What is not named there is not read.
class ListColumns {
public:
    /// For the usage of a command.
    [[nodiscard]] static std::vector<Option> options(const QString& example);

    /// What was typed, taken apart. The error: what is wrong with it, a sentence; the usage is
    /// wrong. Absent: nothing was said of the columns.
    [[nodiscard]] static tl::expected<std::optional<ListColumns>, QString>
    typedIn(const Arguments& arguments, const ColumnWords& words);

    /// Where these stand in a list. The error: what it lacks, a sentence.
    [[nodiscard]] tl::expected<ColumnsFound, QString>
    foundIn(const std::vector<CsvRow>& rows) const;

private:
    /// A column by its number from 1, or by its heading.
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
