#pragma once

#include "model/book.h"
#include "tests/support/raw/ordered_json.h"

namespace mentat::test {

/// The book that imports of the documents make, one after the other: of events and of summaries.
/// They have no errors; a test that gets here with one stops.
[[nodiscard]] Book bookOf(const std::vector<raw::Json>& documents);

/// What mentat-cli answers to `statistics` and `history` (of the Dune tournament), in the checker's
/// own JSON.
[[nodiscard]] raw::Json statisticsOf(const Book& book, const Event& event);
[[nodiscard]] raw::Json historyOfDune(const Book& book);

/// Where two values differ first, and how; empty where they are the same, the order of keys aside.
[[nodiscard]] QString firstDifference(const raw::Json& is, const raw::Json& should,
                                      const QString& path = {});

} // namespace mentat::test
