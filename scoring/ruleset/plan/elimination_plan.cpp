#include "scoring/ruleset/plan/elimination_plan.h"

#include "model/values/numbers.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>
#include <vector>

namespace mentat {
namespace {

/// The ways to seat people at a given number of tables. H1 sets the number of tables; to fill up
/// the next round, take more or fewer.
class TableMixes {
public:
    /// atMost: the largest number of people.
    TableMixes(const ListedSizes& sizes, int atMost);

    /// Table sizes for this many people at this many tables, largest first: the mix with the most
    /// tables of the first size, then of the second, and so on; absent if there is none. `people`
    /// is at most the number given at construction.
    [[nodiscard]] std::optional<std::vector<int>> mixOf(int people, int tables) const;

private:
    /// Whether tables of the sizes from this position on can seat them.
    [[nodiscard]] bool canSeat(int people, int tables, size_t from) const;

    /// The sizes from one position on, by their excess over the smallest of them.
    struct Rest {
        int smallest = 0;
        std::vector<int> fewestLarger; // tables, by how many people exceed the smallest size
    };
    std::vector<int> m_sizes;
    std::vector<Rest> m_rests;
};

constexpr int noWay = std::numeric_limits<int>::max();

TableMixes::TableMixes(const ListedSizes& sizes, int atMost) {
    for (const ListedSize size : sizes)
        m_sizes.push_back(size.value());
    for (auto from = m_sizes.begin(); from != m_sizes.end(); ++from) {
        Rest rest{*std::min_element(from, m_sizes.end()), {}};
        rest.fewestLarger.assign(static_cast<size_t>(atMost) + 1, noWay);
        rest.fewestLarger[0] = 0;
        for (size_t above = 1; above < rest.fewestLarger.size(); ++above) {
            for (auto size = from; size != m_sizes.end(); ++size) {
                const auto step = static_cast<size_t>(*size - rest.smallest);
                if (step == 0 || step > above || rest.fewestLarger[above - step] == noWay)
                    continue;
                rest.fewestLarger[above]
                    = std::min(rest.fewestLarger[above], rest.fewestLarger[above - step] + 1);
            }
        }
        m_rests.push_back(std::move(rest));
    }
}

bool TableMixes::canSeat(int people, int tables, size_t from) const {
    if (from == m_rests.size())
        return people == 0 && tables == 0;
    const Rest& rest = m_rests[from];
    const qint64 above = people - qint64(tables) * rest.smallest;
    return above >= 0 && rest.fewestLarger[static_cast<size_t>(above)] <= tables;
}

std::optional<std::vector<int>> TableMixes::mixOf(int people, int tables) const {
    if (!canSeat(people, tables, 0))
        return std::nullopt;
    std::vector<int> mix;
    for (size_t i = 0; i < m_sizes.size(); ++i) {
        int here = std::min(tables, people / m_sizes[i]);
        while (!canSeat(people - here * m_sizes[i], tables - here, i + 1))
            --here;
        mix.insert(mix.end(), static_cast<size_t>(here), m_sizes[i]);
        people -= here * m_sizes[i];
        tables -= here;
    }
    std::ranges::sort(mix, std::greater());
    return mix;
}

class EliminationMaker {
public:
    EliminationMaker(Count players, const ListedSizes& sizes, int advance)
        : m_sizes(sizes)
        , m_advance(advance)
        , m_mixes(sizes, players.value()) {
        for (const ListedSize size : sizes) {
            m_smallest = std::min(m_smallest, size.value());
        }
    }

    /// Every round by H1.
    [[nodiscard]] EliminationChain chainOf(int players) const {
        EliminationChain chain;
        while (!isListed(players) && players >= 2 * m_smallest) {
            auto tables = tableGroups(Count(players), m_sizes);
            if (!tables) {
                chain.left = players;
                chain.offered = tableGroupsOffered(Count(players), m_sizes).others;
                return chain;
            }
            add(chain, players, std::move(*tables));
            players = chain.rounds.back().goOn;
        }
        chain.rounds.push_back({players, {players}, 0});
        chain.isFinalListed = isListed(players);
        return chain;
    }

    /// Alternatives for one round of the chain.
    void addChoices(std::vector<EliminationChoice>& choices, const EliminationChain& usual,
                    size_t round) const {
        const int players = usual.rounds[round].players;
        std::vector<int> counts = fullCounts(players);
        std::optional<int> leading;
        if (!usual.hasFinal() || !usual.isFinalListed) {
            leading = nearestThatLeads(players, usual.rounds[round]);
            if (leading && std::ranges::find(counts, *leading) == counts.end())
                counts.push_back(*leading);
        }
        std::ranges::sort(counts);
        for (const int tables : counts) {
            auto mix = m_mixes.mixOf(players, tables);
            if (!mix || *mix == usual.rounds[round].tables)
                continue;
            EliminationChain chain;
            chain.rounds.assign(usual.rounds.begin(),
                                usual.rounds.begin() + static_cast<qsizetype>(round));
            add(chain, players, std::move(*mix));
            const EliminationChain behind = chainOf(chain.rounds.back().goOn);
            chain.rounds.insert(chain.rounds.end(), behind.rounds.begin(), behind.rounds.end());
            // On the way to a full final, a number that another listed size seats is allowed too.
            const bool isFull = isFullFrom(behind, 0);
            if (isFull || tables == leading)
                choices.push_back({round, isFull, std::move(chain)});
        }
    }

    /// Whether every table from this round on, including the final, has the first size.
    [[nodiscard]] bool isFullFrom(const EliminationChain& chain, size_t first) const {
        return chain.hasFinal()
               && std::all_of(chain.rounds.begin() + static_cast<qsizetype>(first),
                              chain.rounds.end(), [this](const EliminationRound& round) {
                                  return std::ranges::count(round.tables, m_sizes.front().value())
                                         == static_cast<qsizetype>(round.tables.size());
                              });
    }

private:
    [[nodiscard]] bool isListed(int players) const {
        return std::ranges::find(m_sizes, players, &ListedSize::value) != m_sizes.end();
    }

    void add(EliminationChain& chain, int players, std::vector<int> tables) const {
        const auto goOn = static_cast<int>(tables.size()) * m_advance;
        chain.rounds.push_back({players, std::move(tables), goOn});
    }

    /// The table counts that lead to full tables from here on: counted back from a full final.
    [[nodiscard]] std::vector<int> fullCounts(int players) const {
        std::vector<int> counts;
        int goOn = m_sizes.front().value();
        while (goOn % m_advance == 0 && goOn / m_advance <= players / m_smallest) {
            counts.push_back(goOn / m_advance);
            goOn = goOn / m_advance * m_sizes.front().value();
        }
        return counts;
    }

    /// The table count nearest to the usual one that leads to a final.
    [[nodiscard]] std::optional<int> nearestThatLeads(int players,
                                                      const EliminationRound& usual) const {
        const auto here = static_cast<int>(usual.tables.size());
        const auto leads = [&](int tables) {
            if (tables <= 0 || !m_mixes.mixOf(players, tables))
                return false;
            const EliminationChain chain = chainOf(tables * m_advance);
            return chain.hasFinal() && chain.isFinalListed;
        };
        for (int away = 1; here - away > 0 || here + away <= players / m_smallest; ++away) {
            for (const int tables : {here - away, here + away}) {
                if (leads(tables))
                    return tables;
            }
        }
        return std::nullopt;
    }

    const ListedSizes& m_sizes;
    int m_advance;
    TableMixes m_mixes;
    int m_smallest = ListedSize::max;
};

} // namespace

qint64 EliminationChain::tables() const {
    return std::accumulate(rounds.begin(), rounds.end(), qint64(0),
                           [](qint64 sum, const EliminationRound& round) {
                               return sum + static_cast<qint64>(round.tables.size());
                           });
}

qint64 EliminationChain::seats() const {
    return std::accumulate(
        rounds.begin(), rounds.end(), qint64(0),
        [](qint64 sum, const EliminationRound& round) { return sum + round.players; });
}

BracketPlan bracketPlan(Count players) {
    BracketPlan plan;
    while (plan.places < players.value()) {
        plan.places *= 2;
        ++plan.rounds;
    }
    plan.byes = plan.places - players.value();
    plan.games = players.value() - 1; // each game eliminates one player
    return plan;
}

EliminationPlan eliminationPlan(Count players, const ListedSizes& sizes, Positive advance) {
    const EliminationMaker maker(players, sizes, advance.value());
    EliminationPlan plan{maker.chainOf(players.value()), false, {}};
    plan.isUsualFull = maker.isFullFrom(plan.usual, 1);
    if (sizes.front().value() == 2 && advance == Positive(1))
        plan.bracket = bracketPlan(players);
    for (size_t round = 0; round < plan.usual.rounds.size(); ++round) {
        if (plan.usual.rounds[round].goOn > 0)
            maker.addChoices(plan.choices, plan.usual, round);
    }
    return plan;
}

} // namespace mentat
