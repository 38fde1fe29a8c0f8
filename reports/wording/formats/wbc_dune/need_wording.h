#pragma once

#include "reports/wording/language/language.h"
#include "scoring/formats/wbc_dune/today/what_is_needed.h"

#include <QStringList>

namespace mentat {

/// "Heat 3, certain to qualify with: solo victory (3 QP)": what a player needs, in lines without a
/// full stop; what is certain already as certaintyText() says it.
[[nodiscard]] QStringList needLines(const Language& language, const QualifyingNeed& need);

} // namespace mentat
