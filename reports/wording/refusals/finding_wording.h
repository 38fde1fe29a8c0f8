#pragma once

#include "model/finding.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// What was found, without its place and rule: begins with a capital, has no full stop.
[[nodiscard]] QString findingSentence(const Language& language, const Finding& finding);

} // namespace mentat
