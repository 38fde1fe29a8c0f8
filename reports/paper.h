#pragma once

#include "model/values/enum_ids.h"

#include <QLocale>
#include <QMarginsF>
#include <QSizeF>

#include <algorithm>
#include <array>

namespace mentat {

enum class Paper { Letter, A4 };

constexpr std::array<EnumId<Paper>, 2> idTable(Paper) {
    return {{{Paper::Letter, QLatin1StringView("letter")}, {Paper::A4, QLatin1StringView("a4")}}};
}

enum class Orientation { Upright, Sideways };

/// In points (1/72 inch).
[[nodiscard]] inline QSizeF sizeOf(Paper paper, Orientation orientation) {
    const QSizeF upright = paper == Paper::Letter ? QSizeF(612, 792) : QSizeF(595.28, 841.89);
    return orientation == Orientation::Upright ? upright : upright.transposed();
}
/// The margins of every page, in points: printers cannot reach further. Words keep at least 8 mm
/// from the edge; running lines (event, print time, page of pages) are inside.
[[nodiscard]] inline QMarginsF pageMargins() {
    return {36, 36, 36, 36};
}

/// Letter in North America and other places that use it, A4 elsewhere.
[[nodiscard]] inline Paper usualPaper(const QLocale& locale) {
    // CLDR: the territories that use US Letter.
    static constexpr std::array letter{
        QLocale::UnitedStates, QLocale::Canada,    QLocale::Mexico,    QLocale::Belize,
        QLocale::Chile,        QLocale::Colombia,  QLocale::CostaRica, QLocale::ElSalvador,
        QLocale::Guatemala,    QLocale::Nicaragua, QLocale::Panama,    QLocale::Philippines,
        QLocale::PuertoRico,   QLocale::Venezuela};
    return std::find(letter.begin(), letter.end(), locale.territory()) != letter.end()
               ? Paper::Letter
               : Paper::A4;
}

} // namespace mentat
