#pragma once

#include "model/values/enum_ids.h"
#include "model/values/numbers.h"

#include <array>

namespace mentat {

/// R4.3: whose values break a tie.
enum class TieBreakValues { Individual, Alliance };
/// R3.2: which board an adjudication counts.
enum class CountAt { Stop, TurnEnd };
/// R1.3: who draws the factions, the players with cards or the program.
enum class DrawSides { Table, Program };

/// The rows of the QP table (R2).
enum class QpRow {
    Solo,
    Alliance,
    BgPrediction,
    FremenDefault,
    GuildDefault,
    FremenDefaultAlliance,
    GuildDefaultAlliance,
    Adjudicated,
};

constexpr std::array<EnumId<TieBreakValues>, 2> idTable(TieBreakValues) {
    return {{{TieBreakValues::Individual, QLatin1StringView("individual")},
             {TieBreakValues::Alliance, QLatin1StringView("alliance")}}};
}
constexpr std::array<EnumId<CountAt>, 2> idTable(CountAt) {
    return {{{CountAt::Stop, QLatin1StringView("stop")},
             {CountAt::TurnEnd, QLatin1StringView("turn-end")}}};
}
constexpr std::array<EnumId<DrawSides>, 2> idTable(DrawSides) {
    return {{{DrawSides::Table, QLatin1StringView("table")},
             {DrawSides::Program, QLatin1StringView("program")}}};
}
constexpr std::array<EnumId<QpRow>, 8> idTable(QpRow) {
    using enum QpRow;
    return {{{Solo, QLatin1StringView("solo")},
             {Alliance, QLatin1StringView("alliance")},
             {BgPrediction, QLatin1StringView("bg-prediction")},
             {FremenDefault, QLatin1StringView("fremen-default")},
             {GuildDefault, QLatin1StringView("guild-default")},
             {FremenDefaultAlliance, QLatin1StringView("fremen-default-alliance")},
             {GuildDefaultAlliance, QLatin1StringView("guild-default-alliance")},
             {Adjudicated, QLatin1StringView("adjudicated")}}};
}

/// What each winner gets for a victory, by the number of players who started the game (R2.1).
struct QpEntry {
    QualificationPoints fiveOrSix;
    QualificationPoints threeOrFour;
    friend bool operator==(const QpEntry&, const QpEntry&) = default;
};

class QpTable {
public:
    /// The table of R2.
    [[nodiscard]] static QpTable standard();

    [[nodiscard]] const QpEntry& at(QpRow row) const { return m_rows[static_cast<size_t>(row)]; }
    void set(QpRow row, QpEntry entry) { m_rows[static_cast<size_t>(row)] = entry; }
    friend bool operator==(const QpTable&, const QpTable&) = default;

private:
    std::array<QpEntry, 8> m_rows;
};

/// What an event can change of the rules. Each member says the rule; the values are the defaults of
/// docs/DOCUMENT.md.
struct Settings {
    Positive finalists{6};                                                 // R4.6
    TieBreakValues tieBreakValues = TieBreakValues::Individual;            // R4.3
    bool shieldWallAdjudicated = true;                                     // R3.4
    PerformancePoints shieldWallPoints;                                    // R5.1
    PerformancePoints cityPoints = PerformancePoints::fromHalves(2);       // R5.1
    PerformancePoints strongholdPoints = PerformancePoints::fromHalves(1); // R5.1
    QpTable qpTable = QpTable::standard();                                 // R2
    Positive turnLimit{10};                                                // R3.1, R10.4
    Positive allianceSize{2};                                              // R10.6
    CountAt countAt = CountAt::Stop;                                       // R3.2
    Minutes graceMinutes{15};                                              // R1.6
    Minutes lastTurnMinutes{30};                                           // R3.1
    Minutes finalLastTurnMinutes{0};                                       // R3.1
    bool finalClockWaived = false;                                         // R3.1
    DrawSides drawSides = DrawSides::Table;                       // R1.3
    bool finalTrades = true;                                               // R7.3
    Count prizeLevel{3};                                                   // R7.6

    friend bool operator==(const Settings&, const Settings&) = default;
};

} // namespace mentat
