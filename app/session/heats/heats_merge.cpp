#include "app/session/heats/heats_merge.h"

#include "app/session/people/merged_lists.h"
#include "model/failure_kind.h"

namespace mentat {

namespace {

/// R10.2: at one table, or at two tables of which neither is void.
bool clash(const Heat& heat, const PlayerId& a, const PlayerId& b) {
    const auto sitsSomewhere = [&](const PlayerId& player) {
        return std::any_of(heat.games.begin(), heat.games.end(), [&](const Game& game) {
            return !game.isVoid && hasPlayer(game.seats, player);
        });
    };
    const auto atOneTable
        = [&](const Game& game) { return hasPlayer(game.seats, a) && hasPlayer(game.seats, b); };
    return (sitsSomewhere(a) && sitsSomewhere(b))
           || std::any_of(heat.games.begin(), heat.games.end(), atOneTable);
}

Game merged(Game game, const PlayerId& kept, const PlayerId& other) {
    mergeIn(game.seats, kept, other);
    renameInPart(game, other, kept);
    return game;
}

/// Who plays is no standby any more.
void mergeAttendance(Edits& edits, const Heat& heat, const PlayerId& kept, const PlayerId& other) {
    auto entrants = heat.entrants;
    auto standby = heat.standby;
    mergeIn(entrants, kept, other);
    mergeIn(standby, kept, other);
    edits.put(EntrantSlot{heat.number, other}, std::nullopt);
    const auto playing = std::find(entrants.begin(), entrants.end(), kept);
    const auto waiting = std::find(standby.begin(), standby.end(), kept);
    const EntrantSlot slot{heat.number, kept};
    if (playing != entrants.end())
        edits.put(slot, Attendance{false, static_cast<size_t>(playing - entrants.begin())});
    else if (waiting != standby.end())
        edits.put(slot, Attendance{true, static_cast<size_t>(waiting - standby.begin())});
}

void mergeHeat(Edits& edits, const Heat& heat, const PlayerId& kept, const PlayerId& other) {
    mergeAttendance(edits, heat, kept, other);
    if (heat.draw) {
        Draw draw = *heat.draw;
        mergeIn(draw.entrants, kept, other);
        const bool keptIsDrawn = std::any_of(
            draw.tables.begin(), draw.tables.end(), [&](const std::vector<PlayerId>& table) {
                return std::find(table.begin(), table.end(), kept) != table.end();
            });
        for (auto& table : draw.tables) {
            if (keptIsDrawn)
                std::erase(table, other);
            else
                mergeIn(table, kept, other);
        }
        edits.put(DrawSlot{heat.number}, draw);
    }
    for (size_t position = 0; position < heat.games.size(); ++position) {
        const Game& game = heat.games[position];
        edits.put(GameSlot{heat.number, game.table},
                  Placed<Game>{position, merged(game, kept, other)});
    }
}

} // namespace

Result<void> mergeInHeats(Edits& edits, const Event& event, const HeatsPlay& play,
                          const PlayerId& kept, const PlayerId& other,
                          const std::function<void()>& mergeStage) {
    const QString one = playerName(event, kept);
    const QString two = playerName(event, other);
    for (const Heat& heat : play.heats) {
        if (clash(heat, kept, other))
            return failure(FailureKind::BothInHeat, {one, two, qint64(heat.number.value())});
    }
    if (play.finalGame && hasPlayer(play.finalGame->game.seats, kept)
        && hasPlayer(play.finalGame->game.seats, other))
        return failure(FailureKind::BothInGame, {one, two, qint64(0)});
    for (const Heat& heat : play.heats)
        mergeHeat(edits, heat, kept, other);
    mergeStage();
    if (play.finalGame) {
        FinalGame final = *play.finalGame;
        final.game = merged(final.game, kept, other);
        edits.put(FinalGameSlot{}, final);
    }
    return {};
}

void mergeInStage(Stage& stage, const PlayerId& kept, const PlayerId& other) {
    mergeIn(stage.unavailable, kept, other);
    mergeIn(stage.present, kept, other);
    mergeIn(stage.calls, kept, other);
    mergeIn(stage.tieRolls, kept, other);
}

std::vector<std::vector<PlayerId>> seatedAtOnce(const std::vector<Game>& games) {
    std::vector<std::vector<PlayerId>> lists;
    std::vector<PlayerId> playing;
    for (const Game& game : games) {
        const std::vector<PlayerId> atTable = playersIn(game.seats);
        if (game.isVoid)
            lists.push_back(atTable);
        else
            playing.insert(playing.end(), atTable.begin(), atTable.end());
    }
    lists.push_back(std::move(playing));
    return lists;
}

std::vector<std::vector<PlayerId>> seatedAtOnce(const HeatsPlay& play) {
    std::vector<std::vector<PlayerId>> lists;
    for (const Heat& heat : play.heats)
        std::ranges::move(seatedAtOnce(heat.games), std::back_inserter(lists));
    if (play.finalGame)
        lists.push_back(playersIn(play.finalGame->game.seats));
    return lists;
}

} // namespace mentat
