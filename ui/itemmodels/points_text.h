#pragma once

#include "model/values/numbers.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// As the desk's locale writes points.
template <class Tag>
[[nodiscard]] QString pointsText(HalfPoints<Tag> points) {
    return pointsText(QLocale(), points.halves());
}

} // namespace mentat
