#include "scoring/formats/wbc_dune/figures/dune_records.h"

#include "scoring/advancement.h"
#include "scoring/formats/wbc_dune/awards/dune_awards.h"
#include "scoring/formats/wbc_dune/figures/event_figures.h"
#include "scoring/formats/wbc_dune/final/dune_placements.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"

namespace mentat {

YearFacts duneYearFacts(const Event& event) {
    EventFigures figures = eventFigures(event);
    return {.players = figures.players,
            .games = figures.heatGames.games,
            .playerStarts = figures.heatGames.playerStarts,
            .turns = figures.heatGames.turns,
            .minutes = figures.heatGames.minutes,
            .adjudicated = figures.won(Victory::Adjudicated),
            .cut = cutOf(duneStandings(event), event.settings.finalists),
            .factions = std::move(figures.factions),
            .awards = duneAwards(event),
            .placements = dunePlacements(event),
            .records = duneRecords(event)};
}

} // namespace mentat
