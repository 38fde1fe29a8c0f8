#pragma once

#include "reports/report_document.h"

#include <QByteArray>

namespace mentat {

/// One page of HTML in UTF-8 that needs nothing else: no script, no picture, its style inside. Read
/// on a phone as well as printed, where the headers of tables are repeated. Well-formed as XML, so
/// that what a name holds can be seen to be text.
[[nodiscard]] QByteArray writtenAsHtml(const ReportDocument& document);

} // namespace mentat
