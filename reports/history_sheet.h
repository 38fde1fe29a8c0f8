#pragma once

#include "reports/report.h"
#include "reports/wording/figure_words.h"
#include "scoring/statistics/history.h"

namespace mentat {

/// A year with its champion, as shown on the page.
struct ChampionLine {
    QString year;
    QString name;    // "–" if unknown
    QString players; // "34 players"; may be empty
    friend bool operator==(const ChampionLine&, const ChampionLine&) = default;
};

/// The history of an event on one page: champions in two columns, or more if there are very many,
/// newest first, and below them a figure over the years, if there is one.
[[nodiscard]] PlacedPage historySheet(const ReportRequest& request, const QString& title,
                                      const std::vector<ChampionLine>& champions,
                                      const std::optional<FigureDrawing>& figure);

} // namespace mentat
