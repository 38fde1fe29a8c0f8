#pragma once

#include "model/rounds/heats_play.h"
#include "model/rounds/round.h"
#include "model/values/numbers.h"
#include "reports/wording/language/language.h"
#include "reports/wording/names.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/ranking/standings.h"

namespace mentat {

/// A mean with one decimal: "6.9"; "–" if absent.
[[nodiscard]] QString meanText(const Language& language, const std::optional<Fraction>& mean);
/// Minutes as hours: "4.2"
[[nodiscard]] QString hoursText(const Language& language, const std::optional<Fraction>& minutes);
/// "4 h 07 min", "5 h", "59 min"
[[nodiscard]] QString durationText(const Language& language, qint64 minutes);

/// "Heat 2", with its own name if it has one: "Heat 2 (Night heat)".
[[nodiscard]] QString heatTitle(const Language& language, const Heat& heat);
/// The same for any round: "Semifinal".
[[nodiscard]] QString numberedTitle(const Language& language, const Round& round);
/// "Heat 2, table 3"
[[nodiscard]] QString tableTitle(const Language& language, HeatNumber heat, TableNumber table);
/// The same for any round: "Semifinal, table 3"; for a final limited to one table "Final".
[[nodiscard]] QString tableTitle(const Language& language, const Event& event,
                                 const GameAddress& table);

/// "qualifier"
[[nodiscard]] QString statusName(const Language& language, StandingStatus status);

/// How many games the standings include, and how many advance; if others play the final, who.
[[nodiscard]] QString standingsIntroduction(const Language& language, int games, int finalists,
                                            const LineUpChanges& changes, const NameOf& nameOf);
/// Qualifiers who do not play the final, and who plays instead; empty until the line-up is closed,
/// and if it follows the standings.
[[nodiscard]] QString lineUpChangesText(const Language& language, const LineUpChanges& changes,
                                        const NameOf& nameOf);

/// "Cut: the first 6 advance (R4.6). 2025: the last place took 4.0". years: the cuts of earlier
/// years, as far as known.
[[nodiscard]] QString cutText(const Language& language, int finalists, const QStringList& years);
/// For a roll whose tie no longer exists, with its dice.
[[nodiscard]] QString rollWithoutTieText(const Language& language, const QString& dice);

/// Why a player is disqualified; reason: the Game Master's, empty if only a dropout is the cause.
[[nodiscard]] QString disqualificationText(const Language& language, const QString& reason);
[[nodiscard]] QString reinstatementText(const Language& language, const QString& reason);

} // namespace mentat
