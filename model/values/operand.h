#pragma once

#include "model/values/value.h"

#include <array>
#include <concepts>
#include <limits>

namespace mentat {

/// The meaning of a value that comes with a change, a failure, or a finding.
enum class Operand : quint8 {
    Any,
    // texts
    Text,   // as typed, or from the operating system
    Name,   // of a person, an event, a ruleset, a stage
    Id,     // of a player
    Word,   // of a document or a journal
    Reason, // may be empty
    Path,
    Moment, // UTC, ISO 8601
    // numbers
    Number,
    OfYear,
    Heat,
    Seat,
    Points, // in halves
    OfSide,
    Round, // a heat's number, or the name of an advanced round
    Table, // its number; empty if it concerns all of the round's tables, or its only one
    // no values of their own
    Opt,  // the following ones are optional
    More, // last: repeats the one before it any number of times
};

/// The values of a kind, in order.
class Operands {
public:
    template <std::same_as<Operand>... All>
    consteval explicit Operands(All... all) : m_all{all...}
                                            , m_count(sizeof...(All)) {}

    /// The greatest number of values.
    [[nodiscard]] constexpr size_t most() const {
        size_t values = 0;
        for (size_t i = 0; i < m_count; ++i) {
            if (m_all[i] == Operand::More)
                return std::numeric_limits<size_t>::max();
            if (m_all[i] != Operand::Opt)
                ++values;
        }
        return values;
    }

    /// Whether these values match the kind.
    [[nodiscard]] bool fit(const Values& values) const;

private:
    static constexpr size_t greatestCount = 8;

    std::array<Operand, greatestCount> m_all;
    size_t m_count;
};

} // namespace mentat
