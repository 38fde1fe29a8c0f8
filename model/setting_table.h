#pragma once

#include "model/settings.h"

#include <algorithm>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace mentat {

/// Calls use(setting) for each, in table order.
template <class Use>
constexpr void forEachSetting(Use use) {
    std::apply([&](const auto&... setting) { (use(setting), ...); }, settingTable);
}

/// A setting of an event: its position in the table; rows of the table of points for a win are
/// separate settings.
enum class SettingKey {};

/// The number of settings in a member of Settings.
template <auto Member>
constexpr size_t settingsIn(const Setting<Member>&) {
    return std::is_same_v<typename Setting<Member>::Value, WinPoints> ? winRowsInOrder.size() : 1;
}

/// The first position of a member, such as that of the table of points for a win:
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

/// All of them, in table order.
[[nodiscard]] std::span<const SettingKey> allSettings();

/// The key in the document: "finalists", "qpTable.solo".
[[nodiscard]] QLatin1StringView keyText(SettingKey key);
/// nullopt if no setting has this key.
[[nodiscard]] std::optional<SettingKey> settingByText(QStringView key);
/// The setting's rule: "R4.6".
[[nodiscard]] QLatin1StringView ruleOf(SettingKey key);

/// A setting's value: a count, a time, points, a row of the table of points for a win, a choice.
using SettingValue = std::variant<int, Minutes, PerformancePoints, WinEntry, bool, TieBreakValues,
                                  CountAt, DrawSides>;

/// Always of the setting's own type.
[[nodiscard]] SettingValue valueOf(const Settings& settings, SettingKey key);
/// The settings with this one changed. nullopt if the value has the wrong type or is out of range.
[[nodiscard]] std::optional<Settings> withSetting(Settings settings, SettingKey key,
                                                  const SettingValue& value);

struct SettingDifference {
    SettingKey key;
    SettingValue from;
    SettingValue to;
    friend bool operator==(const SettingDifference&, const SettingDifference&) = default;
};

/// Every setting that differs, in table order.
[[nodiscard]] std::vector<SettingDifference> settingDifferences(const Settings& from,
                                                                const Settings& to);

} // namespace mentat
