#include "ui/pages/today/today_page.h"

#include "app/session/rounds/round_parts.h"
#include "scoring/scoring_kind.h"
#include "ui/backup/backup_keeper.h"
#include "ui/desk/printed_lists.h"
#include "ui/desk/widget_parts.h"
#include "ui/heats/day/timeline_view.h"
#include "ui/look/accent_button.h"
#include "ui/look/desk_theme.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/style/flat_parts.h"
#include "ui/look/text_label.h"
#include "ui/pages/today/day_strip.h"
#include "ui/printing/report_acts.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

class StepCard final : public QWidget {
protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const Colors& colors = colorsOf(palette());
        flat::drawPanel(painter, rect(), {colors.base, colors.line, 1, flat::buttonRadius});
    }
};

} // namespace

NextStep::NextStep(OpenBook& book, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_card(named(new StepCard, u"nextStep"_s))
    , m_text(wrapped(named(new TextLabel(TextLevel::PageTitle), u"nextText0"_s)))
    , m_beside(wrapped(named(new TextLabel(TextLevel::Weak), u"nextBeside"_s)))
    , m_key(named(new TextLabel(TextLevel::Weak), u"nextKey"_s))
    , m_button(named(new AccentButton, u"nextButton0"_s))
    , m_further(new ToDoList(book, u"next"_s, 1)) {
    build();
    auto* keys = new ToDoKeys(this);
    keys->add(*m_button);
    connect(keys, &ToDoKeys::focusMoved, this, &NextStep::showKey, Qt::QueuedConnection);
    connect(m_button, &QPushButton::clicked, this,
            [this] { Q_EMIT leadsTo(m_target.page, m_target.address); });
    connect(m_further, &ToDoList::leadsTo, this, &NextStep::leadsTo);
}

void NextStep::build() {
    m_key->setText(tr("Enter", "the key"));
    keepRoomWhenHidden(*m_key);
    m_key->hide();
    auto* texts = addParts(bareColumn(nullptr, space::tight), {m_text, m_beside});
    addParts(rowWithin(m_card, {space::page, space::page, space::page, space::page}, space::medium),
             {{texts, 1}, m_key, m_button});
    addParts(bareColumn(this, space::small), {m_card, m_further});
}

void NextStep::setItems(const std::vector<ToDo>& items) {
    setVisible(!items.empty());
    if (!items.empty())
        showFirst(items.front());
    m_further->setItems(std::vector<ToDo>(items.begin() + (items.empty() ? 0 : 1), items.end()));
}

void NextStep::showFirst(const ToDo& item) {
    const ToDoLine line = lineOf(m_book, item);
    const QString beside = toDoBeside(m_book.wording().language(), item, m_book.now());
    m_target = line.target;
    m_text->setText(line.text);
    m_beside->setText(beside);
    m_beside->setVisible(!beside.isEmpty());
    m_button->setText(m_target.button);
    m_button->setAccessibleDescription(beside.isEmpty() ? line.text : line.text + u'\n' + beside);
    const std::vector<PageEntry> pages = pagesOf(m_book);
    m_button->setVisible(std::ranges::find(pages, m_target.page, &PageEntry::id) != pages.end());
    showKey();
}

/// Enter works only while the button has the focus.
void NextStep::showKey() {
    m_key->setVisible(m_button->hasFocus());
}

std::vector<QAbstractButton*> NextStep::buttons() const {
    std::vector<QAbstractButton*> all;
    if (!m_button->isHidden())
        all.push_back(m_button);
    all.insert(all.end(), m_further->buttons().begin(), m_further->buttons().end());
    return all;
}

bool NextStep::focusFirst() {
    if (isHidden() || m_button->isHidden())
        return !isHidden() && m_further->focusFirst();
    m_button->setFocus(Qt::OtherFocusReason);
    return true;
}

namespace {

constexpr int everyQuarterMinute = 15'000;
constexpr int pageLetters = 340;   // widest page, so that the eye can follow a row
constexpr int columnLetters = 120; // with room for two such columns, Check and Ask are side by side

} // namespace

TodayPage::TodayPage(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_backups(pageContext.backups)
    , m_preferences(pageContext.preferences)
    , m_strip(new DayStrip(m_book))
    , m_next(new NextStep(m_book))
    , m_timeline(new TimelineView(m_book))
    , m_checks(new QWidget)
    , m_wrongTitle(new TextLabel(TextLevel::GroupTitle, tr("Check")))
    , m_wrong(new ToDoList(m_book, u"wrong"_s))
    , m_halfTypedTitle(new TextLabel(TextLevel::GroupTitle, tr("Unfinished")))
    , m_halfTyped(new ToDoList(m_book, u"halfTyped"_s))
    , m_rest(new QWidget)
    , m_askTitle(new TextLabel(TextLevel::GroupTitle, tr("Ask")))
    , m_ask(new ToDoList(m_book, u"ask"_s))
    , m_quiet(wrapped(named(new TextLabel(TextLevel::Weak), u"todayNotAsked"_s)))
    , m_paperTitle(new TextLabel(TextLevel::GroupTitle, tr("On paper")))
    , m_paper(new ToDoList(m_book, u"paper"_s))
    , m_backupTitle(new TextLabel(TextLevel::GroupTitle, tr("Backups")))
    , m_backup(new ToDoList(m_book, u"backup"_s))
    , m_nothing(wrapped(named(new TextLabel(TextLevel::PageTitle), u"nothingToDo"_s))) {
    build();
    connect(m_strip, &DayStrip::leadsTo, this, &TodayPage::leadsTo);
    connect(m_next, &NextStep::leadsTo, this, &TodayPage::leadsTo);
    for (ToDoList* list : {m_wrong, m_halfTyped, m_ask, m_paper, m_backup})
        connect(list, &ToDoList::leadsTo, this, &TodayPage::leadsTo);
    follow(m_book);
    connect(&m_book, &OpenBook::draftsChanged, this, &TodayPage::outdate);
    connect(&m_preferences, &Preferences::choicesChanged, this, &TodayPage::outdate);
    connect(&m_book.printed(), &PrintedLists::changed, this, &TodayPage::outdate);
    if (m_backups)
        connect(m_backups, &BackupKeeper::changed, this, &TodayPage::outdate);
    connect(&m_tick, &QTimer::timeout, this, &TodayPage::outdate);
    m_tick.start(everyQuarterMinute);
}

void TodayPage::build() {
    for (TextLabel* title : {m_wrongTitle, m_halfTypedTitle, m_askTitle, m_paperTitle,
                             m_backupTitle}) // the margin is hidden with the title
        title->setContentsMargins(0, space::page, 0, 0);
    addParts(bareColumn(m_checks, space::small),
             {m_wrongTitle, m_wrong, m_halfTypedTitle, m_halfTyped, FreeSpace{}});
    addParts(bareColumn(m_rest, space::small), {m_askTitle, m_ask, m_quiet, m_paperTitle, m_paper,
                                                m_backupTitle, m_backup, FreeSpace{}});
    m_columns = new QBoxLayout(QBoxLayout::TopToBottom);
    m_columns->setSpacing(space::small);
    addParts(m_columns, {{m_checks, 1}, {m_rest, 1}});
    auto* lines = new QWidget;
    addParts(pageColumn(lines, space::small), {m_strip, Distance{space::small}, m_nothing, m_next,
                                               m_timeline, m_columns, FreeSpace{nearlyAll}});
    keepToMeasure(*lines, pageLetters);
    addParts(bareColumn(this), {new DownArea(lines)});
}

/// Keeps rows from stretching across a wide screen.
void TodayPage::placeColumns() {
    const bool isWide = width() >= 2 * columnLetters * fontMetrics().averageCharWidth();
    m_columns->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_columns->setSpacing(isWide ? space::page : space::small);
}

void TodayPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    placeColumns();
}

QString TodayPage::context() const {
    return QLocale().toString(m_book.now().date(), QLocale::LongFormat);
}

void TodayPage::arrive() {
    showAll();
    if (!m_next->focusFirst() && !m_wrong->focusFirst() && !m_halfTyped->focusFirst()
        && !m_ask->focusFirst() && !m_paper->focusFirst())
        setFocus();
}

void TodayPage::showEvent(QShowEvent* event) {
    placeColumns();
    Page::showEvent(event);
}

std::vector<ToDo> TodayPage::itemsNow() const {
    if (!m_book.hasEvent())
        return {};
    const auto toDo = kindOf<ScoringKind>(m_book.event()).toDo;
    auto items = toDo ? toDo(m_book.event(), m_book.now()) : std::vector<ToDo>();
    if (!m_preferences.choices().doubleCheck)
        std::erase_if(items, [](const ToDo& item) { return item.kind == ToDoKind::CheckResults; });
    return items;
}

std::vector<DayCard> TodayPage::cardsNow() const {
    const auto cards = m_book.hasEvent() ? kindOf<ScoringKind>(m_book.event()).dayCards : nullptr;
    return cards ? cards(m_book.event(), m_book.now()) : std::vector<DayCard>();
}

std::vector<ToDoLine> TodayPage::paperLines() const {
    std::vector<ToDoLine> lines;
    if (!m_book.hasEvent())
        return lines;
    const auto& outOfDate = m_book.printed().outOfDate();
    if (!outOfDate.empty()) {
        const PrintedReport& first = outOfDate.front();
        const QString address
            = first.round ? first.report + u'/' + roundWord(*first.round) : first.report;
        lines.push_back(
            {tr("Printed lists are out of date: %1").arg(m_book.printed().outOfDateNames()),
             {u"reports"_s, address, tr("Reports")}});
    }
    const auto pack = packToWrite(m_book.event());
    if (pack && m_book.canWrite() && !m_book.book().isPractice
        && m_preferences.choices().backupFolder.isEmpty())
        lines.push_back({tr("Choose a backup folder, and Mentat saves an emergency pack before "
                            "each round"),
                         {u"reports"_s, *pack, tr("Save one now")}});
    return lines;
}

std::vector<ToDoLine> TodayPage::backupLines() const {
    std::vector<ToDoLine> lines;
    for (const QString& trouble : m_backups ? m_backups->troubles() : QStringList())
        lines.push_back({trouble, {}});
    return lines;
}

void TodayPage::showAll() {
    std::vector<ToDo> next;
    std::vector<ToDo> wrong;
    std::vector<ToDo> ask;
    QStringList quiet;
    const auto nameOf
        = [this](const PlayerId& player) { return playerName(m_book.event(), player); };
    for (ToDo& item : itemsNow()) {
        switch (groupOf(item.kind)) {
        case ToDoGroup::Next: next.push_back(std::move(item)); break;
        case ToDoGroup::Wrong: wrong.push_back(std::move(item)); break;
        case ToDoGroup::Ask: ask.push_back(std::move(item)); break;
        case ToDoGroup::Quiet: quiet << m_book.wording().toDo(item, nameOf); break;
        }
    }
    m_strip->setCards(cardsNow());
    m_next->setItems(next);
    m_timeline->refresh();
    m_wrong->setItems(wrong);
    m_ask->setItems(ask);
    const std::vector<ToDoLine> halfTyped = halfTypedLines(m_book);
    m_halfTyped->setLines(halfTyped);
    m_halfTypedTitle->setVisible(!halfTyped.empty());
    m_wrongTitle->setVisible(!wrong.empty());
    m_askTitle->setVisible(!ask.empty());
    m_quiet->setText(quiet.join(u'\n'));
    m_quiet->setVisible(!quiet.isEmpty());
    const std::vector<ToDoLine> paper = paperLines();
    m_paper->setLines(paper);
    m_paperTitle->setVisible(!paper.empty());
    const std::vector<ToDoLine> backup = backupLines();
    m_backup->setLines(backup);
    m_backupTitle->setVisible(!backup.empty());
    const bool isClosed = m_book.hasEvent() && m_book.event().details.closed;
    m_nothing->setText(isClosed ? tr("The event is closed: there is nothing left to do.")
                                : tr("There is nothing to do now."));
    m_checks->setVisible(!wrong.empty() || !halfTyped.empty());
    m_rest->setVisible(!ask.empty() || !quiet.isEmpty() || !paper.empty() || !backup.empty());
    m_nothing->setVisible(next.empty() && wrong.empty() && halfTyped.empty() && ask.empty());
    alignButtons();
    orderKeys();
}

/// Gives all buttons the width of the widest, so that they form a column.
void TodayPage::alignButtons() {
    std::vector<QAbstractButton*> all = m_next->buttons();
    for (const ToDoList* list : {m_wrong, m_halfTyped, m_ask, m_paper, m_backup})
        all.insert(all.end(), list->buttons().begin(), list->buttons().end());
    int widest = 0;
    for (const QAbstractButton* button : all)
        widest = std::max(widest, button->sizeHint().width());
    for (QAbstractButton* button : all)
        button->setMinimumWidth(widest);
}

/// Restores tab order from top to bottom after a list was rebuilt.
void TodayPage::orderKeys() {
    std::vector<QAbstractButton*> all = m_strip->buttons();
    const auto add = [&](const std::vector<QAbstractButton*>& buttons) {
        all.insert(all.end(), buttons.begin(), buttons.end());
    };
    add(m_next->buttons());
    for (const ToDoList* list : {m_wrong, m_halfTyped, m_ask, m_paper, m_backup})
        add(list->buttons());
    if (all == m_inOrder)
        return;
    for (size_t i = 1; i < all.size(); ++i)
        setTabOrder(all[i - 1], all[i]);
    m_inOrder = std::move(all);
}

} // namespace mentat

#include "moc_today_page.cpp"
