#pragma once

#include "model/event.h"
#include "reports/wording/language/language.h"
#include "scoring/ruleset/result_faults.h"

namespace mentat {

/// The titles of the result columns, on paper and screen: the event's own words if it has some.
struct ResultTitles {
    QString label;
    QString score;
    QString place;
};
[[nodiscard]] ResultTitles resultTitles(const Language& language, const SheetLabels& own);

/// Why a typed result cannot be recorded, and what would be right.
[[nodiscard]] QString resultFaultText(const Language& language, const ResultFault& fault);

} // namespace mentat
