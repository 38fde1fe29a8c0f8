#include "app/session/rounds/rounds_merge.h"

#include "app/session/people/merging.h"
#include "app/session/rounds/round_parts.h"
#include "model/failure_kind.h"
#include "scoring/players.h"

namespace mentat {

namespace {

/// R10.2: whether they sit at one table, or at two valid tables of a round.
bool sitAtOnce(const std::vector<Game>& games, const PlayerId& one, const PlayerId& other) {
    return std::ranges::any_of(seatedAtOnce(games), [&](const std::vector<PlayerId>& list) {
        return isAmong(list, one) && isAmong(list, other);
    });
}

Game merged(Game game, const PlayerId& kept, const PlayerId& other) {
    mergeIn(game.seats, kept, other);
    renameInPart(game, other, kept);
    return game;
}

/// A player who plays is not on standby.
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

void mergeGames(Edits& edits, const RoundId& round, const std::vector<Game>& games,
                const PlayerId& kept, const PlayerId& other) {
    for (size_t i = 0; i < games.size(); ++i)
        edits.put(GameSlot{round, games[i].table},
                  AtPosition<Game>{i, merged(games[i], kept, other)});
}

void mergeStage(Edits& edits, const PlayedStage& stage, size_t position, const PlayerId& kept,
                const PlayerId& other) {
    Stage details = stage.details;
    mergeIn(details.unavailable, kept, other);
    mergeIn(details.present, kept, other);
    mergeIn(details.calls, kept, other);
    mergeIn(details.tieRolls, kept, other);
    edits.put(StageSlot{stage.name}, AtPosition<Stage>{position, details});
    mergeGames(edits, stage.name, stage.games, kept, other);
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
    mergeGames(edits, heat.number, heat.games, kept, other);
}

} // namespace

Result<void> mergeInHeats(Edits& edits, const Event& event, const PlayerId& kept,
                          const PlayerId& other) {
    const HeatsPlay& play = *heatsPlay(event);
    const QString one = playerName(event, kept);
    const QString two = playerName(event, other);
    const auto check = [&](const RoundId& round, const std::vector<Game>& games) -> Result<void> {
        if (sitAtOnce(games, kept, other))
            return failure(FailureKind::BothInRound, {one, two, operandOf(round)});
        return {};
    };
    for (const Heat& heat : play.heats) {
        if (const auto apart = check(heat.number, heat.games); !apart)
            return apart;
    }
    for (const PlayedStage& stage : play.stages) {
        if (const auto apart = check(stage.name, stage.games); !apart)
            return apart;
    }
    for (const Heat& heat : play.heats)
        mergeHeat(edits, heat, kept, other);
    for (size_t i = 0; i < play.stages.size(); ++i)
        mergeStage(edits, play.stages[i], i, kept, other);
    return {};
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

std::vector<std::vector<PlayerId>> seatedInHeats(const Event& event) {
    const HeatsPlay& play = *heatsPlay(event);
    std::vector<std::vector<PlayerId>> lists;
    for (const Heat& heat : play.heats)
        std::ranges::move(seatedAtOnce(heat.games), std::back_inserter(lists));
    for (const PlayedStage& stage : play.stages)
        std::ranges::move(seatedAtOnce(stage.games), std::back_inserter(lists));
    return lists;
}

} // namespace mentat
