#pragma once

#include "model/event.h"
#include "model/recovered.h"

namespace mentat {

/// Takes out of an event that lost some of its parts what breaks R10.1–R10.10 without them, each
/// with the finding that was its end. False: nothing sound is left of it.
[[nodiscard]] bool makeSound(Event& event, std::vector<LeftOut>& leftOut);

} // namespace mentat
