#pragma once

#include "model/result.h"
#include "reports/wording/language/language.h"
#include "reports/wording/wording.h"

namespace mentat {

/// What failed, where, and what to do: whole sentences, on one line.
[[nodiscard]] QString failureSentence(const Language& language, const Failure& failure);

/// Why a document is not taken, for who chose it in the window: the failure, or its first findings,
/// each with its place, and how many more there are.
[[nodiscard]] QString problemLines(const Wording& wording, const Failure& failure);

} // namespace mentat
