#include "ui/pages/players/players_proxy.h"

#include "ui/itemmodels/players_model.h"
#include "ui/look/line_icon.h"

namespace mentat {

PlayersProxy::PlayersProxy(QObject* parent) : QSortFilterProxyModel(parent) {
    setSortRole(mentat::sortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSortLocaleAware(true);
}

QVariant PlayersProxy::data(const QModelIndex& index, int role) const {
    if (role == Qt::DecorationRole) {
        if (QSortFilterProxyModel::data(index, playersWarningRole).toBool())
            return lineIcon(LineIcon::Warning);
        const bool isNew = index.column() == PlayersModel::Name
                           && QSortFilterProxyModel::data(index, keyRole) == QStringLiteral("new");
        if (isNew)
            return lineIcon(LineIcon::Add);
    }
    return QSortFilterProxyModel::data(index, role);
}

bool PlayersProxy::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const int one = left.data(playersGroupRole).toInt();
    const int two = right.data(playersGroupRole).toInt();
    if (one != two)
        return (one < two) == (sortOrder() == Qt::AscendingOrder);
    return QSortFilterProxyModel::lessThan(left, right);
}

} // namespace mentat
