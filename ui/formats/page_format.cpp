#include "ui/desk/page_format.h"

#include "ui/formats/eye_of_the_storm/storm_pages.h"
#include "ui/formats/wbc_dune/dune_pages.h"
#include "ui/heats/results/kept_drafts.h"

#include <array>

namespace mentat {

std::span<const PageFormat> pageFormats() {
    static constexpr std::array<PageFormat, std::variant_size_v<Play>> all{{
        {.name = QT_TRANSLATE_NOOP("PageFormat", "Dune tournament"),
         .pages = dunePages,
         .headerClock = makeHeatClock,
         .headerLine = makeClockBar,
         .eventParts = duneEventParts,
         .ruleParts = duneRuleParts,
         .schedule = duneSchedule,
         .findable = duneFindable,
         .commands = duneCommands,
         .needs = duneNeeds,
         .halfTyped = halfTypedResults,
         .boards = duneBoards,
         .hasSettings = true},
        {.name = QT_TRANSLATE_NOOP("PageFormat", "Eye of the Storm, scoring play"),
         .pages = stormPages,
         .headerClock = nullptr,
         .headerLine = nullptr,
         .eventParts = nullptr,
         .ruleParts = nullptr,
         .schedule = nullptr,
         .findable = stormFindable,
         .commands = nullptr,
         .boards = nullptr},
    }};
    return all;
}

const PageFormat& pageFormatOf(const Event& event) {
    return pageFormats()[event.play.index()];
}

} // namespace mentat
