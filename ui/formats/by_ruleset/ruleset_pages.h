#pragma once

#include "ui/desk/page_format.h"

namespace mentat {

inline PageFormat pageFormatOf(std::type_identity<RulesetPlay>) {
    return {.pages = [] { return std::vector<PageEntry>(); }};
}

} // namespace mentat
