#pragma once

#include "tests/seating/judged_draws.h"

namespace mentat::test {

/// Heats of one pool of people, drawn one after the other.
class PlayedHeats {
public:
    explicit PlayedHeats(size_t pool) : m_pool(pool), m_shortGames(pool, 0) {}

    /// The task of the next heat: who comes, by number in the pool, and the tables.
    [[nodiscard]] SeatingTask next(const std::vector<size_t>& coming,
                                   const std::vector<size_t>& sizes) const;
    /// The same people sit down.
    void play(const std::vector<size_t>& coming, const Seating& seating);

    /// Draws and plays a heat.
    AvoidingDraw draw(const std::vector<size_t>& coming, const std::vector<size_t>& sizes,
                      qint64 seed, const SearchLimits& limits = {});
    /// Of everyone in the pool.
    AvoidingDraw draw(const std::vector<size_t>& sizes, qint64 seed);

private:
    size_t m_pool;
    std::vector<PastHeat> m_heats;
    std::vector<int> m_shortGames;
};

} // namespace mentat::test
