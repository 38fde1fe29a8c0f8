#pragma once

#include <QtGlobal>

#include <compare>
#include <optional>

namespace mentat {

/// A number with at most three digits after the point, exact: a game's score, the points of a place
/// (H2). Between -10⁹ and 10⁹, these excluded.
class Decimal {
public:
    static constexpr qint64 limitThousandths = 1'000'000'000'000;

    [[nodiscard]] static constexpr std::optional<Decimal> fromThousandths(qint64 thousandths) {
        if (thousandths <= -limitThousandths || thousandths >= limitThousandths)
            return std::nullopt;
        Decimal decimal;
        decimal.m_thousandths = thousandths;
        return decimal;
    }
    constexpr Decimal() = default;
    explicit constexpr Decimal(int whole) : m_thousandths(qint64(whole) * 1000) {
        Q_ASSERT(m_thousandths > -limitThousandths && m_thousandths < limitThousandths);
    }

    [[nodiscard]] constexpr qint64 thousandths() const { return m_thousandths; }
    friend constexpr auto operator<=>(Decimal, Decimal) = default;

private:
    qint64 m_thousandths = 0;
};

} // namespace mentat
