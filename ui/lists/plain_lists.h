#pragma once

#include "ui/lists/list_table.h"

#include <QAbstractItemModel>
#include <QListWidget>

namespace mentat {

/// act: called after rows were added, removed, or reset, for the receiver's lifetime.
template <class Receiver, class Act>
void followRows(const QAbstractItemModel& model, Receiver* receiver, Act act) {
    QObject::connect(&model, &QAbstractItemModel::rowsInserted, receiver, act);
    QObject::connect(&model, &QAbstractItemModel::rowsRemoved, receiver, act);
    QObject::connect(&model, &QAbstractItemModel::modelReset, receiver, act);
}

/// A list of one-line rows, such as parts to choose from: ends with its rows, as wide as the
/// longest, and scrolls if it has more rows than room.
class LineList : public QListWidget {
    Q_OBJECT

public:
    explicit LineList(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int heightOf(int rows) const;
};

/// Includes the heading.
[[nodiscard]] int heightOfRows(const ListTable& list, int rows);

/// Keeps about three rows visible before the list's surroundings scroll or shrink; all rows of a
/// shorter list. Call it again when the rows change.
void keepSomeRows(ListTable& list);

/// A list as high as its rows, however many there are: its container scrolls.
class WholeTable : public ListTable {
    Q_OBJECT

public:
    WholeTable(const DeskTheme& theme, const QString& name, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace mentat
