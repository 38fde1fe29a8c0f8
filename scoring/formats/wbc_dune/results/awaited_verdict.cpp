#include "scoring/formats/wbc_dune/results/awaited_verdict.h"

#include "scoring/formats/wbc_dune/results/adjudication.h"
#include "scoring/formats/wbc_dune/results/game_questions.h"

#include <algorithm>

namespace mentat {

namespace {

size_t seatOfPlayer(const Game& game, const PlayerId& player) {
    return static_cast<size_t>(std::ranges::find(game.seats, player, &Seat::player)
                               - game.seats.begin());
}

/// Whether nobody is named as the winner, by the verdict or by the GM; or those of the verdict are,
/// and the faction of one of them is missing.
bool isOpen(const Game& typed, const Verdict& verdict) {
    bool lacksFaction = false;
    for (const Seat& seat : typed.seats) {
        const bool hasWon
            = std::ranges::find(verdict.winners, seat.player) != verdict.winners.end();
        if (dune(seat).winner != hasWon)
            return false;
        lacksFaction |= hasWon && !dune(seat).faction;
    }
    return verdict.winners.empty() || lacksFaction;
}

} // namespace

Game withoutOpenVerdict(Game typed, const Settings& settings) {
    if (dune(typed).victory != Victory::Adjudicated || !isOpen(typed, adjudicate(typed, settings)))
        return typed;
    Game awaiting = typed;
    dune(awaiting).victory.reset();
    for (Seat& seat : awaiting.seats)
        dune(seat).winner = false;
    if (dune(awaiting).ending != Ending::TurnLimit)
        dune(awaiting).ending = Ending::TimeLimit;
    return isAwaitingVerdict(awaiting) ? awaiting : typed;
}

AwaitedVerdict awaitedVerdict(const Game& game, const Settings& settings) {
    AwaitedVerdict awaited;
    if (!isAwaitingVerdict(game))
        return awaited;
    const Verdict verdict = adjudicate(game, settings);
    for (const Need& need : verdict.needs)
        awaited.values.push_back({askedFactOf(need.value), seatOfPlayer(game, need.player)});
    for (const auto& side : verdict.tied)
        awaited.toRoll.insert(awaited.toRoll.end(), side.begin(), side.end());
    for (const PlayerId& winner : verdict.winners) {
        const size_t seat = seatOfPlayer(game, winner);
        if (!dune(game.seats[seat]).faction)
            awaited.values.push_back({AskedFact::FactionPlayed, seat});
    }
    return awaited;
}

} // namespace mentat
