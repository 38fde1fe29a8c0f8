#pragma once

#include <random>
#include <vector>

namespace mentat::test {

/// Numbers from a seed, the same on every platform (std::uniform_int_distribution is not).
class RandomSource {
public:
    explicit RandomSource(unsigned seed) : m_engine(seed) {}

    /// 0 to limit - 1.
    [[nodiscard]] size_t below(size_t limit) { return m_engine() % limit; }
    [[nodiscard]] int between(int least, int greatest) {
        return least + static_cast<int>(below(static_cast<size_t>(greatest - least + 1)));
    }
    [[nodiscard]] bool oneIn(size_t n) { return below(n) == 0; }
    template <class T>
    [[nodiscard]] const T& of(const std::vector<T>& list) {
        return list[below(list.size())];
    }

private:
    std::mt19937 m_engine;
};

} // namespace mentat::test
