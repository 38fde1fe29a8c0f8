#include "ui/heats/results/heat_sheet.h"

namespace mentat {

HeatSheet::HeatSheet(QWidget* parent) : QWidget(parent), m_acts(new QWidget(this)) {}

HeatSheet::~HeatSheet() {
    delete m_acts;
}

} // namespace mentat
