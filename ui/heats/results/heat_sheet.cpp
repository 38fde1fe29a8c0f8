#include "ui/heats/results/heat_sheet.h"

namespace mentat {

HeatSheet::~HeatSheet() = default;

} // namespace mentat
