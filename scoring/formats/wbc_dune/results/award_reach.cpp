#include "scoring/formats/wbc_dune/results/award_reach.h"

#include "scoring/formats/wbc_dune/games/faction_pools.h"
#include "scoring/formats/wbc_dune/games/map_limits.h"
#include "scoring/formats/wbc_dune/games/performance.h"
#include "scoring/formats/wbc_dune/games/qualification.h"

#include <algorithm>

namespace mentat {

namespace {

/// A seat of a game by one reading of its faction.
class SeatInReach {
public:
    SeatInReach(const Event& event, const Game& game, const Seat& seat)
        : m_game(game)
        , m_points(performanceOf(seat, event.settings))
        , m_perTurn(mapLimits(game, event.details).greatestHalvesPerTurn(event.settings))
        , m_turnLimit(event.settings.turnLimit.value()) {
        for (const Seat& other : game.seats)
            m_known += performanceOf(other, event.settings).value_or(PerformancePoints()).halves();
    }

    /// best: absent where nobody scored with the faction.
    [[nodiscard]] bool canReach(const std::optional<Fraction>& best) const {
        const int turns = m_game.turns ? m_game.turns->value() : bestTurns();
        const qint64 halves = m_points ? m_points->halves() : m_perTurn * turns - m_known;
        if (turns == 0 || halves <= 0)
            return false;
        const auto most = PerformancePoints::tryFromHalves(halves);
        return !best || !most || normalized(*most, Turns(turns), startersOf(m_game)) >= *best;
    }

private:
    /// The number of turns that makes the figure highest. PP that are known are worth more the
    /// fewer the turns that can have given them; of those that are not, each turn leaves more.
    [[nodiscard]] int bestTurns() const {
        if (!m_points)
            return m_turnLimit;
        // R10.21 is a warning only: PP that no number of turns can give are taken as they are.
        if (m_perTurn == 0 || m_known > m_perTurn * m_turnLimit)
            return 1;
        return std::max(1, static_cast<int>((m_known + m_perTurn - 1) / m_perTurn));
    }

    const Game& m_game;
    std::optional<PerformancePoints> m_points;
    qint64 m_perTurn;
    int m_turnLimit;
    qint64 m_known = 0; // PP of the game that are known, in half-points
};

bool couldWinWith(Faction faction, const Event& event, const std::vector<Award>& awards,
                  const Game& game, const Seat& seat) {
    const auto award = std::ranges::find(awards, faction, &Award::faction);
    if (award == awards.end())
        return SeatInReach(event, game, seat).canReach({});
    return !isHeldBy(*award, seat.player)
           && SeatInReach(event, game, seat).canReach(award->normalized());
}

} // namespace

bool isHeldBy(const Award& award, const PlayerId& player) {
    return !award.winners.empty()
           && std::ranges::all_of(
               award.winners, [&](const Performance& winner) { return winner.player == player; });
}

bool couldWinAward(const Event& event, const std::vector<Award>& awards, const Game& game,
                   const Seat& seat) {
    if (dune(seat).faction) {
        const bool isKnown = game.turns && performanceOf(seat, event.settings);
        return !isKnown && couldWinWith(*dune(seat).faction, event, awards, game, seat);
    }
    const auto position = std::ranges::find(game.seats, seat.player, &Seat::player);
    return std::ranges::any_of(idTable(Faction{}), [&](const auto& known) {
        const Faction faction = known.value;
        if (std::ranges::find(game.seats, faction, playedFaction) != game.seats.end()
            || !isInPlay(faction, event.details.sets, game.expansion))
            return false;
        Game meant = game;
        Seat& ofPlayer = meant.seats[static_cast<size_t>(position - game.seats.begin())];
        dune(ofPlayer).faction = faction;
        return couldWinWith(faction, event, awards, meant, ofPlayer);
    });
}

} // namespace mentat
