#pragma once

#include <QAbstractItemModel>

namespace mentat {

/// act: after rows came, went or are all others, as long as the receiver is there.
template <class Receiver, class Act>
void followRows(const QAbstractItemModel& model, Receiver* receiver, Act act) {
    QObject::connect(&model, &QAbstractItemModel::rowsInserted, receiver, act);
    QObject::connect(&model, &QAbstractItemModel::rowsRemoved, receiver, act);
    QObject::connect(&model, &QAbstractItemModel::modelReset, receiver, act);
}

} // namespace mentat
