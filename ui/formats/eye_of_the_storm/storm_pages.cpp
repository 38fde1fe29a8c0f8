#include "ui/formats/eye_of_the_storm/storm_pages.h"

namespace mentat {

std::vector<PageEntry> stormPages() {
    return {};
}

} // namespace mentat
