#include "scoring/heats/games/placed_game.h"

#include <algorithm>

namespace mentat {

Pointer PlacedGame::seat(const Seat& seat) const {
    return this->seat(static_cast<size_t>(&seat - game.seats.data()));
}

namespace {

template <class Member>
size_t positionOf(const auto& list, const auto& wanted, Member member) {
    return static_cast<size_t>(std::ranges::find(list, wanted, member) - list.begin());
}

Pointer gamesIn(const HeatsPlay& play, const RoundId& round) {
    const Pointer of
        = round.heat()
              ? Pointer().key("heats").index(positionOf(play.heats, *round.heat(), &Heat::number))
              : Pointer().key("stages").index(
                  positionOf(play.stages, *round.stage(), &PlayedStage::name));
    return of.key("games");
}

} // namespace

Pointer documentPlaceOf(const Event& event, const GameAddress& place) {
    if (place.round.isAdvanced() && hasOnlyFinal(event))
        return Pointer().key("final").key("game");
    const HeatsPlay& play = *heatsPlay(event);
    return gamesIn(play, place.round)
        .index(positionOf(*gamesOf(play, place.round), place.table, &Game::table));
}

std::vector<PlacedGame> placedGames(const Event& event) {
    const HeatsPlay& play = *heatsPlay(event);
    std::vector<PlacedGame> games;
    const auto add = [&games](const Game& game, const Heat* heat, const Pointer& where) {
        if (!game.isVoid)
            games.push_back({game, heat, where});
    };
    for (size_t heat = 0; heat < play.heats.size(); ++heat) {
        const Pointer list = Pointer().key("heats").index(heat).key("games");
        for (size_t game = 0; game < play.heats[heat].games.size(); ++game)
            add(play.heats[heat].games[game], &play.heats[heat], list.index(game));
    }
    if (const Game* final = onlyFinalGame(event))
        add(*final, nullptr, Pointer().key("final").key("game"));
    return games;
}

const Acceptance* acceptanceOf(const Finding& warning, const Game& game) {
    const auto found = std::ranges::find(game.accepted, ruleOf(warning), &Acceptance::rule);
    return found == game.accepted.end() ? nullptr : &*found;
}

Finding warningOf(const PlacedGame& placed, FindingKind kind, const Pointer& where,
                  const Values& values) {
    return {kind, where, values, placed.where};
}

} // namespace mentat
