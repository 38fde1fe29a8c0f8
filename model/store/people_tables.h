#pragma once

#include "model/book.h"
#include "model/store/table.h"

namespace mentat {

[[nodiscard]] Rows personRows(const std::optional<Person>& person);
[[nodiscard]] std::vector<Person> loadPeople(Database& database);

[[nodiscard]] Rows summaryRows(EventId id, const Summary& summary);
[[nodiscard]] std::vector<BookSummary> loadSummaries(Database& database);

} // namespace mentat
