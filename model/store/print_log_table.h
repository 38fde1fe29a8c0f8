#pragma once

#include "model/print_log.h"
#include "model/store/table.h"

#include <vector>

namespace mentat {

/// The table as of its first version, for a migration.
[[nodiscard]] QStringList printLogSchema();

/// In the order in which they were printed.
[[nodiscard]] std::vector<PrintedReport> loadPrinted(Database& database);
/// As the last of the log.
void insertPrinted(Database& database, const PrintedReport& printed);

} // namespace mentat
