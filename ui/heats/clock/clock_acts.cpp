#include "ui/heats/clock/clock_acts.h"

#include "app/session/rounds/round_acts.h"
#include "scoring/heats/clock/round_times.h"
#include "ui/heats/shown_round.h"

namespace mentat {

Result<void> callClockNow(OpenBook& book, const GameAddress& table, const ClockRule& rule,
                          const std::optional<PlayerId>& whose) {
    return callClock(book.session(), book.eventId(), {table, &rule, book.nowUtc(), whose});
}

std::optional<HeatNumber> heatOfTheTables(const OpenBook& book) {
    const HeatsPlay* play = shownPlay(book);
    if (!play)
        return std::nullopt;
    const Heat* now = shownHeat(book, heatOfTheHour(book.event(), book.now()));
    if (now && !now->games.empty())
        return now->number;
    std::optional<HeatNumber> last;
    for (const Heat& heat : play->heats) {
        if (!heat.games.empty())
            last = heat.number;
    }
    return last;
}

bool isFinalMeant(const OpenBook& book) {
    return shownPlay(book) && isFinalsHour(book.event(), book.now()) && onlyFinalGame(book.event());
}

std::vector<PlayerId> playersAt(const Event& event, const GameAddress& table) {
    std::vector<PlayerId> players;
    if (const Game* game = gameAt(event, table)) {
        for (const Seat& seat : game->seats)
            players.push_back(seat.player);
    }
    return players;
}

} // namespace mentat
