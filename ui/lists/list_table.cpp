#include "ui/lists/list_table.h"

#include "ui/lists/list_header.h"
#include "ui/lists/measuring_delegate.h"
#include "ui/look/spacing.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace mentat {

namespace {

constexpr int emptyLetters = 60; // of a list without rows

/// Room above and below: lines of one text stand closer than those of two rows.
class LongTextDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 2 * space::tight);
    }
};

} // namespace

ListTable::ListTable(const DeskTheme& theme, const QString& name, QWidget* parent)
    : QTableView(parent)
    , m_theme(theme)
    , m_header(new ListHeader(this)) {
    setHorizontalHeader(m_header);
    setItemDelegate(new MeasuringDelegate(this));
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
    horizontalHeader()->setMinimumSectionSize(1); // as wide as the list says, and no wider
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(m_header, &QHeaderView::sectionResized, this, [this](int column) {
        if (!m_sharing && m_header->sectionResizeMode(column) == QHeaderView::Interactive
            && QGuiApplication::mouseButtons() != Qt::NoButton)
            m_isByHand = true;
    });
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
    const auto follow = [this] { followSize(); };
    connect(verticalHeader(), &QHeaderView::sectionCountChanged, this, follow);
    connect(verticalHeader(), &QHeaderView::sectionResized, this, follow);
    connect(m_header, &QHeaderView::sortIndicatorChanged, this, [this] {
        measureTitles(); // the arrow stands elsewhere
        if (!m_isByHand)
            shareRoom(width());
    });
    connect(&m_theme, &DeskTheme::densityChanged, this, &ListTable::applyRowHeight);
    applyRowHeight();
}

void ListTable::forgetColumns() {
    m_kinds.clear();
    m_spare.clear();
    m_expected.clear();
    for (int column = 0; column < model()->columnCount(); ++column) {
        setColumnHidden(column, false);
        setItemDelegateForColumn(column, nullptr);
    }
}

void ListTable::setEmptyText(const QString& text) {
    m_emptyText = text;
    viewport()->update(); // no row comes or goes that would do it
    followSize();
}

std::vector<int> ListTable::nameColumns() const {
    std::vector<int> columns;
    for (const auto& [column, kind] : m_kinds) {
        if (kind == ColumnKind::Names)
            columns.push_back(column);
    }
    return columns;
}

bool ListTable::restoreOrder(const QByteArray& headerState) {
    if (headerState.isEmpty() || !m_header->restoreState(headerState))
        return false;
    for (int column = 0; column < m_header->count(); ++column)
        m_header->setSectionResizeMode(column, QHeaderView::Interactive);
    m_header->setSectionsClickable(true);
    return true;
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
    followSize();
}

void ListTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange) {
        applyRowHeight();
        fitColumns();
        // Once more when the titles have the new font, too.
        if (!std::exchange(m_willFit, true))
            QMetaObject::invokeMethod(
                this,
                [this] {
                    m_willFit = false;
                    fitColumns();
                },
                Qt::QueuedConnection);
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
    const bool wasTypedIn = state() == EditingState;
    QTableView::keyPressEvent(event);
    // The field that it opened has taken it; the view hands it on to the window as well.
    if (!wasTypedIn && state() == EditingState)
        event->accept();
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
    if (!saysWhyEmpty())
        return;
    QPainter painter(viewport());
    painter.setPen(coloursOf(palette()).weakText);
    const int margin = space::page;
    painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_emptyText);
}

void ListTable::dataChanged(const QModelIndex& from, const QModelIndex& to,
                            const QList<int>& roles) {
    QTableView::dataChanged(from, to, roles);
    growSoon();
}

void ListTable::reset() {
    QTableView::reset();
    growSoon();
}

void ListTable::rowsInserted(const QModelIndex& parent, int first, int last) {
    QTableView::rowsInserted(parent, first, last);
    growSoon();
}

bool ListTable::saysWhyEmpty() const {
    return !m_emptyText.isEmpty() && (!model() || model()->rowCount() == 0);
}

int ListTable::wantedHeight(int width) const {
    int rows = verticalHeader()->length();
    if (saysWhyEmpty()) {
        const QRect room(0, 0, std::max(width - 2 * space::page, 1), QWIDGETSIZE_MAX);
        rows = fontMetrics().boundingRect(room, Qt::TextWordWrap, m_emptyText).height()
               + 2 * space::page;
    }
    const int titles = m_header->isHidden() ? 0 : m_header->sizeHint().height();
    return titles + rows + 2 * frameWidth();
}

QSize ListTable::sizeHint() const {
    ensurePolished();
    const bool isMeasured = static_cast<int>(m_measures.size()) == m_header->count();
    int width = isMeasured ? wantedWidth() : QTableView::sizeHint().width();
    if (saysWhyEmpty())
        width = std::max(width, emptyLetters * fontMetrics().averageCharWidth());
    return {width, wantedHeight(width)};
}

QSize ListTable::minimumSizeHint() const {
    return QTableView::minimumSizeHint().boundedTo(sizeHint());
}

void ListTable::followSize() {
    // Titles of nothing say nothing.
    if (m_header->isHidden() != saysWhyEmpty()) {
        m_header->setHidden(saysWhyEmpty());
        updateGeometries();
    }
    const QSize wanted = sizeHint();
    if (wanted == m_told)
        return;
    m_told = wanted;
    updateGeometry();
}

void ListTable::setColumnHidden(int column, bool hidden) {
    if (hidden)
        m_hidden.insert(column);
    else
        m_hidden.erase(column);
    QTableView::setColumnHidden(column, hidden);
}

void ListTable::fitColumns(int width) {
    m_isByHand = false;
    measureColumns();
    shareRoom(width);
    followSize();
}

void ListTable::resizeEvent(QResizeEvent* event) {
    // Before the bars are placed: the columns of before would need one.
    if (event->oldSize().width() != event->size().width() && !m_isByHand)
        shareRoom(width());
    QTableView::resizeEvent(event);
}

void fitColumns(ListTable& list) {
    list.fitColumns();
}

} // namespace mentat
