#include "scoring/dune/dune_scoring.h"

#include "model/dune/game.h"
#include "scoring/dune/dune_clocks.h"
#include "scoring/dune/games/factions.h"
#include "scoring/dune/results/adjudication.h"
#include "scoring/dune/today/event_questions.h"
#include "scoring/dune/today/game_review.h"
#include "scoring/dune/today/places_that_matter.h"
#include "scoring/heats/seating/assignment.h"

#include <QHash>

#include <algorithm>
#include <map>

namespace mentat {
namespace {

/// How often a player has played each faction.
using Played = std::map<Faction, int>;

/// Counts the games of heats with a lower number, finished or not, except void ones.
QHash<PlayerId, Played> playedBefore(const Event& event, HeatNumber heat) {
    QHash<PlayerId, Played> played;
    for (const Heat& earlier : heatsPlay(event)->heats) {
        if (earlier.number >= heat)
            continue;
        for (const Game& game : earlier.games) {
            for (const Seat& seat : game.seats) {
                if (!game.isVoid && dune(seat).faction)
                    ++played[seat.player][*dune(seat).faction];
            }
        }
    }
    return played;
}

/// A draw that avoids repeats gives each player, where possible, a faction that they have played
/// least.
class FactionDrawing : public PartDrawing {
public:
    explicit FactionDrawing(const PartRequest& request) : m_sets(request.event.details.sets) {
        if (request.avoidRepeats)
            m_played = playedBefore(request.event, request.heat);
    }

    void drawFor(Game& game, DrawSource& source) override {
        std::vector<Faction>& pool = dune(game).pool;
        pool = factionPool(m_sets, game.variant, game.seats.size());
        AssignmentCosts costs;
        for (const Seat& seat : game.seats) {
            auto& row = costs.emplace_back(pool.size(), 0);
            const Played played = m_played.value(seat.player);
            for (size_t i = 0; i < pool.size(); ++i) {
                if (const auto known = played.find(pool[i]); known != played.end())
                    row[i] = known->second;
            }
        }
        const std::vector<size_t> given = cheapestAssignment(costs, source);
        for (size_t i = 0; i < game.seats.size(); ++i)
            dune(game.seats[i]).faction = pool[given[i]];
    }

private:
    std::vector<GameSet> m_sets;
    QHash<PlayerId, Played> m_played;
};

DrawPart duneDrawPart(const Event& event, const DrawPart& asked) {
    DuneDraw part = std::get<DuneDraw>(asked);
    part.factions = part.factions || event.settings.drawSides == DrawSides::Program;
    return part;
}

std::unique_ptr<PartDrawing> factionDrawing(const PartRequest& request) {
    if (!std::get<DuneDraw>(request.part).factions)
        return nullptr;
    return std::make_unique<FactionDrawing>(request);
}

/// If all others have their factions and one is left, the player who joins gets it (R1.6).
void takeLastFaction(const Event& event, const Game& game, Seat& seat) {
    std::vector<Faction> left
        = dune(game).pool.empty()
              ? factionPool(event.details.sets, game.variant, game.seats.size() + 1)
              : dune(game).pool;
    for (const Seat& other : game.seats) {
        if (!dune(other).faction)
            return;
        std::erase(left, *dune(other).faction);
    }
    if (left.size() == 1)
        dune(seat).faction = left.front();
}

/// R1.1, R1.2.
std::vector<HeatSplit> duneSplits(const Event&, int players) {
    const TableSplits splits = tableSplits(Count(players));
    if (splits.standard.sizes.games() == 0)
        return {};
    return heatSplits(splits);
}

std::vector<Rule> rulesOfReview(const Event& event, const GameAddress& place, const Game& game) {
    return rulesToAccept(reviewGame(event, place, game).warnings);
}

std::vector<PlayerId> winnersOf(const Event&, const Game& game) {
    std::vector<PlayerId> winners;
    for (const Seat& seat : game.seats) {
        if (hasWon(seat))
            winners.push_back(seat.player);
    }
    return winners;
}

} // namespace

constinit const HeatsScoring duneHeatsScoring{
    .drawPart = duneDrawPart,
    .partDrawing = factionDrawing,
    .join = takeLastFaction,
    .awaitedVerdict = awaitedVerdict,
    .questions = eventQuestions,
    .areLosersAlone = areLosersStrongholds,
    .rulesToAccept = rulesOfReview,
    .winners = winnersOf,
    .doDropoutsDisqualify = [](const Event&) { return true; },
    .areSettled = isFinalSettled,
    .atStake = duneAtStake,
    .clockRules = duneClockRules,
    .limits = [](const Event&, const RoundId&) { return TableLimits(); },
    .splits = duneSplits};

} // namespace mentat
