#include "ui/desk/page.h"

#include "reports/report.h"
#include "scoring/formats/scoring_format.h"
#include "ui/desk/page_format.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/history/history_page.h"
#include "ui/pages/journal/journal_page.h"
#include "ui/pages/players/players_page.h"
#include "ui/pages/reports/reports_page.h"
#include "ui/pages/rules/rules_page.h"
#include "ui/pages/statistics/topics_page.h"
#include "ui/pages/today/today_page.h"

using namespace Qt::StringLiterals;

namespace mentat {

std::vector<PageEntry> pagesOf(const OpenBook& book) {
    if (!book.hasEvent()) {
        std::vector<PageEntry> pages;
        if (!book.book().summaries.empty())
            pages.push_back(pageEntry<HistoryPage>(u"history"_s, LineIcon::History,
                                                   QT_TRANSLATE_NOOP("Pages", "History")));
        pages.push_back(pageEntry<JournalPage>(u"journal"_s, LineIcon::Journal,
                                               QT_TRANSLATE_NOOP("Pages", "Journal")));
        return pages;
    }
    std::vector<PageEntry> pages;
    const auto add = [&](PageGroup group, PageEntry entry) {
        pages.push_back(inGroup(group, std::move(entry)));
    };
    const bool hasFigures = scoringFormatOf(book.event()).figures;
    if (scoringFormatOf(book.event()).toDo)
        add(PageGroup::Day,
            pageEntry<TodayPage>(u"today"_s, LineIcon::Today, QT_TRANSLATE_NOOP("Pages", "Today")));
    add(PageGroup::Day, pageEntry<PlayersPage>(u"players"_s, LineIcon::Players,
                                               QT_TRANSLATE_NOOP("Pages", "Players")));
    for (PageEntry& own : pageFormatOf(book.event()).pages())
        add(PageGroup::Day, std::move(own));
    add(PageGroup::LookUp,
        pageEntry<RulesPage>(u"rules"_s, LineIcon::Rules, QT_TRANSLATE_NOOP("Pages", "Rules")));
    if (hasFigures) {
        add(PageGroup::LookUp, pageEntry<StatisticsPage>(u"statistics"_s, LineIcon::Statistics,
                                                         QT_TRANSLATE_NOOP("Pages", "Statistics")));
        add(PageGroup::LookUp, pageEntry<HistoryPage>(u"history"_s, LineIcon::History,
                                                      QT_TRANSLATE_NOOP("Pages", "History")));
    }
    if (!reportsOf(book.event()).empty())
        add(PageGroup::Keep, pageEntry<ReportsPage>(u"reports"_s, LineIcon::Reports,
                                                    QT_TRANSLATE_NOOP("Pages", "Reports")));
    add(PageGroup::Keep, pageEntry<JournalPage>(u"journal"_s, LineIcon::Journal,
                                                QT_TRANSLATE_NOOP("Pages", "Journal")));
    add(PageGroup::Keep,
        pageEntry<EventPage>(u"event"_s, LineIcon::Event, QT_TRANSLATE_NOOP("Pages", "Event")));
    return pages;
}

} // namespace mentat
