#include "ui/pages/today/today_page.h"

#include "app/session/rounds/round_parts.h"
#include "scoring/formats/scoring_format.h"
#include "ui/backup/backup_keeper.h"
#include "ui/desk/printed_lists.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/today/day_strip.h"
#include "ui/pages/today/half_typed_lines.h"
#include "ui/pages/today/next_step.h"
#include "ui/pages/today/to_do_list.h"
#include "ui/printing/round_pack.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int everyQuarterMinute = 15'000;
constexpr int pageLetters = 340;   // what stands at the right belongs to what stands at the left
constexpr int columnLetters = 120; // with room for two of these, Check and Ask are side by side

} // namespace

TodayPage::TodayPage(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_backups(pageContext.backups)
    , m_preferences(pageContext.preferences)
    , m_strip(new DayStrip(m_book))
    , m_next(new NextStep(m_book))
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
    m_book.followEvent(this, &TodayPage::follow);
    connect(&m_book, &OpenBook::draftsChanged, this, &TodayPage::follow);
    connect(&m_preferences, &Preferences::choicesChanged, this, &TodayPage::follow);
    connect(&m_book.printed(), &PrintedLists::changed, this, &TodayPage::follow);
    if (m_backups)
        connect(m_backups, &BackupKeeper::changed, this, &TodayPage::follow);
    connect(&m_tick, &QTimer::timeout, this, &TodayPage::follow);
    m_tick.start(everyQuarterMinute);
}

void TodayPage::build() {
    for (TextLabel* title : {m_wrongTitle, m_halfTypedTitle, m_askTitle, m_paperTitle,
                             m_backupTitle}) // hidden with its room
        title->setContentsMargins(0, space::page, 0, 0);
    addParts(bareColumn(m_checks, space::small),
             {m_wrongTitle, m_wrong, m_halfTypedTitle, m_halfTyped, FreeRoom{}});
    addParts(bareColumn(m_rest, space::small), {m_askTitle, m_ask, m_quiet, m_paperTitle, m_paper,
                                                m_backupTitle, m_backup, FreeRoom{}});
    m_columns = new QBoxLayout(QBoxLayout::TopToBottom);
    m_columns->setSpacing(space::small);
    addParts(m_columns, {{m_checks, 1}, {m_rest, 1}});
    auto* lines = new QWidget;
    addParts(pageColumn(lines, space::small),
             {m_strip, Distance{space::small}, m_nothing, m_next, m_columns, FreeRoom{nearlyAll}});
    keepToMeasure(*lines, pageLetters);
    addParts(bareColumn(this), {new DownArea(lines)});
}

/// On a wide screen nothing is stretched from side to side.
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
    showDay();
    if (!m_next->focusFirst() && !m_wrong->focusFirst() && !m_halfTyped->focusFirst()
        && !m_ask->focusFirst() && !m_paper->focusFirst())
        setFocus();
}

void TodayPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    placeColumns();
    showDay();
}

/// It is not cheap, and nobody sees it elsewhere.
void TodayPage::follow() {
    if (isVisible())
        showDay();
}

std::vector<ToDo> TodayPage::itemsNow() const {
    if (!m_book.hasEvent())
        return {};
    const auto toDo = scoringFormatOf(m_book.event()).toDo;
    auto items = toDo ? toDo(m_book.event(), m_book.now()) : std::vector<ToDo>();
    if (!m_preferences.choices().secondLook)
        std::erase_if(items, [](const ToDo& item) { return item.kind == ToDoKind::CheckResults; });
    return items;
}

std::vector<DayCard> TodayPage::cardsNow() const {
    const auto cards = m_book.hasEvent() ? scoringFormatOf(m_book.event()).dayCards : nullptr;
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
        lines.push_back({tr("No emergency pack is written before a round: the preferences name no "
                            "backup folder"),
                         {u"reports"_s, *pack, tr("Write one")}});
    return lines;
}

std::vector<ToDoLine> TodayPage::backupLines() const {
    std::vector<ToDoLine> lines;
    for (const QString& trouble : m_backups ? m_backups->troubles() : QStringList())
        lines.push_back({trouble, {}});
    return lines;
}

void TodayPage::showDay() {
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
    orderKeys();
}

/// From the top of the page to its end, whichever of them was made anew.
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
