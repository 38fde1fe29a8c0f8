#include "scoring/heats/games/games_played.h"

#include <algorithm>
#include <numeric>

namespace mentat {

Pointer AddressedGame::seat(const Seat& seat) const {
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

std::vector<AddressedGame> placedGames(const Event& event) {
    const HeatsPlay& play = *heatsPlay(event);
    std::vector<AddressedGame> games;
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

Finding warningOf(const AddressedGame& placed, FindingKind kind, const Pointer& where,
                  const Values& values) {
    return {kind, where, values, placed.where};
}

ResultsSoFar resultsSoFar(const HeatsPlay& play) {
    ResultsSoFar sum;
    for (const Heat& heat : play.heats) {
        for (const Game& game : heat.games) {
            if (game.isVoid)
                continue;
            ++sum.tables;
            sum.recorded += hasResult(game) ? 1 : 0;
            sum.unchecked += isUnchecked(game) ? 1 : 0;
        }
    }
    return sum;
}

bool areHeatsOver(const Event& event) {
    const Game* final = onlyFinalGame(event);
    if (final && (final->start || hasResult(*final)))
        return true;
    const HeatsPlay& play = *heatsPlay(event);
    const auto isOver = [](const Heat& heat) {
        return isAllRecorded(heat.games) || (heat.games.empty() && heat.details.canceled);
    };
    return !play.heats.empty() && std::ranges::all_of(play.heats, isOver);
}

std::optional<qint64> minutesOf(const Game& game) {
    if (game.minutes)
        return game.minutes->value();
    if (!game.start || !game.end || *game.end < *game.start)
        return std::nullopt;
    return game.start->minutesTo(*game.end);
}

GameLengths GameLengths::of(const Book& book) {
    GameLengths lengths;
    for (const BookEvent& entry : book.events)
        lengths.add(entry.event);
    return lengths;
}

void GameLengths::add(const Event& event) {
    const HeatsPlay* play = heatsPlay(event);
    if (!play)
        return;
    for (const Heat& heat : play->heats) {
        for (const Game& game : heat.games) {
            const auto minutes = minutesOf(game);
            if (!isCompleted(game) || !minutes)
                continue;
            Sum& sum = m_sums[startersOf(game)];
            sum.minutes += *minutes;
            ++sum.games;
        }
    }
}

std::optional<qint64> GameLengths::expected(const std::vector<int>& sizes) const {
    if (sizes.empty())
        return std::nullopt;
    // An exact fraction, so that half a minute always rounds the same way.
    qint64 numerator = 0;
    qint64 denominator = 1;
    for (const int size : sizes) {
        const auto known = m_sums.find(size);
        if (known == m_sums.end())
            return std::nullopt;
        const Sum& sum = known->second;
        const qint64 common = std::lcm(denominator, sum.games);
        numerator = numerator * (common / denominator) + sum.minutes * (common / sum.games);
        denominator = common;
    }
    denominator *= static_cast<qint64>(sizes.size());
    return (2 * numerator + denominator) / (2 * denominator);
}

} // namespace mentat
