#pragma once

#include "model/document/schedule/schedule.h"
#include "model/ruleset/ruleset.h"

#include <vector>

namespace mentat {

/// Whether the winners of the first round alone play the next, and so on (SE, SEM): by the
/// ruleset's code, or because its first stage takes winners and some stage has byes for full
/// tables or is called a round.
[[nodiscard]] bool isByElimination(const Ruleset& ruleset);

/// The rounds of a schedule as an event by this ruleset plays them, in their order. By elimination
/// the rounds after the first are stages ("Round 2"), heats that are called so aside. There, and
/// where rounds are paired by record, a mulligan is a heat; then the heats are numbered by their
/// start. A round that has the name of a stage of the ruleset is that stage.
[[nodiscard]] std::vector<ScheduledRound> roundsBy(const Ruleset& ruleset,
                                                   std::vector<ScheduledRound> rounds);

/// What a round by elimination is called as a stage: "Round 2", or as the schedule calls it.
[[nodiscard]] Name eliminationName(const ScheduledRound& round);
/// What such names are told by: "Rd 2" is "Round 2".
[[nodiscard]] QString keyOfElimination(const Name& name);

} // namespace mentat
