#pragma once

#include "model/document/schedule/schedule.h"
#include "model/ruleset/ruleset.h"

#include <vector>

namespace mentat {

/// Whether only the winners of each round play the next (SE, SEM): by the ruleset's code, or
/// because its first stage takes winners and a stage has byes for full tables or is called a round.
[[nodiscard]] bool isByElimination(const Ruleset& ruleset);

/// A schedule's rounds as played by this ruleset, in order. In an elimination event the rounds
/// after the first are stages ("Round 2"), except those called heats. There, and where rounds are
/// paired by record, a mulligan is a heat; then the heats are numbered by start. A round with the
/// name of a stage of the ruleset is that stage.
[[nodiscard]] std::vector<ScheduledRound> roundsBy(const Ruleset& ruleset,
                                                   std::vector<ScheduledRound> rounds);

/// The name of an elimination round as a stage: "Round 2", or the schedule's.
[[nodiscard]] Name eliminationName(const ScheduledRound& round);
/// Normal form of such names: "Rd 2" is "Round 2".
[[nodiscard]] QString keyOfElimination(const Name& name);

} // namespace mentat
