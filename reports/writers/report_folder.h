#pragma once

#include "reports/report.h"

namespace mentat {

/// Writes a folder's files, each as every kind it is made as; makes the folder where there is none.
/// All of them are made before the first is written, and those that came into being go again where
/// a later one cannot be written. Returns their names. Failure: UnwritableFile.
[[nodiscard]] Result<QStringList> writeReportFolder(const QString& folder, const ReportFiles& files,
                                                    const Language& language = {});

} // namespace mentat
