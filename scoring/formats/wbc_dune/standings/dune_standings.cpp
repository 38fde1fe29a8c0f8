#include "scoring/formats/wbc_dune/standings/dune_standings.h"

#include "scoring/formats/wbc_dune/games/best_game.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/ranking/tie_rolls.h"

#include <algorithm>

namespace mentat {

namespace {

using GameQps = std::span<const QualificationPoints>;

/// What two players are compared by, before any roll. In one piece and small: contenders are what
/// is sorted.
struct Contender {
    size_t player = 0; // in the order of registration
    QualificationPoints qp;
    bool wasAllied = false;       // in a game, so that the readings of R4.3 may differ
    GameQps gameQps;              // best first
    GameQps scored;               // those above 0
    std::optional<BestGame> best; // absent without a game

    [[nodiscard]] const EndValues& values() const { return best->values; }
};

/// Whom the rules of R4 rank, with what they are compared by.
class Contenders {
public:
    explicit Contenders(const Field& field) {
        collectPoints(field);
        m_ranked.reserve(field.playerCount());
        for (size_t player = 0; player < field.playerCount(); ++player) {
            if (!field.isDisqualified(player) && !field.gamesOf(player).empty())
                m_ranked.push_back(contender(field, player));
        }
    }

    /// In the order of registration; keeps the game QPs that stay here.
    [[nodiscard]] std::vector<Contender> takeRanked() { return std::move(m_ranked); }

    [[nodiscard]] Contender contender(const Field& field, size_t player) const {
        const auto games = field.gamesOf(player);
        Contender result;
        result.player = player;
        result.gameQps = GameQps(m_points).subspan(m_first[player], games.size());
        for (const QualificationPoints points : result.gameQps)
            result.qp += points;
        const auto zeros = std::ranges::find(result.gameQps, QualificationPoints());
        result.scored = GameQps(result.gameQps.begin(), zeros);
        result.wasAllied = std::ranges::any_of(games, &Appearance::allied);
        if (!games.empty()) {
            const auto best = bestGame(games, field.event().settings.tieBreakValues);
            const Appearance& one = *best.appearance;
            result.best = BestGame{one.heat->number, one.game->table, one.qp, best.values};
        }
        return result;
    }

private:
    /// All game QPs in one list: no player needs an allocation.
    void collectPoints(const Field& field) {
        for (size_t player = 0; player < field.playerCount(); ++player) {
            const size_t first = m_points.size();
            m_first.push_back(first);
            for (const Appearance& game : field.gamesOf(player))
                m_points.push_back(game.qp);
            std::sort(m_points.begin() + static_cast<ptrdiff_t>(first), m_points.end(),
                      std::greater<>());
        }
    }

    std::vector<QualificationPoints> m_points;
    std::vector<size_t> m_first; // per player
    std::vector<Contender> m_ranked;
};

/// What decides between two players before any roll: a rule of R4 and where it does. Small, for it
/// is asked for at each comparison; the reason is made of it for neighbours only.
struct Decision {
    enum class Rule { Points, Games, Values } rule;
    bool firstIsUpper;
    size_t game = 0; // in which games differ, best first
};

// The rules of R4 in their order, rolls apart. Each is absent where it leaves the two equal.

std::optional<Decision> byPoints(const Contender& a, const Contender& b) {
    if (a.qp == b.qp)
        return std::nullopt;
    return Decision{Decision::Rule::Points, a.qp > b.qp};
}

/// R4.2: a missing game counts 0.
QualificationPoints pointsAt(const Contender& contender, size_t game) {
    return game < contender.scored.size() ? contender.scored[game] : QualificationPoints();
}

std::optional<Decision> byGames(const Contender& a, const Contender& b) {
    const size_t games = std::max(a.scored.size(), b.scored.size());
    for (size_t i = 0; i < games; ++i) {
        if (pointsAt(a, i) != pointsAt(b, i))
            return Decision{Decision::Rule::Games, pointsAt(a, i) > pointsAt(b, i), i};
    }
    return std::nullopt;
}

std::optional<Decision> byValues(const EndValues& a, const EndValues& b) {
    const auto order = compareCounted(a, b);
    if (order == 0)
        return std::nullopt;
    return Decision{Decision::Rule::Values, order > 0};
}

std::optional<Decision> decision(const Contender& a, const Contender& b) {
    if (const auto found = byPoints(a, b))
        return found;
    if (const auto found = byGames(a, b))
        return found;
    return byValues(a.values(), b.values());
}

Tiebreak reasonOf(const Decision& decision, const Contender& upper, const Contender& lower) {
    switch (decision.rule) {
    case Decision::Rule::Points: return ByPoints{upper.qp, lower.qp};
    case Decision::Rule::Games:
        return ByGame{decision.game, pointsAt(upper, decision.game),
                      pointsAt(lower, decision.game)};
    case Decision::Rule::Values: break;
    }
    return differenceOf(upper.values(), lower.values())->tiebreak;
}

Standing rowOf(PlayerId player, const Contender& contender, StandingStatus status) {
    return {.player = std::move(player),
            .rank = {},
            .qp = contender.qp,
            .gameQps = {contender.gameQps.begin(), contender.gameQps.end()},
            .best = contender.best,
            .status = status,
            .otherReading = {}};
}

/// The ranked rows, made group after group of those whom only a roll can separate.
class RankedRows {
public:
    RankedRows(const Field& field, const std::vector<Contender>& sorted)
        : m_field(field)
        , m_sorted(sorted)
        , m_rolls(field.event().tieRolls)
        , m_finalists(static_cast<size_t>(field.event().settings.finalists.value())) {
        m_rows.reserve(sorted.size());
        m_ids.reserve(field.playerCount());
        for (const Player& player : field.event().players)
            m_ids.push_back(player.id);
    }

    [[nodiscard]] std::vector<Standing> make() {
        for (size_t begin = 0; begin < m_sorted.size();) {
            size_t end = begin + 1;
            while (end < m_sorted.size() && !decision(m_sorted[end - 1], m_sorted[end]))
                ++end;
            addGroup(std::span(m_sorted).subspan(begin, end - begin));
            begin = end;
        }
        return std::move(m_rows);
    }

private:
    void addGroup(std::span<const Contender> group) {
        if (m_rolls.hasRollOf(group.size()))
            return addRolled(group);
        addNext(group.front());
        for (const Contender& contender : group.subspan(1)) {
            separate(contender, NotSeparated{});
            add(contender);
        }
    }

    void addRolled(std::span<const Contender> group) {
        std::vector<PlayerId> tied;
        tied.reserve(group.size());
        for (const Contender& contender : group)
            tied.push_back(m_ids[contender.player]);
        const RolledOrder rolled = m_rolls.orderOf(tied);
        for (size_t i = 0; i < rolled.order.size(); ++i) {
            const Contender& contender = group[rolled.order[i]];
            if (i == 0) {
                addNext(contender);
            } else {
                separate(contender, rolled.between[i - 1]);
                add(contender);
            }
        }
    }

    /// The first of a group, whom no roll is needed to put behind the last.
    void addNext(const Contender& contender) {
        if (m_last)
            separate(contender, reasonOf(*decision(*m_last, contender), *m_last, contender));
        add(contender);
    }

    /// R4.5: players still equal share a rank: 1, 2, 2, 4.
    void add(const Contender& contender) {
        const bool withLast = m_last && isTie(m_rows.back().fromNext);
        const auto rank
            = withLast ? m_rows.back().rank : Place(static_cast<int>(m_rows.size()) + 1);
        const auto status
            = m_rows.size() < m_finalists ? StandingStatus::Qualifier : StandingStatus::Alternate;
        Standing& row
            = m_rows.emplace_back(rowOf(std::move(m_ids[contender.player]), contender, status));
        row.rank = rank;
        row.tied = withLast;
        m_last = &contender;
    }

    void separate(const Contender& next, const Tiebreak& tiebreak) {
        m_rows.back().fromNext = tiebreak;
        m_rows.back().tied |= isTie(tiebreak);
        m_rows.back().otherReading = otherReading(*m_last, next, tiebreak);
    }

    /// R4.3 bears only on those whom QP leave equal.
    [[nodiscard]] std::optional<Standing::OtherReading>
    otherReading(const Contender& upper, const Contender& lower, const Tiebreak& tiebreak) {
        if (byPoints(upper, lower) || byGames(upper, lower))
            return std::nullopt;
        const auto found = differenceOf(otherValues(upper), otherValues(lower));
        const bool byValue = std::holds_alternative<ByValue>(tiebreak);
        if (!found) // a roll would decide, or decides already
            return byValue ? std::optional(Standing::OtherReading{NotSeparated{}, false})
                           : std::nullopt;
        if (found->firstIsUpper && byValue)
            return std::nullopt;
        return Standing::OtherReading{found->tiebreak, !found->firstIsUpper};
    }

    /// By the reading that is not in force. Each neighbour is asked for twice, one after the other.
    [[nodiscard]] EndValues otherValues(const Contender& contender) {
        if (!contender.wasAllied)
            return contender.values();
        if (m_otherOf != &contender) {
            const auto other = m_field.event().settings.tieBreakValues == TieBreakValues::Individual
                                   ? TieBreakValues::Alliance
                                   : TieBreakValues::Individual;
            m_otherOf = &contender;
            m_other = bestGame(m_field.gamesOf(contender.player), other).values;
        }
        return m_other;
    }

    const Field& m_field;
    const std::vector<Contender>& m_sorted;
    TieRolls m_rolls;
    size_t m_finalists; // R4.6
    // Of all players, copied in the order in which they lie in memory; a row takes its own.
    std::vector<PlayerId> m_ids;
    std::vector<Standing> m_rows;
    const Contender* m_last = nullptr;
    const Contender* m_otherOf = nullptr;
    EndValues m_other;
};

} // namespace

Standings duneStandings(const Field& field, size_t* comparisons) {
    Contenders contenders(field);
    std::vector<Contender> ranked = contenders.takeRanked();
    size_t ignored = 0;
    size_t& count = comparisons ? *comparisons : ignored;
    // R4.5: the equal stand in the order of registration.
    std::ranges::sort(ranked, [&count](const Contender& a, const Contender& b) {
        ++count;
        const auto found = decision(a, b);
        return found ? found->firstIsUpper : a.player < b.player;
    });

    Standings result;
    result.ranked = RankedRows(field, ranked).make();
    for (size_t player = 0; player < field.playerCount(); ++player) {
        if (field.isDisqualified(player))
            result.disqualified.push_back(rowOf(field.player(player).id,
                                                contenders.contender(field, player),
                                                StandingStatus::Disqualified));
    }
    return result;
}

Standings duneStandings(const Event& event) {
    return duneStandings(Field(event));
}

Advancement duneAdvancement(const Event& event) {
    return advancementBy(event, duneStandings(event));
}

bool areEqualInGames(const Standing& a, const Standing& b) {
    const auto scored = [](std::vector<QualificationPoints> points) {
        std::erase(points, QualificationPoints());
        return points;
    };
    return scored(a.gameQps) == scored(b.gameQps);
}

} // namespace mentat
