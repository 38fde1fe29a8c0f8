#pragma once

#include "model/result.h"
#include "reports/report.h"
#include "reports/report_document.h"
#include "reports/wording/language/language.h"

#include <QByteArray>

namespace mentat {

/// A report as the bytes of a file of that kind. PDF needs a QGuiApplication, which has the fonts;
/// its running lines are in the language.
/// Failures: those of a temporary file that cannot be written (UnwritableFile).
[[nodiscard]] Result<QByteArray> written(const ReportDocument& document, ReportKind kind,
                                         const Language& language = {});

} // namespace mentat
