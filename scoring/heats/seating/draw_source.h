#pragma once

#include <QtGlobal>

#include <limits>
#include <utility>
#include <vector>

namespace mentat {

/// The random numbers of a draw (R1.7): SplitMix64 from a seed, in our own code, so that a seed
/// gives the same draw on every platform forever. Its output is part of the draw's algorithm
/// version.
class DrawSource {
public:
    explicit DrawSource(qint64 seed) : m_state(static_cast<quint64>(seed)) {}

    [[nodiscard]] quint64 next() {
        m_state += 0x9E3779B97F4A7C15U;
        quint64 mixed = m_state;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
        return mixed ^ (mixed >> 31);
    }
    /// 0 to limit - 1, uniformly; limit above 0.
    [[nodiscard]] size_t below(size_t limit) {
        Q_ASSERT(limit > 0);
        // Numbers from the incomplete last round of remainders would favor the small ones.
        const quint64 most = std::numeric_limits<quint64>::max();
        const quint64 complete = most - most % limit;
        quint64 number = next();
        while (number >= complete)
            number = next();
        return static_cast<size_t>(number % limit);
    }

    template <class T>
    void shuffle(std::vector<T>& list) {
        for (size_t left = list.size(); left > 1; --left)
            std::swap(list[left - 1], list[below(left)]);
    }

private:
    quint64 m_state;
};

} // namespace mentat
