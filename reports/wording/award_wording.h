#pragma once

#include "model/fraction.h"
#include "reports/wording/language.h"
#include "reports/wording/reason_wording.h"
#include "scoring/award.h"

namespace mentat {

/// "9.5 PP ÷ 7 turns × 5 ÷ 6 = 95/84 = 1.131 (R5.2)"
[[nodiscard]] QString performanceCalculation(const Language& language, const Performance& one);

/// What is read out when the award is handed over: "Best Atreides is Ada Byron, with 9.5 PP in 7
/// turns against 4 others in heat 1: 1.131 normalized." Of equals who are not decided between: who
/// they are. Empty where nobody scored.
[[nodiscard]] QString awardAnnouncement(const Language& language, const Award& award,
                                        const NameOf& nameOf);

/// Whom of equals the Game Master chose; reason: empty where none was given.
[[nodiscard]] QString awardDecisionText(const Language& language, const QString& name,
                                        const QString& reason);

} // namespace mentat
