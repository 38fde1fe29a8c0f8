#include "heats_pairing.h"

#include "tests/support/raw/heats/keys/heats_key_parts.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::raw::heats {

PairingCost operator+(const PairingCost& one, const PairingCost& other) {
    return {one.forbidden + other.forbidden, one.apart + other.apart, one.repeats + other.repeats,
            Number(one.record + other.record)};
}

bool isLess(const PairingCost& one, const PairingCost& other) {
    if (one.forbidden != other.forbidden)
        return one.forbidden < other.forbidden;
    if (one.apart != other.apart)
        return one.apart < other.apart;
    if (one.repeats != other.repeats)
        return one.repeats < other.repeats;
    return one.record < other.record;
}

namespace {

// Finished or not, except void tables.
qint64 meetings(const Event& past, const QString& one, const QString& other) {
    return std::count_if(past.games.begin(), past.games.end(), [&](const Game& game) {
        return !game.isVoid && game.seatOf(one) && game.seatOf(other);
    });
}

void addApart(const Json& document, const QString& one, const QString& other, PairingCost& cost) {
    const Json* event = document.find(u"event"_s);
    bool isHard = false;
    bool isWish = false;
    for (const Json& group : itemsAt(*event, u"keepApart"_s)) {
        const QStringList players = textsAt(group, u"players"_s);
        if (!players.contains(one) || !players.contains(other))
            continue;
        isHard = isHard || flagAt(group, u"hard"_s);
        isWish = isWish || !flagAt(group, u"hard"_s);
    }
    cost.forbidden += isHard ? 1 : 0;
    cost.apart += isWish ? 1 : 0;
}

class Search {
public:
    explicit Search(const PairCosts& costs) : m_costs(costs) {}

    // Seats the first free person at a table of each remaining size.
    PairingCost least(quint32 free, const std::vector<int>& sizes) {
        if (sizes.empty())
            return {};
        const auto known = m_known.find({free, sizes});
        if (known != m_known.end())
            return known->second;
        std::optional<PairingCost> best;
        for (size_t i = 0; i < sizes.size(); ++i) {
            if (i > 0 && sizes.at(i) == sizes.at(i - 1))
                continue;
            std::vector<int> rest = sizes;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
            fill(free, {}, sizes.at(i), 0, {}, rest, best);
        }
        m_known.insert({{free, sizes}, *best});
        return *best;
    }

private:
    void fill(quint32 free, std::vector<size_t> table, int size, size_t from, PairingCost cost,
              const std::vector<int>& rest, std::optional<PairingCost>& best) {
        if (static_cast<int>(table.size()) == size) {
            const PairingCost all = cost + least(free, rest);
            if (!best || isLess(all, *best))
                best = all;
            return;
        }
        for (size_t person = from; person < m_costs.size(); ++person) {
            if ((free & (1U << person)) == 0)
                continue;
            PairingCost more = cost;
            for (const size_t other : table)
                more = more + m_costs.at(person).at(other);
            std::vector<size_t> larger = table;
            larger.push_back(person);
            fill(free & ~(1U << person), larger, size, person + 1, more, rest, best);
            if (table.empty())
                return;
        }
    }

    const PairCosts& m_costs;
    std::map<std::pair<quint32, std::vector<int>>, PairingCost> m_known;
};

} // namespace

PairCosts pairCosts(const Event& past, const Json& document, const QStringList& people) {
    Numbers wins;
    for (const QString& player : people)
        wins.push_back(winsIn(past, gamesOf(past, player)));
    PairCosts costs;
    for (qsizetype one = 0; one < people.size(); ++one) {
        costs.emplace_back();
        for (qsizetype other = 0; other < people.size(); ++other) {
            PairingCost cost;
            cost.repeats = meetings(past, people.at(one), people.at(other));
            addApart(document, people.at(one), people.at(other), cost);
            const Number apart
                = wins.at(static_cast<size_t>(one)) - wins.at(static_cast<size_t>(other));
            cost.record = apart * apart;
            costs.back().push_back(cost);
        }
    }
    return costs;
}

PairingCost costOf(const PairCosts& costs, const QStringList& people,
                   const std::vector<QStringList>& tables) {
    PairingCost sum;
    for (const QStringList& table : tables) {
        for (qsizetype later = 0; later < table.size(); ++later) {
            for (qsizetype earlier = 0; earlier < later; ++earlier) {
                const auto one = static_cast<size_t>(people.indexOf(table.at(earlier)));
                const auto other = static_cast<size_t>(people.indexOf(table.at(later)));
                sum = sum + costs.at(one).at(other);
            }
        }
    }
    return sum;
}

std::optional<PairingCost> leastCost(const PairCosts& costs, std::vector<int> sizes) {
    const bool isPairs
        = std::all_of(sizes.begin(), sizes.end(), [](int size) { return size == 2; });
    if (costs.size() > (isPairs ? 16U : 12U))
        return std::nullopt;
    std::sort(sizes.begin(), sizes.end());
    const auto everyone = static_cast<quint32>((1ULL << costs.size()) - 1);
    return Search(costs).least(everyone, sizes);
}

} // namespace mentat::test::raw::heats
