#pragma once

#include "model/rounds/heats_play.h"
#include "model/rounds/round.h"
#include "model/values/numbers.h"
#include "reports/wording/language/language.h"
#include "reports/wording/sentences.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/ranking/standings.h"

namespace mentat {

/// A mean with one decimal: "6.9"; "–" where there is none.
[[nodiscard]] QString meanText(const Language& language, const std::optional<Fraction>& mean);
/// Of minutes, in hours: "4.2"
[[nodiscard]] QString hoursText(const Language& language, const std::optional<Fraction>& minutes);
/// "4 h 07"
[[nodiscard]] QString durationText(const Language& language, qint64 minutes);

/// "Heat 2", with its own name where it has another: "Heat 2 (Night heat)".
[[nodiscard]] QString heatTitle(const Language& language, const Heat& heat);
/// The same of any round: "Semifinal".
[[nodiscard]] QString numberedTitle(const Language& language, const Round& round);
/// "Heat 2, table 3"
[[nodiscard]] QString tableTitle(const Language& language, HeatNumber heat, TableNumber table);
/// The same of any round: "Semifinal, table 3"; of a final that can only have one table "Final".
[[nodiscard]] QString tableTitle(const Language& language, const Event& event,
                                 const GameAddress& table);

/// "qualifier"
[[nodiscard]] QString statusName(const Language& language, StandingStatus status);

/// How many games the standings rest on, and how many advance; where others play the final, who.
[[nodiscard]] QString standingsIntroduction(const Language& language, int games, int finalists,
                                            const LineUpChanges& changes, const NameOf& nameOf);
/// Who does not play the final though they qualified, and who does in their place; empty until the
/// line-up is closed, and where it is just the first of the standings.
[[nodiscard]] QString lineUpChangesText(const Language& language, const LineUpChanges& changes,
                                        const NameOf& nameOf);

/// "Cut: the first 6 advance (R4.6). 2025: the last place took 4.0". years: what it took in earlier
/// ones, as far as that is known.
[[nodiscard]] QString cutText(const Language& language, int finalists, const QStringList& years);
/// Of a roll, with its dice, that has no tie any more.
[[nodiscard]] QString rollWithoutTieText(const Language& language, const QString& dice);

/// Why somebody is out of the tournament; reason: the Game Master's, empty where a dropout alone is
/// it.
[[nodiscard]] QString disqualificationText(const Language& language, const QString& reason);
[[nodiscard]] QString reinstatementText(const Language& language, const QString& reason);

} // namespace mentat
