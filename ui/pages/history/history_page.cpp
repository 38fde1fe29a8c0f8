#include "ui/pages/history/history_page.h"

#include "reports/history_tables.h"
#include "reports/wording/figure_wording.h"
#include "scoring/formats/scoring_format.h"
#include "scoring/statistics/history_figures.h"
#include "ui/lists/report_list.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/statistics/figure_panel.h"
#include "ui/pages/statistics/topic_list.h"

#include <QListWidget>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// Of the topics: years, players and factions come before, each with a view of its own.
constexpr int firstFigure = 3;

} // namespace

HistoryPage::HistoryPage(const Surroundings& surroundings)
    : m_book(surroundings.book)
    , m_topics(new QListWidget)
    , m_views(new QStackedWidget)
    , m_years(new ReportList(surroundings.look, tr("Years"), tr("Year or champion to find")))
    , m_yearTitle(new TextLabel(TextLevel::GroupTitle))
    , m_finalists(new ReportList(surroundings.look, tr("Final of the year")))
    , m_bestFactions(new ReportList(surroundings.look, tr("Best Factions of the year")))
    , m_players(new ReportList(surroundings.look, tr("Players of all years"), tr("Player to find")))
    , m_playerTitle(new TextLabel(TextLevel::GroupTitle))
    , m_career(new ReportList(surroundings.look, tr("The player's years")))
    , m_factions(new ReportList(surroundings.look, tr("Factions over all years")))
    , m_figure(new FigurePanel(surroundings))
    , m_splitter(new QSplitter) {
    build();
    addFigureActions(*this, *m_figure);
    connect(&m_book, &OpenBook::eventChanged, this, &HistoryPage::follow);
    connect(&m_book, &OpenBook::eventChosen, this, &HistoryPage::follow);
    connect(&m_book, &OpenBook::peopleChanged, this, &HistoryPage::follow);
    connect(m_topics, &QListWidget::currentRowChanged, this, &HistoryPage::showTopic);
    connect(m_years, &ReportList::rowMarked, this, &HistoryPage::showYear);
    connect(m_players, &ReportList::rowMarked, this, &HistoryPage::showCareer);
}

void HistoryPage::build() {
    m_topics->setObjectName(u"historyTopics"_s);
    m_topics->setAccessibleName(tr("What to show of the years"));
    m_years->list().setObjectName(u"historyYears"_s);
    m_finalists->list().setObjectName(u"historyFinalists"_s);
    m_bestFactions->list().setObjectName(u"historyBestFactions"_s);
    m_players->list().setObjectName(u"historyPlayers"_s);
    m_career->list().setObjectName(u"historyCareer"_s);
    m_factions->list().setObjectName(u"historyFactions"_s);
    m_years->list().setEmptyText(
        tr("The years of this file stand here. File ▸ Import earlier years brings them in."));
    m_players->list().setEmptyText(tr("Everybody who played stands here, with all their years."));
    m_finalists->list().setEmptyText(tr("Nothing is known of the final."));
    m_bestFactions->list().setEmptyText(tr("No Best Faction is known."));
    m_views->addWidget(yearsView());
    m_views->addWidget(playersView());
    m_views->addWidget(m_factions);
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

QWidget* HistoryPage::yearsView() {
    auto* view = new QWidget;
    auto* lines = new QVBoxLayout(view);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(space::small);
    auto* below = new QHBoxLayout;
    below->setSpacing(space::page);
    below->addWidget(m_finalists, 1);
    below->addWidget(m_bestFactions, 1);
    lines->addWidget(m_years, 3);
    lines->addWidget(m_yearTitle);
    lines->addLayout(below, 2);
    return view;
}

QWidget* HistoryPage::playersView() {
    auto* view = new QWidget;
    auto* lines = new QVBoxLayout(view);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(space::small);
    lines->addWidget(m_players, 3);
    lines->addWidget(m_playerTitle);
    lines->addWidget(m_career, 2);
    return view;
}

QString HistoryPage::context() const {
    const auto summaries = std::ranges::count(m_history.years, true, &HistoryYear::isSummary);
    const auto events = static_cast<qsizetype>(m_history.years.size()) - summaries;
    if (m_history.years.empty())
        return {};
    const QString first = m_book.wording().language().number(m_history.years.front().year.value());
    const QString last = m_book.wording().language().number(m_history.years.back().year.value());
    return tr("%1–%2: %3 with games, %4 by summary alone")
        .arg(first, last, m_book.wording().language().number(events),
             m_book.wording().language().number(summaries));
}

QString HistoryPage::report() const {
    return m_book.hasEvent() ? u"history"_s : QString();
}

void HistoryPage::arrive() {
    m_topics->setFocus();
}

void HistoryPage::reveal(const QString& address) {
    revealTopic(*m_topics, address);
}

void HistoryPage::follow() {
    m_isStale = true;
    if (isVisible())
        compute();
}

void HistoryPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    if (m_isStale)
        compute();
}

void HistoryPage::compute() {
    m_isStale = false;
    const Language& language = m_book.wording().language();
    m_history = historyOf(m_book.book(),
                          m_book.hasEvent() ? m_book.event().play.index() : formatOfSummaries());
    m_figures = historyFigures(m_history);
    std::vector<Topic> topics{
        {u"years"_s, tr("Years")}, {u"players"_s, tr("Players")}, {u"factions"_s, tr("Factions")}};
    for (const Figure& figure : m_figures)
        topics.push_back({figure.name, figureWords(language, figure).title});
    setTopics(*m_topics, topics);
    placeTopics(*m_splitter, *m_topics);
    m_years->setTable(yearsTable(language, m_history));
    m_players->setTable(careersTable(language, m_history));
    m_factions->setTable(factionsTable(language, m_history));
    showTopic();
    Q_EMIT contextChanged();
}

void HistoryPage::showTopic() {
    const int topic = m_topics->currentRow();
    if (topic < firstFigure) {
        m_views->setCurrentIndex(std::max(topic, 0));
        return;
    }
    const auto figure = static_cast<size_t>(topic - firstFigure);
    if (figure >= m_figures.size())
        return;
    m_figure->setDrawing(figureDrawing(m_book.wording().language(), m_figures[figure]));
    m_views->setCurrentIndex(firstFigure);
}

void HistoryPage::showYear() {
    const auto row = m_years->markedRow();
    const auto count = m_history.years.size();
    const bool isKnown = row && static_cast<size_t>(*row) < count;
    const Language& language = m_book.wording().language();
    // The table has the newest first.
    const HistoryYear* year
        = isKnown ? &m_history.years[count - 1 - static_cast<size_t>(*row)] : nullptr;
    m_yearTitle->setText(
        year ? tr("%1 %2").arg(year->name.text(), language.number(year->year.value())) : QString());
    m_finalists->setTable(year ? finalistsTable(language, m_history, *year) : ReportTable{{}});
    m_bestFactions->setTable(year ? bestFactionsTable(language, m_history, *year)
                                  : ReportTable{{}});
}

void HistoryPage::showCareer() {
    const std::vector<size_t> shown = shownCareers(m_history);
    const auto row = m_players->markedRow();
    const bool isKnown = row && static_cast<size_t>(*row) < shown.size();
    const Career* career = isKnown ? &m_history.careers[shown[static_cast<size_t>(*row)]] : nullptr;
    m_playerTitle->setText(career ? career->who.name : QString());
    m_career->setTable(career ? careerTable(m_book.wording().language(), m_history, *career)
                              : ReportTable{{}});
}

void HistoryPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    placeTopics(*m_splitter, *m_topics);
}

} // namespace mentat
