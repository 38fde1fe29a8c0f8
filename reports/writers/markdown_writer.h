#pragma once

#include "reports/report_document.h"

#include <QByteArray>

namespace mentat {

/// Markdown with the tables of GitHub and most forums, UTF-8. Whatever a name holds stands there as
/// it is read: nothing of it is markup. Remarks of rows, which a table cannot hold, follow as a
/// list.
[[nodiscard]] QByteArray writtenAsMarkdown(const ReportDocument& document);

} // namespace mentat
