#pragma once

#include "ui/desk/page.h"

#include <memory>

namespace mentat {

/// The tools of the rules desk, one below another: battle losses, adjudication by hand, the turn
/// order, dice. They know nothing of a game that is played; only a roll is recorded.
[[nodiscard]] std::unique_ptr<QWidget> makeRuleTools(const Surroundings& surroundings);

} // namespace mentat
