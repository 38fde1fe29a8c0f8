#pragma once

#include <QtGlobal>

#include <random>
#include <utility>
#include <vector>

namespace mentat::test::raw {

// Our own bounded draws over std::mt19937: the standard's distributions differ between libraries,
// and a seed must give the same document everywhere.
class Draw {
public:
    explicit Draw(quint32 seed) : m_engine(seed) {}

    // 0 to bound - 1; the remainder's bias does not matter here.
    int below(int bound) { return static_cast<int>(m_engine() % static_cast<quint32>(bound)); }
    int between(int lowest, int highest) { return lowest + below(highest - lowest + 1); }
    bool chance(int percent) { return below(100) < percent; }

    template <typename List>
    const auto& pick(const List& list) {
        return list[static_cast<decltype(list.size())>(below(static_cast<int>(list.size())))];
    }

    template <typename List>
    void shuffle(List& list) {
        using Index = decltype(list.size());
        for (int i = static_cast<int>(list.size()) - 1; i > 0; --i)
            std::swap(list[static_cast<Index>(i)], list[static_cast<Index>(below(i + 1))]);
    }

private:
    std::mt19937 m_engine;
};

} // namespace mentat::test::raw
