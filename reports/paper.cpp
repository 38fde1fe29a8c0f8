#include "reports/paper.h"

#include <algorithm>
#include <array>

namespace mentat {

QSizeF sizeOf(Paper paper, Orientation orientation) {
    const QSizeF upright = paper == Paper::Letter ? QSizeF(612, 792) : QSizeF(595.28, 841.89);
    return orientation == Orientation::Upright ? upright : upright.transposed();
}

QMarginsF pageMargins() {
    return {36, 36, 36, 36};
}

Paper usualPaper(const QLocale& locale) {
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
