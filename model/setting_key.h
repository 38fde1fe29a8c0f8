#pragma once

#include "model/settings.h"

#include <span>
#include <variant>
#include <vector>

namespace mentat {

/// The settings of an event, one by one, by their keys in its document and in its order; a row of
/// the QP table is a setting of its own.
enum class SettingKey {
    Finalists,
    TieBreakValues,
    ShieldWallAdjudicated,
    ShieldWallPoints,
    CityPoints,
    StrongholdPoints,
    QpSolo,
    QpAlliance,
    QpBgPrediction,
    QpFremenDefault,
    QpGuildDefault,
    QpAdjudicated,
    QpFremenDefaultAlliance,
    QpGuildDefaultAlliance,
    TurnLimit,
    AllianceSize,
    CountAt,
    GraceMinutes,
    LastTurnMinutes,
    FinalLastTurnMinutes,
    FinalClockWaived,
    DrawFactions,
    FinalTrades,
    PrizeLevel,
};

/// All of them, in this order.
[[nodiscard]] std::span<const SettingKey> allSettings();

/// The key in the document: "finalists", "qpTable.solo".
[[nodiscard]] QLatin1StringView keyText(SettingKey key);
/// The rule that the setting belongs to: "R4.6".
[[nodiscard]] QLatin1StringView ruleOf(SettingKey key);

/// The value of some setting: a number of things, a time, points, a row of the QP table, a choice.
using SettingValue = std::variant<int, Minutes, PerformancePoints, QpEntry, bool, TieBreakValues,
                                  CountAt, DrawFactions>;

/// Of the kind that the setting always has.
[[nodiscard]] SettingValue valueOf(const Settings& settings, SettingKey key);

struct SettingDifference {
    SettingKey key;
    SettingValue from;
    SettingValue to;
    friend bool operator==(const SettingDifference&, const SettingDifference&) = default;
};

/// Every setting in which they differ, in the order of the keys.
[[nodiscard]] std::vector<SettingDifference> settingDifferences(const Settings& from,
                                                                const Settings& to);

} // namespace mentat
