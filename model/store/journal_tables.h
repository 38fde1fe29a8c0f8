#pragma once

#include "model/book.h"
#include "model/changes/journal.h"
#include "model/store/table.h"

#include <vector>

namespace mentat {

/// The entry of a row of the table, its cells in the order of its columns.
[[nodiscard]] JournalEntry journalEntryIn(SqlRow row);

/// Writes an entry as the last of the journal, whatever its id says. Returns the id it got.
JournalId insertEntry(Database& database, const JournalEntry& entry);
/// Writes the change of an entry over the one that stands there.
void updateEntry(Database& database, const JournalEntry& entry);
/// All entries in their order, without their changes.
[[nodiscard]] std::vector<JournalMark> loadMarks(Database& database);
/// So many entries, newest first, or as many as there are: those older than this one, or the newest
/// of all. Ids have gaps where a recovered file lacks what was lost.
[[nodiscard]] std::vector<JournalEntry>
loadEntriesBefore(Database& database, std::optional<JournalId> before, int count);
/// Throws StoreError (DamagedFile) where there is no such entry or it cannot be read.
[[nodiscard]] JournalEntry loadEntry(Database& database, JournalId id);

/// The table as of its first version, for a migration.
[[nodiscard]] QStringList printLogSchema();
/// What makes a file of version 7 one of version 8: papers of advanced rounds.
[[nodiscard]] QStringList printLogOfRounds();

/// In the order in which they were printed.
[[nodiscard]] std::vector<PrintedReport> loadPrinted(Database& database);
/// As the last of the log.
void insertPrinted(Database& database, const PrintedReport& printed);

} // namespace mentat
