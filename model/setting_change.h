#pragma once

#include "model/setting_key.h"

#include <optional>

namespace mentat {

/// The settings with this one changed. Nothing where the value is not of the setting's kind or out
/// of its range.
[[nodiscard]] std::optional<Settings> withSetting(Settings settings, SettingKey key,
                                                  const SettingValue& value);

} // namespace mentat
