#pragma once

#include "scoring/heats/seating/draw_source.h"
#include "scoring/heats/seating/seating_task.h"

#include <array>

namespace mentat {

/// A subset of the entrants from which one can be drawn at random.
class Pool {
public:
    explicit Pool(size_t entrants) : m_place(entrants, none) {}

    void set(EntrantIndex entrant, bool isIn) {
        if ((m_place[entrant] != none) == isIn)
            return;
        if (isIn) {
            m_place[entrant] = m_members.size();
            m_members.push_back(entrant);
            return;
        }
        const EntrantIndex last = m_members.back();
        m_members[m_place[entrant]] = last;
        m_place[last] = m_place[entrant];
        m_members.pop_back();
        m_place[entrant] = none;
    }
    [[nodiscard]] bool isEmpty() const { return m_members.empty(); }
    [[nodiscard]] EntrantIndex any(DrawSource& source) const {
        return m_members[source.below(m_members.size())];
    }

private:
    static constexpr size_t none = ~size_t(0);
    std::vector<EntrantIndex> m_members;
    std::vector<size_t> m_place;
};

/// Entrants who left a table, for the steps in which they may not return to it.
class RecentMoves {
public:
    RecentMoves(size_t entrants, size_t tables)
        : m_entrantBarred(entrants, 0)
        , m_tableBarred(tables, 0) {}

    void add(EntrantIndex entrant, size_t table, size_t step, DrawSource& source) {
        constexpr size_t fewest = 4;
        m_moves[m_next++ % m_moves.size()]
            = {entrant, table, step + fewest + source.below(maxSteps - fewest + 1)};
    }
    /// Finds the exchanges with someone at a table that would return.
    void find(EntrantIndex one, size_t tableOfOne, size_t step) {
        m_step = step;
        for (const Move& move : m_moves) {
            if (move.until <= step)
                continue;
            if (move.table == tableOfOne)
                m_entrantBarred[move.entrant] = step;
            if (move.entrant == one)
                m_tableBarred[move.table] = step;
        }
    }
    [[nodiscard]] bool isGoingBack(EntrantIndex other, size_t tableOfOther) const {
        return m_entrantBarred[other] == m_step || m_tableBarred[tableOfOther] == m_step;
    }

private:
    struct Move {
        EntrantIndex entrant = 0;
        size_t table = 0;
        size_t until = 0;
    };
    static constexpr size_t maxSteps = 11;
    std::array<Move, 2 * maxSteps> m_moves; // two per step: older ones have expired
    std::vector<size_t> m_entrantBarred;    // by entrant: the step in which it was found
    std::vector<size_t> m_tableBarred;      // by table
    size_t m_next = 0;
    size_t m_step = 0;
};

} // namespace mentat
