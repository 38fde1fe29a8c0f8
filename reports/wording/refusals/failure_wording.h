#pragma once

#include "model/result.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// What failed, where, and what to do: whole sentences, on one line.
[[nodiscard]] QString failureSentence(const Language& language, const Failure& failure);

} // namespace mentat
