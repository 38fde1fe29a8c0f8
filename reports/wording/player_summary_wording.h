#pragma once

#include "reports/wording/language/language.h"
#include "scoring/player_summary.h"

#include <QStringList>

#include <vector>

namespace mentat {

/// A figure on a player's card, with its unit: "3" and "of 34", "5.0" and the name of the points.
struct SummaryFigure {
    QString value;
    QString caption;
    friend bool operator==(const SummaryFigure&, const SummaryFigure&) = default;
};

/// The rank, the public values of the standings, and the games won; without unknown ones.
[[nodiscard]] std::vector<SummaryFigure>
summaryFigures(const Language& language, const Event& event, const PlayerSummary& summary);

/// "Met Ada Byron (2), Blaise Pascal": people the player has sat with, this many by name; empty if
/// none.
[[nodiscard]] QString metText(const Language& language, const Event& event,
                              const PlayerSummary& summary);

/// The card in two or three lines, for a tool tip: "Bożena Wichrowska-Lis · Illinois · badge 2041",
/// the figures on one line, and the people met.
[[nodiscard]] QString playerSummaryText(const Language& language, const Event& event,
                                        const PlayerSummary& summary);

} // namespace mentat
