#pragma once

#include "model/values/enum_ids.h"
#include "model/values/numbers.h"

#include <array>

namespace mentat {

/// The rows of the QP table (R2).
enum class WinRow {
    Solo,
    Alliance,
    BgPrediction,
    FremenDefault,
    GuildDefault,
    FremenDefaultAlliance,
    GuildDefaultAlliance,
    Adjudicated,
};

constexpr std::array<EnumId<WinRow>, 8> idTable(WinRow) {
    using enum WinRow;
    return {{{Solo, QLatin1StringView("solo")},
             {Alliance, QLatin1StringView("alliance")},
             {BgPrediction, QLatin1StringView("bg-prediction")},
             {FremenDefault, QLatin1StringView("fremen-default")},
             {GuildDefault, QLatin1StringView("guild-default")},
             {FremenDefaultAlliance, QLatin1StringView("fremen-default-alliance")},
             {GuildDefaultAlliance, QLatin1StringView("guild-default-alliance")},
             {Adjudicated, QLatin1StringView("adjudicated")}}};
}

/// The points of each winner for a victory, by the number of starters (R2.1).
struct WinEntry {
    QualificationPoints fiveOrSix;
    QualificationPoints threeOrFour;
    friend bool operator==(const WinEntry&, const WinEntry&) = default;
};

class WinPoints {
public:
    /// The table of R2.
    [[nodiscard]] static WinPoints standard();

    [[nodiscard]] const WinEntry& at(WinRow row) const { return m_rows[static_cast<size_t>(row)]; }
    void set(WinRow row, WinEntry entry) { m_rows[static_cast<size_t>(row)] = entry; }
    friend bool operator==(const WinPoints&, const WinPoints&) = default;

private:
    std::array<WinEntry, 8> m_rows;
};

/// The rows of the QP table in document order: the words of `victory`, then the two that only this
/// table distinguishes.
inline constexpr std::array winRowsInOrder{WinRow::Solo,
                                           WinRow::Alliance,
                                           WinRow::BgPrediction,
                                           WinRow::FremenDefault,
                                           WinRow::GuildDefault,
                                           WinRow::Adjudicated,
                                           WinRow::FremenDefaultAlliance,
                                           WinRow::GuildDefaultAlliance};
static_assert(winRowsInOrder.size() == idTable(WinRow{}).size());

inline WinPoints WinPoints::standard() {
    const auto entry = [](int fiveOrSixHalves, int threeOrFourHalves) {
        return WinEntry{QualificationPoints::fromHalves(fiveOrSixHalves),
                        QualificationPoints::fromHalves(threeOrFourHalves)};
    };
    WinPoints table;
    table.set(WinRow::Solo, entry(6, 3));
    table.set(WinRow::Alliance, entry(4, 2));
    table.set(WinRow::BgPrediction, entry(4, 2));
    table.set(WinRow::FremenDefault, entry(4, 2));
    table.set(WinRow::GuildDefault, entry(2, 1));
    table.set(WinRow::FremenDefaultAlliance, entry(2, 1));
    table.set(WinRow::GuildDefaultAlliance, entry(1, 1));
    table.set(WinRow::Adjudicated, entry(1, 1));
    return table;
}

} // namespace mentat
