#pragma once

#include "reports/wording/language/language.h"
#include "reports/wording/names.h"
#include "scoring/award.h"

namespace mentat {

/// "Best Atreides: Ada Byron with 95/84 (1.131) normalized PP, before Carl Gauss with 1 (R5.3)"
[[nodiscard]] QString awardReason(const Language& language, const Award& award,
                                  const NameOf& nameOf);

} // namespace mentat
