#pragma once

#include "reports/wording/language/language.h"
#include "scoring/dune/standings/already_through.h"
#include "scoring/dune/today/what_is_needed.h"

#include <QStringList>

namespace mentat {

/// "Already through: at most 3 others can still reach 5 QP (R4.6)": what is certain about a player,
/// with the reason, without a period.
[[nodiscard]] QString certaintyText(const Language& language, const Certainty& certainty);

/// "Heat 3, certain to qualify with: solo victory (3 QP)": what a player needs, as lines without a
/// period; what is already certain as in certaintyText().
[[nodiscard]] QStringList needLines(const Language& language, const QualifyingNeed& need);
/// The same for a player (R4.6); empty if there is nothing to say.
[[nodiscard]] QStringList needLinesOf(const Language& language, const Event& event,
                                      const PlayerId& player);

} // namespace mentat
