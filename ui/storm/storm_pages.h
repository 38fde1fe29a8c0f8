#pragma once

#include "ui/desk/page_format.h"

namespace mentat {

[[nodiscard]] PageFormat pageFormatOf(std::type_identity<StormPlay>);

} // namespace mentat
