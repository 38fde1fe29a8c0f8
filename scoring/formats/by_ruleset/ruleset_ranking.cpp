#include "scoring/formats/by_ruleset/ruleset_ranking.h"

#include "scoring/ranking/tie_rolls.h"

#include <algorithm>

namespace mentat {

namespace {

struct RatedPlayer {
    size_t player;
    std::vector<OrderValue> values;
};

bool isOpen(const RulesetTiebreak& tiebreak) {
    return std::holds_alternative<NotSeparated>(tiebreak);
}

RulesetTiebreak inOwnWords(const Tiebreak& tiebreak) {
    if (const auto* roll = std::get_if<ByRoll>(&tiebreak))
        return *roll;
    return NotSeparated();
}

/// The ranked rows, made group after group of those whom only a roll can part.
class RulesetRows {
public:
    RulesetRows(const RulesetField& field, RulesetRanking& ranking)
        : m_field(field)
        , m_ranking(ranking)
        , m_rolls(field.event().tieRolls) {}

    /// sorted: best first, who is equal in the order of registration.
    void make(std::vector<RatedPlayer>& sorted) {
        for (size_t begin = 0; begin < sorted.size();) {
            size_t end = begin + 1;
            while (end < sorted.size() && !decision(sorted[end - 1], sorted[end]))
                ++end;
            RulesetTiebreak toNext = IsLast();
            if (end < sorted.size())
                toNext = ByOrderKey{decision(sorted[end - 1], sorted[end])->key};
            addGroup(std::span(sorted).subspan(begin, end - begin), toNext);
            begin = end;
        }
    }

private:
    [[nodiscard]] std::optional<OrderDecision> decision(const RatedPlayer& a,
                                                        const RatedPlayer& b) const {
        return decisionOf(m_field.ruleset(), a.values, b.values);
    }

    void addGroup(std::span<RatedPlayer> group, const RulesetTiebreak& toNext) {
        std::vector<PlayerId> tied;
        for (const RatedPlayer& player : group)
            tied.push_back(m_field.idOf(player.player));
        const RolledOrder rolled = m_rolls.orderOf(tied);
        for (size_t i = 0; i < rolled.order.size(); ++i) {
            const bool isLastOfGroup = i + 1 == rolled.order.size();
            add(group[rolled.order[i]], isLastOfGroup ? toNext : inOwnWords(rolled.between[i]));
        }
    }

    /// R4.5: players still equal share a rank: 1, 2, 2, 4.
    void add(RatedPlayer& player, const RulesetTiebreak& toNext) {
        auto& rows = m_ranking.standings.ranked;
        const bool withLast = !rows.empty() && isOpen(rows.back().fromNext);
        const auto rank = withLast ? rows.back().rank : Place(static_cast<int>(rows.size()) + 1);
        rows.push_back({.player = m_field.idOf(player.player),
                        .rank = rank,
                        .values = std::move(player.values),
                        .tied = withLast || isOpen(toNext),
                        .fromNext = toNext});
        m_ranking.players.push_back(player.player);
    }

    const RulesetField& m_field;
    RulesetRanking& m_ranking;
    TieRolls m_rolls;
};

} // namespace

RulesetRanking rulesetRanking(const RulesetField& field) {
    const OrderValues values(field);
    RulesetRanking ranking;
    std::vector<RatedPlayer> rated;
    for (size_t player = 0; player < field.playerCount(); ++player) {
        const bool hasGame = !field.gamesOf(player).empty();
        if (field.isDisqualified(player)) {
            ranking.standings.disqualified.push_back(
                {.player = field.idOf(player),
                 .rank = {},
                 .values = hasGame ? values.valuesOf(player) : std::vector<OrderValue>(),
                 .status = RulesetStatus::Disqualified});
        } else if (hasGame) {
            rated.push_back({player, values.valuesOf(player)});
        }
    }
    std::ranges::sort(rated, [&](const RatedPlayer& a, const RatedPlayer& b) {
        const auto decision = decisionOf(field.ruleset(), a.values, b.values);
        return decision ? decision->firstIsBetter : a.player < b.player;
    });
    RulesetRows(field, ranking).make(rated);
    for (const size_t player : ranking.players)
        ranking.wins.push_back(values.winsOf(player));
    return ranking;
}

Tiebreak inSharedWords(const RulesetTiebreak& tiebreak) {
    if (const auto* roll = std::get_if<ByRoll>(&tiebreak))
        return *roll;
    if (isOpen(tiebreak))
        return NotSeparated();
    return std::holds_alternative<IsLast>(tiebreak) ? Tiebreak(IsLast()) : Tiebreak(ByKind());
}

std::vector<TiedRows> tiedRows(const std::vector<RulesetStanding>& ranked) {
    std::vector<TiedRows> groups;
    for (size_t begin = 0; begin < ranked.size();) {
        size_t end = begin + 1;
        while (end < ranked.size() && isOpen(ranked[end - 1].fromNext))
            ++end;
        if (end - begin > 1)
            groups.push_back({begin, end});
        begin = end;
    }
    return groups;
}

} // namespace mentat
