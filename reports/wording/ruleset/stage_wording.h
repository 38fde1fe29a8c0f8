#pragma once

#include "model/ruleset/ruleset.h"
#include "reports/wording/names.h"
#include "scoring/ruleset/stage_lineups.h"

#include <QStringList>

namespace mentat {

// What is said of a stage, in sentences with their numbers.

/// Why it is held, or is not (H8): "Held: 8 qualify, and at least 8 are needed (H8)."
[[nodiscard]] QString heldText(const Language& language, const StageRule& rule,
                               const HeldReason& reason);

/// Where more or fewer play than qualified: "Filled from 6 to 8 (H8)."; empty where as many do.
[[nodiscard]] QString stageNumberText(const Language& language, const StageLineUp& lineUp);

/// H8: who has a bye, and why; empty where nobody has.
[[nodiscard]] QString stageByesText(const Language& language, const StageRule& rule,
                                    const StageLineUp& lineUp, const NameOf& nameOf);

/// Who plays for whom: "Grace Hopper moves up for Ada Byron", a line each.
[[nodiscard]] QStringList movesUpTexts(const Language& language, const StageLineUp& lineUp,
                                       const std::vector<PlayerId>& unavailable,
                                       const NameOf& nameOf);

/// H9: how the tables of the stage are filled: "Snake: the first to table 1, …".
[[nodiscard]] QString seedingText(const Language& language, const StageRule& rule);

/// H7: who shares a place at a table, and what a roll is about. again: they have rolled, and are
/// still equal.
[[nodiscard]] QString sharedPlaceText(const Language& language, const SharedPlace& place,
                                      bool again, const NameOf& nameOf);

/// Who gets laurels and plaques (R7.6), below the places.
[[nodiscard]] QString laurelsNote(const Language& language, Count prizeLevel);

} // namespace mentat
