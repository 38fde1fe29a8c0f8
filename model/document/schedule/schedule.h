#pragma once

#include "model/values/name.h"
#include "model/values/numbers.h"
#include "model/values/times.h"

#include <QDate>
#include <QStringList>

#include <vector>

namespace mentat {

/// What a line of a convention's schedule describes.
enum class RoundKind {
    Heat, // also a numbered "round": conventions use either word, depending on the year
    Demo,
    Mulligan,
    Quarterfinal,
    Semifinal,
    Final,
    Other,
    Elimination, // played by the winners of the previous round; only the rules distinguish it from
                 // a heat
};

/// A line: a round of an event, with time, place, and length.
struct ScheduledRound {
    qint64 line; // in the file, from 1
    RoundKind kind = RoundKind::Other;
    std::optional<HeatNumber> number; // of a heat; with duplicates, all are ordered by start
    QString words;                    // as the schedule calls it
    VenueTime start;
    std::optional<Minutes> minutes;
    std::optional<QString> room;
    friend bool operator==(const ScheduledRound&, const ScheduledRound&) = default;
};

/// All lines with the same code. Facts about the event come from the first line that states them,
/// demonstrations last.
struct ScheduledEvent {
    QString code;
    Name name;
    std::optional<QString> gm; // "Brad Johnson", even if the schedule has "Johnson, Brad"
    std::optional<QString> eventClass;
    std::optional<QString> format;      // the convention's code for it: "HMW-P"
    std::vector<ScheduledRound> rounds; // by their start
    std::optional<int> prizeLevel{};    // determines the laurels of its places
    friend bool operator==(const ScheduledEvent&, const ScheduledEvent&) = default;
};

using ScheduledEvents = std::vector<ScheduledEvent>;

/// nullptr if the code is unknown; ignores letter case.
[[nodiscard]] const ScheduledEvent* findScheduled(const ScheduledEvents& events,
                                                  const QString& code);
/// Events whose code, name, or GM contains all typed words: first the one with that code, then
/// those whose code or name begins so, then the others, each in file order.
[[nodiscard]] std::vector<const ScheduledEvent*> searchScheduled(const ScheduledEvents& events,
                                                                 const QString& typed);

// Reads single cells of a schedule, as conventions and spreadsheets write them.

/// Which of two numbers is the day, if both could be: decided once for a column.
enum class DayOrder { MonthFirst, DayFirst };
[[nodiscard]] DayOrder dayOrderOf(const QStringList& dates);

/// "7/29/26", "7/29/2026", "2026-07-29", "29-Jul-26", "July 29, 2026", "29.7.2026", optionally
/// after its weekday, or Excel's day number.
[[nodiscard]] std::optional<QDate> scheduleDate(const QString& text,
                                                DayOrder order = DayOrder::MonthFirst);
/// A number of hours in minutes: "9", "17.5", "7:30", and with am or pm.
[[nodiscard]] std::optional<int> scheduleMinutes(const QString& text);
/// The unit of a number below one: a fraction of a day, as in Excel, or hours past midnight, in a
/// column with values such as "9" and "17.5".
enum class TimeUnit { Day, Hour };
[[nodiscard]] TimeUnit timeUnitOf(const QStringList& times);
/// The time of day in minutes: as scheduleMinutes(), "0930", or Excel's fraction of a day, "0.375".
[[nodiscard]] std::optional<int> scheduleTime(const QString& text, TimeUnit unit = TimeUnit::Day);

/// Date and time in one cell, as far as given.
struct ScheduleMoment {
    std::optional<QDate> date;
    std::optional<int> minutes; // of the day
};
[[nodiscard]] ScheduleMoment scheduleMoment(const QString& text,
                                            DayOrder order = DayOrder::MonthFirst);

/// The length of a round. In hours, unless the cell or its heading says minutes, or the number is
/// too large for hours.
struct ScheduleLength {
    int minutes;
    bool isDoubtful; // more than a day, or interpreted as minutes
};
[[nodiscard]] std::optional<ScheduleLength> scheduleLength(const QString& text,
                                                           bool isInMinutes = false);

/// The meaning of a round's name.
struct RoundWords {
    RoundKind kind = RoundKind::Other;
    std::optional<HeatNumber> number;
};
/// "Heat 1/3", "Heat A", "Round 1/3", "Rd 2", "H2", "Prelim 1", "2/3", "Demo 1/1", "SF", "S",
/// "Semi Final", "F", "Grand Final", "M" (mulligan); anything else is Other.
[[nodiscard]] RoundWords roundWords(const QString& text);

/// Whether a numbered round is called a heat rather than a round: "Heat 2", "Prelim 2".
[[nodiscard]] bool isCalledHeat(const QString& words);

/// nullopt if the cell is blank or has only dashes.
[[nodiscard]] std::optional<QString> saidIn(const QString& cell);

} // namespace mentat
