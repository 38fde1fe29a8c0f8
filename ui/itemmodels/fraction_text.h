#pragma once

#include "model/values/numbers.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// As the desk's locale writes it, for showing beside the exact fraction, never instead of it.
[[nodiscard]] inline QString thousandthsText(const Fraction& fraction) {
    return thousandthsText(QLocale(), fraction.thousandths());
}

} // namespace mentat
