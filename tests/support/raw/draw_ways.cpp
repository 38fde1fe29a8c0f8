#include "draw_ways.h"

#include <algorithm>
#include <limits>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

using Split = std::vector<size_t>;

constexpr size_t minPlayers = 3;
constexpr size_t maxPlayers = 6;

std::vector<Split> allSplits(size_t players, size_t largest = maxPlayers) {
    if (players == 0)
        return {Split()};
    std::vector<Split> splits;
    for (size_t first = minPlayers; first <= std::min(players, largest); ++first) {
        for (const Split& rest : allSplits(players - first, first)) {
            Split split{first};
            split.insert(split.end(), rest.begin(), rest.end());
            splits.push_back(split);
        }
    }
    return splits;
}

auto smallGames(const Split& split) {
    return std::ranges::count_if(split, [](size_t size) { return size < 5; });
}

// R1.2; without games under 5, R1.1.
bool isBetter(const Split& a, const Split& b) {
    if (smallGames(a) != smallGames(b))
        return smallGames(a) < smallGames(b);
    if (smallGames(a) > 0 && std::ranges::min(a) != std::ranges::min(b))
        return std::ranges::min(a) > std::ranges::min(b);
    return std::ranges::count(a, maxPlayers) > std::ranges::count(b, maxPlayers);
}

// The splits with the fewest games under 5, best first; empty for one or two players.
std::vector<Split> bestSplits(size_t players) {
    std::vector<Split> best;
    if (players == 0)
        return best;
    std::vector<Split> splits = allSplits(players);
    std::ranges::sort(splits, isBetter);
    for (const Split& split : splits) {
        if (smallGames(split) == smallGames(splits.front()))
            best.push_back(split);
    }
    return best;
}

bool isFull(const std::vector<Split>& splits) {
    return !splits.empty() && smallGames(splits.front()) == 0;
}

size_t mostExpansionTables(const HeatToDraw& heat, const Split& split,
                           const std::vector<JudgedWish>& wishes) {
    const auto willing
        = wishes.size() - static_cast<size_t>(std::ranges::count(wishes, JudgedWish::Base));
    size_t most = 0;
    for (size_t tables = 1; heat.hasExpansion && tables <= split.size(); ++tables) {
        size_t seats = 0;
        for (size_t table = 0; table < tables; ++table)
            seats += split[table];
        if (seats <= willing)
            most = tables;
    }
    return most;
}

// In integers: the sum over tables of the mean for their size, as one fraction.
std::optional<qint64> expectedMinutes(const HeatToDraw& heat, const Split& split) {
    std::map<size_t, TimedGame> sums; // by size: how many games, and their total minutes
    qint64 denominator = 1;
    for (const size_t size : split) {
        if (sums.contains(size))
            continue;
        TimedGame sum{0, 0};
        for (const TimedGame& game : heat.timed) {
            if (game.players == size)
                sum = {sum.players + 1, sum.minutes + game.minutes};
        }
        if (sum.players == 0)
            return std::nullopt;
        sums[size] = sum;
        denominator *= static_cast<qint64>(sum.players);
    }
    qint64 numerator = 0;
    for (const size_t size : split)
        numerator += sums[size].minutes * (denominator / static_cast<qint64>(sums[size].players));
    denominator *= static_cast<qint64>(split.size());
    return (2 * numerator + denominator) / (2 * denominator); // rounds half a minute up
}

class WayFinder {
public:
    explicit WayFinder(const HeatToDraw& heat) : m_heat(heat), m_players(heat.wishes.size()) {}

    std::vector<WayToDraw> find() && {
        const std::vector<Split> best = bestSplits(m_players);
        for (size_t i = 0; i < best.size(); ++i) {
            const QString kind = i == 0 ? u"default"_s : isFull(best) ? u"other"_s : u"small"_s;
            add({.kind = kind, .sizes = best[i], .minutes = {}});
        }
        if (!best.empty() && !isFull(best))
            addWithSomeOut();
        for (size_t more = 1; more <= m_heat.standby.size(); ++more)
            addFirst({.kind = u"one-more"_s, .sizes = {}, .standby = more, .minutes = {}});
        if (m_heat.standby.empty())
            addFirst({.kind = u"one-more"_s, .sizes = {}, .missing = 1, .minutes = {}});
        return std::move(m_ways);
    }

private:
    void addWithSomeOut() {
        for (size_t out = 1; out < m_players; ++out) {
            const std::vector<Split> best = bestSplits(m_players - out);
            if (!isFull(best))
                continue;
            for (const Split& split : best)
                add({.kind = u"out"_s, .sizes = split, .out = out, .minutes = {}});
            return;
        }
    }

    void addFirst(WayToDraw way) {
        const std::vector<Split> best = bestSplits(m_players + way.standby + way.missing);
        if (best.empty())
            return;
        way.sizes = best.front();
        add(way);
    }

    void add(WayToDraw way) {
        std::vector<JudgedWish> wishes = m_heat.wishes;
        wishes.resize(wishes.size() - way.out);
        wishes.insert(wishes.end(), m_heat.standby.begin(),
                      m_heat.standby.begin() + static_cast<ptrdiff_t>(way.standby));
        wishes.insert(wishes.end(), way.missing, JudgedWish::Either);
        way.mostExpansion = mostExpansionTables(m_heat, way.sizes, wishes);
        way.minutes = expectedMinutes(m_heat, way.sizes);
        m_ways.push_back(way);
    }

    const HeatToDraw& m_heat;
    size_t m_players;
    std::vector<WayToDraw> m_ways;
};

class AllSeatings {
public:
    explicit AllSeatings(const JudgedTask& task) : m_task(task), m_seating(task.sizes.size()) {
        place(0);
    }
    qint64 fewest() const { return m_fewest; }

private:
    void place(size_t person) {
        if (person == m_task.wishes.size()) {
            m_fewest = std::min(m_fewest, m_repeats);
            return;
        }
        for (size_t table = 0; table < m_seating.size(); ++table) {
            if (m_seating[table].size() == m_task.sizes[table])
                continue;
            qint64 more = 0;
            for (const size_t other : m_seating[table])
                more += meetings(person, other);
            m_seating[table].push_back(person);
            m_repeats += more;
            if (m_repeats < m_fewest)
                place(person + 1);
            m_repeats -= more;
            m_seating[table].pop_back();
        }
    }

    qint64 meetings(size_t one, size_t other) const {
        qint64 times = 0;
        for (const JudgedTables& heat : m_task.past) {
            for (const auto& table : heat) {
                const bool both
                    = std::ranges::count(table, one) && std::ranges::count(table, other);
                times += both ? 1 : 0;
            }
        }
        return times;
    }

    const JudgedTask& m_task;
    JudgedTables m_seating;
    qint64 m_repeats = 0;
    qint64 m_fewest = std::numeric_limits<qint64>::max();
};

} // namespace

std::vector<WayToDraw> waysToDraw(const HeatToDraw& heat) {
    return WayFinder(heat).find();
}

QString textOf(const WayToDraw& way) {
    QStringList sizes;
    for (const size_t size : way.sizes)
        sizes << QString::number(size);
    return u"%1 %2, out %3, standby %4, missing %5, expansion 0 to %6, %7 minutes"_s.arg(
        way.kind, sizes.join(u'+'), QString::number(way.out), QString::number(way.standby),
        QString::number(way.missing), QString::number(way.mostExpansion),
        way.minutes ? QString::number(*way.minutes) : u"unknown"_s);
}

QString differenceOf(const std::vector<WayToDraw>& is, const std::vector<WayToDraw>& should) {
    for (size_t i = 0; i < std::max(is.size(), should.size()); ++i) {
        const QString has = i < is.size() ? textOf(is[i]) : u"nothing"_s;
        const QString expected = i < should.size() ? textOf(should[i]) : u"nothing"_s;
        if (has != expected)
            return u"%1 instead of %2"_s.arg(has, expected);
    }
    return {};
}

qint64 fewestRepeats(const JudgedTask& task) {
    return AllSeatings(task).fewest();
}

} // namespace mentat::test::raw
