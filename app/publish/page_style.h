#pragma once

#include "reports/paper.h"

#include <QString>

namespace mentat {

/// The style of the pages: that of reports, with what leads from page to page, larger to the
/// finger, without anything that scrolls sideways on a phone, and gone from paper.
[[nodiscard]] QString pageStyle(Paper paper);

} // namespace mentat
