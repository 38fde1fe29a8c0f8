#pragma once

#include "model/ruleset/ruleset.h"
#include "reports/wording/names.h"
#include "scoring/ruleset/stage_lineups.h"

#include <QStringList>

namespace mentat {

// Sentences about a stage, with their numbers.

/// Why it is held, or is not (H8): "Held: 8 qualify, and at least 8 are needed (H8)."
[[nodiscard]] QString heldText(const Language& language, const StageRule& rule,
                               const HeldReason& reason);

/// If the number of players differs from that of qualifiers: "Filled from 6 to 8 (H8)."; otherwise
/// empty.
[[nodiscard]] QString stageNumberText(const Language& language, const StageLineUp& lineUp);

/// H8: who has a bye, and why; empty if nobody has one.
[[nodiscard]] QString stageByesText(const Language& language, const StageRule& rule,
                                    const StageLineUp& lineUp, const NameOf& nameOf);

/// Replacements: "Grace Hopper moves up for Ada Byron", one per line.
[[nodiscard]] QStringList movesUpTexts(const Language& language, const StageLineUp& lineUp,
                                       const std::vector<PlayerId>& unavailable,
                                       const NameOf& nameOf);

/// H9: how the tables of the stage are filled: "Snake: the first to table 1, …".
[[nodiscard]] QString seedingText(const Language& language, const StageRule& rule);

/// H7: players who share a place at a table, and what a roll decides. again: they have rolled, and
/// are still tied.
[[nodiscard]] QString sharedPlaceText(const Language& language, const SharedPlace& place,
                                      bool again, const NameOf& nameOf);

/// Who gets laurels and plaques (R7.6), below the places.
[[nodiscard]] QString laurelsNote(const Language& language, Count prizeLevel);

} // namespace mentat
