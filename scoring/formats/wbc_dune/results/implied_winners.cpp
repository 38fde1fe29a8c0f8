#include "scoring/formats/wbc_dune/results/implied_winners.h"

#include "scoring/formats/wbc_dune/results/adjudication.h"

#include <algorithm>

namespace mentat {

namespace {

Side sideOf(const Game& game, Faction faction) {
    for (const Side& side : sidesOf(game)) {
        if (std::ranges::any_of(
                side, [&](size_t seat) { return dune(game.seats[seat]).faction == faction; }))
            return side;
    }
    return {};
}

Side onlyAlliance(const Game& game) {
    Side only;
    for (const Side& side : sidesOf(game)) {
        if (side.size() < 2)
            continue;
        if (!only.empty())
            return {};
        only = side;
    }
    return only;
}

Side predictor(const Game& game) {
    const Side side = sideOf(game, Faction::BeneGesserit);
    const auto seat = std::ranges::find_if(side, [&](size_t position) {
        return dune(game.seats[position]).faction == Faction::BeneGesserit;
    });
    return seat == side.end() ? Side() : Side{*seat};
}

Side named(const Game& game, const std::vector<PlayerId>& players) {
    Side side;
    for (size_t seat = 0; seat < game.seats.size(); ++seat) {
        if (std::ranges::find(players, game.seats[seat].player) != players.end())
            side.push_back(seat);
    }
    return side;
}

} // namespace

std::vector<size_t> impliedWinners(const Game& game, const Settings& settings) {
    if (!hasResult(game))
        return {};
    switch (*dune(game).victory) {
    case Victory::Solo: return {};
    case Victory::Alliance: return onlyAlliance(game);
    case Victory::BgPrediction: return predictor(game);
    case Victory::FremenDefault: return sideOf(game, Faction::Fremen);
    case Victory::GuildDefault: return sideOf(game, Faction::Guild);
    case Victory::Adjudicated: return named(game, adjudicate(game, settings).winners);
    }
    return {};
}

std::optional<Ending> impliedEnding(const Game& game, bool conceded, const Settings& settings) {
    if (conceded)
        return Ending::Concession;
    if (!hasResult(game))
        return std::nullopt;
    if (dune(game).victory != Victory::Adjudicated)
        return Ending::Victory;
    const bool allTurns = game.turns && game.turns->value() == settings.turnLimit.value();
    return allTurns ? Ending::TurnLimit : Ending::TimeLimit;
}

} // namespace mentat
