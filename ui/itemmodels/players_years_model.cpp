#include "ui/itemmodels/players_years_model.h"

#include "ui/itemmodels/points_text.h"

using namespace Qt::StringLiterals;

namespace mentat {

QString PlayersYearsModel::key(const EarlierYear& year) const {
    if (year.id)
        return QString::number(year.id->number());
    return QString::number(year.year.value()) + u' ' + year.event.text();
}

QString PlayersYearsModel::header(int column) const {
    switch (column) {
    case Event: return tr("Event");
    case Games: return tr("Games");
    case Points: return tr("QP");
    case Placed: return tr("Place");
    default: return {};
    }
}

QString PlayersYearsModel::text(const EarlierYear& year, int column) const {
    const QString unknown = u"–"_s;
    switch (column) {
    case Event: return tr("%1 %2").arg(year.event.text(), QString::number(year.year.value()));
    case Games: return year.record ? QString::number(year.record->completed) : unknown;
    case Points: return year.record ? pointsText(year.record->qp) : unknown;
    case Placed: return year.place ? QString::number(year.place->value()) : unknown;
    default: return {};
    }
}

QVariant PlayersYearsModel::cell(const EarlierYear& year, int column, int role) const {
    if (role == Qt::DisplayRole)
        return text(year, column);
    if (role == sortRole && column == Event)
        return year.year.value();
    return {};
}

} // namespace mentat
