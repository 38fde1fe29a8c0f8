#pragma once

#include "model/settings.h"

#include <algorithm>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace mentat {

/// Calls use(setting) for each, in this order.
template <class Use>
constexpr void forEachSetting(Use use) {
    std::apply([&](const auto&... setting) { (use(setting), ...); }, settingTable);
}

/// One setting of an event: its place among all of them, in the order of the table; the rows of the
/// table of points for a win are settings of their own.
enum class SettingKey {};

/// How many settings a member of Settings is.
template <auto Member>
constexpr size_t settingsIn(const Setting<Member>&) {
    return std::is_same_v<typename Setting<Member>::Value, WinPoints> ? winRowsInOrder.size() : 1;
}

/// The place of a member, the first one of the table of points for a win:
/// settingKey<&Settings::finalists>().
template <auto Member>
consteval SettingKey settingKey() {
    size_t place = 0;
    bool isFound = false;
    forEachSetting([&]<auto Other>(const Setting<Other>& setting) {
        if constexpr (std::is_same_v<Setting<Other>, Setting<Member>>)
            isFound = true;
        else if (!isFound)
            place += settingsIn(setting);
    });
    return static_cast<SettingKey>(place);
}
constexpr SettingKey settingKey(WinRow row) {
    const auto* const place = std::find(winRowsInOrder.begin(), winRowsInOrder.end(), row);
    return static_cast<SettingKey>(static_cast<size_t>(settingKey<&Settings::winPoints>())
                                   + static_cast<size_t>(place - winRowsInOrder.begin()));
}

/// All of them, in this order.
[[nodiscard]] std::span<const SettingKey> allSettings();

/// The key in the document: "finalists", "qpTable.solo".
[[nodiscard]] QLatin1StringView keyText(SettingKey key);
/// Nothing where no setting has this key.
[[nodiscard]] std::optional<SettingKey> settingByText(QStringView key);
/// The rule that the setting belongs to: "R4.6".
[[nodiscard]] QLatin1StringView ruleOf(SettingKey key);

/// The value of some setting: a number of things, a time, points, a row of the table of points for
/// a win, a choice.
using SettingValue = std::variant<int, Minutes, PerformancePoints, WinEntry, bool, TieBreakValues,
                                  CountAt, DrawSides>;

/// Of the kind that the setting always has.
[[nodiscard]] SettingValue valueOf(const Settings& settings, SettingKey key);
/// The settings with this one changed. Nothing where the value is not of the setting's kind or out
/// of its range.
[[nodiscard]] std::optional<Settings> withSetting(Settings settings, SettingKey key,
                                                  const SettingValue& value);

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
