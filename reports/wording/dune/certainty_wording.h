#pragma once

#include "reports/wording/language/language.h"
#include "scoring/dune/standings/already_through.h"
#include "scoring/dune/today/what_is_needed.h"

#include <QStringList>

namespace mentat {

/// "Already through: at most 3 others can still reach 5 QP (R4.6)": what is certain of a player,
/// with its reason, in a sentence without a full stop.
[[nodiscard]] QString certaintyText(const Language& language, const Certainty& certainty);

/// "Heat 3, certain to qualify with: solo victory (3 QP)": what a player needs, in lines without a
/// full stop; what is certain already as certaintyText() says it.
[[nodiscard]] QStringList needLines(const Language& language, const QualifyingNeed& need);
/// The same of a player (R4.6); none where there is nothing to say of them.
[[nodiscard]] QStringList needLinesOf(const Language& language, const Event& event,
                                      const PlayerId& player);

} // namespace mentat
