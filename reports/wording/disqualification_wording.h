#pragma once

#include "reports/wording/language/language.h"

namespace mentat {

/// Why somebody is out of the tournament; reason: the Game Master's, empty where a dropout alone is
/// it.
[[nodiscard]] QString disqualificationText(const Language& language, const QString& reason);
[[nodiscard]] QString reinstatementText(const Language& language, const QString& reason);

} // namespace mentat
