#pragma once

#include "model/setting_table.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// The name of a setting in a list: "Finalists".
[[nodiscard]] QString settingName(const Language& language, SettingKey key);
/// Its effect, with the number of the rule: "So many players advance to the final (R4.6)".
[[nodiscard]] QString settingEffect(const Language& language, SettingKey key);
/// Its name among the facts of a change, next to a bare value: "Grace period, minutes".
[[nodiscard]] QString settingFact(const Language& language, SettingKey key);
/// "6", "15 min", "2 with 5 or 6 players, 1 with 3 or 4", "yes".
[[nodiscard]] QString settingValueText(const Language& language, const SettingValue& value);
/// "Finalists: 5 instead of 6"
[[nodiscard]] QString settingDifferenceText(const Language& language,
                                            const SettingDifference& difference);

} // namespace mentat
