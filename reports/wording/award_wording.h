#pragma once

#include "reports/wording/language/language.h"
#include "reports/wording/sentences.h"
#include "scoring/award.h"
#include "scoring/verdict.h"

namespace mentat {

/// "Ada Byron and Carl Gauss: spice 12 against 9 of Blaise Pascal (R3.2)"
[[nodiscard]] QString verdictReason(const Language& language, const Verdict& verdict,
                                    const NameOf& nameOf);

/// "Best Atreides: Ada Byron with 95/84 (1.131) normalized PP, before Carl Gauss with 1 (R5.3)"
[[nodiscard]] QString awardReason(const Language& language, const Award& award,
                                  const NameOf& nameOf);

} // namespace mentat
