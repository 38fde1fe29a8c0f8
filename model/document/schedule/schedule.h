#pragma once

#include "model/values/name.h"
#include "model/values/numbers.h"
#include "model/values/times.h"

#include <QDate>
#include <QStringList>

#include <vector>

namespace mentat {

/// What a line of a convention's schedule is about.
enum class RoundKind {
    Heat, // also a "round" with a number: which of the two a convention says differs by year
    Demo,
    Mulligan,
    Quarterfinal,
    Semifinal,
    Final,
    Other,
    Elimination, // played by the winners of the round before it; only the rules tell it from a heat
};

/// One line: a round of an event, when, where and for how long.
struct ScheduledRound {
    qint64 line; // in the file, from 1
    RoundKind kind = RoundKind::Other;
    std::optional<HeatNumber> number; // of a heat; where one stands twice, all go by their start
    QString words;                    // as the schedule calls it
    VenueTime start;
    std::optional<Minutes> minutes;
    std::optional<QString> room;
    friend bool operator==(const ScheduledRound&, const ScheduledRound&) = default;
};

/// All lines of one code. What they say of the event is taken from the first that says it, its
/// demonstrations last.
struct ScheduledEvent {
    QString code;
    Name name;
    std::optional<QString> gm; // "Brad Johnson", also where the schedule has "Johnson, Brad"
    std::optional<QString> eventClass;
    std::optional<QString> format;      // the convention's code for it: "HMW-P"
    std::vector<ScheduledRound> rounds; // by their start
    std::optional<int> prizeLevel{};    // by which its places earn laurels
    friend bool operator==(const ScheduledEvent&, const ScheduledEvent&) = default;
};

using ScheduledEvents = std::vector<ScheduledEvent>;

/// nullptr where there is none of this code; letter case aside.
[[nodiscard]] const ScheduledEvent* findScheduled(const ScheduledEvents& events,
                                                  const QString& code);
/// Those whose code, name or GM has all words of what was typed: the one of that code first, then
/// those whose code or name begins so, then the others, each in the order of the file.
[[nodiscard]] std::vector<const ScheduledEvent*> searchScheduled(const ScheduledEvents& events,
                                                                 const QString& typed);

// How single cells of a schedule are read: as conventions and spreadsheets write them.

/// Which of two numbers is the day, where both could be: a column says it once for all its cells.
enum class DayOrder { MonthFirst, DayFirst };
[[nodiscard]] DayOrder dayOrderOf(const QStringList& dates);

/// "7/29/26", "7/29/2026", "2026-07-29", "29-Jul-26", "July 29, 2026", "29.7.2026", perhaps behind
/// its weekday, or the number that Excel counts it by.
[[nodiscard]] std::optional<QDate> scheduleDate(const QString& text,
                                                DayOrder order = DayOrder::MonthFirst);
/// Minutes of a number of hours: "9", "17.5", "7:30", and with am or pm.
[[nodiscard]] std::optional<int> scheduleMinutes(const QString& text);
/// What a number below one counts: parts of a day, as Excel does, or hours past midnight, as in a
/// column where others are "9" and "17.5".
enum class TimeUnit { Day, Hour };
[[nodiscard]] TimeUnit timeUnitOf(const QStringList& times);
/// The time of a day in minutes: as scheduleMinutes(), "0930", or Excel's part of a day, "0.375".
[[nodiscard]] std::optional<int> scheduleTime(const QString& text, TimeUnit unit = TimeUnit::Day);

/// What a cell of both says, as far as it does.
struct ScheduleMoment {
    std::optional<QDate> date;
    std::optional<int> minutes; // of the day
};
[[nodiscard]] ScheduleMoment scheduleMoment(const QString& text,
                                            DayOrder order = DayOrder::MonthFirst);

/// How long a round takes. Hours, unless the cell or its heading says minutes, or nothing takes so
/// many hours.
struct ScheduleLength {
    int minutes;
    bool isDoubtful; // more than a day, or taken for minutes
};
[[nodiscard]] std::optional<ScheduleLength> scheduleLength(const QString& text,
                                                           bool isInMinutes = false);

/// What a round is called, understood.
struct RoundWords {
    RoundKind kind = RoundKind::Other;
    std::optional<HeatNumber> number;
};
/// "Heat 1/3", "Heat A", "Round 1/3", "Rd 2", "H2", "Prelim 1", "2/3", "Demo 1/1", "SF", "S",
/// "Semi Final", "F", "Grand Final", "M" (mulligan); anything else is Other.
[[nodiscard]] RoundWords roundWords(const QString& text);

/// Whether a round with a number is called a heat, rather than a round: "Heat 2", "Prelim 2".
[[nodiscard]] bool isCalledHeat(const QString& words);

/// Nothing where the cell says nothing: blank, or dashes alone.
[[nodiscard]] std::optional<QString> saidIn(const QString& cell);

} // namespace mentat
