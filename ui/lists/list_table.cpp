#include "ui/lists/list_table.h"

#include "ui/lists/list_header.h"
#include "ui/look/spacing.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>
#include <numeric>

namespace mentat {

namespace {

/// Room above and below: lines of one text stand closer than those of two rows.
class LongTextDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 2 * space::tight);
    }
};

int sumOf(const std::vector<ColumnWish>& columns, int ColumnWish::*part) {
    return std::accumulate(columns.begin(), columns.end(), 0,
                           [part](int sum, const ColumnWish& one) { return sum + one.*part; });
}

} // namespace

ListTable::ListTable(const DeskTheme& theme, const QString& name, QWidget* parent)
    : QTableView(parent)
    , m_theme(theme)
    , m_header(new ListHeader(this)) {
    setHorizontalHeader(m_header);
    setAccessibleName(name);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(m_header, &QHeaderView::sectionResized, this, [this](int column) {
        if (!m_sharing && m_header->sectionResizeMode(column) == QHeaderView::Interactive
            && QGuiApplication::mouseButtons() != Qt::NoButton)
            m_isByHand = true;
    });
    connect(&m_theme, &DeskTheme::densityChanged, this, &ListTable::applyRowHeight);
    applyRowHeight();
}

void ListTable::setWideColumn(int column) {
    horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
}

void ListTable::breakLongTexts(int column) {
    setItemDelegateForColumn(column, new LongTextDelegate(this));
    setWordWrap(true);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // A column that became wider or narrower changes where its texts are broken.
    connect(horizontalHeader(), &QHeaderView::sectionResized, this,
            &QTableView::resizeRowsToContents, Qt::QueuedConnection);
}

void ListTable::applyRowHeight() {
    const int height = m_theme.rowHeight(fontMetrics());
    verticalHeader()->setMinimumSectionSize(height);
    verticalHeader()->setDefaultSectionSize(height);
}

void ListTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange) {
        applyRowHeight();
        fitColumns();
    }
}

QModelIndex ListTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    const bool isAlongRows = action == MoveHome || action == MoveEnd;
    // The table's own Ctrl+Home leads there in the first column that is shown.
    const QModelIndex there
        = QTableView::moveCursor(action, isAlongRows ? modifiers | Qt::ControlModifier : modifiers);
    if (!isAlongRows || !currentIndex().isValid())
        return there;
    return there.siblingAtColumn(currentIndex().column());
}

void ListTable::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) {
        QApplication::clipboard()->setText(asText());
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

QString ListTable::asText() const {
    if (!model())
        return {};
    std::set<int> chosen;
    if (selectionModel()) {
        for (const QModelIndex& index : selectionModel()->selectedRows())
            chosen.insert(index.row());
    }
    const auto line = [&](auto textOf) {
        QStringList cells;
        for (int visual = 0; visual < horizontalHeader()->count(); ++visual) {
            const int column = horizontalHeader()->logicalIndex(visual);
            if (!isColumnHidden(column))
                cells.append(textOf(column).simplified());
        }
        return cells.join(u'\t');
    };
    QStringList lines{
        line([&](int column) { return model()->headerData(column, Qt::Horizontal).toString(); })};
    for (int row = 0; row < model()->rowCount(); ++row) {
        if (chosen.empty() || chosen.contains(row))
            lines.append(
                line([&](int column) { return model()->index(row, column).data().toString(); }));
    }
    return lines.join(u'\n') + u'\n';
}

void ListTable::paintEvent(QPaintEvent* event) {
    QTableView::paintEvent(event);
    if (m_emptyText.isEmpty() || (model() && model()->rowCount() > 0))
        return;
    QPainter painter(viewport());
    painter.setPen(coloursOf(palette()).weakText);
    const int margin = space::page;
    painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_emptyText);
}

void ListTable::measureColumns() {
    constexpr int wideLetters = 12;
    constexpr int fewLetters = 8;
    m_measures.clear();
    const int letter = fontMetrics().averageCharWidth();
    for (int column = 0; model() && column < m_header->count(); ++column) {
        if (m_hidden.contains(column)) {
            m_measures.push_back({});
            continue;
        }
        const bool isWide = m_header->sectionResizeMode(column) == QHeaderView::Stretch;
        const auto expected = m_expected.find(column);
        const int content
            = std::max(sizeHintForColumn(column),
                       expected == m_expected.end()
                           ? 0
                           : fontMetrics().horizontalAdvance(expected->second) + 2 * space::small);
        const QVariant alignment
            = model()->index(0, column).data(Qt::TextAlignmentRole); // of all its rows
        const bool isNumber = Qt::Alignment(alignment.toInt()).testFlag(Qt::AlignRight);
        const int kept = (isWide ? wideLetters : fewLetters) * letter + 2 * space::small;
        m_measures.push_back({content, isNumber ? content : std::min(content, kept)});
    }
}

int ListTable::roomOfColumns(int width) const {
    // The bar may come by the rows that are still to come.
    const int bar = verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOff
                        ? 0
                        : style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    return width - bar - 2 * frameWidth();
}

std::vector<ColumnWish> ListTable::wishes(bool broken) const {
    std::vector<ColumnWish> all;
    int leastOfWide = 0; // what is left over they share alike
    const auto isWide = [this](int column) {
        return !isColumnHidden(column)
               && m_header->sectionResizeMode(column) == QHeaderView::Stretch;
    };
    for (int column = 0; column < m_header->count(); ++column) {
        const Measure& measure = m_measures[static_cast<size_t>(column)];
        const int title = m_header->widthOfTitle(column, broken);
        const int least = std::max(measure.least, title);
        all.push_back(isColumnHidden(column) ? ColumnWish()
                                             : ColumnWish{std::max(measure.content, title), least});
        if (isWide(column))
            leastOfWide = std::max(leastOfWide, least);
    }
    for (int column = 0; column < m_header->count(); ++column) {
        if (isWide(column))
            all[static_cast<size_t>(column)] = {leastOfWide, leastOfWide};
    }
    return all;
}

bool ListTable::isTooWide() const {
    return sumOf(wishes(true), &ColumnWish::wanted) > roomOfColumns(width());
}

int ListTable::leastWidth() const {
    const bool isMeasured = static_cast<int>(m_measures.size()) == m_header->count();
    return (isMeasured ? sumOf(wishes(true), &ColumnWish::least) : 0) - roomOfColumns(0);
}

void ListTable::spareColumns(int room) {
    for (const int column : m_spare)
        QTableView::setColumnHidden(column, m_hidden.contains(column));
    for (const int column : m_spare) {
        if (sumOf(wishes(true), &ColumnWish::least) <= room)
            return;
        QTableView::setColumnHidden(column, true);
    }
}

void ListTable::setColumnHidden(int column, bool hidden) {
    if (hidden)
        m_hidden.insert(column);
    else
        m_hidden.erase(column);
    QTableView::setColumnHidden(column, hidden);
}

void ListTable::shareRoom(int width) {
    if (m_sharing || static_cast<int>(m_measures.size()) != m_header->count())
        return;
    const QScopedValueRollback sharing(m_sharing, true);
    const int room = roomOfColumns(width);
    spareColumns(room);
    const bool isBroken = sumOf(wishes(false), &ColumnWish::wanted) > room;
    if (m_header->setBroken(isBroken)) {
        updateGeometries(); // another height of the titles
        updateGeometry();
    }
    const std::vector<int> widths = sharedRoom(wishes(isBroken), room);
    for (int column = 0; column < m_header->count(); ++column) {
        if (!isColumnHidden(column)
            && m_header->sectionResizeMode(column) == QHeaderView::Interactive)
            m_header->resizeSection(column, widths[static_cast<size_t>(column)]);
    }
}

void ListTable::fitColumns(int width) {
    m_isByHand = false;
    measureColumns();
    shareRoom(width);
}

void ListTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    if (event->oldSize().width() != event->size().width() && !m_isByHand)
        shareRoom(width());
}

void fitColumns(ListTable& list) {
    list.fitColumns();
}

} // namespace mentat
