#pragma once

#include "reports/wording/language/language.h"

namespace mentat {

/// "Cut: the first 6 advance (R4.6). 2025: the last place took 4.0". years: what it took in earlier
/// ones, as far as that is known.
[[nodiscard]] QString cutText(const Language& language, int finalists, const QStringList& years);
/// Of a roll, with its dice, that has no tie any more.
[[nodiscard]] QString rollWithoutTieText(const Language& language, const QString& dice);

} // namespace mentat
