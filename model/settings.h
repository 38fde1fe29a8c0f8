#pragma once

#include "model/dune/win_points.h"
#include "model/values/enum_ids.h"
#include "model/values/numbers.h"

#include <array>
#include <tuple>

namespace mentat {

/// R4.3: the values that break a tie.
enum class TieBreakValues { Individual, Alliance };
/// R3.2: the board that an adjudication counts.
enum class CountAt { Stop, TurnEnd };
/// R1.3: how sides are drawn: by the players with cards, or by Mentat.
enum class DrawSides { Table, Program };

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
/// What an event can change about the rules. Each member cites the rule; initial values are the
/// defaults in docs/DOCUMENT.md.
struct Settings {
    Positive finalists{6};                                                 // R4.6
    TieBreakValues tieBreakValues = TieBreakValues::Individual;            // R4.3
    bool shieldWallAdjudicated = true;                                     // R3.4
    PerformancePoints shieldWallPoints;                                    // R5.1
    PerformancePoints cityPoints = PerformancePoints::fromHalves(2);       // R5.1
    PerformancePoints strongholdPoints = PerformancePoints::fromHalves(1); // R5.1
    WinPoints winPoints = WinPoints::standard();                           // R2
    Positive turnLimit{10};                                                // R3.1, R10.4
    Positive allianceSize{2};                                              // R10.6
    CountAt countAt = CountAt::Stop;                                       // R3.2
    Minutes graceMinutes{15};                                              // R1.6
    Minutes lastTurnMinutes{30};                                           // R3.1
    Minutes finalLastTurnMinutes{0};                                       // R3.1
    bool finalClockWaived = false;                                         // R3.1
    DrawSides drawSides = DrawSides::Table;                                // R1.3
    bool finalTrades = true;                                               // R7.3
    Count prizeLevel{3};                                                   // R7.6

    friend bool operator==(const Settings&, const Settings&) = default;
};

template <class Value>
Value valueTypeOf(Value Settings::*);

/// A setting: its document key, its rule, and its member, whose initializer is the default.
template <auto Member>
struct Setting {
    using Value = decltype(valueTypeOf(Member));
    static constexpr Value Settings::*member = Member;

    const char* key;
    const char* rule;
};

/// Every setting, in document order. Documents, the event file, the acts, and the wording all use
/// this table.
inline constexpr std::tuple settingTable{
    Setting<&Settings::finalists>{"finalists", "R4.6"},
    Setting<&Settings::tieBreakValues>{"tieBreakValues", "R4.3"},
    Setting<&Settings::shieldWallAdjudicated>{"shieldWallAdjudicated", "R3.4"},
    Setting<&Settings::shieldWallPoints>{"shieldWallPoints", "R5.1"},
    Setting<&Settings::cityPoints>{"cityPoints", "R5.1"},
    Setting<&Settings::strongholdPoints>{"strongholdPoints", "R5.1"},
    Setting<&Settings::winPoints>{"qpTable", "R2"},
    Setting<&Settings::turnLimit>{"turnLimit", "R3.1"},
    Setting<&Settings::allianceSize>{"allianceSize", "R10.6"},
    Setting<&Settings::countAt>{"countAt", "R3.2"},
    Setting<&Settings::graceMinutes>{"graceMinutes", "R1.6"},
    Setting<&Settings::lastTurnMinutes>{"lastTurnMinutes", "R3.1"},
    Setting<&Settings::finalLastTurnMinutes>{"finalLastTurnMinutes", "R3.1"},
    Setting<&Settings::finalClockWaived>{"finalClockWaived", "R3.1"},
    Setting<&Settings::drawSides>{"drawFactions", "R1.3"},
    Setting<&Settings::finalTrades>{"finalTrades", "R7.3"},
    Setting<&Settings::prizeLevel>{"prizeLevel", "R7.6"},
};

} // namespace mentat
