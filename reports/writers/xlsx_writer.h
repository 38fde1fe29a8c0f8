#pragma once

#include "model/result.h"
#include "reports/report_document.h"

#include <QByteArray>

namespace mentat {

/// A workbook: a sheet for each table, with its header frozen, columns as wide as they need and
/// numbers as numbers; before them a sheet with what the report says outside of its tables, where
/// it says something. Texts are texts, never formulas. Failure: UnwritableFile, where the temporary
/// file that it is made in cannot be written.
[[nodiscard]] Result<QByteArray> writtenAsXlsx(const ReportDocument& document);

} // namespace mentat
