#include "tests/seating/played_heats.h"

#include <numeric>

namespace mentat::test {

SeatingTask PlayedHeats::next(const std::vector<size_t>& coming,
                              const std::vector<size_t>& sizes) const {
    SeatingTask task = taskOf(sizes);
    std::vector<EntrantIndex> entrantOf(m_pool, coming.size());
    for (EntrantIndex entrant = 0; entrant < coming.size(); ++entrant) {
        entrantOf[coming[entrant]] = entrant;
        const int games = m_shortGames[coming[entrant]];
        task.shortGames.push_back(games * games); // by their square
    }
    for (const PastHeat& heat : m_heats) {
        PastHeat& again = task.past.emplace_back();
        for (const PastTable& table : heat) {
            PastTable& those = again.emplace_back();
            for (const size_t person : table) {
                if (entrantOf[person] < coming.size())
                    those.push_back(entrantOf[person]);
            }
        }
    }
    return task;
}

void PlayedHeats::play(const std::vector<size_t>& coming, const Seating& seating) {
    PastHeat heat;
    for (const auto& table : seating) {
        PastTable& people = heat.emplace_back();
        for (const EntrantIndex entrant : table) {
            people.push_back(coming[entrant]);
            m_shortGames[coming[entrant]] += table.size() < 6 ? 1 : 0;
        }
    }
    m_heats.push_back(heat);
}

AvoidingDraw PlayedHeats::draw(const std::vector<size_t>& coming, const std::vector<size_t>& sizes,
                               qint64 seed, const SearchLimits& limits) {
    AvoidingDraw result = judgedAvoidingDraw(next(coming, sizes), seed, limits);
    play(coming, result.seating);
    return result;
}

AvoidingDraw PlayedHeats::draw(const std::vector<size_t>& sizes, qint64 seed) {
    std::vector<size_t> all(m_pool);
    std::iota(all.begin(), all.end(), size_t(0));
    return draw(all, sizes, seed);
}

} // namespace mentat::test
