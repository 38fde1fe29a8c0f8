#pragma once

#include "model/book.h"
#include "model/changes/journal.h"
#include "model/store/table.h"

#include <vector>

namespace mentat {

/// The entry in a row of the table, cells in column order.
[[nodiscard]] JournalEntry journalEntryIn(SqlRow row);

/// Appends an entry to the journal, ignoring its id. Returns the new id.
JournalId insertEntry(Database& database, const JournalEntry& entry);
/// Overwrites the change of an entry.
void updateEntry(Database& database, const JournalEntry& entry);
/// All entries in order, without their changes.
[[nodiscard]] std::vector<JournalMark> loadMarks(Database& database);
/// Up to this many entries, newest first: those older than the given one, or the newest of all. Ids
/// have gaps where a recovered file lacks lost entries.
[[nodiscard]] std::vector<JournalEntry>
loadEntriesBefore(Database& database, std::optional<JournalId> before, int count);
/// Throws StoreError (DamagedFile) if the entry is missing or unreadable.
[[nodiscard]] JournalEntry loadEntry(Database& database, JournalId id);

/// The table in its first version, for a migration.
[[nodiscard]] QStringList printLogSchema();
/// The migration from version 7 to 8: papers of advanced rounds.
[[nodiscard]] QStringList printLogOfRounds();

/// In printing order.
[[nodiscard]] std::vector<PrintedReport> loadPrinted(Database& database);
/// Appends to the log.
void insertPrinted(Database& database, const PrintedReport& printed);

} // namespace mentat
