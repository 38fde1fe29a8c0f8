#pragma once

#include "ui/lists/list_table.h"

#include <QAbstractItemModel>
#include <QListWidget>

namespace mentat {

/// act: after rows came, went or are all others, as long as the receiver is there.
template <class Receiver, class Act>
void followRows(const QAbstractItemModel& model, Receiver* receiver, Act act) {
    QObject::connect(&model, &QAbstractItemModel::rowsInserted, receiver, act);
    QObject::connect(&model, &QAbstractItemModel::rowsRemoved, receiver, act);
    QObject::connect(&model, &QAbstractItemModel::modelReset, receiver, act);
}

/// A list of one line a row, as of parts to choose from: it ends with its rows, as wide as the
/// longest, and scrolls where it has more of them than room.
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

/// With its heading.
[[nodiscard]] int heightOfRows(const ListTable& list, int rows);

/// About three rows are seen before what stands around the list has to scroll or to do with less;
/// of a shorter list, all. To be asked for anew when it has other rows.
void keepSomeRows(ListTable& list);

/// A list as high as its rows, however many there are: what it stands in scrolls.
class WholeTable : public ListTable {
    Q_OBJECT

public:
    WholeTable(const DeskTheme& theme, const QString& name, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace mentat
