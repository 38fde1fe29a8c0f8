#include "ui/itemmodels/formats/eye_of_the_storm/houses_model.h"

#include "app/session/formats/eye_of_the_storm/storm_acts.h"
#include "model/people/names.h"
#include "reports/wording/formats/eye_of_the_storm/storm_wording.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString amountText(const std::optional<Count>& amount) {
    return amount ? QString::number(amount->value()) : u"–"_s;
}

HouseRow rowOfHouse(const Event& event, const mentat::Player& player, const House* house,
                    const Wording& wording) {
    HouseRow row{.player = player.id, .name = calledName(event, player)};
    if (!house)
        return row;
    const StartingHouse start = startOf(event, player.id, *house);
    row.house = house->name.value_or(QString());
    if (house->sponsor)
        row.sponsor = sponsorName(wording.language(), *house->sponsor);
    row.start
        = QStringList{amountText(start.solaris), amountText(start.favor), amountText(start.spice)}
              .join(u" · "_s);
    row.state = isAgainstTheRules(event, player.id, *house) ? HouseState::AgainstTheRules
                : isComplete(*house)                        ? HouseState::Complete
                                                            : HouseState::Incomplete;
    return row;
}

} // namespace

std::vector<HouseRow> houseRows(const Session& session, EventId id, const Wording& wording) {
    const Event& event = *findEvent(session.book(), id);
    const auto& play = std::get<StormPlay>(event.play);
    std::vector<HouseRow> rows;
    for (const Player& player : event.players) {
        rows.push_back(rowOfHouse(event, player, houseOf(play, player.id), wording));
        if (session.draftAt(id, houseDraft(player.id)))
            rows.back().state = HouseState::BeingTyped;
    }
    return rows;
}

QString HousesModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Player: return tr("Player");
    case HouseName: return tr("House");
    case SponsorName: return tr("Sponsor");
    case Start: return tr("Solaris · favor · spice");
    case State: return tr("State");
    case ColumnCount: break;
    }
    return {};
}

QVariant HousesModel::cell(const HouseRow& row, int column, int role) const {
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(column)) {
    case Player: return row.name;
    case HouseName: return row.house;
    case SponsorName: return row.sponsor;
    case Start: return row.start;
    case State: break;
    case ColumnCount: return {};
    }
    switch (row.state) {
    case HouseState::None: return tr("no house yet");
    case HouseState::BeingTyped: return tr("draft");
    case HouseState::Incomplete: return tr("not complete");
    case HouseState::AgainstTheRules: return tr("against the rules");
    case HouseState::Complete: return tr("complete");
    }
    return {};
}

} // namespace mentat
