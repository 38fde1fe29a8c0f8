#include "scoring/formats/wbc_dune/dune_standings.h"

#include "scoring/formats/wbc_dune/best_game.h"
#include "scoring/tie_rolls.h"

#include <algorithm>

namespace mentat {

namespace {

using GameQps = std::span<const QualificationPoints>;

/// What two players are compared by, before any roll.
struct Contender {
    size_t player = 0; // in the order of registration
    QualificationPoints qp;
    GameQps gameQps; // best first
    BestAppearance best;
};

/// Whom the rules of R4 rank, with what they are compared by.
class Contenders {
public:
    explicit Contenders(const Field& field) {
        collectPoints(field);
        for (size_t player = 0; player < field.playerCount(); ++player) {
            if (!field.isDisqualified(player) && !field.gamesOf(player).empty())
                m_ranked.push_back(contender(field, player));
        }
    }

    [[nodiscard]] std::vector<Contender>& ranked() { return m_ranked; }

    [[nodiscard]] Contender contender(const Field& field, size_t player) const {
        const auto games = field.gamesOf(player);
        Contender result;
        result.player = player;
        result.gameQps = GameQps(m_points).subspan(m_first[player], games.size());
        for (const QualificationPoints points : result.gameQps)
            result.qp += points;
        if (!games.empty())
            result.best = bestGame(games, field.event().settings.tieBreakValues);
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

// The rules of R4 in their order, rolls apart. Each is absent where it leaves the two equal.

std::optional<Difference> byPoints(const Contender& a, const Contender& b) {
    if (a.qp == b.qp)
        return std::nullopt;
    const bool first = a.qp > b.qp;
    return Difference{first, ByPoints{first ? a.qp : b.qp, first ? b.qp : a.qp}};
}

std::optional<Difference> byGames(const Contender& a, const Contender& b) {
    const auto at = [](GameQps points, size_t i) {
        return i < points.size() ? points[i] : QualificationPoints();
    };
    const size_t games = std::max(a.gameQps.size(), b.gameQps.size());
    for (size_t i = 0; i < games; ++i) {
        const auto ofA = at(a.gameQps, i);
        const auto ofB = at(b.gameQps, i);
        if (ofA != ofB)
            return Difference{ofA > ofB, ByGame{i, std::max(ofA, ofB), std::min(ofA, ofB)}};
    }
    return std::nullopt;
}

std::optional<Difference> difference(const Contender& a, const Contender& b) {
    if (const auto found = byPoints(a, b))
        return found;
    if (const auto found = byGames(a, b))
        return found;
    return differenceOf(a.best.values, b.best.values);
}

Standing rowOf(const Field& field, const Contender& contender) {
    Standing row{.player = field.player(contender.player).id,
                 .rank = {},
                 .qp = contender.qp,
                 .gameQps = {contender.gameQps.begin(), contender.gameQps.end()},
                 .best = {},
                 .otherReading = {}};
    if (const Appearance* best = contender.best.appearance) {
        row.best = BestGame{best->heat->number, best->game->table, best->qp, contender.best.values};
    }
    return row;
}

/// The ranked rows, made group after group of those whom only a roll can separate.
class RankedRows {
public:
    RankedRows(const Field& field, const std::vector<Contender>& sorted)
        : m_field(field)
        , m_sorted(sorted)
        , m_rolls(field.event().tieRolls) {
        m_rows.reserve(sorted.size());
    }

    [[nodiscard]] std::vector<Standing> make() {
        for (size_t begin = 0; begin < m_sorted.size();) {
            size_t end = begin + 1;
            while (end < m_sorted.size() && !difference(m_sorted[end - 1], m_sorted[end]))
                ++end;
            addGroup(begin, end);
            begin = end;
        }
        addRanks();
        addStatus();
        return std::move(m_rows);
    }

private:
    void addGroup(size_t begin, size_t end) {
        std::vector<PlayerId> tied;
        for (size_t i = begin; i < end; ++i)
            tied.push_back(m_field.player(m_sorted[i].player).id);
        const RolledOrder rolled = m_rolls.orderOf(tied);
        for (size_t i = 0; i < rolled.order.size(); ++i) {
            const Contender& contender = m_sorted[begin + rolled.order[i]];
            if (i > 0)
                separate(contender, rolled.between[i - 1]);
            else if (m_last)
                separate(contender, difference(*m_last, contender)->separation);
            m_rows.push_back(rowOf(m_field, contender));
            m_last = &contender;
        }
    }

    void separate(const Contender& next, const Separation& separation) {
        m_rows.back().fromNext = separation;
        m_rows.back().otherReading = otherReading(*m_last, next, separation);
    }

    /// R4.3 bears on those only whom QP leave equal.
    [[nodiscard]] std::optional<Standing::OtherReading>
    otherReading(const Contender& upper, const Contender& lower,
                 const Separation& separation) const {
        if (byPoints(upper, lower) || byGames(upper, lower))
            return std::nullopt;
        const auto other = m_field.event().settings.tieBreakValues == TieBreakValues::Individual
                               ? TieBreakValues::Alliance
                               : TieBreakValues::Individual;
        const auto found = differenceOf(bestGame(m_field.gamesOf(upper.player), other).values,
                                        bestGame(m_field.gamesOf(lower.player), other).values);
        if (!found) // a roll would decide, or decides already
            return std::holds_alternative<ByValue>(separation)
                       ? std::optional(Standing::OtherReading{NotSeparated{}, false})
                       : std::nullopt;
        if (found->firstIsUpper && std::holds_alternative<ByValue>(separation))
            return std::nullopt;
        return Standing::OtherReading{found->separation, !found->firstIsUpper};
    }

    /// R4.5: players still equal share a rank: 1, 2, 2, 4.
    void addRanks() {
        for (size_t i = 0; i < m_rows.size(); ++i) {
            const bool withLast = i > 0 && isTie(m_rows[i - 1].fromNext);
            m_rows[i].rank = withLast ? m_rows[i - 1].rank : Place(static_cast<int>(i) + 1);
            m_rows[i].tied = withLast || isTie(m_rows[i].fromNext);
        }
    }

    void addStatus() {
        const auto finalists = static_cast<size_t>(m_field.event().settings.finalists.value());
        for (size_t i = 0; i < m_rows.size(); ++i)
            m_rows[i].status
                = i < finalists ? StandingStatus::Qualifier : StandingStatus::Alternate;
    }

    const Field& m_field;
    const std::vector<Contender>& m_sorted;
    TieRolls m_rolls;
    std::vector<Standing> m_rows;
    const Contender* m_last = nullptr;
};

} // namespace

Standings duneStandings(const Field& field, size_t* comparisons) {
    Contenders contenders(field);
    std::vector<Contender>& ranked = contenders.ranked();
    size_t ignored = 0;
    size_t& count = comparisons ? *comparisons : ignored;
    // R4.5: the equal stand in the order of registration.
    std::ranges::sort(ranked, [&count](const Contender& a, const Contender& b) {
        ++count;
        const auto found = difference(a, b);
        return found ? found->firstIsUpper : a.player < b.player;
    });

    Standings result;
    result.ranked = RankedRows(field, ranked).make();
    for (size_t player = 0; player < field.playerCount(); ++player) {
        if (field.isDisqualified(player))
            result.disqualified.push_back(rowOf(field, contenders.contender(field, player)));
    }
    return result;
}

Standings duneStandings(const Event& event) {
    return duneStandings(Field(event));
}

Advancement duneAdvancement(const Field& field, const Standings& standings) {
    const Event& event = field.event();
    return advancement(standings, event.settings.finalists,
                       std::get<DunePlay>(event.play).finalDetails.unavailable);
}

Advancement duneAdvancement(const Event& event) {
    const Field field(event);
    return duneAdvancement(field, duneStandings(field));
}

} // namespace mentat
