#pragma once

#include "model/book.h"
#include "model/store/table.h"

#include <vector>

namespace mentat {

/// The table as of its first version, for a migration.
[[nodiscard]] QStringList printLogSchema();
/// What makes a file of version 7 one of version 8: papers of advanced rounds.
[[nodiscard]] QStringList printLogOfRounds();

/// In the order in which they were printed.
[[nodiscard]] std::vector<PrintedReport> loadPrinted(Database& database);
/// As the last of the log.
void insertPrinted(Database& database, const PrintedReport& printed);

} // namespace mentat
