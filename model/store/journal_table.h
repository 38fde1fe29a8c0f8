#pragma once

#include "model/book.h"
#include "model/journal.h"
#include "model/store/table.h"

namespace mentat {

/// Writes an entry as the last of the journal, whatever its id says. Returns the id it got.
JournalId insertEntry(Database& database, const JournalEntry& entry);
/// All entries in their order, without their changes.
[[nodiscard]] std::vector<JournalMark> loadMarks(Database& database);
/// Throws StoreError (DamagedFile) where there is no such entry or it cannot be read.
[[nodiscard]] JournalEntry loadEntry(Database& database, JournalId id);

} // namespace mentat
