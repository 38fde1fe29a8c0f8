#pragma once

#include "model/document/schedule/schedule_csv.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// What is wrong in a schedule, and what would be right; without a period.
[[nodiscard]] QString scheduleProblemSentence(const Language& language,
                                              const ScheduleProblem& problem);
/// `line 3, column 1 (Date): sentence`; for a problem with the whole file, only the sentence.
[[nodiscard]] QString scheduleProblemLine(const Language& language, const ScheduleProblem& problem);

/// "Heat 1", "Semifinal", "Final": the name of a round that Mentat has a place for, by kind and
/// number. words: the schedule's, for an elimination round without a number.
[[nodiscard]] QString scheduledRoundName(const Language& language, RoundKind kind,
                                         std::optional<HeatNumber> number,
                                         const QString& words = {});
/// The event has no such round.
[[nodiscard]] QString leftRoundSentence(const Language& language, const ScheduledRound& round);
/// A new event got a round that its ruleset lacks, or lacks one that is missing from the schedule.
[[nodiscard]] QString addedRoundSentence(const Language& language, RoundKind kind);
[[nodiscard]] QString droppedRoundSentence(const Language& language, RoundKind kind);
/// The rounds of a new event between its heats and the quarterfinal; names: empty if the schedule
/// has none.
[[nodiscard]] QString earlierRoundsSentence(const Language& language,
                                            const std::vector<Name>& names);
/// Winners of tables before the final have no place in it, and what to do.
[[nodiscard]] QString crowdedFinalSentence(const Language& language, const Name& stage, int enter,
                                           int goOn, const Name& final, int places);
/// The tables of a round are already playing, so a later schedule no longer changes it.
[[nodiscard]] QString begunRoundSentence(const Language& language, const ScheduledRound& round);
/// Whether each heat of such events is a separate elimination (HMSE).
[[nodiscard]] bool isOwnElimination(const QString& format);
/// Why Mentat does not create the event and, for a format whose heats are separate eliminations
/// (HMSE), what to do: "Mentat has no ruleset for FF events". format: the convention's code, absent
/// if the schedule has none.
[[nodiscard]] QString notRunSentence(const Language& language,
                                     const std::optional<QString>& format);

} // namespace mentat
