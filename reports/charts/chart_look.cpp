#include "reports/charts/chart_look.h"

#include "reports/text_measure.h"

namespace mentat {

ChartLook paperLook(int letters) {
    ChartLook look{.background = QColor(Qt::white),
                   .text = QColor(Qt::black),
                   .weakText = QColor(0x40, 0x40, 0x40),
                   .grid = QColor(0xc8, 0xc8, 0xc8),
                   .edge = QColor(0x50, 0x50, 0x50),
                   .fills = {QColor(0x60, 0x60, 0x60), QColor(0x20, 0x20, 0x20)},
                   .font = paperFont(false, false)};
    look.font.setPixelSize(letters);
    return look;
}

} // namespace mentat
