#include "scoring/storm/storm_scores.h"

#include "scoring/ranking/ranking.h"

#include <map>

namespace mentat {
namespace {

using GameScores = std::vector<std::optional<qint64>>;

std::vector<const StormGame*> countingGames(const StormPlay& play) {
    std::vector<const StormGame*> games;
    for (const StormGame& game : play.games) {
        if (!game.isVoid)
            games.push_back(&game);
    }
    return games;
}

/// Only players of at least one of the games.
std::map<PlayerId, GameScores> scoresByPlayer(const std::vector<const StormGame*>& games) {
    std::map<PlayerId, GameScores> scores;
    for (size_t i = 0; i < games.size(); ++i) {
        for (const StormSeat& seat : games[i]->seats) {
            GameScores& own = scores.try_emplace(seat.player, games.size()).first->second;
            if (const auto points = victoryPoints(seat))
                own[i] = points->sum();
        }
    }
    return scores;
}

qint64 victorySum(const GameScores& games) {
    qint64 sum = 0;
    for (const auto& points : games)
        sum += points.value_or(0);
    return sum;
}

} // namespace

std::optional<VictoryPoints> victoryPoints(const StormSeat& seat) {
    if (seat.status == StormStatus::Eliminated)
        return VictoryPoints{};
    if (!seat.solaris || !seat.favor || !seat.spice)
        return std::nullopt;
    return VictoryPoints{seat.status == StormStatus::GreatHouse ? 25 : 0, seat.solaris->value(),
                         2 * qint64(seat.favor->value()), 3 * qint64(seat.spice->value())};
}

std::vector<TotalScore> stormScores(const Event& event) {
    const auto scores = scoresByPlayer(countingGames(std::get<StormPlay>(event.play)));
    std::vector<Contender> contenders;
    for (const Player& player : event.players) {
        if (const auto own = scores.find(player.id); own != scores.end())
            contenders.push_back({player.id, {Exact(victorySum(own->second))}});
    }
    std::vector<TotalScore> rows;
    for (const Ranked& row : rankingOf(std::move(contenders), {{moreIsBetter}}, TieRolls({}))) {
        const GameScores& games = scores.at(row.player);
        rows.push_back({row.place, row.player, victorySum(games), games});
    }
    return rows;
}

std::vector<StormSum> stormSums(const Event& event, const PlayerId& player) {
    std::vector<StormSum> sums;
    for (const StormGame& game : std::get<StormPlay>(event.play).games) {
        const StormSeat* seat = seatIn(game, player);
        if (!game.isVoid && seat)
            sums.push_back({game.number, game.round, *seat, victoryPoints(*seat)});
    }
    return sums;
}

} // namespace mentat
