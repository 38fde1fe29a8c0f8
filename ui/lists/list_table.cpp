#include "ui/lists/list_table.h"

#include "ui/look/spacing.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <set>

using namespace Qt::StringLiterals;

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

} // namespace

ListTable::ListTable(const Look& look, const QString& name, QWidget* parent)
    : QTableView(parent)
    , m_look(look) {
    setAccessibleName(name);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(&m_look, &Look::densityChanged, this, &ListTable::applyRowHeight);
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
    const int height = m_look.rowHeight(fontMetrics());
    verticalHeader()->setMinimumSectionSize(height);
    verticalHeader()->setDefaultSectionSize(height);
}

void ListTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange) {
        applyRowHeight();
        fitColumns(*this);
    }
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

void fitColumns(ListTable& list) {
    const QHeaderView& header = *list.horizontalHeader();
    for (int column = 0; column < header.count(); ++column) {
        if (header.sectionResizeMode(column) == QHeaderView::Interactive)
            list.resizeColumnToContents(column);
    }
}

} // namespace mentat
