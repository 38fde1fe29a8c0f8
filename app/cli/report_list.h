#pragma once

#include "app/cli/output.h"

namespace mentat {

/// What `report --list` tells: the reports of the event's format, or, without an event, of the
/// first one.
[[nodiscard]] Answer reportListAnswer(const Language& language, const Event* event);

} // namespace mentat
