#pragma once

#include "reports/wording/language/language.h"
#include "scoring/formats/by_ruleset/result_faults.h"

namespace mentat {

/// Why a typed result cannot be recorded, and what would be right.
[[nodiscard]] QString resultFaultText(const Language& language, const ResultFault& fault);

} // namespace mentat
