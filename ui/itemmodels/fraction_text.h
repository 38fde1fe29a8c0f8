#pragma once

#include "model/fraction.h"

#include <QLocale>

namespace mentat {

/// "1.131": for showing beside the exact fraction, never instead of it.
[[nodiscard]] inline QString thousandthsText(const Fraction& fraction) {
    return QLocale().toString(static_cast<double>(fraction.thousandths()) / 1000, 'f', 3);
}

} // namespace mentat
