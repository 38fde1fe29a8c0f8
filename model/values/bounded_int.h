#pragma once

#include <QtGlobal>

#include <compare>
#include <limits>
#include <optional>

namespace mentat {

/// A whole number of one kind (Tag) that cannot leave its range. Different kinds don't mix: a table
/// is never a seat. Values from outside come in through fromInt(); the constructor is for numbers
/// the program itself knows to be right (asserted).
template <class Tag, int Min, int Max = std::numeric_limits<int>::max()>
class BoundedInt {
public:
    static constexpr int min = Min;
    static constexpr int max = Max;
    using Kind = Tag;

    [[nodiscard]] static constexpr std::optional<BoundedInt> fromInt(qint64 number) {
        if (number < Min || number > Max)
            return std::nullopt;
        return BoundedInt(static_cast<int>(number));
    }
    explicit constexpr BoundedInt(int number) : m_value(number) {
        Q_ASSERT(number >= Min && number <= Max);
    }

    [[nodiscard]] constexpr int value() const { return m_value; }
    friend constexpr auto operator<=>(BoundedInt, BoundedInt) = default;

private:
    int m_value;
};

/// Something counted: tokens, spice, cards, strongholds. Unknown is an absent Count, never 0.
using Count = BoundedInt<struct CountTag, 0>;
/// A duration in minutes.
using Minutes = BoundedInt<struct MinutesTag, 0>;
/// Game turns played; 0 is a concession in the first turn (R2.3). The limit is a setting (R10.4).
using Turns = BoundedInt<struct TurnsTag, 0>;
/// What a die showed (R3.3, R4.4).
using Roll = BoundedInt<struct RollTag, 1>;
using Year = BoundedInt<struct YearTag, 1, 9999>;
/// A place in a final or in an earlier year's list, from 1.
using Place = BoundedInt<struct PlaceTag, 1>;
/// A setting that makes no sense at 0: finalists, turn limit, alliance size.
using Positive = BoundedInt<struct PositiveTag, 1>;

using HeatNumber = BoundedInt<struct HeatTag, 1>;
using TableNumber = BoundedInt<struct TableTag, 1>;
using SeatNumber = BoundedInt<struct SeatTag, 1>;
/// A label only: seats of a game with the same number are allied at its end.
using AllianceNumber = BoundedInt<struct AllianceTag, 0>;

} // namespace mentat
