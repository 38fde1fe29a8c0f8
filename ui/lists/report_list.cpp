#include "ui/lists/report_list.h"

#include "model/values/name.h"
#include "ui/itemmodels/table_model.h"
#include "ui/look/fields.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace mentat {

namespace {

/// All words that are looked for begin a word of the row, without case and accents.
class WordFilter final : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QString& text) {
        m_words = normalisedText(text).split(u' ', Qt::SkipEmptyParts);
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        if (m_words.isEmpty())
            return true;
        QString text = QStringLiteral(" ");
        for (int column = 0; column < sourceModel()->columnCount(parent); ++column)
            text += normalisedText(sourceModel()->index(row, column, parent).data().toString())
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
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // it ends with its rows
    auto* column = bareColumn(this, space::small);
    if (!findHint.isEmpty()) {
        m_find = new QLineEdit;
        makeSearchField(*m_find, findHint);
        m_find->setAccessibleName(findHint);
        m_find->installEventFilter(this);
        column->addLayout(rowOfParts({{m_find, nearlyAll}, FreeRoom{}}));
        endWhere(*m_find, *m_list);
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
    // A list that others follow always has a row marked; in the others a mark would say nothing.
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
    // What has no room at all goes too, but for whom or what a row is about.
    std::vector<int> spare;
    for (int column = count - 1; column > 0; --column) {
        if (!columns[static_cast<size_t>(column)].isWide)
            spare.push_back(column);
    }
    m_list->setSpareColumns(std::move(spare));
    // As wide as it may become: it ends with its columns.
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
