#include "ui/pages/statistics/statistics_page.h"

#include "reports/history_report.h"
#include "scoring/formats/scoring_format.h"
#include "scoring/statistics/history.h"
#include "ui/lists/empty_place.h"
#include "ui/lists/report_list.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

StatisticsPage::StatisticsPage(const PageContext& pageContext)
    : TopicsPage(pageContext, u"statisticsTopics"_s, tr("Statistics sections"))
    , m_beside(new ReportList(pageContext.theme, tr("The year beside earlier years")))
    , m_besideNote(wrapped(new TextLabel(TextLevel::Weak))) {
    build();
    book().followEvent(this, &StatisticsPage::follow);
}

void StatisticsPage::build() {
    m_beside->list().setObjectName(u"statisticsBeside"_s);
    auto* beside = new QWidget;
    addParts(bareColumn(beside, space::small), {{m_beside, 1}, m_besideNote});
    addView(beside);
    setNothing({LineIcon::Statistics, tr("Statistics appear here with the first result."),
                tr("Type a result")},
               [this] { Q_EMIT leadsTo(u"results"_s, {}); });
}

QString StatisticsPage::context() const {
    if (!book().hasEvent())
        return {};
    const YearFacts facts = scoringFormatOf(book().event()).yearFacts(book().event());
    if (facts.games == 0)
        return {}; // the page says it
    return tr("%n player(s)", nullptr, facts.players) + u" · "_s
           + tr("%n completed game(s)", nullptr, facts.games);
}

QString StatisticsPage::report() const {
    return u"event-report"_s;
}

void StatisticsPage::compute() {
    const auto figures = book().hasEvent() ? scoringFormatOf(book().event()).figures : nullptr;
    if (!figures)
        return;
    const Event& event = book().event();
    const Language& language = book().wording().language();
    std::vector<Figure> all = figures(event, earlierEvents(book().book(), event));
    const History history = historyOf(book().book(), event.play.index());
    showNothing(history.years.size() <= 1 && std::ranges::none_of(all, &hasValues));
    setTopics({{u"beside"_s, tr("Beside earlier years")}}, std::move(all));
    const HistoryYear& year = history.years[*yearOf(history, book().eventId())];
    m_beside->setTable(besideEarlierTable(language, history, year));
    QStringList notes{
        tr("Covers completed games in the heats; the final is separate. Players are people with "
           "a completed game. The mean covers all earlier years with a known value.")};
    if (const QString alone = besideEarlierNote(language, history, year); !alone.isEmpty())
        notes.prepend(alone);
    m_besideNote->setText(notes.join(u'\n'));
    showTopic();
    Q_EMIT contextChanged();
}

} // namespace mentat
