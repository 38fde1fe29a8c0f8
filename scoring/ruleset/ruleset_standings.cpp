#include "scoring/ruleset/ruleset_standings.h"

#include "model/ruleset/results.h"
#include "scoring/ruleset/stage_course.h"

#include <algorithm>

namespace mentat {
namespace {

RankingOrder orderOf(const Ruleset& ruleset) {
    RankingOrder order;
    for (const OrderKey& key : ruleset.order) {
        order.push_back({[&key, scores = ruleset.score](const OrderValue& a, const OrderValue& b) {
            return compareBy(key, scores, a, b);
        }});
    }
    return order;
}

int gamesOf(const RulesetField& field, size_t player) {
    return static_cast<int>(field.gamesOf(player).size());
}

} // namespace

RulesetRanking rulesetRanking(const RulesetField& field) {
    const OrderValues values(field);
    RulesetRanking ranking;
    std::vector<Contender> contenders;
    std::vector<size_t> positions;
    for (size_t player = 0; player < field.playerCount(); ++player) {
        const bool hasGame = !field.gamesOf(player).empty();
        if (field.isDisqualified(player)) {
            ranking.standings.disqualified.push_back(
                {.player = field.idOf(player),
                 .values = hasGame ? values.valuesOf(player) : std::vector<OrderValue>(),
                 .status = StandingStatus::Disqualified,
                 .games = gamesOf(field, player)});
        } else if (hasGame) {
            contenders.push_back({field.idOf(player), values.valuesOf(player)});
            positions.push_back(player);
        }
    }
    auto rows = rankingOf(std::move(contenders), orderOf(field.ruleset()),
                          TieRolls(field.event().tieRolls));
    for (const Ranked& row : rows) {
        ranking.players.push_back(positions[row.contender]);
        ranking.wins.push_back(values.winsOf(positions[row.contender]));
    }
    ranking.standings.ranked = standingsOf(std::move(rows));
    for (size_t row = 0; row < ranking.players.size(); ++row)
        ranking.standings.ranked[row].games = gamesOf(field, ranking.players[row]);
    return ranking;
}

Standings rulesetStandings(const Event& event) {
    const RulesetField field(event);
    RulesetRanking ranking = rulesetRanking(field);
    if (!field.ruleset().stages.empty())
        setQualifiers(ranking.standings, qualifiersOfStandings(field, ranking));
    return std::move(ranking.standings);
}

namespace {

bool isFinished(const RulesetPlay& play) {
    const PlayedStage* final = playedStage(play, play.ruleset.stages.size() - 1);
    return final && std::ranges::any_of(final->games, [](const Game& game) {
               return !game.isVoid && isComplete(game.seats);
           });
}

std::strong_ordering compareBy(PlaceBy by, const OrderValue& a, const OrderValue& b) {
    const bool isMoreBetter = by == PlaceBy::Stage || by == PlaceBy::StageScore;
    return isMoreBetter ? moreIsBetter(a, b) : lessIsBetter(a, b);
}

RankingOrder orderOf(const std::vector<PlaceBy>& keys) {
    RankingOrder order;
    for (const PlaceBy by : keys) {
        order.push_back(
            {[by](const OrderValue& a, const OrderValue& b) { return compareBy(by, a, b); }});
    }
    return order;
}

std::vector<Ranked> rowsOf(const Standings& standings) {
    std::vector<Ranked> rows;
    for (const Standing& row : standings.ranked)
        rows.push_back({rows.size(), row.player, *row.rank, row.tied, row.values, row.fromNext});
    return rows;
}

/// Everybody who played in a stage, by the one that they played last.
class StagePlaces {
public:
    explicit StagePlaces(const RulesetField& field)
        : m_field(field)
        , m_keys(placeKeys(field.ruleset()))
        , m_reached(field.playerCount()) {
        const auto course = stageCourse(field, rulesetRanking(field));
        m_seeds = seedsIn(course, field.playerCount());
        const auto first = std::ranges::find(course, true, &StageRound::held);
        m_seeded = first == course.end() ? 0 : first->lineUp.size();
        for (size_t stage = 0; stage < field.ruleset().stages.size(); ++stage) {
            if (const PlayedStage* played = playedStage(field.play(), stage))
                reach(stage, *played);
        }
    }

    [[nodiscard]] std::vector<Ranked> make() const {
        std::vector<Contender> contenders;
        for (size_t player = 0; player < m_reached.size(); ++player) {
            if (m_reached[player] && !m_field.isDisqualified(player))
                contenders.push_back({m_field.idOf(player), valuesOf(*m_reached[player])});
        }
        // Those whom only a roll can part stand equal in one stage, and roll there.
        const auto rolledBy = [this](std::span<const PlayerId> tied) {
            const auto& reached = *m_reached[m_field.positionOf(tied.front())];
            return TieRolls(playedStage(m_field.play(), reached.stage)->details.tieRolls)
                .orderOf(tied);
        };
        return rankingOf(std::move(contenders), orderOf(m_keys), rolledBy);
    }

private:
    struct Reached {
        size_t stage;
        StageResult result;
    };

    void reach(size_t stage, const PlayedStage& played) {
        const auto advance = advanceOf(m_field.ruleset(), stage);
        for (const StageResult& result : stageResults(m_field, played, advance).results)
            m_reached[result.player] = Reached{stage, result};
    }

    [[nodiscard]] std::vector<OrderValue> valuesOf(const Reached& reached) const {
        std::vector<OrderValue> values;
        for (const PlaceBy by : m_keys)
            values.push_back(valueOf(by, reached));
        return values;
    }

    [[nodiscard]] OrderValue valueOf(PlaceBy by, const Reached& reached) const {
        if (by == PlaceBy::Stage)
            return number(reached.stage);
        const bool isFinal = reached.stage + 1 == m_field.ruleset().stages.size();
        if (isFinal != (by == PlaceBy::FinalPlace)) // nothing but the place counts in a final
            return {};
        const size_t seed = m_seeds[reached.result.player];
        switch (by) {
        case PlaceBy::Stage: break;
        case PlaceBy::FinalPlace:
        case PlaceBy::StagePlace: return Exact(reached.result.place);
        case PlaceBy::Forfeit: return Exact(reached.result.advances ? 1 : 0);
        case PlaceBy::StageScore: return reached.result.scoreOfFirst;
        case PlaceBy::Seed: return seed < m_seeded ? number(seed + 1) : OrderValue();
        case PlaceBy::Registration: return number(seed);
        }
        Q_UNREACHABLE();
    }

    static OrderValue number(size_t value) { return Exact(static_cast<qint64>(value)); }

    const RulesetField& m_field;
    std::vector<PlaceBy> m_keys;
    Seeds m_seeds;
    size_t m_seeded = 0;                           // how many have a seed
    std::vector<std::optional<Reached>> m_reached; // per player, the last
};

} // namespace

std::vector<PlaceBy> placeKeys(const Ruleset& ruleset) {
    if (ruleset.stages.empty())
        return {};
    std::vector<PlaceBy> keys{PlaceBy::Stage, PlaceBy::FinalPlace, PlaceBy::Forfeit};
    for (const EliminatedBy by : ruleset.eliminated) {
        switch (by) {
        case EliminatedBy::StagePlace: keys.push_back(PlaceBy::StagePlace); break;
        case EliminatedBy::StageScore: keys.push_back(PlaceBy::StageScore); break;
        case EliminatedBy::Seed:
            keys.push_back(PlaceBy::Seed);
            keys.push_back(PlaceBy::Registration);
            break;
        }
    }
    return keys;
}

std::vector<Placement> rulesetPlacements(const Event& event) {
    const RulesetField field(event);
    std::vector<Ranked> rows;
    if (field.ruleset().stages.empty())
        rows = rowsOf(rulesetRanking(field).standings);
    else if (isFinished(field.play()))
        rows = StagePlaces(field).make();
    return placementsOf(std::move(rows), field.participants(), event.settings.prizeLevel);
}

} // namespace mentat
