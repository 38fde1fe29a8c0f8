#pragma once

#include "model/book.h"
#include "reports/report.h"
#include "ui/printing/made_report.h"

#include <functional>

class QPrinter;

namespace mentat {

/// All pages of these reports as one job. Given up: nothing comes out of the printer, as far as it
/// has not begun. Failures: UnwritableFile, IsEventFile.
[[nodiscard]] Result<void> printAll(const std::vector<MadeReport>& made, QPrinter& printer,
                                    const std::function<bool()>& givenUp);

/// A printer may be a file, which it writes over. Failure: IsEventFile. Asked before anything is
/// painted.
[[nodiscard]] Result<void> mayPrintTo(const QPrinter& printer);

/// Where a printer's pages end up.
struct PrintedPlace {
    PrintedTo to;
    QString name;
};
[[nodiscard]] PrintedPlace placeOf(const QPrinter& printer);

/// "PDF", "Web page"
[[nodiscard]] QString kindName(ReportKind kind);

} // namespace mentat
