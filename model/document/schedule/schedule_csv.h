#pragma once

#include "model/document/schedule/schedule.h"
#include "model/document/schedule/schedule_columns.h"
#include "model/result.h"

#include <QStringList>

namespace mentat {

/// What can be wrong in a schedule. The comment names the values that come with it.
enum class ScheduleProblemKind {
    NoHeader,      // –: no row has the names of the columns
    ColumnMissing, // the heading: the others of the header are there
    ColumnTwice,   // –
    Empty,         // –
    NotDate,       // the text
    NotTime,       // the text
    NotHours,      // the text
    BadText,       // –: it holds what cannot be kept
    RoundTwice,    // what stands twice, the earlier line
    // what keeps nobody from anything, but is said
    RoundUnknown,    // the text: no round of the event
    RoundAside,      // the text: a demonstration, a mulligan
    CodeMissing,     // the round's text: of no event
    LengthLong,      // the text: more than a day
    LengthInMinutes, // the text: taken for minutes
};

/// One thing that is wrong, and where: its line from 1 (0: the whole file), its column from 1 (0:
/// the whole line).
struct ScheduleProblem {
    ScheduleProblemKind kind;
    qint64 line = 0;
    qint64 column = 0;
    QString heading;
    Values values{};
    QString code{}; // of the event whose line it is; empty: all of them
};

/// A schedule as it was read. An event of which a line cannot be read is none to be made; the
/// others are whole.
struct Schedule {
    ScheduledEvents events; // in the order in which the file first names them
    std::vector<ScheduleProblem> problems;
    qint64 furtherProblems = 0;  // beyond these, which are only counted: nothing is made of it then
    qint64 passedOver = 0;       // lines that are of no event: days, meals, shuttles
    QStringList passedOverNames; // what they are called, each once, the first of them
    std::vector<ScheduleProblem> notes; // what was doubted or left out, in the order of the file
    QStringList notTaken;               // headings of columns that nobody reads

    static constexpr size_t mostProblems = 10'000;
    [[nodiscard]] qint64 problemCount() const { return qint64(problems.size()) + furtherProblems; }

    /// What keeps an event of this code from being made.
    [[nodiscard]] std::vector<ScheduleProblem> problemsOf(const QString& code) const;
    [[nodiscard]] std::vector<ScheduleProblem> notesOf(const QString& code) const;
};

/// Whether a file is a schedule by the names of its columns, whatever is wrong in it.
[[nodiscard]] bool isSchedule(const QByteArray& bytes);

/// Reads a convention's schedule, a row a round, whatever stands above its header and wherever its
/// columns stand. byHand: where its names are others; a header that has a date and a time is the
/// first round of a table without headings.
[[nodiscard]] Schedule readSchedule(const std::vector<CsvRow>& rows,
                                    const std::optional<ScheduleTop>& byHand = std::nullopt);
/// The same of a file. Failures: those of readTable().
[[nodiscard]] Result<Schedule>
readSchedule(const QByteArray& bytes, const std::optional<ScheduleTop>& byHand = std::nullopt);

} // namespace mentat
