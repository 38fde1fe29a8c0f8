#pragma once

#include "model/book.h"
#include "model/changes/journal.h"
#include "model/store/database.h"
#include "model/store/formats/store_format.h"

namespace mentat {

/// All people, events and summaries of an event file. Throws StoreError, also where a cell holds
/// what no program of ours wrote, or an event lacks what each has.
[[nodiscard]] Book loadWholeBook(Database& database);
/// The same, whatever is missing.
[[nodiscard]] Book loadParts(Database& database);

/// The tables that lack rows which the event needs.
[[nodiscard]] std::vector<NeededRows> missingOf(Database& database, const BookEvent& event);

[[nodiscard]] std::vector<Draft> loadAllDrafts(Database& database);

} // namespace mentat
