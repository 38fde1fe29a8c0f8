#include "ui/pages/statistics/statistics_page.h"

#include "reports/history_tables.h"
#include "reports/wording/figure_wording.h"
#include "scoring/formats/scoring_format.h"
#include "scoring/statistics/earlier_events.h"
#include "ui/lists/report_list.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/statistics/figure_panel.h"
#include "ui/pages/statistics/topic_list.h"

#include <QListWidget>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace mentat {

StatisticsPage::StatisticsPage(const Surroundings& surroundings)
    : m_book(surroundings.book)
    , m_topics(new QListWidget)
    , m_views(new QStackedWidget)
    , m_beside(new ReportList(surroundings.look, tr("The year beside earlier years")))
    , m_besideNote(new TextLabel(TextLevel::Weak))
    , m_figure(new FigurePanel(surroundings))
    , m_splitter(new QSplitter) {
    build();
    addFigureActions(*this, *m_figure);
    connect(&m_book, &OpenBook::eventChanged, this, &StatisticsPage::follow);
    connect(&m_book, &OpenBook::eventChosen, this, &StatisticsPage::follow);
    connect(m_topics, &QListWidget::currentRowChanged, this, &StatisticsPage::showTopic);
}

void StatisticsPage::build() {
    m_topics->setObjectName(u"statisticsTopics"_s);
    m_topics->setAccessibleName(tr("What to show of the year"));
    m_beside->list().setObjectName(u"statisticsBeside"_s);
    m_besideNote->setText(
        tr("Over the completed games of the heats; the final stands apart. Players are people with "
           "a completed game. The mean is over all earlier years whose value is known."));
    m_besideNote->setWordWrap(true);
    auto* beside = new QWidget;
    auto* lines = new QVBoxLayout(beside);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(space::small);
    lines->addWidget(m_beside, 1);
    lines->addWidget(m_besideNote);
    m_views->addWidget(beside);
    m_views->addWidget(scrolled(m_figure));
    m_splitter->addWidget(m_topics);
    m_splitter->addWidget(m_views);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(space::page);
    m_splitter->setStretchFactor(1, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::page, space::tight, space::page, space::page);
    column->addWidget(m_splitter);
}

QString StatisticsPage::context() const {
    if (!m_book.hasEvent())
        return {};
    const YearFacts facts = scoringFormatOf(m_book.event()).yearFacts(m_book.event());
    return tr("%1 players, %n completed game(s)", nullptr, facts.games)
        .arg(m_book.wording().language().number(facts.players));
}

QString StatisticsPage::report() const {
    return u"event-report"_s;
}

void StatisticsPage::arrive() {
    m_topics->setFocus();
}

void StatisticsPage::reveal(const QString& address) {
    revealTopic(*m_topics, address);
}

void StatisticsPage::follow() {
    m_isStale = true;
    if (isVisible())
        compute();
}

void StatisticsPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    if (m_isStale)
        compute();
}

void StatisticsPage::compute() {
    m_isStale = false;
    const auto figures = m_book.hasEvent() ? scoringFormatOf(m_book.event()).figures : nullptr;
    if (!figures)
        return;
    const Event& event = m_book.event();
    const Language& language = m_book.wording().language();
    m_figures = figures(event, earlierEvents(m_book.book(), event));
    std::vector<Topic> topics{{u"beside"_s, tr("Beside earlier years")}};
    for (const Figure& figure : m_figures)
        topics.push_back({figure.name, figureWords(language, figure).title});
    setTopics(*m_topics, topics);
    placeTopics(*m_splitter, *m_topics);
    const History history = historyOf(m_book.book(), event.play.index());
    m_beside->setTable(
        besideEarlierTable(language, history, history.years[*yearOf(history, m_book.eventId())]));
    showTopic();
    Q_EMIT contextChanged();
}

void StatisticsPage::showTopic() {
    const int topic = m_topics->currentRow();
    if (topic <= 0) {
        m_views->setCurrentIndex(0);
        return;
    }
    const auto figure = static_cast<size_t>(topic) - 1;
    if (figure >= m_figures.size())
        return;
    m_figure->setDrawing(figureDrawing(m_book.wording().language(), m_figures[figure]));
    m_views->setCurrentIndex(1);
}

void StatisticsPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    placeTopics(*m_splitter, *m_topics);
}

} // namespace mentat
