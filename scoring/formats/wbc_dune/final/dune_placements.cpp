#include "scoring/formats/wbc_dune/final/dune_placements.h"

#include "scoring/formats/wbc_dune/games/field.h"
#include "scoring/formats/wbc_dune/results/adjudication.h"
#include "scoring/heats/draw/table_seats.h"
#include "scoring/ranking/laurels.h"
#include "scoring/ranking/tie_rolls.h"

#include <algorithm>
#include <span>

namespace mentat {

namespace {

/// What a finalist's place follows from, before any roll.
struct Finalist {
    const Seat* seat = nullptr;
    size_t registration = 0;
    PlacedAs as = PlacedAs::Other;
    EndValues values;
};

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

// The rules of R7.5 in their order, rolls apart. Each is absent where it leaves the two equal.

std::optional<Difference> byKind(const Finalist& a, const Finalist& b) {
    if (a.as == b.as)
        return std::nullopt;
    return Difference{a.as < b.as, ByKind{}};
}

/// Who left in a later turn is higher, an unknown turn lowest.
std::optional<Difference> byDropoutTurn(const Finalist& a, const Finalist& b) {
    const auto turnOfA = dune(*a.seat).dropoutTurn;
    const auto turnOfB = dune(*b.seat).dropoutTurn;
    if (a.as != PlacedAs::Dropout || turnOfA == turnOfB)
        return std::nullopt;
    return Difference{turnOfA > turnOfB,
                      ByDropoutTurn{std::max(turnOfA, turnOfB), std::min(turnOfA, turnOfB)}};
}

std::optional<Difference> difference(const Finalist& a, const Finalist& b) {
    if (const auto found = byKind(a, b))
        return found;
    if (const auto found = byDropoutTurn(a, b))
        return found;
    return differenceOf(a.values, b.values);
}

/// R7.5: an unknown number counts 0, also beside the Shield Wall.
EndValues placingValues(const Seat& seat, const Settings& settings) {
    if (dune(seat).strongholds || !dune(seat).shieldWall)
        return adjudicationValues(seat, settings);
    Seat withNone = seat;
    dune(withNone).strongholds = Count(0);
    return adjudicationValues(withNone, settings);
}

/// Best first; equal ones in the order of registration.
std::vector<Finalist> finalistsOf(const Field& field, const Game& game) {
    std::vector<Finalist> finalists;
    for (const Seat& seat : game.seats) {
        finalists.push_back({&seat, field.positionOf(seat.player).value_or(0), placedAs(game, seat),
                             placingValues(seat, field.event().settings)});
    }
    std::ranges::sort(finalists, [](const Finalist& a, const Finalist& b) {
        const auto found = difference(a, b);
        return found ? found->firstIsUpper : a.registration < b.registration;
    });
    return finalists;
}

/// The finalists in their final order, rolls counted, each with what separates it from the next.
class FinalOrder {
public:
    FinalOrder(const std::vector<Finalist>& finalists, const TieRolls& rolls) {
        for (size_t begin = 0; begin < finalists.size();) {
            size_t end = begin + 1;
            while (end < finalists.size() && !difference(finalists[end - 1], finalists[end]))
                ++end;
            addGroup(std::span(finalists).subspan(begin, end - begin), rolls);
            begin = end;
        }
    }

    [[nodiscard]] std::vector<Placement> placements() && { return std::move(m_placements); }

private:
    /// Those whom only a roll can separate.
    void addGroup(std::span<const Finalist> group, const TieRolls& rolls) {
        std::vector<PlayerId> tied;
        for (const Finalist& finalist : group)
            tied.push_back(finalist.seat->player);
        const RolledOrder rolled = rolls.orderOf(tied);
        for (size_t i = 0; i < rolled.order.size(); ++i) {
            const Finalist& finalist = group[rolled.order[i]];
            if (i > 0)
                m_placements.back().fromNext = rolled.between[i - 1];
            else if (m_last)
                m_placements.back().fromNext = difference(*m_last, finalist)->tiebreak;
            m_placements.push_back({.place = Place(1),
                                    .player = finalist.seat->player,
                                    .as = finalist.as,
                                    .values = finalist.values});
            m_last = &finalist;
        }
    }

    std::vector<Placement> m_placements;
    const Finalist* m_last = nullptr;
};

} // namespace

std::vector<Placement> dunePlacements(const Event& event) {
    const auto& play = std::get<DunePlay>(event.play);
    if (!play.finalGame() || !isCompleted(*play.finalGame()))
        return {};
    const Field field(event);
    const auto finalists = finalistsOf(field, *play.finalGame());
    auto placements = FinalOrder(finalists, TieRolls(play.stage().tieRolls)).placements();
    addPlaces(placements, field.participants(), event.settings.prizeLevel);
    return placements;
}

} // namespace mentat
