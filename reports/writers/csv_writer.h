#pragma once

#include "reports/report_document.h"

#include <QByteArray>

namespace mentat {

/// The tables alone, as RFC 4180 (model/document/csv.h, which also takes formulas their effect):
/// the columns' keys, then the rows, numbers with a point whatever the language; what is unknown is
/// empty. Tables of the same columns are one, with their names in a first column "part", unless the
/// only table is named as the report is; those of others follow each other with an empty line
/// between.
[[nodiscard]] QByteArray writtenAsCsv(const ReportDocument& document);

} // namespace mentat
