#include "ui/heats/tables/seat_choices.h"

#include "app/session/rounds/seat_acts.h"
#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/accent_button.h"
#include "ui/look/desk_theme.h"
#include "ui/look/fields.h"
#include "ui/look/spacing.h"
#include "ui/look/style/own_palette.h"
#include "ui/look/text_label.h"
#include "ui/look/zoom.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The text of the button that makes this change.
QString actOf(const SeatChange& choice) {
    switch (choice.kind) {
    case SeatChangeKind::Latecomer: return SeatChoices::tr("Seat the latecomer");
    case SeatChangeKind::Leaver: return SeatChoices::tr("Remove from the table");
    case SeatChangeKind::Dropout:
        return std::get<LeaveRequest>(choice.request).excused ? SeatChoices::tr("Record as excused")
                                                              : SeatChoices::tr("Disqualify");
    case SeatChangeKind::Swap:
    case SeatChangeKind::Move: break;
    case SeatChangeKind::Merge: return SeatChoices::tr("Dissolve the table");
    case SeatChangeKind::NewTable: return SeatChoices::tr("Open the new table");
    }
    return SeatChoices::tr("Change seats");
}

/// A choice that costs a player the event has to be selected explicitly.
bool mustBeChosen(const SeatChange& choice) {
    return choice.kind == SeatChangeKind::Dropout;
}

/// Whether the change brings a player to this table.
bool leadsTo(const SeatChange& choice, int number) {
    const auto table = TableNumber::fromInt(number);
    const bool isOfOne = choice.kind == SeatChangeKind::Move || choice.kind == SeatChangeKind::Swap
                         || choice.kind == SeatChangeKind::Latecomer;
    if (isOfOne && !choice.players.empty())
        return table && tableAfter(choice, choice.players.front()) == table;
    return table
           && std::ranges::find(choice.tables, *table, &TableChange::table) != choice.tables.end();
}

/// Matches typed numbers against tables only: the sentences contain other numbers too.
bool fits(const SeatChange& choice, const QString& text, const QString& word) {
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    return isNumber ? leadsTo(choice, number) : text.contains(word);
}

} // namespace

/// Draws a choice in columns that are aligned down the list: its table, who else moves, its cost.
/// A cost wraps in its column, or below the others where its column would be too narrow.
class ChoiceRows final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setRows(std::vector<SeatChangeColumns> rows, std::vector<bool> overridden) {
        m_rows = std::move(rows);
        m_overridden = std::move(overridden);
        m_measured.reset();
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        if (index.row() >= std::ssize(m_rows))
            return;
        QStyleOptionViewItem cell(option);
        initStyleOption(&cell, index);
        const QStyle& style = *option.widget->style();
        style.drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, option.widget);
        const Colors& colors = colorsOf(option.palette);
        const SeatChangeColumns& row = m_rows[static_cast<size_t>(index.row())];
        const Cells cells = cellsOf(row, isOverridden(index), option.rect, option.font);
        painter->save();
        painter->setFont(option.font);
        painter->setPen(isAgain(index, option) ? colors.weakText : colors.text);
        painter->drawText(cells.table, Qt::TextWordWrap, row.table);
        painter->setPen(colors.text);
        painter->drawText(cells.deed, Qt::TextWordWrap, row.deed);
        if (isOverridden(index))
            painter->drawPixmap(cells.sign.topLeft(),
                                linePixmap(LineIcon::Warning, cells.sign.width(), colors.warning,
                                           painter->device()->devicePixelRatioF()));
        painter->setPen(colors.weakText);
        painter->drawText(cells.costs, Qt::TextWordWrap, row.costs);
        painter->restore();
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            QStyleOptionFocusRect ring;
            ring.QStyleOption::operator=(option);
            style.drawPrimitive(QStyle::PE_FrameFocusRect, &ring, painter, option.widget);
        }
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        const auto* list = qobject_cast<const QAbstractItemView*>(option.widget);
        if (!list || index.row() >= std::ssize(m_rows))
            return QStyledItemDelegate::sizeHint(option, index);
        const QRect room(0, 0, list->viewport()->width(), 0);
        const Cells cells = cellsOf(m_rows[static_cast<size_t>(index.row())], isOverridden(index),
                                    room, option.font);
        const QFontMetrics metrics(option.font);
        const int pitch = cardPitch(metrics);
        const QRect all = cells.table | cells.deed | cells.costs;
        return {0, std::max(pitch, all.height() + pitch - metrics.height())};
    }

private:
    /// Widths in pixels, for all rows.
    struct Columns {
        QFont font;
        int table = 0;
        int deed = 0;
    };
    /// Where the texts of a row are.
    struct Cells {
        QRect table;
        QRect deed;
        QRect sign; // before the cost
        QRect costs;
    };

    [[nodiscard]] const Columns& columnsFor(const QFont& font) const {
        if (m_measured && m_measured->font == font)
            return *m_measured;
        const QFontMetrics metrics(font);
        Columns columns{.font = font};
        for (const SeatChangeColumns& row : m_rows) {
            if (row.table.isEmpty() && !row.costs.isEmpty())
                columns.deed = std::max(columns.deed, metrics.horizontalAdvance(row.deed));
            if (row.table.isEmpty())
                continue;
            columns.table = std::max(columns.table, metrics.horizontalAdvance(row.table));
            columns.deed = std::max(columns.deed, metrics.horizontalAdvance(row.deed));
        }
        // Words wrap in a box exactly as wide as they are.
        columns.table += columns.table > 0 ? 1 : 0;
        columns.deed += 1;
        return m_measured.emplace(columns);
    }

    /// Within the row, from its top down to the height that the texts need, centered in it.
    [[nodiscard]] Cells cellsOf(const SeatChangeColumns& row, bool isOverridden, const QRect& rect,
                                const QFont& font) const {
        const Columns& columns = columnsFor(font);
        const QFontMetrics metrics(font);
        const int inset = zoomedGap(space::medium);
        const int gap = zoomedGap(space::page);
        const QRect room = rect.adjusted(inset, 0, -inset, 0);
        const int begin = room.left() + (columns.table > 0 ? columns.table + gap : 0);
        const int rest = room.right() - begin - columns.deed - gap;
        const bool isBelow = rest < leastCostLetters * metrics.averageCharWidth();
        const auto box = [&](int left, int top, int width, const QString& text) {
            const QRect most(left, top, std::max(width, 1), QWIDGETSIZE_MAX);
            return text.isEmpty() ? QRect(left, top, 0, 0)
                                  : metrics.boundingRect(most, Qt::TextWordWrap, text);
        };
        Cells cells;
        const int deed = isBelow || row.costs.isEmpty() ? room.right() - begin : columns.deed;
        const int left = row.table.isEmpty() ? room.left() : begin;
        cells.table = box(room.left(), room.top(), columns.table, row.table);
        cells.deed = box(left, room.top(), deed + begin - left + 1, row.deed);
        int costs = isBelow ? begin : begin + columns.deed + gap;
        const int top = isBelow ? cells.deed.bottom() + 1 : room.top();
        if (isOverridden) {
            const int sign = zoomed(signPixels);
            cells.sign = {costs, top + (metrics.height() - sign) / 2, sign, sign};
            costs += sign + zoomedGap(space::tight);
        }
        cells.costs = box(costs, top, room.right() - costs + 1, row.costs);
        const int height = (cells.table | cells.deed | cells.costs).height();
        const int down = std::max((rect.height() - height) / 2, 0);
        for (QRect* cell : {&cells.table, &cells.deed, &cells.sign, &cells.costs})
            cell->translate(0, down);
        return cells;
    }

    [[nodiscard]] bool isOverridden(const QModelIndex& index) const {
        return m_overridden[static_cast<size_t>(index.row())];
    }

    /// Whether the row above, of those shown, is of the same table.
    [[nodiscard]] bool isAgain(const QModelIndex& index, const QStyleOptionViewItem& option) const {
        const auto* list = qobject_cast<const QListView*>(option.widget);
        int above = index.row() - 1;
        while (list && above >= 0 && list->isRowHidden(above))
            --above;
        return above >= 0
               && m_rows[static_cast<size_t>(above)].table
                      == m_rows[static_cast<size_t>(index.row())].table;
    }

    static constexpr int leastCostLetters = 30;
    static constexpr int signPixels = 16;

    std::vector<SeatChangeColumns> m_rows;
    std::vector<bool> m_overridden; // the GM has to type a reason
    mutable std::optional<Columns> m_measured;
};

SeatChoices::SeatChoices(OpenBook& book, QWidget* parent)
    : QFrame(parent)
    , m_book(book)
    , m_title(new TextLabel(TextLevel::GroupTitle))
    , m_filter(named(new QLineEdit, u"seatChoiceFilter"_s, tr("Filter by name or table")))
    , m_list(named(new QListWidget, u"seatChoiceList"_s))
    , m_rows(new ChoiceRows(m_list))
    , m_reasonLabel(new QLabel(tr("&Reason")))
    , m_reason(new QLineEdit)
    , m_leave(named(new QPushButton, u"seatChoiceLeave"_s))
    , m_make(named(new AccentButton, u"seatChoiceMake"_s)) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setObjectName(u"seatChoices"_s);
    makeSearchField(*m_filter, tr("Name or table"));
    m_filter->installEventFilter(this);
    m_list->setAccessibleName(tr("Seat changes, simplest first"));
    m_list->setItemDelegate(m_rows);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->installEventFilter(this);
    m_reasonLabel->setBuddy(m_reason);
    m_reason->setPlaceholderText(tr("Why you're overriding the rule"));
    m_reason->installEventFilter(this);
    // The rows reach the edges, as on a table's card; the text of all parts begins at one x.
    const auto inset = [](auto* parts) {
        parts->setContentsMargins(space::medium, 0, space::medium, 0);
        return parts;
    };
    auto* head = inset(addParts(bareColumn(nullptr, space::small), {m_title, m_filter}));
    auto* reason = rowOfParts({m_reasonLabel, {m_reason, 1}});
    auto* buttons = rowOfParts({FreeSpace{}, m_leave, m_make});
    auto* foot = inset(addParts(bareColumn(nullptr, space::small), {reason, buttons}));
    addParts(columnWithin(this, {0, space::small, 0, space::medium}, space::small),
             {head, {m_list, 1}, foot});

    connect(m_filter, &QLineEdit::textChanged, this, &SeatChoices::showMatching);
    connect(m_list, &QListWidget::itemSelectionChanged, this, &SeatChoices::showReason);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &SeatChoices::make);
    connect(m_make, &QPushButton::clicked, this, &SeatChoices::make);
    connect(m_leave, &QPushButton::clicked, this, &SeatChoices::close);
    m_make->setNextOf(NextOf::Question);
    hide();
}

void SeatChoices::offer(const QString& title, std::vector<SeatChange> choices) {
    m_choices = std::move(choices);
    m_title->setText(title);
    m_reason->clear();
    m_list->clear();
    const auto nameOf = [this](const PlayerId& id) { return playerName(m_book.event(), id); };
    std::vector<SeatChangeColumns> rows;
    std::vector<bool> overridden;
    for (const SeatChange& choice : m_choices) {
        rows.push_back(m_book.wording().seatChangeColumns(choice, nameOf));
        overridden.push_back(!choice.gmOverrides.empty());
    }
    m_rows->setRows(std::move(rows), std::move(overridden));
    for (const SeatChange& choice : m_choices)
        m_list->addItem(m_book.wording().seatChange(choice, nameOf));
    const bool isLeaving = std::holds_alternative<LeaveRequest>(m_choices.front().request);
    setTextAndKey(*m_leave, isLeaving ? tr("Keep in the game") : tr("Cancel"),
                  QKeySequence(Qt::Key_Escape));
    m_filter->setVisible(isLong());
    m_filter->clear();
    m_isTypedBlind = false;
    // Two rows, or one with a long cost.
    m_list->setMinimumHeight(2 * cardPitch(m_list->fontMetrics()) + space::tight);
    show();
    m_list->setFocus();
    m_list->setCurrentRow(mustBeChosen(m_choices.front()) ? -1 : 0);
    showReason();
}

bool SeatChoices::isLong() const {
    constexpr size_t seenAtOnce = 8;
    return m_choices.size() > seenAtOnce;
}

void SeatChoices::showMatching() {
    const QStringList words = normalizedText(m_filter->text()).split(u' ', Qt::SkipEmptyParts);
    int first = -1;
    for (int row = 0; row < m_list->count(); ++row) {
        const QString text = normalizedText(m_list->item(row)->text());
        const SeatChange& choice = m_choices[static_cast<size_t>(row)];
        const bool isMeant = std::ranges::all_of(
            words, [&](const QString& word) { return fits(choice, text, word); });
        m_list->setRowHidden(row, !isMeant);
        if (isMeant && first < 0)
            first = row;
    }
    m_list->setCurrentRow(first);
}

void SeatChoices::close() {
    if (!isOpen())
        return;
    hide();
    m_choices.clear();
    m_book.settle();
    Q_EMIT closed();
}

void SeatChoices::showReason() {
    const int row = chosenRow();
    const bool needed = row >= 0 && row < static_cast<int>(m_choices.size())
                        && !m_choices[static_cast<size_t>(row)].gmOverrides.empty();
    m_reasonLabel->setVisible(needed);
    m_reason->setVisible(needed);
    m_make->setEnabled(row >= 0);
    if (row >= 0)
        m_make->setText(actOf(m_choices.at(static_cast<size_t>(row))));
    else if (!m_choices.empty() && mustBeChosen(m_choices.front()))
        m_make->setText(tr("Record"));
}

/// The focus alone selects no row.
int SeatChoices::chosenRow() const {
    return m_list->selectedItems().isEmpty() ? -1 : m_list->currentRow();
}

void SeatChoices::make() {
    const int row = chosenRow();
    if (row < 0 && !isLong())
        return sayToChoose();
    if (row < 0) {
        m_book.say(Gravity::Refused, tr("No seat change contains “%1”. Press Esc to clear it.")
                                         .arg(m_filter->text().trimmed()));
        return;
    }
    const SeatChange& chosen = m_choices[static_cast<size_t>(row)];
    if (!chosen.gmOverrides.empty() && m_reason->text().trimmed().isEmpty()) {
        m_reason->setFocus();
        m_book.explain(tr("This overrides a rule: type why, then press Enter."));
        return;
    }
    if (m_book.perform(changeSeats(m_book.event(), chosen, m_reason->text().trimmed())))
        close();
}

/// Without a filter too, a number means a table.
bool SeatChoices::markTable(const QString& digit) {
    if (!digit.front().isDigit())
        return false;
    for (int row = 0; row < m_list->count(); ++row) {
        const SeatChange& choice = m_choices[static_cast<size_t>(row)];
        if (fits(choice, normalizedText(m_list->item(row)->text()), digit)) {
            m_list->setCurrentRow(row);
            return true;
        }
    }
    return false;
}

void SeatChoices::sayToChoose() {
    m_book.say(Gravity::Refused,
               tr("Choose with the arrow keys and Enter first, or press Esc to leave."));
}

void SeatChoices::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape:
        m_book.settle(); // a filter without matches is cleared
        m_filter->text().isEmpty() ? close() : m_filter->clear();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // The Enter that ends a name typed blindly must not choose.
        std::exchange(m_isTypedBlind, false) ? sayToChoose() : make();
        break;
    default: QFrame::keyPressEvent(event);
    }
}

bool SeatChoices::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    auto& key = *static_cast<QKeyEvent*>(event);
    const bool isMove = key.key() == Qt::Key_Up || key.key() == Qt::Key_Down;
    const bool isText = !typedText(key).isEmpty();
    if (isMove)
        m_isTypedBlind = false;
    if (watched == m_list && isText && isLong()) {
        m_filter->setFocus();
        QCoreApplication::sendEvent(m_filter, event);
        return true;
    }
    if (watched == m_list && isText && markTable(typedText(key)))
        return true;
    if (watched == m_list && isText) {
        // Letters of a name typed blindly would select another seat.
        m_isTypedBlind = true;
        sayToChoose();
        return true;
    }
    if (watched == m_filter && isMove) {
        m_list->setFocus();
        QCoreApplication::sendEvent(m_list, event);
        return true;
    }
    if (key.key() == Qt::Key_Escape || key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
        keyPressEvent(&key);
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace mentat

#include "moc_seat_choices.cpp"
