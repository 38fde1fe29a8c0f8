#pragma once

#include "reports/wording/language/language.h"
#include "scoring/player_summary.h"

#include <QStringList>

#include <vector>

namespace mentat {

/// A figure of a player's card, and what it is one of: "3" and "of 34", "5.0" and the name of the
/// points.
struct SummaryFigure {
    QString value;
    QString caption;
    friend bool operator==(const SummaryFigure&, const SummaryFigure&) = default;
};

/// The rank, what the standings say to everybody, and the games won; without those that are not
/// known yet.
[[nodiscard]] std::vector<SummaryFigure>
summaryFigures(const Language& language, const Event& event, const PlayerSummary& summary);

/// "Met Ada Byron (2), Blaise Pascal": whom a player has sat with, so many of them by name; empty
/// where nobody.
[[nodiscard]] QString metText(const Language& language, const Event& event,
                              const PlayerSummary& summary);

/// The card in two or three lines, as a tip has it: "Bożena Wichrowska-Lis · Illinois · badge
/// 2041", the figures in one line, and whom she has met.
[[nodiscard]] QString playerSummaryText(const Language& language, const Event& event,
                                        const PlayerSummary& summary);

} // namespace mentat
