#pragma once

#include "model/changes/change.h"
#include "model/next_year.h"
#include "model/result.h"

namespace mentat {

/// The built-in packs in display order: the Dune tournament, then each ruleset. Failures: those of
/// the readers, possible only in a broken build.
[[nodiscard]] Result<std::vector<EventPack>> builtInPacks();

/// What the event passes to the next Game Master: name, code, sets, settings, rules, labels, card,
/// and notes, without people.
[[nodiscard]] EventPack packOf(const Event& event);

/// Applies a pack to the event as one act: settings, rules, labels, card, and notes. Keeps name,
/// sets, and everything recorded; takes the code if the pack has one. Failures: PackOfOtherRules.
/// The session reports errors in the outcome.
[[nodiscard]] Result<Change> takePack(const Event& event, const EventPack& pack);

} // namespace mentat
