#include "ui/itemmodels/storm/storm_models.h"

#include "app/session/storm/storm_session.h"
#include "model/people/names.h"
#include "reports/wording/storm/storm_wording.h"
#include "scoring/storm/storm_warnings.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

StormGameRow rowOfText(const Event& event, StormGameNumber number, const GameText& text) {
    StormGameRow row{.number = number.value(), .round = text.round, .table = text.table};
    QStringList names;
    for (const GameTextRow& seat : text.rows)
        names.append(playerName(event, seat.player));
    row.players = names.join(u", "_s);
    return row;
}

StormGameState stateOf(const StormGame& game, int warnings) {
    if (game.isVoid)
        return StormGameState::Void;
    return warnings > 0 ? StormGameState::Warned : StormGameState::Recorded;
}

} // namespace

std::vector<StormGameRow> stormGameRows(const Event& event, const std::vector<TypedGame>& typed) {
    std::map<int, StormGameRow> rows;
    for (const StormGame& game : std::get<StormPlay>(event.play).games) {
        StormGameRow row = rowOfText(event, game.number, textOf(game));
        row.warnings = static_cast<int>(stormWarnings(game).size());
        row.state = stateOf(game, row.warnings);
        rows.insert_or_assign(row.number, std::move(row));
    }
    for (const TypedGame& game : typed) {
        StormGameRow row = rowOfText(event, game.number, game.text);
        row.state = game.text.isAsDrawn() ? StormGameState::Drawn : StormGameState::BeingTyped;
        rows.insert_or_assign(row.number, std::move(row));
    }
    std::vector<StormGameRow> list;
    for (auto& [number, row] : rows)
        list.push_back(std::move(row));
    return list;
}

QString StormGamesModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Number: return tr("Game");
    case Round: return tr("Round");
    case Table: return tr("Table");
    case Players: return tr("Players");
    case State: return tr("State");
    case ColumnCount: break;
    }
    return {};
}

QString StormGamesModel::stateText(const StormGameRow& row) const {
    switch (row.state) {
    case StormGameState::Drawn: return tr("drawn");
    case StormGameState::BeingTyped: return tr("draft");
    case StormGameState::Recorded: return tr("recorded");
    case StormGameState::Warned: return tr("%n warning(s)", nullptr, row.warnings);
    case StormGameState::Void: return tr("void");
    }
    return {};
}

QVariant StormGamesModel::cell(const StormGameRow& row, int column, int role) const {
    if (role == Qt::ToolTipRole && column == Players)
        return row.players;
    if (role == sortRole && column == Number)
        return row.number;
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(column)) {
    case Number: return row.number;
    case Round: return row.round;
    case Table: return row.table;
    case Players: return row.players;
    case State: return stateText(row);
    case ColumnCount: break;
    }
    return {};
}

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
    row.solaris = amountText(start.solaris);
    row.favor = amountText(start.favor);
    row.spice = amountText(start.spice);
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
    case Solaris: return tr("Solaris");
    case Favor: return tr("Favor");
    case Spice: return tr("Spice");
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
    case Solaris: return row.solaris;
    case Favor: return row.favor;
    case Spice: return row.spice;
    case State: break;
    case ColumnCount: return {};
    }
    switch (row.state) {
    case HouseState::None: return tr("no house yet");
    case HouseState::BeingTyped: return tr("draft");
    case HouseState::Incomplete: return tr("not complete");
    case HouseState::AgainstTheRules: return tr("breaks the rules");
    case HouseState::Complete: return tr("complete");
    }
    return {};
}

} // namespace mentat
