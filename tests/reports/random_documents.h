#pragma once

#include "reports/report_document.h"
#include "tests/support/random_source.h"

namespace mentat::test {

/// A document in which no word stands twice: where each of them went can be told. Tables of few and
/// of many rows and columns, long names, remarks, boxes; no placed sheets.
[[nodiscard]] ReportDocument randomDocument(RandomSource& random);

} // namespace mentat::test
