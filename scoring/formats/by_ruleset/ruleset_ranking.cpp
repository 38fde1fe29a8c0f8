#include "scoring/formats/by_ruleset/ruleset_ranking.h"

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

} // namespace mentat
