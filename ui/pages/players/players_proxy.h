#pragma once

#include <QSortFilterProxyModel>

namespace mentat {

/// Sorts the list of players, keeps its groups apart (who is new stands first, whatever it is
/// sorted by), and puts the icon beside a word that warns.
class PlayersProxy : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit PlayersProxy(QObject* parent = nullptr);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

} // namespace mentat
