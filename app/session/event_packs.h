#pragma once

#include "model/changes/change.h"
#include "model/next_year.h"
#include "model/result.h"

namespace mentat {

/// Those that come with the program, in the order in which they are offered: the Dune tournament,
/// then each ruleset. Failures: those of the readers, which only a broken build has.
[[nodiscard]] Result<std::vector<EventPack>> builtInPacks();

/// What the event gives the next Game Master: name, code, sets, settings, rules, labels, card and
/// notes. Nobody is in it.
[[nodiscard]] EventPack packOf(const Event& event);

/// The event by the pack from now on, one act: its settings, rules, labels, card and notes. Name,
/// sets and all that is recorded stay; the code where it has one. Failures: PackOfOtherRules.
/// What would be wrong in the event then, the session says.
[[nodiscard]] Result<Change> takePack(const Event& event, const EventPack& pack);

} // namespace mentat
