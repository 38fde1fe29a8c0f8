#include "ui/lists/report_list.h"

#include "model/values/name.h"
#include "ui/lists/list_delegates.h"
#include "ui/look/desk_theme.h"
#include "ui/look/fields.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QCoreApplication>
#include <QFont>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr qsizetype longTitle = 14; // letters
constexpr int bandLine = 2;

/// Titles are longer than the numbers below them, so they wrap as in a narrow column.
QString brokenEarly(const QString& title) {
    if (title.size() <= longTitle)
        return title;
    return inTwoLines(title, [](const QString& part) { return static_cast<int>(part.size()); });
}

} // namespace

ReportTableModel::ReportTableModel(QObject* parent, Titles titles)
    : TableModel(parent)
    , m_titles(titles) {}

void ReportTableModel::setTable(ReportTable table) {
    for (size_t i = 0; i < table.rows.size(); ++i) {
        if (table.rows[i].key.isEmpty())
            table.rows[i].key = QString::number(i);
    }
    if (table.columns != m_columns) {
        setRows({});
        beginResetModel();
        m_columns = std::move(table.columns);
        endResetModel();
    }
    setRows(std::move(table.rows));
}

int ReportTableModel::columnOf(const QString& key) const {
    const auto found = std::ranges::find(m_columns, key, &ReportColumn::key);
    return found == m_columns.end() ? -1 : static_cast<int>(found - m_columns.begin());
}

QString ReportTableModel::textOf(const QModelIndex& row, const QString& column) const {
    const int at = columnOf(column);
    return row.isValid() && at >= 0 ? row.siblingAtColumn(at).data().toString() : QString();
}

QString ReportTableModel::keyOf(const QModelIndex& index) const {
    return index.isValid() ? row(index).key : QString();
}

Qt::ItemFlags ReportTableModel::flags(const QModelIndex& index) const {
    return index.isValid() && isBand(row(index)) ? Qt::ItemFlags(Qt::ItemNeverHasChildren)
                                                 : TableModel::flags(index);
}

QString ReportTableModel::shownHeader(int column) const {
    return m_titles == Titles::Broken ? brokenEarly(header(column)) : header(column);
}

QVariant ReportTableModel::cell(const ReportRow& row, int column, int role) const {
    if (isBand(row)) {
        if (role == bandRole)
            return true;
        const bool isText = role == Qt::DisplayRole;
        return isText ? QVariant(column == 0 ? row.cells.front().text : QString()) : QVariant();
    }
    const ReportCell& cell = row.cells[static_cast<size_t>(column)];
    switch (role) {
    case Qt::DisplayRole: return cell.text;
    case Qt::ToolTipRole: return at(column).isWide ? QVariant(cell.text) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(cell.isStrong);
        return cell.isStrong ? QVariant(font) : QVariant();
    }
    case sideRole: {
        const auto* side = std::get_if<Side>(&cell.subject);
        return side ? QVariant(QString(idOf(*side))) : QVariant();
    }
    case sortRole:
        // Unknown values sort below all known ones.
        if (isNumber(column))
            return cell.number.value_or(std::numeric_limits<double>::lowest());
        return cell.number ? QVariant(*cell.number) : QVariant(cell.text);
    default: return {};
    }
}

namespace {

bool namesSides(const ReportTableModel& model, int column) {
    return std::ranges::any_of(model.rows(), [&](const ReportRow& row) {
        return !model.isBand(row)
               && std::holds_alternative<Side>(row.cells[static_cast<size_t>(column)].subject);
    });
}

/// Draws a band, such as the cut of the standings, as a line across the list with its sentence.
class BandDelegate final : public MeasuringDelegate {
public:
    using MeasuringDelegate::MeasuringDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// The sentence spans all columns, so it must not widen any of them.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

void BandDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    if (!index.data(bandRole).toBool())
        return MeasuringDelegate::paint(painter, option, index);
    const Colors& colors = colorsOf(option.palette);
    const QRect text = option.rect.adjusted(space::small, 0, -space::small, 0);
    painter->save();
    painter->fillRect(option.rect, colors.accentTint);
    painter->fillRect(QRect(option.rect.topLeft(), QSize(option.rect.width(), bandLine)),
                      colors.accent);
    painter->setPen(colors.accentOnTint);
    painter->setFont(fontOf(TextLevel::Strong, option.font));
    painter->drawText(
        text, Qt::AlignVCenter,
        painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    painter->restore();
}

QSize BandDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = MeasuringDelegate::sizeHint(option, index);
    return index.data(bandRole).toBool() ? QSize(0, size.height()) : size;
}

/// A band is a single cell across all columns.
void spanBands(ListTable& list, const ReportTableModel& model) {
    list.clearSpans();
    for (int row = 0; row < model.rowCount(); ++row) {
        if (!model.isBand(model.rows()[static_cast<size_t>(row)]))
            continue;
        if (!dynamic_cast<BandDelegate*>(list.itemDelegate()))
            list.setItemDelegate(new BandDelegate(&list));
        list.setSpan(row, 0, 1, model.columnCount());
    }
}

void describeColumns(ListTable& list, const ReportTableModel& model, const QStringList& keys) {
    list.forgetColumns();
    const auto& columns = model.tableColumns();
    std::vector<int> spare;
    for (int column = static_cast<int>(columns.size()) - 1; column >= 0; --column) {
        const ReportColumn& shown = columns[static_cast<size_t>(column)];
        if (shown.isWide && shown.key == u"name"_s)
            list.setNameColumn(column);
        else if (shown.isWide)
            list.setWideColumn(column);
        if (shown.isSpare && keys.isEmpty())
            spare.push_back(column);
    }
    for (const QString& key : keys) {
        if (const int column = model.columnOf(key); column >= 0)
            spare.push_back(column);
    }
    list.setSpareColumns(std::move(spare));
}

} // namespace

void showTable(ListTable& list, ReportTableModel& model, ReportTable table,
               const QStringList& spare) {
    const bool hasOtherColumns = table.columns != model.tableColumns();
    const QString marked = model.keyOf(list.currentIndex());
    model.setTable(std::move(table));
    if (hasOtherColumns) {
        describeColumns(list, model, spare);
        if (const int row = model.rowOf(marked); row >= 0)
            list.setCurrentIndex(model.index(row, 0));
    }
    for (int column = 0; column < model.columnCount(); ++column) {
        const bool isOne = namesSides(model, column);
        if (isOne && !list.itemDelegateForColumn(column))
            list.setItemDelegateForColumn(column, new SideDelegate(&list));
    }
    spanBands(list, model);
    list.fitColumns();
}

namespace {

/// Matches rows in which each searched word begins a word, ignoring case and accents.
class WordFilter final : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QString& text) {
        m_words = normalizedText(text).split(u' ', Qt::SkipEmptyParts);
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        if (m_words.isEmpty())
            return true;
        QString text = QStringLiteral(" ");
        for (int column = 0; column < sourceModel()->columnCount(parent); ++column)
            text += normalizedText(sourceModel()->index(row, column, parent).data().toString())
                    + u' ';
        return std::ranges::all_of(m_words,
                                   [&](const QString& word) { return text.contains(u' ' + word); });
    }

private:
    QStringList m_words;
};

} // namespace

ReportList::ReportList(const DeskTheme& theme, const QString& name, const QString& findHint,
                       QWidget* parent)
    : QWidget(parent)
    , m_model(new ReportTableModel(this, ReportTableModel::Titles::Broken))
    , m_list(new ListTable(theme, name)) {
    auto* filter = new WordFilter(this);
    m_shown = filter;
    m_shown->setSourceModel(m_model);
    m_shown->setSortRole(sortRole);
    m_shown->setSortLocaleAware(true);
    m_list->setModel(m_shown);
    m_list->setSortingEnabled(true);
    m_list->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // no higher than its rows
    auto* column = bareColumn(this, space::small);
    if (!findHint.isEmpty()) {
        m_find = new QLineEdit;
        makeSearchField(*m_find, findHint);
        m_find->setAccessibleName(findHint);
        m_find->installEventFilter(this);
        column->addLayout(rowOfParts({{m_find, nearlyAll}, FreeSpace{}}));
        endWhere(*m_find, *m_list);
        keepSizeWhile(*m_list, *m_find);
        connect(m_find, &QLineEdit::textChanged, this, [this, filter](const QString& text) {
            filter->setWords(text);
            if (!m_list->currentIndex().isValid() && m_shown->rowCount() > 0)
                m_list->selectRow(0);
        });
        setFocusProxy(m_find);
    } else {
        setFocusProxy(m_list);
    }
    addParts(column, {{m_list, 1}});
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ReportList::rowMarked);
}

void ReportList::setTable(ReportTable table) {
    const auto marked = markedRow();
    const QString name = marked ? m_model->index(*marked, 0).data().toString() : QString();
    std::optional<int> wide;
    for (size_t i = 0; i < table.columns.size(); ++i) {
        if (table.columns[i].isWide)
            wide = static_cast<int>(i);
    }
    m_model->setTable(std::move(table));
    if (wide)
        m_list->setNameColumn(*wide);
    fitRoom();
    // Only a list with a search field needs a marked row, since other lists follow it.
    std::optional<int> row = m_find ? std::optional(0) : std::nullopt;
    for (int i = 0; marked && i < m_model->rowCount(); ++i) {
        if (m_model->index(i, 0).data().toString() == name) {
            row = i;
            break;
        }
    }
    if (row)
        markRow(*row);
    Q_EMIT rowMarked();
}

void ReportList::fitRoom() {
    const auto& columns = m_model->tableColumns();
    const auto count = static_cast<int>(columns.size());
    for (int column = 0; column < count; ++column)
        m_list->setColumnHidden(column, false);
    // Columns that do not fit are hidden too, except those that name the row.
    std::vector<int> spare;
    for (int column = count - 1; column > 0; --column) {
        if (!columns[static_cast<size_t>(column)].isWide)
            spare.push_back(column);
    }
    m_list->setSpareColumns(std::move(spare));
    // At the full width first: the list then ends with its columns.
    m_list->fitColumns(width());
    for (int column = count - 1; column >= 0 && m_list->isTooWide(width()); --column)
        m_list->setColumnHidden(column, columns[static_cast<size_t>(column)].isSpare);
    m_list->fitColumns(std::min(width(), m_list->sizeHint().width()));
}

void ReportList::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitRoom();
}

void ReportList::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitRoom();
}

std::optional<int> ReportList::markedRow() const {
    const QModelIndex current = m_shown->mapToSource(m_list->currentIndex());
    return current.isValid() ? std::optional(current.row()) : std::nullopt;
}

void ReportList::markRow(int row) {
    const QModelIndex shown = m_shown->mapFromSource(m_model->index(row, 0));
    if (shown.isValid())
        m_list->setCurrentIndex(shown);
}

bool ReportList::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_find && event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool moves = key.key() == Qt::Key_Down || key.key() == Qt::Key_Up
                           || key.key() == Qt::Key_PageDown || key.key() == Qt::Key_PageUp;
        if (moves) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
        if (key.key() == Qt::Key_Escape && !m_find->text().isEmpty()) {
            m_find->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace mentat

#include "moc_report_list.cpp"
