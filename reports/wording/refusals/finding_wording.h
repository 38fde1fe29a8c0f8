#pragma once

#include "model/finding.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// What was found, without place and rule: begins with a capital, without a period.
[[nodiscard]] QString findingSentence(const Language& language, const Finding& finding);

} // namespace mentat
