#pragma once

#include <QtGlobal>

#include <utility>
#include <vector>

namespace mentat {

/// The numbers that a draw is made of (R1.7): SplitMix64 from a seed, and ours, so that a seed
/// gives the same draw on every platform and for ever. What it yields is part of the draw's
/// algorithm version.
class DrawSource {
public:
    explicit DrawSource(qint64 seed) : m_state(static_cast<quint64>(seed)) {}

    [[nodiscard]] quint64 next();
    /// 0 to limit - 1, each as likely as the others; limit above 0.
    [[nodiscard]] size_t below(size_t limit);

    template <class T>
    void shuffle(std::vector<T>& list) {
        for (size_t left = list.size(); left > 1; --left)
            std::swap(list[left - 1], list[below(left)]);
    }

private:
    quint64 m_state;
};

} // namespace mentat
