#include "ui/formats/wbc_dune/dune_pages.h"

#include "reports/wording/formats/wbc_dune/dune_clock_words.h"
#include "ui/formats/wbc_dune/awards/awards_page.h"
#include "ui/formats/wbc_dune/dune_heats_window.h"
#include "ui/formats/wbc_dune/final/final_page.h"
#include "ui/formats/wbc_dune/standings/standings_page.h"
#include "ui/heats/clock/clock_acts.h"
#include "ui/heats/clock/clock_bar.h"
#include "ui/heats/day/heat_clock.h"
#include "ui/heats/day/heats_page.h"
#include "ui/heats/results/kept_drafts.h"
#include "ui/heats/results/results_page.h"

using namespace Qt::StringLiterals;

namespace mentat {

static std::vector<PageEntry> dunePages() {
    return {
        pageEntry<HeatsPage>(u"heats"_s, LineIcon::Heats, QT_TRANSLATE_NOOP("Pages", "Heats"),
                             duneHeatsWindow),
        pageEntry<ResultsPage>(u"results"_s, LineIcon::Results,
                               QT_TRANSLATE_NOOP("Pages", "Results"), duneHeatsWindow),
        pageEntry<StandingsPage>(u"standings"_s, LineIcon::Standings,
                                 QT_TRANSLATE_NOOP("Pages", "Standings")),
        pageEntry<FinalPage>(u"final"_s, LineIcon::Final, QT_TRANSLATE_NOOP("Pages", "Final")),
        pageEntry<AwardsPage>(u"awards"_s, LineIcon::Awards, QT_TRANSLATE_NOOP("Pages", "Awards"))};
}

static std::unique_ptr<QWidget> makeHeatClock(const PageContext& pageContext) {
    return std::make_unique<HeatClock>(pageContext);
}

static std::unique_ptr<QWidget> makeClockBar(const PageContext& pageContext) {
    return std::make_unique<ClockBar>(pageContext, duneClockWords());
}

static std::vector<FindEntry> duneCommands(OpenBook& book) {
    return clockCommands(book, duneClockWords());
}

PageFormat pageFormatOf(std::type_identity<DunePlay>) {
    return {.name = QT_TRANSLATE_NOOP("PageFormat", "Dune tournament"),
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
            .hasSettings = true};
}

} // namespace mentat
