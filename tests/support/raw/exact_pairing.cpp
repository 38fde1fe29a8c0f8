#include "exact_pairing.h"

#include <algorithm>
#include <deque>
#include <limits>

namespace mentat::test::raw {

namespace {

PairLevelCost sumOf(PairLevelCost a, const PairLevelCost& b) {
    for (size_t level = 0; level < a.size(); ++level)
        a[level] += b[level];
    return a;
}

// Pairs those still alone, one bit each: tries the first of them with each of the others.
PairLevelCost leastOf(const PairLevelCosts& costs, unsigned alone,
                      std::vector<std::optional<PairLevelCost>>& known) {
    if (alone == 0)
        return {};
    if (known[alone])
        return *known[alone];
    size_t one = 0;
    while ((alone >> one & 1U) == 0)
        ++one;
    std::optional<PairLevelCost> least;
    for (size_t other = one + 1; other < costs.size(); ++other) {
        if ((alone >> other & 1U) == 0)
            continue;
        const unsigned rest = alone & ~(1U << one) & ~(1U << other);
        const PairLevelCost cost = sumOf(costs[one][other], leastOf(costs, rest, known));
        if (!least || cost < *least)
            least = cost;
    }
    known[alone] = least;
    return *least;
}

__extension__ using Number = __int128;

// Combines the levels into one number, weighted by the range of each sum, negated so that more is
// better.
std::vector<std::vector<Number>> gainsOf(const PairLevelCosts& costs) {
    PairLevelCost most{};
    for (const auto& row : costs) {
        for (const PairLevelCost& cost : row) {
            for (size_t level = 0; level < most.size(); ++level)
                most[level] = std::max(most[level], cost[level]);
        }
    }
    const auto pairs = static_cast<Number>(costs.size() / 2);
    std::vector<std::vector<Number>> gains(costs.size(), std::vector<Number>(costs.size(), 0));
    Number greatest = 0;
    for (size_t one = 0; one < costs.size(); ++one) {
        for (size_t other = 0; other < costs.size(); ++other) {
            Number price = 0;
            for (size_t level = 0; level < most.size(); ++level)
                price = price * (most[level] * pairs + 1) + costs[one][other][level];
            gains[one][other] = price;
            greatest = std::max(greatest, price);
        }
    }
    // One more pair outweighs any cost, so that everyone is paired.
    for (auto& row : gains) {
        for (Number& gain : row)
            gain = greatest * (pairs + 1) + 1 - gain;
    }
    return gains;
}

// The maximum gain of a matching, by Edmonds' algorithm in O(n³): alternating trees, odd sets
// shrunk to one vertex, dual values. Vertices count from 1, shrunk sets follow; 0 is none.
class Blossoms {
public:
    explicit Blossoms(const std::vector<std::vector<Number>>& gains)
        : m_people(gains.size())
        , m_vertices(m_people)
        , m_edges(2 * m_people + 1, std::vector<Edge>(2 * m_people + 1))
        , m_dual(2 * m_people + 1, 0)
        , m_mate(2 * m_people + 1, 0)
        , m_slack(2 * m_people + 1, 0)
        , m_top(2 * m_people + 1, 0)
        , m_parent(2 * m_people + 1, 0)
        , m_side(2 * m_people + 1, Side::None)
        , m_seen(2 * m_people + 1, 0)
        , m_inside(2 * m_people + 1)
        , m_way(2 * m_people + 1, std::vector<size_t>(m_people + 1, 0)) {
        Number greatest = 0;
        for (size_t one = 0; one <= 2 * m_people; ++one) {
            for (size_t other = 0; other <= 2 * m_people; ++other)
                m_edges[one][other] = {one, other, 0};
        }
        for (size_t one = 1; one <= m_people; ++one) {
            m_top[one] = one;
            m_way[one][one] = one;
            for (size_t other = 1; other <= m_people; ++other) {
                if (one == other)
                    continue;
                m_edges[one][other].gain = gains[one - 1][other - 1];
                greatest = std::max(greatest, gains[one - 1][other - 1]);
            }
        }
        std::fill(m_dual.begin() + 1, m_dual.begin() + 1 + static_cast<ptrdiff_t>(m_people),
                  greatest);
    }

    Pairing pairing() {
        while (hasAugmented()) {
        }
        Pairing pairs;
        for (size_t one = 1; one <= m_people; ++one) {
            if (m_mate[one] > one)
                pairs.emplace_back(one - 1, m_mate[one] - 1);
        }
        return pairs;
    }

private:
    enum class Side { None, Outer, Inner };
    struct Edge {
        size_t from = 0;
        size_t to = 0;
        Number gain = 0; // 0: no edge
    };

    [[nodiscard]] Number slackOf(const Edge& edge) const {
        return m_dual[edge.from] + m_dual[edge.to] - 2 * m_edges[edge.from][edge.to].gain;
    }

    void offerSlack(size_t from, size_t to) {
        if (m_slack[to] == 0 || slackOf(m_edges[from][to]) < slackOf(m_edges[m_slack[to]][to]))
            m_slack[to] = from;
    }

    void findSlack(size_t to) {
        m_slack[to] = 0;
        for (size_t from = 1; from <= m_people; ++from) {
            if (m_edges[from][to].gain > 0 && m_top[from] != to
                && m_side[m_top[from]] == Side::Outer)
                offerSlack(from, to);
        }
    }

    void enqueue(size_t vertex) {
        if (vertex <= m_people) {
            m_queue.push_back(vertex);
            return;
        }
        for (const size_t inner : m_inside[vertex])
            enqueue(inner);
    }

    void setTop(size_t vertex, size_t top) {
        m_top[vertex] = top;
        if (vertex <= m_people)
            return;
        for (const size_t inner : m_inside[vertex])
            setTop(inner, top);
    }

    // A member's distance from the base, in the direction that makes it even.
    size_t evenWay(size_t blossom, size_t member) {
        auto& inside = m_inside[blossom];
        const auto place = static_cast<size_t>(std::ranges::find(inside, member) - inside.begin());
        if (place % 2 == 0)
            return place;
        std::reverse(inside.begin() + 1, inside.end());
        return inside.size() - place;
    }

    void setMate(size_t one, size_t other) {
        m_mate[one] = m_edges[one][other].to;
        if (one <= m_people)
            return;
        const Edge edge = m_edges[one][other];
        const size_t member = m_way[one][edge.from];
        const size_t way = evenWay(one, member);
        for (size_t i = 0; i < way; ++i)
            setMate(m_inside[one][i], m_inside[one][i ^ 1U]);
        setMate(member, other);
        auto& inside = m_inside[one];
        std::rotate(inside.begin(), inside.begin() + static_cast<ptrdiff_t>(way), inside.end());
    }

    void augment(size_t one, size_t other) {
        while (true) {
            const size_t next = m_top[m_mate[one]];
            setMate(one, other);
            if (next == 0)
                return;
            setMate(next, m_top[m_parent[next]]);
            one = m_top[m_parent[next]];
            other = next;
        }
    }

    size_t commonAncestor(size_t one, size_t other) {
        for (++m_round; one != 0 || other != 0; std::swap(one, other)) {
            if (one == 0)
                continue;
            if (m_seen[one] == m_round)
                return one;
            m_seen[one] = m_round;
            one = m_top[m_mate[one]];
            if (one != 0)
                one = m_top[m_parent[one]];
        }
        return 0;
    }

    void addSide(size_t blossom, size_t from, size_t ancestor) {
        for (size_t vertex = from; vertex != ancestor;) {
            m_inside[blossom].push_back(vertex);
            const size_t mate = m_top[m_mate[vertex]];
            m_inside[blossom].push_back(mate);
            enqueue(mate);
            vertex = m_top[m_parent[mate]];
        }
    }

    void shrink(size_t one, size_t ancestor, size_t other) {
        size_t blossom = m_people + 1;
        while (blossom <= m_vertices && m_top[blossom] != 0)
            ++blossom;
        m_vertices = std::max(m_vertices, blossom);
        m_dual[blossom] = 0;
        m_side[blossom] = Side::Outer;
        m_mate[blossom] = m_mate[ancestor];
        m_inside[blossom] = {ancestor};
        addSide(blossom, one, ancestor);
        std::reverse(m_inside[blossom].begin() + 1, m_inside[blossom].end());
        addSide(blossom, other, ancestor);
        setTop(blossom, blossom);
        for (size_t vertex = 1; vertex <= m_vertices; ++vertex)
            m_edges[blossom][vertex].gain = m_edges[vertex][blossom].gain = 0;
        std::ranges::fill(m_way[blossom], size_t(0));
        for (const size_t inner : m_inside[blossom]) {
            for (size_t vertex = 1; vertex <= m_vertices; ++vertex) {
                if (m_edges[blossom][vertex].gain == 0
                    || slackOf(m_edges[inner][vertex]) < slackOf(m_edges[blossom][vertex])) {
                    m_edges[blossom][vertex] = m_edges[inner][vertex];
                    m_edges[vertex][blossom] = m_edges[vertex][inner];
                }
            }
            for (size_t vertex = 1; vertex <= m_people; ++vertex) {
                if (m_way[inner][vertex] != 0)
                    m_way[blossom][vertex] = inner;
            }
        }
        findSlack(blossom);
    }

    void expand(size_t blossom) {
        for (const size_t inner : m_inside[blossom])
            setTop(inner, inner);
        const size_t root = m_way[blossom][m_edges[blossom][m_parent[blossom]].from];
        const size_t way = evenWay(blossom, root);
        const auto& inside = m_inside[blossom];
        for (size_t i = 0; i < way; i += 2) {
            const size_t inner = inside[i];
            const size_t outer = inside[i + 1];
            m_parent[inner] = m_edges[outer][inner].from;
            m_side[inner] = Side::Inner;
            m_side[outer] = Side::Outer;
            m_slack[inner] = 0;
            findSlack(outer);
            enqueue(outer);
        }
        m_side[root] = Side::Inner;
        m_parent[root] = m_parent[blossom];
        for (size_t i = way + 1; i < inside.size(); ++i) {
            m_side[inside[i]] = Side::None;
            findSlack(inside[i]);
        }
        m_top[blossom] = 0;
    }

    // Whether a tight edge ends the search because two trees meet.
    bool hasFound(const Edge& edge) {
        const size_t one = m_top[edge.from];
        const size_t other = m_top[edge.to];
        if (m_side[other] == Side::None) {
            m_parent[other] = edge.from;
            m_side[other] = Side::Inner;
            const size_t next = m_top[m_mate[other]];
            m_slack[other] = m_slack[next] = 0;
            m_side[next] = Side::Outer;
            enqueue(next);
        } else if (m_side[other] == Side::Outer) {
            const size_t ancestor = commonAncestor(one, other);
            if (ancestor == 0) {
                augment(one, other);
                augment(other, one);
                return true;
            }
            shrink(one, ancestor, other);
        }
        return false;
    }

    bool hasFoundInQueue() {
        while (!m_queue.empty()) {
            const size_t one = m_queue.front();
            m_queue.pop_front();
            if (m_side[m_top[one]] == Side::Inner)
                continue;
            for (size_t other = 1; other <= m_people; ++other) {
                if (m_edges[one][other].gain == 0 || m_top[one] == m_top[other])
                    continue;
                if (slackOf(m_edges[one][other]) != 0)
                    offerSlack(one, m_top[other]);
                else if (hasFound(m_edges[one][other]))
                    return true;
            }
        }
        return false;
    }

    [[nodiscard]] Number nextDelta() const {
        Number delta = std::numeric_limits<qint64>::max();
        delta *= std::numeric_limits<qint64>::max();
        for (size_t blossom = m_people + 1; blossom <= m_vertices; ++blossom) {
            if (m_top[blossom] == blossom && m_side[blossom] == Side::Inner)
                delta = std::min(delta, m_dual[blossom] / 2);
        }
        for (size_t vertex = 1; vertex <= m_vertices; ++vertex) {
            if (m_top[vertex] != vertex || m_slack[vertex] == 0)
                continue;
            const Number slack = slackOf(m_edges[m_slack[vertex]][vertex]);
            if (m_side[vertex] == Side::None)
                delta = std::min(delta, slack);
            else if (m_side[vertex] == Side::Outer)
                delta = std::min(delta, slack / 2);
        }
        return delta;
    }

    // Whether the dual values can change: at 0, a vertex that is alone stays alone.
    bool hasMoved(Number delta) {
        for (size_t vertex = 1; vertex <= m_people; ++vertex) {
            if (m_side[m_top[vertex]] == Side::Outer) {
                if (m_dual[vertex] <= delta)
                    return false;
                m_dual[vertex] -= delta;
            } else if (m_side[m_top[vertex]] == Side::Inner) {
                m_dual[vertex] += delta;
            }
        }
        for (size_t blossom = m_people + 1; blossom <= m_vertices; ++blossom) {
            if (m_top[blossom] != blossom)
                continue;
            if (m_side[blossom] == Side::Outer)
                m_dual[blossom] += 2 * delta;
            else if (m_side[blossom] == Side::Inner)
                m_dual[blossom] -= 2 * delta;
        }
        return true;
    }

    bool hasFoundWithoutSlack() {
        for (size_t vertex = 1; vertex <= m_vertices; ++vertex) {
            if (m_top[vertex] != vertex || m_slack[vertex] == 0 || m_top[m_slack[vertex]] == vertex)
                continue;
            const Edge edge = m_edges[m_slack[vertex]][vertex];
            if (slackOf(edge) == 0 && hasFound(edge))
                return true;
        }
        return false;
    }

    bool hasAugmented() {
        std::ranges::fill(m_side, Side::None);
        std::ranges::fill(m_slack, size_t(0));
        m_queue.clear();
        for (size_t vertex = 1; vertex <= m_vertices; ++vertex) {
            if (m_top[vertex] != vertex || m_mate[vertex] != 0)
                continue;
            m_parent[vertex] = 0;
            m_side[vertex] = Side::Outer;
            enqueue(vertex);
        }
        if (m_queue.empty())
            return false;
        while (true) {
            if (hasFoundInQueue())
                return true;
            if (!hasMoved(nextDelta()))
                return false;
            m_queue.clear();
            if (hasFoundWithoutSlack())
                return true;
            for (size_t blossom = m_people + 1; blossom <= m_vertices; ++blossom) {
                if (m_top[blossom] == blossom && m_side[blossom] == Side::Inner
                    && m_dual[blossom] == 0)
                    expand(blossom);
            }
        }
    }

    size_t m_people;
    size_t m_vertices;
    std::vector<std::vector<Edge>> m_edges;
    std::vector<Number> m_dual;
    std::vector<size_t> m_mate;
    std::vector<size_t> m_slack;  // the start of the edge with the least slack
    std::vector<size_t> m_top;    // the outermost shrunk set that contains a vertex
    std::vector<size_t> m_parent; // in the tree
    std::vector<Side> m_side;
    std::vector<size_t> m_seen;
    std::vector<std::vector<size_t>> m_inside; // a shrunk set's members, around from its base
    std::vector<std::vector<size_t>> m_way;    // which of them contains a person
    std::deque<size_t> m_queue;
    size_t m_round = 0;
};

} // namespace

std::optional<PairLevelCost> costOf(const PairLevelCosts& costs, const Pairing& pairing) {
    std::vector<int> times(costs.size(), 0);
    PairLevelCost sum{};
    for (const auto& [one, other] : pairing) {
        if (one >= costs.size() || other >= costs.size())
            return std::nullopt;
        ++times[one];
        ++times[other];
        sum = sumOf(sum, costs[one][other]);
    }
    const bool isComplete = std::ranges::all_of(times, [](int count) { return count == 1; });
    return isComplete ? std::optional(sum) : std::nullopt;
}

PairLevelCost leastByTrial(const PairLevelCosts& costs) {
    std::vector<std::optional<PairLevelCost>> known(size_t(1) << costs.size());
    return leastOf(costs, (1U << costs.size()) - 1, known);
}

Pairing leastByBlossoms(const PairLevelCosts& costs) {
    return costs.empty() ? Pairing() : Blossoms(gainsOf(costs)).pairing();
}

} // namespace mentat::test::raw
