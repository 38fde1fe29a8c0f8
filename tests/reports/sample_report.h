#pragma once

#include "reports/report_document.h"

namespace mentat::test {

/// Small, with every kind of block: what the writers are shown exactly.
[[nodiscard]] ReportDocument sampleReport();

/// Every text of every block is this one.
[[nodiscard]] ReportDocument reportOf(const QString& text);

/// One cell and one paragraph, each of so many times a text.
[[nodiscard]] ReportDocument hugeReport(const QString& repeated, int times = 1 << 20);

} // namespace mentat::test
