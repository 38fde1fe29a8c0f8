#include "ui/pages/today/to_do_list.h"

#include "model/finding_kind.h"
#include "ui/desk/page.h"
#include "ui/desk/pages_kind.h"
#include "ui/heats/shown_round.h"
#include "ui/look/desk_theme.h"
#include "ui/look/spacing.h"
#include "ui/look/style/flat_parts.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

ToDoKeys::ToDoKeys(QWidget* owner) : QObject(owner) {}

void ToDoKeys::add(QAbstractButton& button) {
    button.installEventFilter(this);
}

void ToDoKeys::step(QAbstractButton& from, bool forward) const {
    const auto reason = forward ? Qt::TabFocusReason : Qt::BacktabFocusReason;
    QWidget* next = &from;
    do {
        next = forward ? next->nextInFocusChain() : next->previousInFocusChain();
    } while (next != &from
             && !(next->isVisible() && next->isEnabled() && (next->focusPolicy() & Qt::TabFocus)
                  && next->window() == from.window()));
    next->setFocus(reason);
}

bool ToDoKeys::eventFilter(QObject* watched, QEvent* event) {
    auto* button = qobject_cast<QAbstractButton*>(watched);
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        Q_EMIT focusMoved();
    if (event->type() != QEvent::KeyPress || !button)
        return QObject::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // Later: what it leads to may take this line away.
        QMetaObject::invokeMethod(button, &QAbstractButton::click, Qt::QueuedConnection);
        return true;
    case Qt::Key_Right:
    case Qt::Key_Down: step(*button, true); return true;
    case Qt::Key_Left:
    case Qt::Key_Up: step(*button, false); return true;
    default: return QObject::eventFilter(watched, event);
    }
}

std::vector<ToDoLine> halfTypedLines(const OpenBook& book) {
    std::vector<ToDoLine> lines;
    const auto halfTyped = book.hasEvent() ? kindOf<PagesKind>(book.event()).halfTyped : nullptr;
    if (!halfTyped)
        return lines;
    const QString button = QCoreApplication::translate("mentat::TodayPage", "Go on");
    for (const HalfTyped& one : halfTyped(book))
        lines.push_back({one.what, {one.page, one.address, button}});
    return lines;
}

namespace {

constexpr int rowGap = 2 * space::small + 1; // between two rows, with the hairline in its middle

/// A panel with a line between two rows of its grid.
class QuietRows final : public QWidget {
public:
    QuietRows() : m_grid(bareGrid<QGridLayout>(this, space::medium, rowGap)) {
        m_grid->setContentsMargins(space::page, space::small, space::page, space::small);
        m_grid->setColumnStretch(0, 1);
    }

    [[nodiscard]] QGridLayout& grid() { return *m_grid; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const Colours& colours = coloursOf(palette());
        flat::drawPanel(painter, rect(), {colours.base, colours.line, 1, flat::buttonRadius});
        for (int row = 1; row < m_grid->rowCount(); ++row) {
            // Not cellRect(): asked how high it would be, the grid forgets where its rows are.
            const int y = m_grid->itemAtPosition(row, 0)->geometry().top() - rowGap / 2 - 1;
            painter.fillRect(QRect(1, y, width() - 2, 1), colours.line);
        }
    }

private:
    QGridLayout* m_grid;
};

} // namespace

ToDoLine lineOf(const OpenBook& book, const ToDo& item) {
    const auto nameOf = [&](const PlayerId& player) { return playerName(book.event(), player); };
    return {book.wording().toDo(item, nameOf), targetOf(item)};
}

ToDoList::ToDoList(OpenBook& book, const QString& name, int firstNumber, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_name(name)
    , m_firstNumber(firstNumber)
    , m_keys(new ToDoKeys(this)) {
    setLayout(bareColumn());
}

void ToDoList::setItems(const std::vector<ToDo>& items, const std::vector<ToDoLine>& more) {
    std::vector<ToDoLine> lines;
    for (const ToDo& item : items)
        lines.push_back(lineOf(m_book, item));
    lines.insert(lines.end(), more.begin(), more.end());
    setLines(lines);
}

void ToDoList::setLines(const std::vector<ToDoLine>& lines) {
    setVisible(!lines.empty());
    if (lines == m_shown)
        return;
    const auto focused
        = std::ranges::find_if(m_buttons, [](const QAbstractButton* b) { return b->hasFocus(); });
    const auto place = focused - m_buttons.begin();
    const bool hadFocus = focused != m_buttons.end();
    m_shown = lines;
    makeRows();
    if (hadFocus && !m_buttons.empty()) {
        const auto last = static_cast<std::ptrdiff_t>(m_buttons.size()) - 1;
        m_buttons[static_cast<size_t>(std::min(place, last))]->setFocus();
    }
}

void ToDoList::makeRows() {
    m_buttons.clear();
    if (m_rows) { // later: one of its buttons may be what was pressed
        m_rows->setParent(nullptr);
        m_rows->deleteLater();
        m_rows = nullptr;
    }
    if (m_shown.empty())
        return;
    m_rows = new QuietRows;
    const std::vector<PageEntry> pages = pagesOf(m_book);
    for (int row = 0; row < static_cast<int>(m_shown.size()); ++row) {
        const ToDoLine& line = m_shown[static_cast<size_t>(row)];
        addRow(row, line,
               std::ranges::find(pages, line.target.page, &PageEntry::id) != pages.end());
    }
    layout()->addWidget(m_rows);
    m_rows->show();
}

void ToDoList::addRow(int row, const ToDoLine& line, bool hasPage) {
    QGridLayout& grid = static_cast<QuietRows*>(m_rows)->grid();
    const int number = m_firstNumber + row;
    auto* text = new QLabel(line.text);
    text->setObjectName(u"%1Text%2"_s.arg(m_name).arg(number));
    showPlainly(*text);
    grid.addWidget(text, row, 0);
    grid.setRowMinimumHeight(row, QPushButton().sizeHint().height());
    if (!hasPage)
        return;
    const ToDoTarget& target = line.target;
    auto* button = new QPushButton(target.button);
    button->setObjectName(u"%1Button%2"_s.arg(m_name).arg(number));
    button->setAccessibleDescription(line.text);
    m_keys->add(*button);
    connect(button, &QPushButton::clicked, this,
            [this, target] { Q_EMIT leadsTo(target.page, target.address); });
    grid.addWidget(button, row, 1, Qt::AlignVCenter);
    m_buttons.push_back(button);
}

QWidget* ToDoList::first() const {
    return m_buttons.empty() ? nullptr : m_buttons.front();
}

QWidget* ToDoList::last() const {
    return m_buttons.empty() ? nullptr : m_buttons.back();
}

bool ToDoList::focusFirst() {
    if (QWidget* button = first())
        button->setFocus(Qt::OtherFocusReason);
    return first();
}

namespace {

QString buttonText(const char* english) {
    return QCoreApplication::translate("ToDoTarget", english);
}

QString roundAddress(const ToDo& item) {
    return item.round ? addressOf(*item.round) : QString();
}

/// Of a round that has one table alone that one.
QString tableAddress(const ToDo& item) {
    if (!item.round)
        return {};
    return addressOf({*item.round, item.tables.empty() ? TableNumber(1) : item.tables.front()});
}

/// Where it is checked in, drawn and started.
ToDoTarget inRounds(const ToDo& item, const char* button, const QString& part = u"tables"_s) {
    const bool isAdvanced = item.round && item.round->isAdvanced();
    return isAdvanced ? ToDoTarget{u"final"_s, roundAddress(item) + u'/' + part, buttonText(button)}
                      : ToDoTarget{u"heats"_s, roundAddress(item), buttonText(button)};
}

/// H10.24, H10.27: of a stage as such, and no game of it.
bool isOfStage(const Finding& warning) {
    return warning.kind == FindingKind::StageNotClosed || warning.kind == FindingKind::NotSeated;
}

ToDoTarget inLineUp(const ToDo& item, const char* button) {
    return inRounds(item, button, u"line-up"_s);
}

/// Of the only advanced round.
ToDoTarget inFinal(const char* button) {
    return {u"final"_s, u"tables"_s, buttonText(button)};
}

/// Of a session, which has games and houses.
ToDoTarget inGames(const QString& address, const char* button) {
    return {u"games"_s, address, buttonText(button)};
}

ToDoTarget inHouses(const ToDo& item) {
    return {u"houses"_s, item.players.empty() ? QString() : item.players.front().text(),
            buttonText(QT_TRANSLATE_NOOP("ToDoTarget", "Houses"))};
}

ToDoTarget inEvent(const QString& address, const char* button) {
    return {u"event"_s, address, buttonText(button)};
}

ToDoTarget inResults(const ToDo& item, const char* button) {
    return {u"results"_s, roundAddress(item), buttonText(button)};
}

ToDoTarget inSheet(const ToDo& item, const char* button) {
    return {u"results"_s, tableAddress(item), buttonText(button)};
}

ToDoTarget inAwards(const ToDo& item, const char* button) {
    return {u"awards"_s, item.faction ? QString(idOf(*item.faction)) : QString(),
            buttonText(button)};
}

} // namespace

ToDoTarget targetOf(const ToDo& item) {
    using enum ToDoKind;
    switch (item.kind) {
    case RegisterPlayers:
        return {u"players"_s, {}, buttonText(QT_TRANSLATE_NOOP("ToDoTarget", "Register"))};
    case SetUpHeats: return inEvent(u"heatsPart"_s, QT_TRANSLATE_NOOP("ToDoTarget", "Set up"));
    case TimeIsUp: return inResults(item, QT_TRANSLATE_NOOP("ToDoTarget", "Results"));
    case RecordSheets: return inSheet(item, QT_TRANSLATE_NOOP("ToDoTarget", "Type the sheet"));
    case StartTables: return inRounds(item, QT_TRANSLATE_NOOP("ToDoTarget", "Start"));
    case DrawTables:
        return inRounds(item, item.round && item.round->isAdvanced()
                                  ? QT_TRANSLATE_NOOP("ToDoTarget", "Seat")
                                  : QT_TRANSLATE_NOOP("ToDoTarget", "Draw"));
    case LastTurns:
    case TablesPlay: return inRounds(item, QT_TRANSLATE_NOOP("ToDoTarget", "Tables"));
    case CheckIn: return inRounds(item, QT_TRANSLATE_NOOP("ToDoTarget", "Check in"));
    case RollTie:
        return {u"standings"_s, u"ties"_s, buttonText(QT_TRANSLATE_NOOP("ToDoTarget", "Roll"))};
    case DecideAward: return inAwards(item, QT_TRANSLATE_NOOP("ToDoTarget", "Decide"));
    case HandOverAwards:
    case SendAwards: return inAwards(item, QT_TRANSLATE_NOOP("ToDoTarget", "Awards"));
    case WorkCallList: return inLineUp(item, QT_TRANSLATE_NOOP("ToDoTarget", "Call list"));
    case CloseLineUp: return inLineUp(item, QT_TRANSLATE_NOOP("ToDoTarget", "Line-up"));
    case VoteOnExpansion: return inFinal(QT_TRANSLATE_NOOP("ToDoTarget", "Vote"));
    case PickFactions: return inFinal(QT_TRANSLATE_NOOP("ToDoTarget", "Pick"));
    case NoFinalYet: return inFinal(QT_TRANSLATE_NOOP("ToDoTarget", "Final"));
    case RollInFinal: return inFinal(QT_TRANSLATE_NOOP("ToDoTarget", "Roll"));
    case RollForWin:
    case RollInStage: return inRounds(item, QT_TRANSLATE_NOOP("ToDoTarget", "Roll"));
    case HandIn:
        return {u"reports"_s, u"hand-in"_s, buttonText(QT_TRANSLATE_NOOP("ToDoTarget", "Hand-in"))};
    case CloseEvent: return inEvent(u"closing"_s, QT_TRANSLATE_NOOP("ToDoTarget", "Close…"));
    case LookAtWarnings:
        return item.warning && isOfStage(*item.warning)
                   ? inLineUp(item, QT_TRANSLATE_NOOP("ToDoTarget", "Look"))
                   : inSheet(item, QT_TRANSLATE_NOOP("ToDoTarget", "Look"));
    case CheckResults: return inResults(item, QT_TRANSLATE_NOOP("ToDoTarget", "Double-check"));
    case AwaitVerdict:
    case AskTable: return inSheet(item, QT_TRANSLATE_NOOP("ToDoTarget", "Type the answer"));
    case RollForVerdict: return inSheet(item, QT_TRANSLATE_NOOP("ToDoTarget", "Roll"));
    case NotAsked:
    case HomesMissing: break;
    case RecordGames: return inGames(u"new"_s, QT_TRANSLATE_NOOP("ToDoTarget", "Games"));
    case LookAtGame:
        return inGames(QString::number(item.number.value()),
                       QT_TRANSLATE_NOOP("ToDoTarget", "Look"));
    case LookAtHouses:
    case AskHouses: return inHouses(item);
    case FinishGames: return inResults(item, QT_TRANSLATE_NOOP("ToDoTarget", "Results"));
    }
    return {};
}

/// The heat; of an advanced round its line-up until it is seated, then its tables.
ToDoTarget targetOf(const DayCard& card) {
    if (card.round.isHeat())
        return {u"heats"_s, addressOf(card.round), {}};
    const bool isSeated = card.state < DayCardState::ToCome || card.state == DayCardState::GamePlays
                          || card.state == DayCardState::GameEnded
                          || card.state == DayCardState::Decided;
    return {u"final"_s, addressOf(card.round) + (isSeated ? u"/tables"_s : u"/line-up"_s), {}};
}

} // namespace mentat
