#pragma once

#include "model/document/formats/document_format.h"

namespace mentat {

/// `heats` and `final`.
[[nodiscard]] DocumentFormat duneDocument();

} // namespace mentat
