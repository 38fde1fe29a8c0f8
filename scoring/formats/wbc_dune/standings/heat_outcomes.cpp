#include "scoring/formats/wbc_dune/standings/heat_outcomes.h"

#include "scoring/table_sizes.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace mentat {

namespace {

constexpr FewPlayers bitOf(size_t player) {
    return FewPlayers(1) << player;
}

size_t countOf(FewPlayers players) {
    return static_cast<size_t>(std::popcount(players));
}

/// Calls act for each part of the players, the empty one included.
template <class Act>
void forEachPart(FewPlayers players, Act act) {
    FewPlayers part = players;
    for (;; part = (part - 1) & players) {
        act(part);
        if (part == 0)
            return;
    }
}

/// A BegunGame of few players.
struct FewBegun {
    size_t starters = 0;
    size_t outsiders = 0;
    FewPlayers playing = 0;
    FewPlayers excused = 0;
    FewPlayers withWord = 0;
    std::array<int, fewContenders> words{};
};

/// A table that gets a result.
struct Finished {
    size_t starters;
    size_t outsiders;    // who can win, too
    FewPlayers players;  // who can win
    FewPlayers excused;  // who cannot
    FewPlayers withWord; // R2.6, of players and excused
    const std::array<int, fewContenders>* words;
};

/// Goes through all that a heat can bring: game after game that has begun, then all ways to put the
/// free players to further tables, each time with all winners.
class OutcomeWalk {
public:
    OutcomeWalk(const Outlook& outlook, const HeatToCome& heat, const WaysToWin& ways,
                const OutcomeAim& aim, FewPlayers asked)
        : m_ways(ways)
        , m_supposed(heat.supposed ? &*heat.supposed : nullptr)
        , m_aim(aim)
        , m_aimed(bitOf(aim.player))
        , m_asked(asked) {
        const auto& contenders = outlook.contenders();
        m_count = contenders.size();
        const auto maskOf = [&](const std::vector<size_t>& players) {
            FewPlayers mask = 0;
            for (const size_t player : players)
                mask |= bitOf(positionOf(contenders, player));
            return mask;
        };
        Q_ASSERT(!m_supposed || contenders[aim.player] == m_supposed->player);
        m_free = maskOf(heat.free);
        if (m_supposed && !m_supposed->plays)
            m_free &= ~m_aimed;
        for (const BegunGame& game : heat.begun) {
            FewBegun few{
                game.starters, game.outsiders, maskOf(game.playing), maskOf(game.excused), 0, {}};
            for (const auto& [player, halves] : game.words) {
                const size_t position = positionOf(contenders, player);
                few.withWord |= bitOf(position);
                few.words[position] = halves;
            }
            m_begun.push_back(few);
        }
    }

    [[nodiscard]] std::vector<HeatOutcome> outcomes() {
        begunGames(0, m_free);
        keepBest();
        return std::move(m_found);
    }

private:
    static size_t positionOf(const std::vector<size_t>& contenders, size_t player) {
        return static_cast<size_t>(std::ranges::lower_bound(contenders, player)
                                   - contenders.begin());
    }

    /// From this one on, with so many still free.
    void begunGames(size_t game, FewPlayers free) {
        if (game == m_begun.size())
            return newTables(free);
        begunGames(game + 1, free); // it comes to nothing
        const FewBegun& begun = m_begun[game];
        // R1.6: some join, some left within grace.
        forEachPart(free, [&](FewPlayers joining) {
            forEachPart(begun.playing, [&](FewPlayers left) {
                for (size_t outsiders = 0; outsiders <= begun.outsiders; ++outsiders) {
                    const size_t gone = countOf(left) + begun.outsiders - outsiders;
                    const size_t starters = begun.starters - gone + countOf(joining);
                    const bool asItIs = gone == 0 && joining == 0;
                    if (!asItIs && (starters < fewestOfAGame || starters > mostAtATable))
                        continue;
                    // Who leaves to no effect might as well stay and lose, unless a word would
                    // bring points.
                    if (gone > 0 && !(left & (begun.withWord | supposedPlayer()))
                        && starters + gone <= mostAtATable
                        && columnOf(starters) == columnOf(starters + gone))
                        continue;
                    const Finished finished{starters,
                                            outsiders,
                                            (begun.playing & ~left) | joining,
                                            begun.excused,
                                            begun.withWord & ~left,
                                            &begun.words};
                    if (!servesNobody(finished))
                        forEachResult(finished, [&] { begunGames(game + 1, free & ~joining); });
                }
            });
        });
    }

    /// Puts the free players to tables, each in turn or nowhere.
    void newTables(FewPlayers free, size_t out = 0) {
        if (countOf(free) < fewestOfAGame) {
            if (!seatsTooFew(out + countOf(free)))
                newResults(0);
            return;
        }
        const FewPlayers first = free & -free;
        newTables(free & ~first, out + 1);
        forEachPart(free & ~first, [&](FewPlayers others) {
            const FewPlayers table = others | first;
            if (countOf(table) < fewestOfAGame || countOf(table) > mostAtATable)
                return;
            m_new.push_back(table);
            newTables(free & ~table, out);
            m_new.pop_back();
        });
    }

    /// For the others it is never worse to play and lose than not to play: where so many are out
    /// that they make a table, or one of them could sit down where the column stays the same, the
    /// seating in which they do brings as much.
    [[nodiscard]] bool seatsTooFew(size_t out) const {
        const auto hasRoom = [](FewPlayers table) {
            return countOf(table) < mostAtATable
                   && columnOf(countOf(table)) == columnOf(countOf(table) + 1);
        };
        return m_aim.sought == OutcomeFor::Others && out > 0
               && (out >= fewestOfAGame || std::ranges::any_of(m_new, hasRoom));
    }

    void newResults(size_t table) {
        if (table == m_new.size())
            return add();
        newResultOf({countOf(m_new[table]), 0, m_new[table], 0, 0, &m_noWords}, table);
    }

    void newResultOf(const Finished& finished, size_t table) {
        if (servesNobody(finished))
            return newResults(table + 1); // as if it came to nothing
        forEachResult(finished, [&] { newResults(table + 1); });
    }

    /// With each set of winners that can serve the aim.
    template <class GoOn>
    void forEachResult(const Finished& table, GoOn goOn) {
        const HeatOutcome before = m_outcome;
        const bool hadGame = m_aimedHasGame;
        m_aimedHasGame = hadGame || ((table.players | table.excused) & m_aimed);
        forEachPart(table.players, [&](FewPlayers winners) {
            for (size_t outsiders = 0; outsiders <= table.outsiders; ++outsiders) {
                const size_t count = countOf(winners) + outsiders;
                if (count == 0 || count > m_ways.mostWinners()
                    || isBettered(table, winners, outsiders)
                    || !isAsSupposed(table, winners, count))
                    continue;
                score(table, winners, count);
                goOn();
                m_outcome = before;
            }
        });
        m_aimedHasGame = hadGame;
    }

    [[nodiscard]] FewPlayers supposedPlayer() const { return m_supposed ? m_aimed : 0; }
    /// Whether it is the table of whom something is supposed.
    [[nodiscard]] bool isSupposed(const Finished& table) const {
        return table.players & supposedPlayer();
    }

    [[nodiscard]] bool isAsSupposed(const Finished& table, FewPlayers winners, size_t count) const {
        if (!isSupposed(table))
            return true;
        const auto& win = m_supposed->win;
        if (!m_supposed->plays || bool(winners & m_aimed) != win.has_value())
            return false;
        return !win
               || (columnOf(table.starters) == win->column && count >= win->fewestWinners
                   && count <= win->mostWinners);
    }

    /// For the player: a table where they do not sit, and where nobody has the GM's word, can only
    /// bring others forward, and might as well come to nothing.
    [[nodiscard]] bool servesNobody(const Finished& table) const {
        return m_aim.sought == OutcomeFor::Player && !table.withWord
               && !((table.players | table.excused) & m_aimed);
    }

    /// Whether other winners of the same table serve the aim at least as well, whatever else
    /// happens. Only where no word of the GM (R2.6) sets who gets what.
    [[nodiscard]] bool isBettered(const Finished& table, FewPlayers winners,
                                  size_t outsiders) const {
        if (table.withWord || isSupposed(table))
            return false;
        if (m_aim.sought == OutcomeFor::Player)
            return (table.players & m_aimed) && !(winners & m_aimed);
        const FewPlayers others = table.players & ~m_aimed;
        // Without the player among the winners, the allies keep what they gain and the rest gain.
        // Where the player would win alone, somebody else does.
        if (winners & m_aimed)
            return others != 0 || table.outsiders > 0;
        // One winner more takes nothing from the others, and brings one nearer.
        const size_t count = countOf(winners) + outsiders;
        return (others & ~winners) && count < m_ways.mostWinners()
               && m_ways.most(columnOf(table.starters), count + 1)
                      >= m_ways.most(columnOf(table.starters), count);
    }

    /// The same for each winner; what serves the aim best, of all that so many can get.
    void score(const Finished& table, FewPlayers winners, size_t count) {
        const QpColumn column = columnOf(table.starters);
        const bool wins = winners & m_aimed & ~table.withWord;
        int each = wins == (m_aim.sought == OutcomeFor::Player) ? m_ways.most(column, count)
                                                                : m_ways.least(column, count);
        if (isSupposed(table) && m_supposed->win)
            each = m_supposed->win->each;
        const auto gainOf = [&](size_t player) {
            if (table.withWord & bitOf(player))
                return (*table.words)[player];
            return winners & bitOf(player) ? each : 0;
        };
        const int own = m_supposed ? 0 : gainOf(m_aim.player); // else it is in his sum already
        for (size_t player = 0; player < m_count; ++player) {
            const bool isCounted = m_supposed && player == m_aim.player;
            const int difference = isCounted ? 0 : gainOf(player) - own;
            m_outcome.nearer[player]
                += m_aim.sought == OutcomeFor::Others ? difference : -difference;
        }
        m_outcome.played |= (table.players | table.excused) & m_asked;
    }

    void add() {
        if (m_supposed && m_aimedHasGame != m_supposed->plays)
            return;
        constexpr size_t many = 5000;
        m_found.push_back(m_outcome);
        if (m_found.size() >= m_keptBest + many)
            keepBest();
    }

    static bool isAsGood(const HeatOutcome& a, const HeatOutcome& b) {
        if ((a.played & b.played) != b.played)
            return false;
        for (size_t player = 0; player < fewContenders; ++player) {
            if (a.nearer[player] < b.nearer[player])
                return false;
        }
        return true;
    }

    void keepBest() {
        const auto sumOf = [](const HeatOutcome& one) {
            return std::accumulate(one.nearer.begin(), one.nearer.end(), std::popcount(one.played));
        };
        // Whatever is as good as another stands before it.
        std::ranges::sort(m_found, [&](const HeatOutcome& a, const HeatOutcome& b) {
            return std::pair(sumOf(a), a) > std::pair(sumOf(b), b);
        });
        const auto [again, end] = std::ranges::unique(m_found);
        m_found.erase(again, end);
        std::vector<HeatOutcome> best;
        for (const HeatOutcome& one : m_found) {
            if (std::ranges::none_of(
                    best, [&](const HeatOutcome& other) { return isAsGood(other, one); }))
                best.push_back(one);
        }
        m_found = std::move(best);
        m_keptBest = m_found.size();
    }

    const WaysToWin& m_ways;
    const SupposedGame* m_supposed; // nullptr: nothing
    OutcomeAim m_aim;
    FewPlayers m_aimed;
    FewPlayers m_asked;
    size_t m_count = 0;
    bool m_aimedHasGame = false; // of those gone through so far
    FewPlayers m_free = 0;
    std::vector<FewBegun> m_begun;
    std::vector<FewPlayers> m_new; // tables of free players
    const std::array<int, fewContenders> m_noWords{};
    HeatOutcome m_outcome; // of the games gone through so far
    std::vector<HeatOutcome> m_found;
    size_t m_keptBest = 0;
};

} // namespace

std::vector<HeatOutcome> heatOutcomes(const Outlook& outlook, const HeatToCome& heat,
                                      const WaysToWin& ways, const OutcomeAim& aim,
                                      FewPlayers asked) {
    Q_ASSERT(outlook.contenders().size() <= fewContenders);
    return OutcomeWalk(outlook, heat, ways, aim, asked).outcomes();
}

} // namespace mentat
