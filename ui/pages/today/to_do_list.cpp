#include "ui/pages/today/to_do_list.h"

#include "model/finding_kind.h"
#include "reports/wording/language/phrase.h"
#include "scoring/scoring_kind.h"
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
        // Queued: the act may delete this line.
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
    const QString button = QCoreApplication::translate("mentat::TodayPage", "Continue");
    for (const HalfTyped& one : halfTyped(book))
        lines.push_back({one.what, {one.page, one.address, button}});
    return lines;
}

namespace {

constexpr int rowGap = 2 * space::small + 1; // between two rows, with a hairline in the middle

/// A panel with a line between its grid's rows.
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
        const Colors& colors = colorsOf(palette());
        flat::drawPanel(painter, rect(), {colors.base, colors.line, 1, flat::buttonRadius});
        for (int row = 1; row < m_grid->rowCount(); ++row) {
            // Not by cellRect(): QGridLayout forgets it when asked for its height.
            const int y = m_grid->itemAtPosition(row, 0)->geometry().top()
                          - m_grid->verticalSpacing() / 2 - 1;
            painter.fillRect(QRect(1, y, width() - 2, 1), colors.line);
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

std::optional<ToDoLine> nextStepNow(const OpenBook& book) {
    const auto toDo = book.hasEvent() ? kindOf<ScoringKind>(book.event()).toDo : nullptr;
    if (!toDo)
        return std::nullopt;
    const std::vector<ToDo> items = toDo(book.event(), book.now());
    const auto first = std::ranges::find_if(
        items, [](const ToDo& item) { return groupOf(item.kind) == ToDoGroup::Next; });
    if (first == items.end())
        return std::nullopt;
    ToDoLine line = lineOf(book, *first);
    const std::vector<PageEntry> pages = pagesOf(book);
    const bool hasPage = std::ranges::find(pages, line.target.page, &PageEntry::id) != pages.end();
    return hasPage ? std::optional(std::move(line)) : std::nullopt;
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
    if (m_rows) { // deleted later: one of its buttons may be the sender
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

QString roundAddress(const ToDo& item) {
    return item.round ? addressOf(*item.round) : QString();
}

/// Leads to check-in, draw, and start.
ToDoTarget inRounds(const ToDo& item, const QString& part) {
    const bool isAdvanced = item.round && item.round->isAdvanced();
    return isAdvanced ? ToDoTarget{u"final"_s, roundAddress(item) + u'/' + part, {}}
                      : ToDoTarget{u"heats"_s, roundAddress(item), {}};
}

ToDoTarget inTables(const ToDo& item) {
    return inRounds(item, u"tables"_s);
}

ToDoTarget inLineUp(const ToDo& item) {
    return inRounds(item, u"line-up"_s);
}

ToDoTarget inResults(const ToDo& item) {
    return {u"results"_s, roundAddress(item), {}};
}

/// Leads to the first table named, or for a round with a single table, to that one.
ToDoTarget inSheet(const ToDo& item) {
    if (!item.round)
        return {u"results"_s, {}, {}};
    const TableNumber table = item.tables.empty() ? TableNumber(1) : item.tables.front();
    return {u"results"_s, addressOf({*item.round, table}), {}};
}

/// H10.24, H10.27: about the stage itself, not one of its games.
bool isOfStage(const Finding& warning) {
    return warning.kind == FindingKind::StageNotClosed || warning.kind == FindingKind::NotSeated;
}

ToDoTarget atWarning(const ToDo& item) {
    return item.warning && isOfStage(*item.warning) ? inLineUp(item) : inSheet(item);
}

using enum ToDoKind;

constexpr ToDoRow sharedRows[] = {
    {RegisterPlayers, Phrase("ToDoTarget", "Register players"),
     [](const ToDo&) {
         return ToDoTarget{u"players"_s, {}, {}};
     }},
    {SetUpHeats, Phrase("ToDoTarget", "Set up"),
     [](const ToDo&) {
         return ToDoTarget{u"event"_s, u"heatsPart"_s, {}};
     }},
    {TimeIsUp, Phrase("ToDoTarget", "Results"), inSheet}, // the first table still playing
    {RecordSheets, Phrase("ToDoTarget", "Type the sheet"), inSheet},
    {StartTables, Phrase("ToDoTarget", "Start"), inTables},
    {DrawTables, Phrase("ToDoTarget", "Draw tables"), inTables},
    {LastTurns, Phrase("ToDoTarget", "Tables"), inTables},
    {CheckIn, Phrase("ToDoTarget", "Check in"), inTables},
    {TablesPlay, Phrase("ToDoTarget", "Tables"), inTables},
    {RollTie, Phrase("ToDoTarget", "Roll"),
     [](const ToDo&) {
         return ToDoTarget{u"standings"_s, u"ties"_s, {}};
     }},
    {WorkCallList, Phrase("ToDoTarget", "Call list"), inLineUp},
    {CloseLineUp, Phrase("ToDoTarget", "Line-up"), inLineUp},
    {RollInStage, Phrase("ToDoTarget", "Roll"), inTables},
    {RollForWin, Phrase("ToDoTarget", "Roll"), inTables},
    {HandIn, Phrase("ToDoTarget", "Hand-in"),
     [](const ToDo&) {
         return ToDoTarget{u"reports"_s, u"hand-in"_s, {}};
     }},
    {CloseEvent, Phrase("ToDoTarget", "Close…"),
     [](const ToDo&) {
         return ToDoTarget{u"event"_s, u"closing"_s, {}};
     }},
    {LookAtWarnings, Phrase("ToDoTarget", "View"), atWarning},
    {CheckResults, Phrase("ToDoTarget", "Double-check"), inResults},
    {AwaitVerdict, Phrase("ToDoTarget", "Type the answer"), inSheet},
    {RollForVerdict, Phrase("ToDoTarget", "Roll"), inSheet},
    {AskTable, Phrase("ToDoTarget", "Type the answer"), inSheet},
    {FinishGames, Phrase("ToDoTarget", "Results"), inResults},
    {NoFinalYet, Phrase("ToDoTarget", "Final"),
     [](const ToDo&) {
         return ToDoTarget{u"final"_s, u"tables"_s, {}};
     }},
};

const ToDoRow* rowOf(ToDoKind kind) {
    const auto in = [kind](std::span<const ToDoRow> rows) -> const ToDoRow* {
        const auto found = std::ranges::find(rows, kind, &ToDoRow::kind);
        return found == rows.end() ? nullptr : &*found;
    };
    if (const ToDoRow* row = in(sharedRows))
        return row;
    for (const PagesKind& own : kinds<PagesKind>()) {
        if (const ToDoRow* row = in(own.toDos))
            return row;
    }
    return nullptr;
}

} // namespace

std::span<const ToDoRow> sharedToDos() {
    return sharedRows;
}

ToDoTarget targetOf(const ToDo& item) {
    const ToDoRow* row = rowOf(item.kind);
    if (!row)
        return {};
    ToDoTarget target = row->where(item);
    const bool isSeated = item.kind == DrawTables && item.round && item.round->isAdvanced();
    target.button = say(isSeated ? Phrase("ToDoTarget", "Seat") : row->button);
    return target;
}

/// The heat, or for an advanced round its line-up until it is seated, then its tables.
ToDoTarget targetOf(const DayCard& card) {
    if (card.round.isHeat())
        return {u"heats"_s, addressOf(card.round), {}};
    const bool isSeated = card.state < DayCardState::ToCome || card.state == DayCardState::GamePlays
                          || card.state == DayCardState::GameEnded
                          || card.state == DayCardState::Decided;
    return {u"final"_s, addressOf(card.round) + (isSeated ? u"/tables"_s : u"/line-up"_s), {}};
}

} // namespace mentat

#include "moc_to_do_list.cpp"
