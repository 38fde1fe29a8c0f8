#pragma once

#include <QtGlobal>

#include <array>
#include <bit>
#include <compare>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

namespace mentat {

/// A signed 192-bit integer: the weight of a pair, its levels one above the other (pair_levels.h),
/// and intermediate results of a matching. Has only the operations that these need.
class PairWeight {
public:
    constexpr PairWeight() = default;
    // Implicit: LEMON starts from 0.
    constexpr PairWeight(int value) {
        m_words.fill(value < 0 ? allBits : 0);
        m_words[0] = static_cast<quint64>(static_cast<qint64>(value));
    }

    /// Bits that any computation may use: pair_levels.h stays below. The bit above is for
    /// subtraction.
    static constexpr int bits = 190;
    [[nodiscard]] static constexpr PairWeight most() {
        return PairWeight(1).timesTwoToThe(bits) - PairWeight(1);
    }

    /// The value shifted up by some bits.
    [[nodiscard]] static constexpr PairWeight of(quint64 value, int up = 0) {
        PairWeight weight;
        weight.m_words[0] = value;
        return weight.timesTwoToThe(up);
    }

    [[nodiscard]] constexpr PairWeight timesTwoToThe(int up) const {
        PairWeight shifted;
        const auto words = static_cast<size_t>(up / wordBits);
        const int rest = up % wordBits;
        for (size_t word = words; word < size; ++word) {
            shifted.m_words[word] = m_words[word - words] << rest;
            if (rest > 0 && word > words)
                shifted.m_words[word] |= m_words[word - words - 1] >> (wordBits - rest);
        }
        return shifted;
    }

    constexpr PairWeight& operator+=(const PairWeight& other) {
        quint64 carry = 0;
        for (size_t word = 0; word < size; ++word) {
            const quint64 sum = m_words[word] + other.m_words[word];
            const quint64 overflow = sum < m_words[word] ? 1 : 0;
            m_words[word] = sum + carry;
            carry = overflow | (m_words[word] < carry ? 1 : 0);
        }
        return *this;
    }
    constexpr PairWeight& operator-=(const PairWeight& other) {
        quint64 borrow = 0;
        for (size_t word = 0; word < size; ++word) {
            const quint64 difference = m_words[word] - other.m_words[word];
            const quint64 underflow = m_words[word] < other.m_words[word] ? 1 : 0;
            m_words[word] = difference - borrow;
            borrow = underflow | (difference < borrow ? 1 : 0);
        }
        return *this;
    }
    constexpr PairWeight operator-() const { return PairWeight() -= *this; }
    friend constexpr PairWeight operator+(PairWeight a, const PairWeight& b) { return a += b; }
    friend constexpr PairWeight operator-(PairWeight a, const PairWeight& b) { return a -= b; }

    friend constexpr PairWeight operator*(int factor, const PairWeight& weight) {
        PairWeight product;
        // Bit by bit: the factor is 2 or 4.
        for (auto left = static_cast<unsigned>(factor < 0 ? -factor : factor); left != 0;
             left &= left - 1)
            product += weight.timesTwoToThe(std::countr_zero(left));
        return factor < 0 ? -product : product;
    }
    /// Halves only: nothing else is divided by, and the weight is even.
    friend constexpr PairWeight operator/(PairWeight weight, [[maybe_unused]] int two) {
        Q_ASSERT(two == 2 && weight.m_words[0] % 2 == 0);
        for (size_t word = 0; word + 1 < size; ++word)
            weight.m_words[word]
                = weight.m_words[word] >> 1 | weight.m_words[word + 1] << (wordBits - 1);
        weight.m_words[size - 1]
            = static_cast<quint64>(static_cast<qint64>(weight.m_words[size - 1]) >> 1);
        return weight;
    }

    friend constexpr bool operator==(const PairWeight&, const PairWeight&) = default;
    friend constexpr std::strong_ordering operator<=>(const PairWeight& a, const PairWeight& b) {
        const auto top = [](const PairWeight& weight) {
            return static_cast<qint64>(weight.m_words[size - 1]);
        };
        if (top(a) != top(b))
            return top(a) <=> top(b);
        for (size_t word = size - 1; word-- > 0;) {
            if (a.m_words[word] != b.m_words[word])
                return a.m_words[word] <=> b.m_words[word];
        }
        return std::strong_ordering::equal;
    }

private:
    static constexpr size_t size = 3;
    static constexpr int wordBits = 64;
    static constexpr quint64 allBits = ~quint64(0);

    std::array<quint64, size> m_words{}; // lowest first, two's complement
};

/// The weight of two people, by their positions: 0 or more.
using WeightOfPair = std::function<PairWeight(size_t one, size_t other)>;

/// A perfect matching of minimum weight: everyone in one pair. Asks for each weight once, in order:
/// (0, 1), (0, 2), … (1, 2), …. The number of people is even. Among several of the same weight the
/// result is unspecified: a caller who needs a reproducible one must make the minimum unique.
[[nodiscard]] std::vector<std::pair<size_t, size_t>> leastPairing(size_t people,
                                                                  const WeightOfPair& weightOf);

} // namespace mentat

/// What LEMON requires of a number type.
template <>
struct std::numeric_limits<mentat::PairWeight> {
    static constexpr bool is_specialized = true;
    static constexpr bool is_integer = true;
    static constexpr bool is_signed = true;
    static constexpr bool is_exact = true;
    static constexpr mentat::PairWeight max() { return mentat::PairWeight::most(); }
};
