#pragma once

#include <QString>

#include <optional>

namespace mentat {

/// What a badge is compared by wherever badges are: however a spreadsheet or a scanner writes its
/// number. "1042", "1042.0", "01042", "1,042" and "#1042" are one badge. One that is no number is
/// compared as names are. Empty: none. The badge itself stays as it was written.
[[nodiscard]] QString badgeNumber(const QString& badge);
[[nodiscard]] QString badgeNumber(const std::optional<QString>& badge);

/// Whether the text is a number in one of these forms: a badge, and never a name.
[[nodiscard]] bool isBadgeNumber(const QString& text);

} // namespace mentat
