#pragma once

#include "scoring/heats/seating/least_pairing.h"

namespace mentat {

/// The cost of two people sitting together, most important first.
struct PairCost {
    quint64 forbidden = 0; // number of the GM's decisions to keep them apart
    quint64 apart = 0;     // number of wishes to be kept apart
    quint64 repeats = 0;   // number of earlier meetings
    quint64 record = 0;    // the squared difference of their records
    friend bool operator==(const PairCost&, const PairCost&) = default;
};

/// The levels of a pair as one number: each level has its own bits, enough for its sum over all
/// pairs of a pairing, so no sum overflows into the level above. The lowest level has 64 bits of
/// chance.
class PairLevels {
public:
    /// For this many players, with no pair above `most` on any level.
    constexpr PairLevels(size_t players, const PairCost& most) {
        const int pairs = bitsOf(players / 2);
        m_record = chanceBits + pairs;
        m_repeats = m_record + bitsOf(most.record) + pairs;
        m_apart = m_repeats + bitsOf(most.repeats) + pairs;
        m_forbidden = m_apart + bitsOf(most.apart) + pairs;
        m_bits = m_forbidden + bitsOf(most.forbidden) + pairs + headroom(players);
    }

    /// Whether no computation of a matching overflows with such weights.
    ///
    /// LEMON's algorithm keeps a dual solution of the weights times 4, whose value only falls and
    /// never goes below the weight of a perfect matching. With n players and weights of e bits,
    /// taken as negative, it starts at 0 at most and ends at -2n * 2^e at least; each move of a
    /// player's dual value by 1 lowers it by 1 or more, so these values move by 2n * 2^e at most,
    /// from values under 2 * 2^e. That happens twice: for the initial fractional matching and for
    /// the integral one. Dual values of odd sets move twice as far, and comparisons add up a few of
    /// both: everything stays under 64n * 2^e.
    [[nodiscard]] constexpr bool fit() const { return m_bits <= PairWeight::bits; }

    [[nodiscard]] constexpr PairWeight weightOf(const PairCost& cost, quint64 chance) const {
        return PairWeight::of(cost.forbidden, m_forbidden) + PairWeight::of(cost.apart, m_apart)
               + PairWeight::of(cost.repeats, m_repeats) + PairWeight::of(cost.record, m_record)
               + PairWeight::of(chance);
    }

private:
    static constexpr int chanceBits = 64;

    static constexpr int bitsOf(quint64 most) { return static_cast<int>(std::bit_width(most)); }
    static constexpr int headroom(size_t players) { return bitsOf(players) + 6; }

    int m_record;
    int m_repeats;
    int m_apart;
    int m_forbidden;
    int m_bits;
};

/// Records are below 2^22: a hundred heats of wins shared by up to twelve, in parts of 27,720.
inline constexpr qint64 maxRecord = (qint64(1) << 22) - 1;

// 300 players after a thousand heats together, each in fifteen keep-apart lists.
static_assert(PairLevels(300, {15, 15, 1023, quint64(maxRecord* maxRecord)}).fit());

} // namespace mentat
