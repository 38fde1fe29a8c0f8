#include "tests/support/kinds/table_changes.h"

#include "app/session/dune/dune_session.h"
#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/table_acts.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

std::optional<Change> ifAccepted(const Result<Change>& change) {
    return change ? std::optional(*change) : std::nullopt;
}

VenueTime someTime(RandomSource& random) {
    return VenueTime::of(QDate(2026, 7, 29), QTime(13, random.between(0, 59)));
}

std::optional<Change> moreGames(const Event& event, const Heat& heat, RandomSource& random) {
    Game game;
    game.table = TableNumber(random.between(1, 12));
    if (!event.players.empty() && random.oneIn(2))
        game.seats.push_back(seatOf(SeatNumber(1), random.of(event.players).id));
    return ifAccepted(addGame(event, heat.number, game));
}

/// The first possible trade in the heat.
std::optional<Change> someTrade(const Event& event, const Heat& heat) {
    for (const Game& game : heat.games) {
        for (const Seat& one : game.seats) {
            for (const Seat& other : game.seats) {
                const auto change
                    = tradeFactions(event, {heat.number, game.table}, one.number, other.number);
                if (change)
                    return *change;
            }
        }
    }
    return std::nullopt;
}

std::optional<Change> factions(const Event& event, const Heat& heat, RandomSource& random) {
    if (random.oneIn(2)) {
        if (const auto trade = someTrade(event, heat))
            return trade;
    }
    const Game& game = random.of(heat.games);
    if (game.seats.empty())
        return std::nullopt;
    std::optional<Faction> faction;
    if (!random.oneIn(4))
        faction = idTable(Faction{})[random.below(12)].value;
    return ifAccepted(
        recordFaction(event, {heat.number, game.table}, random.of(game.seats).number, faction));
}

Result<Change> oneTable(const Event& event, HeatNumber heat, TableNumber table, size_t act,
                        RandomSource& random) {
    switch (act) {
    case 1: return startTable(event, {heat, table}, someTime(random));
    case 2: return takeBackStart(event, {heat, table});
    case 3: return voidGame(event, {heat, table}, u"sheet lost"_s);
    default: return removeGame(event, {heat, table});
    }
}

} // namespace

std::optional<Change> randomTableChange(const Event& event, const DunePlay& play,
                                        RandomSource& random) {
    if (play.heats.empty())
        return std::nullopt;
    const Heat& heat = random.of(play.heats);
    if (random.oneIn(8))
        return ifAccepted(moveHeat(event, heat.number, HeatNumber(random.between(1, 9))));
    if (heat.games.empty() && !random.oneIn(4))
        return ifAccepted(removeHeat(event, heat.number));
    if (heat.games.empty() || random.oneIn(9))
        return moreGames(event, heat, random);
    const size_t act = random.below(7);
    if (act == 0)
        return ifAccepted(startRound(event, heat.number, someTime(random)));
    if (act > 4)
        return factions(event, heat, random);
    for (const Game& game : heat.games) { // few tables suit an act
        const auto change = oneTable(event, heat.number, game.table, act, random);
        if (change)
            return *change;
    }
    return std::nullopt;
}

} // namespace mentat::test
