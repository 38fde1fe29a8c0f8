#pragma once

#include "model/document/schedule/schedule_csv.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// What is wrong in a schedule, and what would be right; no full stop at the end.
[[nodiscard]] QString scheduleProblemSentence(const Language& language,
                                              const ScheduleProblem& problem);
/// `line 3, column 1 (Date): sentence`; of what is wrong with the whole file, the sentence alone.
[[nodiscard]] QString scheduleProblemLine(const Language& language, const ScheduleProblem& problem);

/// "Heat 1", "Semifinal", "Final": a round that Mentat has a place for, by its kind and number.
/// words: as the schedule calls it, for one by elimination without a number.
[[nodiscard]] QString scheduledRoundName(const Language& language, RoundKind kind,
                                         std::optional<HeatNumber> number,
                                         const QString& words = {});
/// The event has no such round.
[[nodiscard]] QString leftRoundSentence(const Language& language, const ScheduledRound& round);
/// A new event got the round, which its ruleset has not; or not, as the schedule has none.
[[nodiscard]] QString addedRoundSentence(const Language& language, RoundKind kind);
[[nodiscard]] QString droppedRoundSentence(const Language& language, RoundKind kind);
/// Which rounds a new event has between its heats and the quarterfinal; names: none, where the
/// schedule has none.
[[nodiscard]] QString earlierRoundsSentence(const Language& language,
                                            const std::vector<Name>& names);
/// People who win their table before the final have no place in it, and what to do.
[[nodiscard]] QString crowdedFinalSentence(const Language& language, const Name& stage, int enter,
                                           int goOn, const Name& final, int places);
/// The tables of a round play already, so what a later schedule says of it changes nothing.
[[nodiscard]] QString begunRoundSentence(const Language& language, const ScheduledRound& round);
/// Whether each heat of such events is an elimination of its own (HMSE).
[[nodiscard]] bool isOwnElimination(const QString& format);
/// Why Mentat makes no event of it, and of a format whose heats are each an elimination (HMSE)
/// what to do: "Mentat has no ruleset for FF events". format: the convention's code for it, absent
/// where the schedule has none.
[[nodiscard]] QString notRunSentence(const Language& language,
                                     const std::optional<QString>& format);

} // namespace mentat
