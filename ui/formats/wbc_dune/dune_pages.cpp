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

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace mentat {

static std::vector<PageEntry> dunePages() {
    return {{u"heats"_s, LineIcon::Heats, QCoreApplication::translate("Pages", "Heats"),
             [](const PageContext& pageContext) -> std::unique_ptr<Page> {
                 return std::make_unique<HeatsPage>(pageContext, duneHeatsWindow);
             }},
            {u"results"_s, LineIcon::Results, QCoreApplication::translate("Pages", "Results"),
             [](const PageContext& pageContext) -> std::unique_ptr<Page> {
                 return std::make_unique<ResultsPage>(pageContext, duneHeatsWindow);
             }},
            {u"standings"_s, LineIcon::Standings, QCoreApplication::translate("Pages", "Standings"),
             [](const PageContext& pageContext) -> std::unique_ptr<Page> {
                 return std::make_unique<StandingsPage>(pageContext);
             }},
            {u"final"_s, LineIcon::Final, QCoreApplication::translate("Pages", "Final"),
             [](const PageContext& pageContext) -> std::unique_ptr<Page> {
                 return std::make_unique<FinalPage>(pageContext);
             }},
            {u"awards"_s, LineIcon::Awards, QCoreApplication::translate("Pages", "Awards"),
             [](const PageContext& pageContext) -> std::unique_ptr<Page> {
                 return std::make_unique<AwardsPage>(pageContext);
             }}};
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
