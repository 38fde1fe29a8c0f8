#pragma once

#include "model/event.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// What the columns of a result are called, on paper and on the screen: in the event's own words
/// where it has some.
struct ResultTitles {
    QString label;
    QString score;
    QString place;
};
[[nodiscard]] ResultTitles resultTitles(const Language& language, const SheetLabels& own);

} // namespace mentat
