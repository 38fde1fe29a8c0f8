#pragma once

#include "ui/printing/made_report.h"
#include "ui/printing/whole_files.h"

namespace mentat {

/// What a folder of reports holds, each of its files in each of its kinds. Given up: what is done
/// so far.
[[nodiscard]] Result<std::vector<FileToWrite>> filesOf(const MadeReport& made,
                                                       const QString& folder,
                                                       const Language& language,
                                                       const std::function<bool()>& givenUp);

} // namespace mentat
