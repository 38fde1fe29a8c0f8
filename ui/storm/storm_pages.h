#pragma once

#include "ui/desk/pages_kind.h"

namespace mentat {

[[nodiscard]] PagesKind stormPagesKind();

} // namespace mentat
