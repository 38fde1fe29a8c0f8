#pragma once

#include <QAbstractTableModel>
#include <QCoreApplication>
#include <QScopedValueRollback>

#include <algorithm>
#include <numeric>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace mentat {

/// The sort key for a proxy: a cell's value if its text would sort wrongly.
inline constexpr int sortRole = Qt::UserRole + 1;
/// The key of a cell's row.
inline constexpr int keyRole = Qt::UserRole + 2;
/// The side that a cell names, by its id; absent if unknown.
inline constexpr int sideRole = Qt::UserRole + 3;
/// Whether the row is a band: one text over all columns, not selectable.
inline constexpr int bandRole = Qt::UserRole + 4;
/// The text of a cell in a copied list, if it shows less than that.
inline constexpr int copyRole = Qt::UserRole + 5;

/// A table of plain rows. Compares new rows with the previous ones by key: remaining rows keep
/// their selection and place on the screen, and a change in one row is one dataChanged.
/// Row has operator==. Concrete models define the cells; this class has the index arithmetic.
template <class Row>
class TableModel : public QAbstractTableModel {
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// If a removed row causes another call while rows are being set (a field lost focus, and
    /// saved), those rows are set afterwards.
    void setRows(std::vector<Row> rows);
    /// New rows, from this place on: for a list that only grows, setRows() would compare all the
    /// others.
    void insertRowsAt(size_t place, std::vector<Row> rows);
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] const Row& row(const QModelIndex& index) const {
        return m_rows[static_cast<size_t>(index.row())];
    }
    /// Of the row with this key; -1 if there is none.
    [[nodiscard]] int rowOf(const QString& key) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const final {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const final {
        return parent.isValid() ? 0 : columns();
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const final;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const final;

protected:
    [[nodiscard]] virtual QString key(const Row& row) const = 0;
    [[nodiscard]] virtual int columns() const = 0;
    [[nodiscard]] virtual QString header(int column) const = 0;
    /// The header as displayed above the column, if it differs from the spoken one.
    [[nodiscard]] virtual QString shownHeader(int column) const { return header(column); }
    /// Qt's roles and sortRole; an empty text is displayed as is and spoken as "–".
    [[nodiscard]] virtual QVariant cell(const Row& row, int column, int role) const = 0;
    [[nodiscard]] virtual bool isNumber(int column) const {
        Q_UNUSED(column)
        return false;
    }

private:
    void replaceRows(std::vector<Row> rows);
    void removeMissing(const std::unordered_map<QString, size_t>& places);
    void reorder(const std::unordered_map<QString, size_t>& places);
    void insertNew(const std::vector<Row>& rows);
    void updateChanged(std::vector<Row> rows);

    std::vector<Row> m_rows;
    std::optional<std::vector<Row>> m_next; // to be set after the current ones
    bool m_isSetting = false;
};

template <class Row>
void TableModel<Row>::setRows(std::vector<Row> rows) {
    m_next = std::move(rows);
    if (m_isSetting)
        return;
    const QScopedValueRollback setting(m_isSetting, true);
    while (m_next)
        replaceRows(*std::exchange(m_next, std::nullopt));
}

template <class Row>
void TableModel<Row>::replaceRows(std::vector<Row> rows) {
    std::unordered_map<QString, size_t> places;
    places.reserve(rows.size());
    for (size_t i = 0; i < rows.size(); ++i)
        places.emplace(key(rows[i]), i);
    removeMissing(places);
    reorder(places);
    insertNew(rows);
    updateChanged(std::move(rows));
}

template <class Row>
void TableModel<Row>::insertRowsAt(size_t place, std::vector<Row> rows) {
    if (rows.empty())
        return;
    beginInsertRows({}, static_cast<int>(place), static_cast<int>(place + rows.size()) - 1);
    m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(place),
                  std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
    endInsertRows();
}

template <class Row>
int TableModel<Row>::rowOf(const QString& wanted) const {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&](const Row& row) { return key(row) == wanted; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

template <class Row>
void TableModel<Row>::removeMissing(const std::unordered_map<QString, size_t>& places) {
    const auto isMissing
        = [&](int row) { return !places.contains(key(m_rows[static_cast<size_t>(row)])); };
    for (int last = rowCount() - 1; last >= 0; --last) {
        if (!isMissing(last))
            continue;
        int first = last;
        while (first > 0 && isMissing(first - 1))
            --first;
        beginRemoveRows({}, first, last);
        m_rows.erase(m_rows.begin() + first, m_rows.begin() + last + 1);
        endRemoveRows();
        last = first;
    }
}

template <class Row>
void TableModel<Row>::reorder(const std::unordered_map<QString, size_t>& places) {
    const auto placeOf = [&](const Row& row) { return places.at(key(row)); };
    const auto isBefore = [&](const Row& a, const Row& b) { return placeOf(a) < placeOf(b); };
    if (std::is_sorted(m_rows.begin(), m_rows.end(), isBefore))
        return;
    Q_EMIT layoutAboutToBeChanged();
    std::vector<size_t> order(m_rows.size());
    std::iota(order.begin(), order.end(), size_t{0});
    std::sort(order.begin(), order.end(),
              [&](size_t a, size_t b) { return isBefore(m_rows[a], m_rows[b]); });
    std::vector<int> movedTo(order.size());
    std::vector<Row> sorted;
    sorted.reserve(order.size());
    for (size_t i = 0; i < order.size(); ++i) {
        movedTo[order[i]] = static_cast<int>(i);
        sorted.push_back(std::move(m_rows[order[i]]));
    }
    m_rows = std::move(sorted);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    for (const QModelIndex& index : before)
        after.append(this->index(movedTo[static_cast<size_t>(index.row())], index.column()));
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

template <class Row>
void TableModel<Row>::insertNew(const std::vector<Row>& rows) {
    const auto isThere = [&](size_t place) {
        return place < m_rows.size() && key(m_rows[place]) == key(rows[place]);
    };
    for (size_t first = 0; first < rows.size(); ++first) {
        if (isThere(first))
            continue;
        // The remaining rows are in order: the new ones end where the next remaining one is.
        const bool atEnd = first >= m_rows.size();
        const QString next = atEnd ? QString() : key(m_rows[first]);
        size_t end = first + 1;
        while (end < rows.size() && (atEnd || key(rows[end]) != next))
            ++end;
        const auto at = static_cast<std::ptrdiff_t>(first);
        beginInsertRows({}, static_cast<int>(first), static_cast<int>(end) - 1);
        m_rows.insert(m_rows.begin() + at, rows.begin() + at,
                      rows.begin() + static_cast<std::ptrdiff_t>(end));
        endInsertRows();
        first = end - 1;
    }
}

template <class Row>
void TableModel<Row>::updateChanged(std::vector<Row> rows) {
    for (size_t i = 0; i < rows.size(); ++i) {
        if (m_rows[i] == rows[i])
            continue;
        m_rows[i] = std::move(rows[i]);
        const int changed = static_cast<int>(i);
        Q_EMIT dataChanged(index(changed, 0), index(changed, columns() - 1));
    }
}

template <class Row>
QVariant TableModel<Row>::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& shown = row(index);
    if (role == keyRole)
        return key(shown);
    QVariant value = cell(shown, index.column(), role);
    if (value.isValid())
        return value;
    if (role == sortRole)
        return cell(shown, index.column(), Qt::DisplayRole);
    if (role == Qt::TextAlignmentRole && isNumber(index.column()))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::AccessibleTextRole) {
        const QString text = cell(shown, index.column(), Qt::DisplayRole).toString();
        return QString(header(index.column()) + QStringLiteral(": ")
                       + (text.isEmpty() ? QStringLiteral("–") : text));
    }
    return {};
}

template <class Row>
QVariant TableModel<Row>::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columns())
        return {};
    if (role == Qt::DisplayRole)
        return shownHeader(section);
    if (role == Qt::AccessibleTextRole)
        return header(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

} // namespace mentat
