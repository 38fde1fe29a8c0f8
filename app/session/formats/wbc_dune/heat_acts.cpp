#include "app/session/formats/wbc_dune/heat_acts.h"

#include "app/session/acts.h"
#include "app/session/edits.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const Heat* heatOf(const Event& event, HeatNumber heat) {
    const auto* play = std::get_if<DunePlay>(&event.play);
    return play ? findHeat(*play, heat) : nullptr;
}

tl::unexpected<Failure> unknownHeat(HeatNumber heat) {
    return failure(FailureKind::UnknownHeat, {qint64(heat.value())});
}

Values operandsOf(HeatNumber heat) {
    return {qint64(heat.value())};
}

Result<Change> attend(const Event& event, HeatNumber number, const PlayerId& id,
                      bool onlyIfNeeded) {
    const Heat* heat = heatOf(event, number);
    if (!heat)
        return unknownHeat(number);
    const Player* player = findPlayer(event, id);
    if (!player)
        return failure(FailureKind::UnknownPlayer, {id.text()});
    const Values operands{player->name.text(), qint64(number.value())};
    const EntrantSlot slot{number, id};
    const auto now = valueAt(event, slot);
    if (now && now->onlyIfNeeded == onlyIfNeeded)
        return failure(FailureKind::AlreadyIn, operands);
    const size_t last = onlyIfNeeded ? heat->standby.size() : heat->entrants.size();
    return oneEdit(onlyIfNeeded ? ChangeKind::IfNeeded : ChangeKind::CheckedIn, operands, event,
                   slot, Attendance{onlyIfNeeded, last});
}

void clearTables(Edits& edits, const Heat& heat) {
    for (auto game = heat.games.rbegin(); game != heat.games.rend(); ++game)
        edits.put(GameSlot{heat.number, game->table}, std::nullopt);
}

} // namespace

Result<Change> addHeat(const Event& event, HeatNumber heat, const HeatDetails& details) {
    if (heatOf(event, heat))
        return failure(FailureKind::HeatExists, operandsOf(heat));
    const auto* play = std::get_if<DunePlay>(&event.play);
    if (!play)
        return unknownHeat(heat);
    return oneEdit(ChangeKind::HeatAdded, operandsOf(heat), event, HeatSlot{heat},
                   Placed<HeatDetails>{play->heats.size(), details});
}

Result<Change> changeHeat(const Event& event, HeatNumber heat, const HeatDetails& details) {
    if (!heatOf(event, heat))
        return unknownHeat(heat);
    auto value = valueAt(event, HeatSlot{heat});
    value->value = details;
    return oneEdit(ChangeKind::HeatChanged, operandsOf(heat), event, HeatSlot{heat},
                   std::move(value));
}

Result<Change> removeHeat(const Event& event, HeatNumber number) {
    const Heat* heat = heatOf(event, number);
    if (!heat)
        return unknownHeat(number);
    if (!heat->entrants.empty() || !heat->standby.empty() || !heat->games.empty() || heat->draw)
        return failure(FailureKind::HeatNotEmpty, operandsOf(number));
    return oneEdit(ChangeKind::HeatRemoved, operandsOf(number), event, HeatSlot{number},
                   std::nullopt);
}

Result<Change> checkIn(const Event& event, HeatNumber heat, const PlayerId& player) {
    return attend(event, heat, player, false);
}

Result<Change> playIfNeeded(const Event& event, HeatNumber heat, const PlayerId& player) {
    return attend(event, heat, player, true);
}

Result<Change> checkOut(const Event& event, HeatNumber heat, const PlayerId& player) {
    if (!heatOf(event, heat))
        return unknownHeat(heat);
    const Values operands{playerName(event, player), qint64(heat.value())};
    const EntrantSlot slot{heat, player};
    if (!valueAt(event, slot))
        return failure(FailureKind::NotIn, operands);
    return oneEdit(ChangeKind::CheckedOut, operands, event, slot, std::nullopt);
}

Result<Change> setTables(const Event& event, HeatNumber number, const Draw& draw,
                         const std::vector<Game>& games) {
    const Heat* heat = heatOf(event, number);
    if (!heat)
        return unknownHeat(number);
    Edits edits(event);
    clearTables(edits, *heat);
    edits.put(DrawSlot{number}, draw);
    for (size_t i = 0; i < games.size(); ++i)
        edits.put(GameSlot{number, games[i].table}, Placed<Game>{i, games[i]});
    return Change{ChangeKind::TablesDrawn,
                  {qint64(number.value()), qint64(games.size())},
                  edits.take(),
                  {},
                  {}};
}

Result<Change> takeBackDraw(const Event& event, HeatNumber number) {
    const Heat* heat = heatOf(event, number);
    if (!heat)
        return unknownHeat(number);
    Edits edits(event);
    clearTables(edits, *heat);
    edits.put(DrawSlot{number}, std::nullopt);
    return Change{ChangeKind::DrawTakenBack, operandsOf(number), edits.take(), {}, {}};
}

Result<Change> changeGame(const Event& event, HeatNumber number, const Game& game,
                          ChangeKind kind) {
    const Heat* heat = heatOf(event, number);
    if (!heat)
        return unknownHeat(number);
    const Values operands{qint64(number.value()), qint64(game.table.value())};
    auto value = valueAt(event, GameSlot{number, game.table});
    if (!value)
        return failure(FailureKind::UnknownTable, operands);
    value->value = game;
    Change change = oneEdit(kind, operands, event, GameSlot{number, game.table}, std::move(value));
    if (kind == ChangeKind::ResultRecorded)
        change.settlesDraft = draftPlace(number, game.table);
    return change;
}

DraftPlace draftPlace(HeatNumber heat, TableNumber table) {
    return u"heats/%1/tables/%2"_s.arg(heat.value()).arg(table.value());
}

Result<Change> changeFinal(const Event& event, const FinalDetails& details) {
    if (!std::holds_alternative<DunePlay>(event.play))
        return failure(FailureKind::NoFinal);
    return oneEdit(ChangeKind::FinalChanged, {}, event, FinalSlot{}, details);
}

Result<Change> changeFinalGame(const Event& event, const Game& game, ChangeKind kind) {
    const auto* play = std::get_if<DunePlay>(&event.play);
    if (!play)
        return failure(FailureKind::NoFinal);
    const bool tableStated = play->finalGame && play->finalGame->tableStated;
    Change change = oneEdit(kind, {}, event, FinalGameSlot{}, FinalGame{game, tableStated});
    if (kind == ChangeKind::FinalRecorded)
        change.settlesDraft = finalDraftPlace();
    return change;
}

DraftPlace finalDraftPlace() {
    return u"final"_s;
}

} // namespace mentat
