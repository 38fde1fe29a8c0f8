#include "scoring/formats/wbc_dune/dune_year.h"

#include "scoring/advancement.h"
#include "scoring/formats/wbc_dune/dune_awards.h"
#include "scoring/formats/wbc_dune/dune_placements.h"
#include "scoring/formats/wbc_dune/dune_records.h"
#include "scoring/formats/wbc_dune/dune_standings.h"
#include "scoring/formats/wbc_dune/event_figures.h"

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
