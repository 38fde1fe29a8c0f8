#pragma once

#include "reports/report_document.h"

#include <QByteArray>

namespace mentat {

/// Plain text in UTF-8 for a font of fixed width, no line wider than 100 places; lines end with a
/// line feed.
[[nodiscard]] QByteArray writtenAsText(const ReportDocument& document);

} // namespace mentat
