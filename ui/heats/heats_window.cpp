#include "ui/heats/heats_window.h"

#include "ui/desk/page_format.h"

namespace mentat {

const HeatsWindow& heatsWindowOf(const Event& event) {
    return *pageFormatOf(event).heats;
}

} // namespace mentat
