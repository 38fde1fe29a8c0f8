#pragma once

#include "scoring/heats/seating/least_pairing.h"

namespace mentat {

/// What it costs that two sit together, the weightier first.
struct PairCost {
    quint64 forbidden = 0; // how often the GM's word keeps them apart
    quint64 apart = 0;     // how often a wish does
    quint64 repeats = 0;   // how often they have met
    quint64 record = 0;    // the squared difference of their records
    friend bool operator==(const PairCost&, const PairCost&) = default;
};

/// The levels of a pair as one number: each has bits of its own, as many as the sum over all pairs
/// of a pairing needs, so that no sum of a level reaches the one above it. The lowest has 64 bits
/// of chance.
class PairLevels {
public:
    /// For so many players, none of whose pairs costs more on any level.
    constexpr PairLevels(size_t players, const PairCost& most) {
        const int pairs = bitsOf(players / 2);
        m_record = chanceBits + pairs;
        m_repeats = m_record + bitsOf(most.record) + pairs;
        m_apart = m_repeats + bitsOf(most.repeats) + pairs;
        m_forbidden = m_apart + bitsOf(most.apart) + pairs;
        m_bits = m_forbidden + bitsOf(most.forbidden) + pairs + headroom(players);
    }

    /// Whether nothing that a matching computes of such weights overflows.
    ///
    /// LEMON's algorithm keeps a dual solution of the weights times 4, whose value only falls, and
    /// never below the weight of a perfect matching. With n players and weights of e bits, taken
    /// below zero, it begins at 0 at most and ends at -2n * 2^e at least; it falls by 1 or more for
    /// each 1 by which the dual value of a player moves, so these move by 2n * 2^e at most, from
    /// values under 2 * 2^e. That happens twice, for the fractional matching that it begins with
    /// and for the whole one. Dual values of odd sets move twice as far, and what is compared adds
    /// up a few of both: all is under 64n * 2^e.
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
inline constexpr qint64 mostRecord = (qint64(1) << 22) - 1;

// 300 players after a thousand heats together, each in fifteen lists of people to keep apart.
static_assert(PairLevels(300, {15, 15, 1023, quint64(mostRecord* mostRecord)}).fit());

} // namespace mentat
