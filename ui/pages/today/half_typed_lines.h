#pragma once

#include "ui/pages/today/to_do_list.h"

namespace mentat {

/// What is half typed of the event that is worked on, each with the button that goes on with it.
[[nodiscard]] std::vector<ToDoLine> halfTypedLines(const OpenBook& book);

} // namespace mentat
