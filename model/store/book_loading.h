#pragma once

#include "model/book.h"
#include "model/changes/journal.h"
#include "model/store/database.h"

namespace mentat {

/// All people, events and summaries of an event file. Throws StoreError, also where a cell holds
/// what no program of ours wrote.
[[nodiscard]] Book loadWholeBook(Database& database);

[[nodiscard]] std::vector<Draft> loadAllDrafts(Database& database);

} // namespace mentat
