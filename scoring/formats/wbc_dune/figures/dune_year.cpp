#include "scoring/formats/wbc_dune/figures/dune_records.h"

#include "scoring/formats/wbc_dune/awards/dune_awards.h"
#include "scoring/formats/wbc_dune/figures/event_figures.h"
#include "scoring/formats/wbc_dune/final/dune_placements.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/players.h"
#include "scoring/ranking/advancement.h"

#include <ranges>

namespace mentat {

namespace {

/// Who sits in the final, or, while nobody does, who is to.
std::vector<PlayerId> whoPlaysFinal(const Event& event, const Standings& standings) {
    std::vector<PlayerId> finalists;
    if (const Game* final = onlyFinalGame(event)) {
        for (const Seat& seat : final->seats)
            finalists.push_back(seat.player);
    }
    return finalists.empty() ? finalLineUp(event, advancementBy(event, standings)) : finalists;
}

std::optional<QualificationPoints> lastFinalistOf(const Event& event, const Standings& standings) {
    const bool isKnown
        = finalStage(event)->closed || cutOf(standings, event.settings.finalists).has_value();
    const auto finalists = isKnown ? whoPlaysFinal(event, standings) : std::vector<PlayerId>();
    for (const Standing& standing : std::views::reverse(standings.ranked)) {
        if (isAmong(finalists, standing.player))
            return pointsOf(standing);
    }
    return std::nullopt;
}

} // namespace

YearFacts duneYearFacts(const Event& event) {
    EventFigures figures = eventFigures(event);
    const Standings standings = duneStandings(event);
    return {.players = figures.players,
            .games = figures.heatGames.games,
            .playerStarts = figures.heatGames.playerStarts,
            .turns = figures.heatGames.turns,
            .minutes = figures.heatGames.minutes,
            .adjudicated = figures.won(Victory::Adjudicated),
            .cut = cutOf(standings, event.settings.finalists),
            .lastFinalist = lastFinalistOf(event, standings),
            .factions = std::move(figures.factions),
            .awards = duneAwards(event),
            .placements = dunePlacements(event),
            .records = duneRecords(event)};
}

} // namespace mentat
