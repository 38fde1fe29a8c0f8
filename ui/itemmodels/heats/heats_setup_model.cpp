#include "ui/itemmodels/heats/heats_setup_model.h"

#include "ui/itemmodels/value_texts.h"

namespace mentat {

std::vector<HeatSetup> heatSetups(const Event& event) {
    std::vector<HeatSetup> setups;
    for (const Heat& heat : heatsPlay(event)->heats)
        setups.push_back({heat.number, heat.details,
                          static_cast<int>(heat.entrants.size() + heat.standby.size()),
                          static_cast<int>(heat.games.size())});
    return setups;
}

QString HeatsSetupModel::key(const HeatSetup& heat) const {
    return QString::number(heat.number.value());
}

QString HeatsSetupModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Number: return tr("Heat");
    case HeatName: return tr("Name");
    case Day: return tr("Day");
    case Start: return tr("Start");
    case Length: return tr("Minutes");
    case Room: return tr("Room");
    case Players: return tr("Players");
    case Tables: return tr("Tables");
    case ColumnCount: break;
    }
    return {};
}

QString HeatsSetupModel::nameText(const HeatDetails& details) {
    const QString name = details.name ? details.name->text() : QString();
    if (!details.canceled)
        return name;
    return name.isEmpty() ? tr("canceled") : tr("%1 – canceled").arg(name);
}

QVariant HeatsSetupModel::cell(const HeatSetup& heat, int column, int role) const {
    const std::optional<VenueTime>& start = heat.details.start;
    if (role == sortRole && column == Number)
        return heat.number.value();
    if (role == sortRole && (column == Day || column == Start))
        return start ? start->text() : QString();
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(column)) {
    case Number: return heat.number.value();
    case HeatName: return nameText(heat.details);
    case Day: return start ? dayText(start->date()) : tr("not set");
    case Start: return start ? timeText(start->time()) : QString();
    case Length: return heat.details.minutes.value();
    case Room: return heat.details.location.value_or(QString());
    case Players: return heat.players;
    case Tables: return heat.tables;
    case ColumnCount: break;
    }
    return {};
}

} // namespace mentat
