#pragma once

#include "reports/report_document.h"

#include <QByteArray>

namespace mentat {

/// BBCode to paste into a forum, UTF-8. Forums have no tag for tables in common, so tables stand in
/// [code], which all of them know and show in a font of fixed width; 80 places wide. A bracket that
/// could begin a tag is kept from it by a space of no width: BBCode has no way to escape one.
[[nodiscard]] QByteArray writtenAsBbCode(const ReportDocument& document);

} // namespace mentat
