#pragma once

#include "model/document/formats/document_format.h"

namespace mentat {

/// `games`, and the houses of the players.
[[nodiscard]] DocumentFormat stormDocument();

} // namespace mentat
