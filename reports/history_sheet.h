#pragma once

#include "reports/report.h"
#include "reports/wording/figure_words.h"
#include "scoring/statistics/history.h"

namespace mentat {

/// A year with its champion, as the page says it.
struct ChampionLine {
    QString year;
    QString name;    // "–" where nobody knows
    QString players; // "34 players"; may be empty
    friend bool operator==(const ChampionLine&, const ChampionLine&) = default;
};

/// The history of an event on one page: its champions in two columns, in more where they are very
/// many, the newest first, and below them a figure over the years, where there is one.
[[nodiscard]] PlacedPage historySheet(const ReportRequest& request, const QString& title,
                                      const std::vector<ChampionLine>& champions,
                                      const std::optional<FigureDrawing>& figure);

} // namespace mentat
