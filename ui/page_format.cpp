#include "ui/desk/page_format.h"

#include "ui/dune/dune_pages.h"
#include "ui/ruleset/ruleset_pages.h"
#include "ui/storm/storm_pages.h"

namespace mentat {

std::span<const PageFormat> pageFormats() {
    static const auto all = rowsOfFormats([](auto play) { return pageFormatOf(play); });
    return all;
}

const PageFormat& pageFormatOf(const Event& event) {
    return pageFormats()[event.play.index()];
}

} // namespace mentat
