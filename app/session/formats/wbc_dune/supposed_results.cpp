#include "app/session/formats/wbc_dune/supposed_results.h"

#include "scoring/formats/wbc_dune/results/game_questions.h"

#include <algorithm>

namespace mentat {

namespace {

std::optional<Count> countOf(Amount amount) {
    return amount ? std::optional(Count(static_cast<int>(*amount))) : std::nullopt;
}

Game wonBy(Game game, Victory victory, const std::vector<PlayerId>& winners) {
    dune(game).victory = victory;
    dune(game).ending.reset();
    dune(game).predicted.reset();
    const bool areAllies = winners.size() > 1 && victory != Victory::Solo;
    for (Seat& seat : game.seats) {
        dune(seat).winner = std::ranges::find(winners, seat.player) != winners.end();
        dune(seat).alliance
            = dune(seat).winner && areAllies ? std::optional(AllianceNumber(1)) : std::nullopt;
        dune(seat).qp.reset();
        dune(seat).qpReason.reset();
    }
    return game;
}

std::vector<PlayerId> winnersIn(const Game& game) {
    std::vector<PlayerId> winners;
    for (const Seat& seat : game.seats) {
        if (dune(seat).winner)
            winners.push_back(seat.player);
    }
    return winners;
}

} // namespace

Game wonAs(const Game& game, Victory victory, const Settings& settings) {
    Game next = game;
    dune(next).victory = victory;
    std::vector<PlayerId> winners;
    for (const size_t seat : impliedWinners(next, settings))
        winners.push_back(next.seats[seat].player);
    return wonBy(next, victory, winners.empty() ? winnersIn(next) : winners);
}

Game withSeat(Game game, const PlayerId& player, bool wins, const EndValues& values) {
    bool winsDiffer = false;
    for (Seat& seat : game.seats) {
        if (seat.player != player)
            continue;
        winsDiffer = dune(seat).winner != wins;
        dune(seat).winner = wins;
        dune(seat).strongholds = countOf(values.at(EndValue::Strongholds));
        dune(seat).tokens = countOf(values.at(EndValue::Tokens));
        dune(seat).spice = countOf(values.at(EndValue::Spice));
        dune(seat).cards = countOf(values.at(EndValue::Cards));
    }
    if (!winsDiffer && hasResult(game))
        return game;
    const auto winners = winnersIn(game);
    Victory victory = dune(game).victory.value_or(Victory::Solo);
    if (victory == Victory::Solo && winners.size() > 1)
        victory = Victory::Alliance;
    else if (victory == Victory::Alliance && winners.size() == 1)
        victory = Victory::Solo;
    game = wonBy(std::move(game), victory, winners);
    if (winners.empty())
        dune(game).victory.reset();
    return game;
}

} // namespace mentat
