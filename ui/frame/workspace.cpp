#include "ui/frame/workspace.h"

#include "app/session/change_facts.h"
#include "model/document/incoming_file.h"
#include "reports/report.h"
#include "reports/wording/language/phrase.h"
#include "scoring/scoring_kind.h"
#include "ui/desk/pages_kind.h"
#include "ui/desk/printed_lists.h"
#include "ui/frame/banners.h"
#include "ui/frame/import_panel.h"
#include "ui/frame/next_steps.h"
#include "ui/frame/page_header.h"
#include "ui/frame/player_tips.h"
#include "ui/frame/rail.h"
#include "ui/frame/ruling_panel.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/history/history_page.h"
#include "ui/pages/journal/journal_page.h"
#include "ui/pages/players/players_page.h"
#include "ui/pages/reports/reports_page.h"
#include "ui/pages/rules/rules_page.h"
#include "ui/pages/statistics/topics_page.h"
#include "ui/pages/today/today_page.h"
#include "ui/printing/report_acts.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QFrame>
#include <QPointer>
#include <QScreen>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Below this width, in pixels at the platform's font, the rail shows icons alone.
constexpr int wideEnough = 1100;

QString firstPage(const std::vector<PageEntry>& entries) {
    return entries.empty() ? QString() : entries.front().id;
}

/// Reserves no width for a scroll bar until there is something to scroll.
class PageArea final : public DownArea {
public:
    using DownArea::DownArea;

    [[nodiscard]] QSize minimumSizeHint() const override {
        const QScrollBar& bar = *verticalScrollBar();
        const int spare = bar.maximum() == 0 ? bar.sizeHint().width() : 0;
        return DownArea::minimumSizeHint() - QSize(spare, 0);
    }

protected:
    void resizeEvent(QResizeEvent* event) override {
        DownArea::resizeEvent(event);
        updateGeometry(); // it may now need to scroll, or no longer
    }
};

/// Limits the requested width to the screen beside the rail: a bar that briefly shows the buttons
/// of two states would leave the window wider than the screen.
class PageStack final : public QStackedWidget {
public:
    explicit PageStack(const QWidget& rail) : m_rail(rail) {}

    [[nodiscard]] QSize minimumSizeHint() const override {
        QSize least = QStackedWidget::minimumSizeHint();
        const int room = screen()->availableSize().width() - m_rail.minimumSizeHint().width();
        least.setWidth(std::min(least.width(), room));
        return least;
    }

private:
    const QWidget& m_rail;
};

/// Scrolls the page in a low window. Otherwise a page higher than the screen would enlarge the
/// window and push the status bar off the screen.
QWidget& areaOf(const QWidget& page) {
    return *page.parentWidget()->parentWidget();
}

QString questionOfUndo(MadeWhere where, const QString& sentence) {
    switch (where) {
    case MadeWhere::ByOthers:
        return Workspace::tr("%1? That was done by phone or at the second desk.").arg(sentence);
    case MadeWhere::EarlierRun:
        return Workspace::tr("%1? That was done before this file was opened.").arg(sentence);
    case MadeWhere::Here:
    case MadeWhere::OtherPage: break;
    }
    return Workspace::tr("%1? That was done on another page.").arg(sentence);
}

} // namespace

Workspace::Workspace(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_pageContext(pageContext)
    , m_rail(new Rail)
    , m_header(new PageHeader)
    , m_column(new QVBoxLayout)
    , m_notices(new NoticeBar)
    , m_overHeader(new OverHeader(*m_header, *this))
    , m_roundPack(new RoundPack(pageContext.book, pageContext.preferences, this))
    , m_nextSteps(new NextSteps(
          pageContext.book,
          [this](const QString& page, const QString& address) { go(page, address); }, this))
    , m_stack(new PageStack(*m_rail))
    , m_ruling(new RulingPanel(pageContext)) {
    build();
    new PlayerTips(pageContext.book, this);
    choosePages();
    OpenBook& book = m_pageContext.book;
    connect(m_rail, &Rail::chosen, this, [this](const QString& page) { go(page); });
    connect(&book, &OpenBook::said, m_notices, &NoticeBar::show);
    connect(m_notices, &NoticeBar::left, this, [this] {
        if (Page* page = current())
            page->arrive();
    });
    connect(&book, &OpenBook::settled, m_notices, [this] { m_notices->goOn(NoticeEnd::Act); });
    connect(&book, &OpenBook::journalChanged, this, [this] {
        if (!m_pageContext.book.doOthersAct())
            m_notices->goOn(NoticeEnd::Act);
    });
    book.followEvent(this, &Workspace::followEvent);
    connect(&book, &OpenBook::eventChanged, this, &Workspace::sayWhatIsOutOfDate);
    connect(qApp, &QApplication::focusChanged, this, &Workspace::keepFocus);
}

Workspace::~Workspace() {
    disconnect(qApp, nullptr, this, nullptr); // deleting the pages moves the focus
}

/// When the focused widget is hidden, Qt moves the focus to the next one in the window, perhaps a
/// button of the status bar; the page takes it back to where typing starts.
void Workspace::keepFocus(QWidget* left, QWidget* reached) {
    Page* page = current();
    const bool isLost = page && left && reached && page->isAncestorOf(left)
                        && !left->isVisibleTo(page) && reached->window() == window()
                        && !page->isAncestorOf(reached);
    if (!isLost)
        return;
    const auto arrive = [this, page = QPointer<Page>(page), reached = QPointer<QWidget>(reached)] {
        if (!page || page != current() || !reached || !reached->hasFocus())
            return;
        page->arrive();
        if (qobject_cast<QAbstractButton*>(QApplication::focusWidget()))
            page->setFocus(); // an extra Enter would press the button
    };
    // Queued twice: the focus may go to a widget that is shown only after this one is hidden.
    const auto afterThat
        = [this, arrive] { QMetaObject::invokeMethod(this, arrive, Qt::QueuedConnection); };
    QMetaObject::invokeMethod(this, afterThat, Qt::QueuedConnection);
}

void Workspace::build() {
    auto* banner = new ReadOnlyBanner(m_pageContext.book);
    connect(banner, &ReadOnlyBanner::writingWanted, this, &Workspace::writingWanted);
    auto* notices = columnWithin(nullptr, {space::page, 0, space::page, 0}, space::small);
    if (m_pageContext.file)
        m_overHeader->add(*new LostFileBanner(m_pageContext.book, *m_pageContext.file));
    m_overHeader->add(*m_notices);
    notices->addWidget(banner);
    // Empty, but it adds spacing above whenever the line is shown.
    auto* end = new QWidget;
    end->setFixedHeight(0);
    notices->addWidget(end);

    auto* practice = new PracticeBand(m_pageContext.book);
    connect(practice, &PracticeBand::wanted, this, &Workspace::practiceWanted);

    auto* line = new QFrame;
    line->setFrameShape(QFrame::VLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Midlight);

    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_header);
    m_column->addLayout(notices);
    m_column->addWidget(m_stack, 1);
    m_column->addWidget(m_ruling);

    auto* row = addParts(bareRow(nullptr, 0), {m_rail, line, {m_column, 1}});

    addParts(bareColumn(this, 0), {practice, {row, 1}});
}

void Workspace::followEvent() {
    const OpenBook& chosen = m_pageContext.book;
    const size_t format = chosen.hasEvent() ? chosen.event().play.index() + 1 : 0;
    if (format != m_format)
        choosePages();
    else if (chosen.hasEvent() && chosen.event().details.closed != m_isClosed)
        remakePages();
}

void Workspace::sayWhatIsOutOfDate(const Change& change) {
    OpenBook& book = m_pageContext.book;
    if (!correctsResult(change) || book.printed().outOfDate().empty())
        return;
    book.say({Gravity::Note, tr("Now out of date: %1.").arg(book.printed().outOfDateNames()),
              tr("Reports"), [this] { go(u"reports"_s); }});
}

void Workspace::newRuling() {
    const auto* rules = qobject_cast<const RulesPage*>(current());
    m_ruling->open(rules ? rules->rulingStart() : RulingStart());
}

void Workspace::remakePages() {
    const QString shown = currentId();
    choosePages();
    go(shown);
}

void Workspace::choosePages() {
    for (const auto& [id, page] : m_pages)
        areaOf(*page).deleteLater();
    m_pages.clear();
    m_header->setEnd(nullptr);
    m_overHeader->setLine(nullptr);
    delete m_line;
    m_line = nullptr;
    const OpenBook& book = m_pageContext.book;
    m_entries = pagesOf(book);
    m_rail->setPages(m_entries);
    m_format = 0;
    m_isClosed = book.hasEvent() && book.event().details.closed;
    if (book.hasEvent()) {
        m_format = book.event().play.index() + 1;
        const PagesKind& kind = kindOf<PagesKind>(book.event());
        if (m_isClosed)
            m_header->setEnd(closedBanner());
        else if (kind.headerClock)
            m_header->setEnd(kind.headerClock(m_pageContext).release());
        if (kind.headerLine) {
            m_line = kind.headerLine(m_pageContext).release();
            m_overHeader->setLine(m_line);
        }
    }
    m_visited.clear();
    m_place = 0;
    if (!m_entries.empty())
        go(firstPage(m_entries));
}

QWidget* Workspace::closedBanner() {
    m_closed = new ClosedBanner(m_pageContext.book);
    connect(m_closed, &ClosedBanner::reopeningWanted, this,
            [this] { go(u"event"_s, u"closing"_s); });
    return m_closed;
}

Page* Workspace::pageOf(const QString& id) {
    if (const auto made = m_pages.find(id); made != m_pages.end())
        return made->second;
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const PageEntry& e) { return e.id == id; });
    if (entry == m_entries.end())
        return nullptr;
    Page* page = entry->make(m_pageContext).release();
    m_pages.emplace(id, page);
    m_stack->addWidget(new PageArea(page));
    followTurns(*page);
    connect(page, &Page::contextChanged, this, &Workspace::showContext);
    connect(page, &Page::leadsTo, this, &Workspace::go);
    if (const auto* history = qobject_cast<const HistoryPage*>(page))
        connect(history, &HistoryPage::earlierYearsWanted, this, &Workspace::earlierYearsWanted);
    if (const auto* rules = qobject_cast<const RulesPage*>(page)) {
        connect(rules, &RulesPage::rulingWanted, this, &Workspace::newRuling);
        connect(rules, &RulesPage::rulingChangeWanted, m_ruling, &RulingPanel::change);
    }
    return page;
}

/// Removes a notice about a sheet or tab when another is shown.
void Workspace::followTurns(const Page& page) {
    const auto turn = [this] { m_notices->goOn(NoticeEnd::Turn); };
    for (const auto* tabs : page.findChildren<QTabBar*>())
        connect(tabs, &QTabBar::currentChanged, m_notices, turn);
    for (const auto* sheets : page.findChildren<QStackedWidget*>())
        connect(sheets, &QStackedWidget::currentChanged, m_notices, turn);
}

void Workspace::pasteTable() {
    const auto table = readPastedTable(QApplication::clipboard()->text());
    if (!table)
        m_pageContext.book.say(Gravity::Refused,
                               tr("There is no table on the clipboard. Copy the cells with their "
                                  "headings in the spreadsheet, then paste here."));
    // On the page Players, assume people whatever the headings are; elsewhere, the import of games
    // best explains what is missing.
    else if (table->about == PastedTable::About::People
             || (table->about == PastedTable::About::Unknown && currentId() == u"players"))
        go(u"players"_s, u"clipboard"_s);
    else
        showImport(tr("the clipboard"), table->csv);
}

void Workspace::showImport(const QString& name, const QByteArray& bytes) {
    if (!m_import) {
        m_import = new ImportPanel(m_pageContext);
        m_import->hide();
        auto* area = new PageArea(m_import);
        area->hide();
        m_column->insertWidget(m_column->indexOf(m_stack) + 1, area, 1);
        connect(m_import, &ImportPanel::done, this, [this](const QString& sentence) {
            endImport();
            if (Page* page = current())
                page->arrive();
            if (!sentence.isEmpty())
                m_pageContext.book.say(Gravity::Note, sentence);
        });
    }
    m_import->open(name, bytes);
    m_header->setTitle(tr("Earlier years"));
    m_header->setContext(name);
    m_notices->goOn(NoticeEnd::Page);
    m_stack->hide();
    areaOf(*m_import).show();
    m_import->show();
    m_import->startTyping();
}

void Workspace::endImport() {
    if (!m_import || m_import->isHidden())
        return;
    m_import->hide();
    areaOf(*m_import).hide();
    m_stack->show();
    showTitle();
    showContext();
}

void Workspace::go(const QString& id, const QString& address) {
    endImport();
    Page* page = pageOf(id);
    if (page && address.isEmpty())
        page->turnToNow();
    if (id == currentId()) {
        if (address.isEmpty())
            current()->arrive();
        else
            current()->reveal(address);
        return;
    }
    if (!page)
        return;
    if (!m_visited.empty())
        m_visited.resize(m_place + 1);
    m_visited.push_back(id);
    m_place = m_visited.size() - 1;
    show(id);
    if (!address.isEmpty())
        current()->reveal(address);
}

void Workspace::goBack() {
    if (canGoBack())
        show(m_visited[--m_place]);
}

void Workspace::goForward() {
    if (canGoForward())
        show(m_visited[++m_place]);
}

QString Workspace::currentId() const {
    return m_visited.empty() ? QString() : m_visited[m_place];
}

Page* Workspace::current() const {
    const auto made = m_pages.find(currentId());
    return made == m_pages.end() ? nullptr : made->second;
}

void Workspace::show(const QString& id) {
    Page* page = pageOf(id);
    m_pageContext.book.setPage(id);
    m_stack->setCurrentWidget(&areaOf(*page));
    m_rail->select(id);
    endImport();
    showTitle();
    m_notices->goOn(NoticeEnd::Page);
    showContext();
    page->arrive();
    m_nextSteps->setPage(page);
    Q_EMIT moved();
}

void Workspace::showTitle() {
    for (const PageEntry& entry : m_entries) {
        if (entry.id == currentId())
            m_header->setTitle(entry.title);
    }
}

void Workspace::showContext() {
    if (m_import && m_import->isVisibleTo(this))
        return;
    const Page* page = current();
    if (page)
        m_header->setContext(page->context());
    const auto* event = qobject_cast<const EventPage*>(page);
    if (m_closed)
        m_closed->setAtReopening(event && event->showsClosing());
}

void Workspace::printPage() {
    if (auto* reports = qobject_cast<ReportsPage*>(current())) {
        reports->print();
        return;
    }
    const Page* page = current();
    go(u"reports"_s, page ? page->report() : QString());
}

void Workspace::undo() {
    OpenBook& book = m_pageContext.book;
    const auto& entry = book.nextUndo();
    if (entry && book.isFarAway(*entry)) {
        // Pressing Ctrl+Z again confirms, like the button.
        const QString question = questionOfUndo(
            book.whereMade(*entry),
            book.wording().undoSentence(entry->change.kind, entry->change.operands));
        if (m_notices->text() == question) {
            m_notices->act();
            return;
        }
        book.say({.gravity = Gravity::Note,
                  .text = question,
                  .action = tr("Undo"),
                  .act = [&book, act = entry->id] { book.undoJust(act); },
                  .end = NoticeEnd::Page});
        return;
    }
    book.undo();
}

void Workspace::redo() {
    m_pageContext.book.redo();
}

void Workspace::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int zoom = m_pageContext.theme.zoom();
    m_rail->setNarrow(width() < wideEnough * zoom / 100);
}

std::vector<PageEntry> pagesOf(const OpenBook& book) {
    if (!book.hasEvent()) {
        std::vector<PageEntry> pages;
        if (!book.book().summaries.empty())
            pages.push_back(pageEntry<HistoryPage>(u"history"_s, LineIcon::History,
                                                   Phrase("Pages", "History")));
        pages.push_back(
            pageEntry<JournalPage>(u"journal"_s, LineIcon::Journal, Phrase("Pages", "Journal")));
        return pages;
    }
    std::vector<PageEntry> pages;
    const auto add = [&](PageGroup group, PageEntry entry) {
        pages.push_back(inGroup(group, std::move(entry)));
    };
    const bool hasFigures = kindOf<ScoringKind>(book.event()).figures;
    if (kindOf<ScoringKind>(book.event()).toDo)
        add(PageGroup::Day,
            pageEntry<TodayPage>(u"today"_s, LineIcon::Today, Phrase("Pages", "Today")));
    add(PageGroup::Day,
        pageEntry<PlayersPage>(u"players"_s, LineIcon::Players, Phrase("Pages", "Players")));
    for (PageEntry& own : kindOf<PagesKind>(book.event()).pages())
        add(PageGroup::Day, std::move(own));
    add(PageGroup::LookUp,
        pageEntry<RulesPage>(u"rules"_s, LineIcon::Rules, Phrase("Pages", "Rules")));
    if (hasFigures) {
        add(PageGroup::LookUp, pageEntry<StatisticsPage>(u"statistics"_s, LineIcon::Statistics,
                                                         Phrase("Pages", "Statistics")));
        add(PageGroup::LookUp,
            pageEntry<HistoryPage>(u"history"_s, LineIcon::History, Phrase("Pages", "History")));
    }
    if (!reportsOf(book.event()).empty())
        add(PageGroup::Records,
            pageEntry<ReportsPage>(u"reports"_s, LineIcon::Reports, Phrase("Pages", "Reports")));
    add(PageGroup::Records,
        pageEntry<JournalPage>(u"journal"_s, LineIcon::Journal, Phrase("Pages", "Journal")));
    add(PageGroup::Records,
        pageEntry<EventPage>(u"event"_s, LineIcon::Event, Phrase("Pages", "Event")));
    return pages;
}

} // namespace mentat

#include "moc_workspace.cpp"
