#pragma once

#include "tests/session/act_rows.h"

namespace mentat::test {

/// What follows from the event, or stands beside it, by the name of its row in shown_values.cpp and
/// operands ("line-up stage Final"); absent if no row has this name. "none" where there is nothing.
/// Throws NotUnderstood.
[[nodiscard]] std::optional<QString> shownValue(const ActsDesk& desk, const ActWords& words);

} // namespace mentat::test
