#pragma once

#include "model/event.h"
#include "scoring/warnings.h"

namespace mentat {

/// H10.21 to H10.25, in the order of the document. The event has no error of H10.
[[nodiscard]] Warnings rulesetWarnings(const Event& event);

} // namespace mentat
