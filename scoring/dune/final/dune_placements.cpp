#include "scoring/dune/final/dune_placements.h"

#include "scoring/dune/games/best_game.h"
#include "scoring/dune/games/field.h"
#include "scoring/dune/results/adjudication.h"
#include "scoring/heats/draw/table_seats.h"
#include "scoring/ranking/standings.h"

#include <algorithm>

namespace mentat {

namespace {

const Seat* seatWith(const Game& game, Faction faction) {
    const auto found = std::ranges::find(game.seats, faction, playedFaction);
    return found == game.seats.end() ? nullptr : &*found;
}

PlacedAs placedByPrediction(const Game& game, const Seat& seat) {
    const Seat* predicted = dune(game).predicted ? seatIn(game, *dune(game).predicted) : nullptr;
    if (&seat == seatWith(game, Faction::BeneGesserit))
        return PlacedAs::Predictor;
    if (&seat == predicted)
        return PlacedAs::Predicted;
    if (predicted && areAllied(seat, *predicted))
        return PlacedAs::PredictedsAlly;
    return seat.dropout ? PlacedAs::Dropout : PlacedAs::Other;
}

PlacedAs placedAs(const Game& game, const Seat& seat) {
    if (dune(game).victory == Victory::BgPrediction)
        return placedByPrediction(game, seat);
    if (dune(seat).winner)
        return PlacedAs::Winner;
    return seat.dropout ? PlacedAs::Dropout : PlacedAs::Other;
}

/// R7.5: an unknown number counts as 0, even when the Shield Wall adds to it.
EndValues placingValues(const Seat& seat, const Settings& settings) {
    if (dune(seat).strongholds || !dune(seat).shieldWall)
        return adjudicationValues(seat, settings);
    Seat withNone = seat;
    dune(withNone).strongholds = Count(0);
    return adjudicationValues(withNone, settings);
}

/// R7.5: the kinds in their order, then the later departure first (unknown turns last), then the
/// values.
const RankingOrder& finalOrder() {
    static const RankingOrder order = [] {
        RankingOrder keys{{lessIsBetter}, {moreIsBetter}};
        addValueKeys(keys);
        return keys;
    }();
    return order;
}

std::vector<OrderValue> valuesOf(const Game& game, const Seat& seat, const Settings& settings) {
    const PlacedAs as = placedAs(game, seat);
    const auto turn = dune(seat).dropoutTurn;
    std::vector<OrderValue> values{Exact(static_cast<qint64>(as))};
    values.push_back(as == PlacedAs::Dropout && turn ? OrderValue(Exact(turn->value()))
                                                     : OrderValue());
    addValues(values, placingValues(seat, settings));
    return values;
}

/// In the order of registration.
std::vector<Contender> finalistsOf(const Field& field, const Game& game) {
    std::vector<const Seat*> seats;
    for (const Seat& seat : game.seats)
        seats.push_back(&seat);
    std::ranges::stable_sort(
        seats, {}, [&](const Seat* seat) { return field.positionOf(seat->player).value_or(0); });
    std::vector<Contender> finalists;
    for (const Seat* seat : seats)
        finalists.push_back({seat->player, valuesOf(game, *seat, field.event().settings)});
    return finalists;
}

} // namespace

std::vector<Placement> dunePlacements(const Event& event) {
    const auto& play = std::get<DunePlay>(event.play);
    if (!play.finalGame() || !isCompleted(*play.finalGame()))
        return {};
    const Field field(event);
    auto rows = rankingOf(finalistsOf(field, *play.finalGame()), finalOrder(),
                          TieRolls(play.stage().tieRolls));
    return placementsOf(std::move(rows), field.participants(), event.settings.prizeLevel);
}

PlacedAs placedAs(const Placement& row) {
    return static_cast<PlacedAs>(*std::get<Exact>(row.values[KindKey]).times(1));
}

} // namespace mentat
