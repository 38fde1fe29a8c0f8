#include "ui/pages/statistics/topics_page.h"

#include "model/rounds/heats_play.h"
#include "reports/heats/race_report.h"
#include "reports/history_report.h"
#include "reports/wording/figure_wording.h"
#include "scoring/scoring_kind.h"
#include "scoring/statistics/history.h"
#include "ui/desk/keys.h"
#include "ui/lists/empty_state.h"
#include "ui/lists/plain_lists.h"
#include "ui/lists/report_list.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/statistics/figure_panel.h"
#include "ui/pages/statistics/race_view.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int idRole = Qt::UserRole;
/// Does nothing if the topic is missing.
void markTopic(QListWidget& list, const QString& id) {
    for (int row = 0; row < list.count(); ++row) {
        if (list.item(row)->data(idRole).toString() == id)
            list.setCurrentRow(row);
    }
}

/// Keeps the marked topic, or marks the first.
void showTopics(QListWidget& list, const std::vector<Topic>& topics) {
    std::vector<Topic> shown;
    for (int row = 0; row < list.count(); ++row)
        shown.push_back({list.item(row)->data(idRole).toString(), list.item(row)->text()});
    if (shown == topics)
        return;
    const QString marked
        = list.currentItem() ? list.currentItem()->data(idRole).toString() : QString();
    const QSignalBlocker quietly(list);
    list.clear();
    for (const Topic& topic : topics) {
        auto* item = new QListWidgetItem(topic.title, &list);
        item->setData(idRole, topic.id);
        item->setToolTip(topic.title);
    }
    list.setCurrentRow(0);
    markTopic(list, marked);
}

/// Puts the list at the side, as wide as its titles; on a narrow page, above the rest, its titles
/// side by side.
void placeTopics(QSplitter& splitter, LineList& list) {
    const bool isNarrow = splitter.width() < splitter.fontMetrics().averageCharWidth() * 110;
    splitter.setOrientation(isNarrow ? Qt::Vertical : Qt::Horizontal);
    list.setSideBySide(isNarrow);
    list.parentWidget()->layout()->setAlignment(&list, isNarrow ? Qt::Alignment() : Qt::AlignLeft);
    const int room = isNarrow ? splitter.height() : splitter.width();
    const int wanted = isNarrow ? list.heightForWidth(splitter.width()) : list.sizeHint().width();
    const int side = qBound(0, wanted, room * 2 / 5);
    splitter.setSizes({side, room - side});
}

/// Adds the acts on the panel's figure to the page's menu, with their keys.
void addFigureActions(Page& page, FigurePanel& panel, OpenBook& book) {
    const auto add = [&](const QString& text, DeskKey key, void (FigurePanel::*act)()) {
        auto* action = new QAction(text, &page);
        action->setShortcut(sequenceOf(key));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        QObject::connect(action, &QAction::triggered, &panel, [&panel, &book, act] {
            if (panel.isVisible())
                (panel.*act)();
            else
                book.explain(FigurePanel::tr("No chart here. Ctrl+P prints the list."));
        });
        page.addAction(action);
    };
    add(FigurePanel::tr("Copy as &picture"), DeskKey::CopyPicture, &FigurePanel::copyPicture);
    add(FigurePanel::tr("Copy as &table"), DeskKey::CopyFigures, &FigurePanel::copyTable);
    add(FigurePanel::tr("P&rint"), DeskKey::PrintFigure, &FigurePanel::print);
    add(FigurePanel::tr("&Save…"), DeskKey::SaveFigure, &FigurePanel::save);
}

} // namespace

TopicsPage::TopicsPage(const PageContext& pageContext, const QString& name, const QString& what)
    : m_book(pageContext.book)
    , m_topics(new LineList)
    , m_views(new QStackedWidget)
    , m_figure(new FigurePanel(pageContext))
    , m_splitter(new QSplitter) {
    m_topics->setObjectName(name);
    m_topics->setAccessibleName(what);
    m_views->addWidget(new DownArea(m_figure));
    auto* side = new QWidget;
    addParts(bareColumn(side), {{m_topics, 1}});
    putBeside(*m_splitter, side, m_views, 0, 1);
    addParts(pageColumn(this), {m_splitter});
    addFigureActions(*this, *m_figure, m_book);
    connect(m_topics, &QListWidget::currentRowChanged, this, &TopicsPage::showTopic);
}

void TopicsPage::addView(const QString& topic, QWidget* view) {
    m_viewOf[topic] = view;
    m_views->insertWidget(m_views->count() - 1, view);
    m_views->setCurrentIndex(0);
}

void TopicsPage::arrive() {
    if (m_nothing && !m_nothing->isHidden())
        m_nothing->button().setFocus(Qt::OtherFocusReason);
    else
        m_topics->setFocus();
}

EmptyPage& TopicsPage::setNothing(const EmptyWords& words, std::function<void()> lead) {
    m_nothing = new EmptyPage(words, std::move(lead));
    m_nothing->hide();
    layout()->addWidget(m_nothing);
    return *m_nothing;
}

void TopicsPage::showNothing(bool isNothing) {
    m_nothing->standInFor(*m_splitter, isNothing);
}

void TopicsPage::reveal(const QString& address) {
    markTopic(*m_topics, address);
}

void TopicsPage::typeInto(ReportList& list) {
    if (m_searched.empty())
        m_topics->installEventFilter(this);
    list.list().installEventFilter(this);
    m_searched.push_back(&list);
}

ReportList* TopicsPage::shownSearched() const {
    const auto shown = std::ranges::find_if(m_searched, &ReportList::isVisible);
    return shown == m_searched.end() ? nullptr : *shown;
}

bool TopicsPage::lettersActAt(const QWidget& focus) const {
    return !shownSearched() && Page::lettersActAt(focus);
}

bool TopicsPage::eventFilter(QObject* watched, QEvent* event) {
    const bool isLetter = event->type() == QEvent::KeyPress
                          && !typedText(*static_cast<QKeyEvent*>(event)).trimmed().isEmpty();
    ReportList* list = isLetter ? shownSearched() : nullptr;
    if (!list)
        return Page::eventFilter(watched, event);
    list->findField()->setFocus(Qt::OtherFocusReason);
    return QCoreApplication::sendEvent(list->findField(), event);
}

void TopicsPage::setTopics(std::vector<Topic> topics, std::vector<Figure> figures) {
    m_figures = std::move(figures);
    m_ownTopics = static_cast<int>(topics.size());
    for (const Figure& figure : m_figures)
        topics.push_back({figure.name, figureWords(m_book.wording().language(), figure).title});
    showTopics(*m_topics, topics);
    placeTopics(*m_splitter, *m_topics);
}

void TopicsPage::showTopic() {
    const int topic = m_topics->currentRow();
    if (topic < 0)
        return;
    if (topic < m_ownTopics)
        return m_views->setCurrentWidget(
            m_viewOf.at(m_topics->item(topic)->data(idRole).toString()));
    const auto figure = static_cast<size_t>(topic - m_ownTopics);
    if (figure >= m_figures.size())
        return;
    m_figure->setDrawing(figureDrawing(m_book.wording().language(), m_figures[figure]));
    m_views->setCurrentIndex(m_views->count() - 1);
}

void TopicsPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    placeTopics(*m_splitter, *m_topics);
}

StatisticsPage::StatisticsPage(const PageContext& pageContext)
    : TopicsPage(pageContext, u"statisticsTopics"_s, tr("Statistics sections"))
    , m_besideTitle(wrapped(new TextLabel(TextLevel::GroupTitle)))
    , m_beside(new ReportList(pageContext.theme, tr("The year beside earlier years")))
    , m_besideNote(wrapped(new TextLabel(TextLevel::Weak)))
    , m_race(new RaceView) {
    build();
    follow(book());
}

void StatisticsPage::build() {
    m_beside->list().setObjectName(u"statisticsBeside"_s);
    auto* beside = new QWidget;
    addParts(bareColumn(beside, space::small), {m_besideTitle, {m_beside, 1}, m_besideNote});
    addView(u"race"_s, new DownArea(m_race));
    addView(u"beside"_s, beside);
    setNothing({LineIcon::Statistics, tr("Statistics appear after the first result."),
                tr("Type a result")},
               [this] { Q_EMIT leadsTo(u"results"_s, {}); })
        .leadToNextStep();
}

QString StatisticsPage::context() const {
    if (!book().hasEvent())
        return {};
    const YearFacts facts = kindOf<ScoringKind>(book().event()).yearFacts(book().event());
    if (facts.games == 0)
        return {}; // shown by the page
    return tr("%n player(s)", nullptr, facts.players) + u" · "_s
           + tr("%n completed game(s)", nullptr, facts.games);
}

QString StatisticsPage::report() const {
    return u"event-report"_s;
}

void StatisticsPage::showAll() {
    const auto figures = book().hasEvent() ? kindOf<ScoringKind>(book().event()).figures : nullptr;
    if (!figures)
        return;
    const Event& event = book().event();
    const Language& language = book().wording().language();
    std::vector<Figure> all = figures(event, earlierEvents(book().book(), event));
    const History history = historyOf(book().book(), event.play.index());
    showNothing(history.years.size() <= 1 && std::ranges::none_of(all, &hasValues));
    std::vector<Topic> topics;
    if (heatsPlay(event)) {
        topics.push_back({u"race"_s, raceTitle(event, language)});
        m_race->setDrawing(raceDrawing(event, language), noRaceText(language));
    }
    topics.push_back({u"beside"_s, tr("Beside earlier years")});
    setTopics(std::move(topics), std::move(all));
    const HistoryYear& year = history.years[*yearOf(history, book().eventId())];
    m_besideTitle->setText(besideEarlierTitle(language, history, year));
    m_beside->setTable(besideEarlierTable(language, history, year));
    QStringList notes{tr("Covers completed games in the heats; the final is separate. "
                         "Players are people with a completed game. Means use the earlier "
                         "years with figures.")};
    if (const QString alone = besideEarlierNote(language, history, year); !alone.isEmpty())
        notes.prepend(alone);
    m_besideNote->setText(notes.join(u'\n'));
    showTopic();
    Q_EMIT contextChanged();
}

} // namespace mentat

#include "moc_topics_page.cpp"
