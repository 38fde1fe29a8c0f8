#pragma once

#include "app/cli/output/output.h"
#include "model/book.h"

namespace mentat {

/// docs/CLI.md, `statistics`. The event is of the book, and one with heats.
[[nodiscard]] Answer statisticsAnswer(const Book& book, const Event& event);

} // namespace mentat
