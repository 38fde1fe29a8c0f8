#pragma once

#include "ui/frame/page.h"

#include <vector>

namespace mentat {

/// What the window asks of an event format.
struct PageFormat {
    /// The format's own pages, in the order of the rail.
    std::vector<PageEntry> (*pages)();
    /// What stands at the right of every page's header; nullptr: nothing.
    std::unique_ptr<QWidget> (*headerClock)(const Surroundings& surroundings) = nullptr;
};

[[nodiscard]] const PageFormat& pageFormatOf(const Event& event);

} // namespace mentat
