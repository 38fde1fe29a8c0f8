#pragma once

#include "model/document/schedule/schedule.h"
#include "model/document/schedule/schedule_columns.h"
#include "model/result.h"

#include <QStringList>

namespace mentat {

/// What can be wrong in a schedule. The comment names the values of each kind.
enum class ScheduleProblemKind {
    NoHeader,      // –: no row names the columns
    ColumnMissing, // the heading: the header has the others
    ColumnTwice,   // –
    Empty,         // –
    NotDate,       // the text
    NotTime,       // the text
    NotHours,      // the text
    BadText,       // –: it contains characters that cannot be stored
    RoundTwice,    // the duplicate, the earlier line
    // what keeps nobody from anything, but is said
    RoundUnknown,    // the text: no round of the event
    RoundAside,      // the text: a demonstration, a mulligan
    CodeMissing,     // the round's text: belongs to no event
    LengthLong,      // the text: more than a day
    LengthInMinutes, // the text: interpreted as minutes
};

/// One thing that is wrong, and where: its line from 1 (0: the whole file), its column from 1 (0:
/// the whole line).
struct ScheduleProblem {
    ScheduleProblemKind kind;
    qint64 line = 0;
    qint64 column = 0;
    QString heading;
    Values values{};
    QString code{}; // code of the event concerned; empty: all events
};

/// A schedule as read. An event with an unreadable line cannot be created; the others are complete.
struct Schedule {
    ScheduledEvents events; // in the order of their first lines
    std::vector<ScheduleProblem> problems;
    qint64 furtherProblems = 0;         // not listed, only counted: then nothing is created
    qint64 skippedLines = 0;            // lines that belong to no event: days, meals, shuttles
    QStringList skippedNames;           // their names, each once, the first few
    std::vector<ScheduleProblem> notes; // doubts and omissions, in file order
    QStringList notTaken;               // headings of unused columns

    static constexpr size_t maxProblems = 10'000;
    [[nodiscard]] qint64 problemCount() const { return qint64(problems.size()) + furtherProblems; }

    /// The problems that prevent creating the event with this code.
    [[nodiscard]] std::vector<ScheduleProblem> problemsOf(const QString& code) const;
    [[nodiscard]] std::vector<ScheduleProblem> notesOf(const QString& code) const;
};

/// Whether a file's column names are those of a schedule, whatever else is wrong.
[[nodiscard]] bool isSchedule(const QByteArray& bytes);

/// Reads a convention's schedule, one row per round, with any text above its header and columns in
/// any order. byHand: the columns, if their names are unknown; a header with a date and a time is
/// the first round of a table without headings.
[[nodiscard]] Schedule readSchedule(const std::vector<CsvRow>& rows,
                                    const std::optional<ScheduleTop>& byHand = std::nullopt);
/// The same of a file. Failures: those of readTable().
[[nodiscard]] Result<Schedule>
readSchedule(const QByteArray& bytes, const std::optional<ScheduleTop>& byHand = std::nullopt);

} // namespace mentat
