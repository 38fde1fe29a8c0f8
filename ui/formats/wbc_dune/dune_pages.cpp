#include "ui/formats/wbc_dune/dune_pages.h"

#include "ui/formats/wbc_dune/awards/awards_page.h"
#include "ui/formats/wbc_dune/clock/clock_bar.h"
#include "ui/formats/wbc_dune/final/final_page.h"
#include "ui/formats/wbc_dune/heats/heat_clock.h"
#include "ui/formats/wbc_dune/heats/heats_page.h"
#include "ui/formats/wbc_dune/results/results_page.h"
#include "ui/formats/wbc_dune/standings/standings_page.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace mentat {

std::vector<PageEntry> dunePages() {
    return {{u"heats"_s, LineIcon::Heats, QCoreApplication::translate("Pages", "Heats"),
             [](const Surroundings& surroundings) -> std::unique_ptr<Page> {
                 return std::make_unique<HeatsPage>(surroundings);
             }},
            {u"results"_s, LineIcon::Results, QCoreApplication::translate("Pages", "Results"),
             [](const Surroundings& surroundings) -> std::unique_ptr<Page> {
                 return std::make_unique<ResultsPage>(surroundings);
             }},
            {u"standings"_s, LineIcon::Standings, QCoreApplication::translate("Pages", "Standings"),
             [](const Surroundings& surroundings) -> std::unique_ptr<Page> {
                 return std::make_unique<StandingsPage>(surroundings);
             }},
            {u"final"_s, LineIcon::Final, QCoreApplication::translate("Pages", "Final"),
             [](const Surroundings& surroundings) -> std::unique_ptr<Page> {
                 return std::make_unique<FinalPage>(surroundings);
             }},
            {u"awards"_s, LineIcon::Awards, QCoreApplication::translate("Pages", "Awards"),
             [](const Surroundings& surroundings) -> std::unique_ptr<Page> {
                 return std::make_unique<AwardsPage>(surroundings);
             }}};
}

std::unique_ptr<QWidget> makeHeatClock(const Surroundings& surroundings) {
    return std::make_unique<HeatClock>(surroundings);
}

std::unique_ptr<QWidget> makeClockBar(const Surroundings& surroundings) {
    return std::make_unique<ClockBar>(surroundings);
}

} // namespace mentat
