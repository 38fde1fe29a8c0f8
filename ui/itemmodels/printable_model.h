#pragma once

#include "ui/itemmodels/table_model.h"

#include <QDateTime>

namespace mentat {

/// A report, or a folder of them, in the list of printable reports; or the title of a group.
struct Printable {
    QString name;
    QString title;
    QString goesTo = {};      // "the wall"
    QString lastPrinted = {}; // "13:05, 2 pages"; empty: not yet
    QDateTime time = {};      // the same, for sorting
    bool isOutOfDate = false;
    bool isGroup = false;
    friend bool operator==(const Printable&, const Printable&) = default;
};

/// Whether a cell shows that something is out of date: it has a mark next to its words.
inline constexpr int outOfDateRole = sideRole + 3;

class PrintableModel : public TableModel<Printable> {
    Q_DECLARE_TR_FUNCTIONS(PrintableModel)

public:
    enum Column { Title, For, LastPrinted, State, ColumnCount };

    using TableModel::TableModel;

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Call it after the rows: a column may have got its first value.
    void showTitles();

protected:
    [[nodiscard]] QString key(const Printable& row) const override { return row.name; }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    /// Without a value in its column, a title says nothing.
    [[nodiscard]] QString shownHeader(int column) const override;
    [[nodiscard]] QVariant cell(const Printable& row, int column, int role) const override;

private:
    [[nodiscard]] QString text(const Printable& row, int column) const;
};

} // namespace mentat
