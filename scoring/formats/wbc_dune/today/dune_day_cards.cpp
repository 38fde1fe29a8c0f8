#include "scoring/formats/wbc_dune/final/dune_placements.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"
#include "scoring/formats/wbc_dune/today/dune_to_do.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/heats/today/day_cards.h"
#include "scoring/players.h"

#include <algorithm>

namespace mentat {

namespace {

/// R7.1: who plays, or what it takes so far.
DayCard cardOfLineUp(const Event& event, const HeatsPlay& play, const Stage& details) {
    const auto finalists = event.settings.finalists;
    DayCard card{.round = finalName(),
                 .state = DayCardState::ToCome,
                 .start = details.start,
                 .of = finalists.value()};
    if (!isAnyRecorded(play))
        return card;
    const Standings standings = duneStandings(event);
    const auto lineUp = finalLineUp(event, advancementBy(event, standings));
    const auto present = static_cast<int>(std::ranges::count_if(
        lineUp, [&](const PlayerId& player) { return isAmong(details.present, player); }));
    if (details.closed) {
        card.state = DayCardState::LineUpMade;
        card.count = static_cast<int>(lineUp.size());
    } else if (present > 0) {
        card.state = DayCardState::LineUp;
        card.count = present;
        card.of = static_cast<int>(lineUp.size());
    } else if (const auto cut = cutOf(standings, finalists)) {
        card.state = areHeatsOver(event) ? DayCardState::CutReached : DayCardState::CutSoFar;
        card.cut = cut;
    }
    return card;
}

/// R7.5: the champion.
DayCard cardOfChampion(const Event& event) {
    DayCard card{.round = finalName(), .state = DayCardState::Decided};
    for (const Placement& one : dunePlacements(event)) {
        if (one.place.value() == 1)
            card.players.push_back(one.player);
    }
    return card;
}

DayCard cardOfFinal(const Event& event, const HeatsPlay& play) {
    const Game* game = onlyFinalGame(event);
    if (game && hasResult(*game))
        return cardOfChampion(event);
    if (!game || !(game->start || game->end))
        return cardOfLineUp(event, play, *finalStage(event));
    return {.round = finalName(),
            .state = game->end ? DayCardState::GameEnded : DayCardState::GamePlays,
            .count = static_cast<int>(game->seats.size()),
            .time = game->end ? game->end : game->start};
}

} // namespace

std::vector<DayCard> duneDayCards(const Event& event, const VenueTime& now) {
    return dayCards(event, now, {cardOfFinal(event, *heatsPlay(event))});
}

} // namespace mentat
