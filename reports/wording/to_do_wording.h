#pragma once

#include "reports/wording/language.h"
#include "reports/wording/reason_wording.h"
#include "scoring/to_do.h"

namespace mentat {

/// "Heat 1: 2 sheets to record, tables 2, 5"; "Ask table 3 of heat 1: turns, cards of Ada Byron".
/// One line, no full stop.
[[nodiscard]] QString toDoText(const Language& language, const ToDo& item, const NameOf& nameOf);

} // namespace mentat
