#pragma once

#include "model/formats/wbc_dune/game.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// "Fremen default", within a sentence
[[nodiscard]] QString victoryName(const Language& language, Victory victory);

} // namespace mentat
