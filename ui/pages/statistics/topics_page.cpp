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
#include <QComboBox>
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

/// Keeps the marked topic, or marks the first. True if the list has changed.
bool showTopics(QListWidget& list, const std::vector<Topic>& topics) {
    std::vector<Topic> shown;
    for (int row = 0; row < list.count(); ++row)
        shown.push_back({list.item(row)->data(idRole).toString(), list.item(row)->text()});
    if (shown == topics)
        return false;
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
    return true;
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
    , m_choice(new QComboBox)
    , m_views(new QStackedWidget)
    , m_figure(new FigurePanel(pageContext))
    , m_splitter(new QSplitter) {
    m_topics->setObjectName(name);
    m_topics->setAccessibleName(what);
    m_choice->setObjectName(name + u"Choice"_s);
    m_choice->setAccessibleName(what);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_choice->hide();
    m_views->addWidget(new DownArea(m_figure));
    auto* side = new QWidget;
    addParts(bareColumn(side), {{m_choice, 0, Qt::AlignLeft}, {m_topics, 1}});
    putBeside(*m_splitter, side, m_views, 0, 1);
    addParts(pageColumn(this), {m_splitter});
    addFigureActions(*this, *m_figure, m_book);
    connect(m_topics, &QListWidget::currentRowChanged, this, [this] {
        m_isChosen = true;
        showTopic();
    });
    connect(m_choice, &QComboBox::activated, m_topics, qOverload<int>(&QListWidget::setCurrentRow));
}

void TopicsPage::addView(const QString& topic, QWidget* view) {
    m_viewOf[topic] = view;
    m_views->insertWidget(m_views->count() - 1, view);
    m_views->setCurrentIndex(0);
}

void TopicsPage::arrive() {
    if (m_nothing && !m_nothing->isHidden())
        m_nothing->button().setFocus(Qt::OtherFocusReason);
    else if (m_choice->isHidden())
        m_topics->setFocus();
    else
        m_choice->setFocus();
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
    if (m_searched.empty()) {
        m_topics->installEventFilter(this);
        m_choice->installEventFilter(this);
    }
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

void TopicsPage::setTopics(std::vector<Topic> topics, std::vector<Figure> figures,
                           const QString& first) {
    m_figures = std::move(figures);
    m_ownTopics = static_cast<int>(topics.size());
    for (const Figure& figure : m_figures)
        topics.push_back({figure.name, figureWords(m_book.wording().language(), figure).title});
    if (showTopics(*m_topics, topics)) {
        m_choice->clear();
        for (const Topic& topic : topics)
            m_choice->addItem(topic.title);
    }
    if (!m_isChosen && !isVisible()) { // keeps the one being read
        const QSignalBlocker quietly(m_topics);
        markTopic(*m_topics, first);
    }
    placeTopics();
}

/// Puts the list at the side, as wide as its titles; a narrow page has one line to choose from, and
/// the rest for what is chosen.
void TopicsPage::placeTopics() {
    const bool isNarrow = m_splitter->width() < fontMetrics().averageCharWidth() * 110;
    const bool hasFocus = m_topics->hasFocus() || m_choice->hasFocus();
    m_splitter->setOrientation(isNarrow ? Qt::Vertical : Qt::Horizontal);
    m_splitter->setHandleWidth(isNarrow ? space::small : space::page);
    m_choice->setVisible(isNarrow);
    m_topics->setVisible(!isNarrow);
    if (hasFocus)
        (isNarrow ? static_cast<QWidget*>(m_choice) : m_topics)->setFocus(Qt::OtherFocusReason);
    const int room = isNarrow ? m_splitter->height() : m_splitter->width();
    const int wanted = isNarrow ? m_choice->sizeHint().height() : m_topics->sizeHint().width();
    const int side = qBound(0, wanted, room * 2 / 5);
    m_splitter->setSizes({side, room - side});
}

void TopicsPage::showTopic() {
    const int topic = m_topics->currentRow();
    m_choice->setCurrentIndex(topic);
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
    placeTopics();
}

namespace {

/// The first figure that says something, otherwise the first with values; empty: none.
QString firstFinding(const Language& language, const std::vector<Figure>& figures) {
    const auto isTelling = [&](const Figure& figure) {
        return !figureDrawing(language, figure).words.headline.isEmpty();
    };
    auto found = std::ranges::find_if(figures, isTelling);
    if (found == figures.end())
        found = std::ranges::find_if(figures, &hasValues);
    return found == figures.end() ? QString() : QString(found->name);
}

} // namespace

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
    QString first;
    if (heatsPlay(event)) {
        const RaceDrawing race = raceDrawing(event, language);
        topics.push_back({u"race"_s, raceTitle(event, language)});
        m_race->setDrawing(race, noRaceText(language));
        first = race.lines.empty() ? QString() : u"race"_s;
    }
    topics.push_back({u"beside"_s, tr("Beside earlier years")});
    if (first.isEmpty())
        first = firstFinding(language, all);
    setTopics(std::move(topics), std::move(all), first);
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
