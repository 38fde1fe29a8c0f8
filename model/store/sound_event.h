#pragma once

#include "model/event.h"
#include "model/recovered.h"

namespace mentat {

/// Removes from an event that lost some of its parts whatever breaks R10.1–R10.10 without them,
/// each with the finding that caused it. False: nothing valid is left.
[[nodiscard]] bool makeSound(Event& event, std::vector<LeftOut>& leftOut);

} // namespace mentat
