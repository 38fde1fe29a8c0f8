#pragma once

#include "reports/wording/language/language.h"
#include "scoring/formats/wbc_dune/standings/already_through.h"

namespace mentat {

/// "Already through: at most 3 others can still reach 5 QP (R4.6)": what is certain of a player,
/// with its reason, in a sentence without a full stop.
[[nodiscard]] QString certaintyText(const Language& language, const Certainty& certainty);

} // namespace mentat
