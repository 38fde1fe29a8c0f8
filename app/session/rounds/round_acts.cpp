#include "app/session/rounds/round_acts.h"

#include "app/session/rounds/round_parts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "scoring/ranking/tie_rolls.h"

#include <algorithm>

namespace mentat {

namespace {

Change drawn(Edits& edits, const RoundId& round, const std::vector<Game>& games) {
    putTables(edits, round, games);
    return {
        ChangeKind::TablesDrawn, {operandOf(round), qint64(games.size())}, edits.take(), {}, {}};
}

/// An advanced round at its place among those of which something is known.
void putSeed(Edits& edits, const Event& event, const Name& round, std::optional<qint64> seed) {
    Placed<Stage> stage = stageAt(event, round);
    stage.value.seed = seed;
    edits.put(StageSlot{round}, stage);
}

Change changedRolls(const Event& event, const Name& round, Stage stage,
                    std::vector<TieRoll> rolls) {
    stage.tieRolls = std::move(rolls);
    return stageChange(event, round, stage, ChangeKind::RoundTiesRolled);
}

} // namespace

Result<Change> setTables(const Event& event, HeatNumber number, const Draw& draw,
                         const std::vector<Game>& games) {
    const auto heat = heatIn(event, number);
    if (!heat)
        return tl::unexpected(heat.error());
    if ((*heat)->details.cancelled)
        return failure(FailureKind::HeatCancelled, {operandOf(number)});
    Edits edits(event);
    clearTables(edits, event, number);
    edits.put(DrawSlot{number}, draw);
    return drawn(edits, number, games);
}

Change setTables(const Event& event, const Name& round, qint64 seed,
                 const std::vector<Game>& games) {
    Edits edits(event);
    clearTables(edits, event, round);
    putSeed(edits, event, round, seed);
    return drawn(edits, round, games);
}

Result<Change> takeBackDraw(const Event& event, const RoundId& round) {
    const auto games = tablesIn(event, round);
    if (!games)
        return tl::unexpected(games.error());
    if (std::ranges::any_of(**games, hasBegun))
        return failure(FailureKind::TablesStarted, {operandOf(round)});
    Edits edits(event);
    clearTables(edits, event, round);
    if (const auto heat = round.heat())
        edits.put(DrawSlot{*heat}, std::nullopt);
    else
        putSeed(edits, event, *round.stage(), std::nullopt);
    return Change{ChangeKind::DrawTakenBack, {operandOf(round)}, edits.take(), {}, {}};
}

Result<Change> startRound(const Event& event, const RoundId& round, const VenueTime& time) {
    const auto games = tablesIn(event, round);
    if (!games)
        return tl::unexpected(games.error());
    Edits edits(event);
    qint64 started = 0;
    for (size_t position = 0; position < (*games)->size(); ++position) {
        Game game = (**games)[position];
        if (whyNotToStart(game))
            continue;
        game.start = time;
        edits.put(GameSlot{round, game.table}, Placed<Game>{position, game});
        ++started;
    }
    if (started == 0)
        return failure(FailureKind::NothingToStart, {operandOf(round)});
    return Change{ChangeKind::RoundStarted, {operandOf(round), started}, edits.take(), {}, {}};
}

Result<Change> takeBackStarts(const Event& event, const RoundId& round) {
    const auto games = tablesIn(event, round);
    if (!games)
        return tl::unexpected(games.error());
    Edits edits(event);
    bool hasStarted = false;
    for (size_t position = 0; position < (*games)->size(); ++position) {
        Game game = (**games)[position];
        if (hasEndOrResult(game))
            return failure(FailureKind::EndedAlready, placeOf(event, {round, game.table}));
        if (!game.start)
            continue;
        game.start.reset();
        edits.put(GameSlot{round, game.table}, Placed<Game>{position, game});
        hasStarted = true;
    }
    const Values all{operandOf(round), QString()};
    if (!hasStarted)
        return failure(FailureKind::NotStarted, all);
    return Change{ChangeKind::StartTakenBack, all, edits.take(), {}, {}};
}

Result<Change> changeRound(const Event& event, const Name& round, const Stage& stage) {
    if (const auto known = roundIn(event, round); !known)
        return tl::unexpected(known.error());
    return stageChange(event, round, stage, ChangeKind::RoundChanged);
}

Result<Change> rollForPlaces(const Event& event, const Name& round, const TieRoll& roll) {
    const auto known = roundIn(event, round);
    if (!known)
        return tl::unexpected(known.error());
    const Stage& stage = known->details;
    return changedRolls(event, round, stage, withRoll(stage.tieRolls, roll));
}

Result<Change> withdrawRollForPlaces(const Event& event, const Name& round, size_t position) {
    const auto known = roundIn(event, round);
    if (!known)
        return tl::unexpected(known.error());
    std::vector<TieRoll> rolls = known->details.tieRolls;
    rolls.erase(rolls.begin() + static_cast<std::ptrdiff_t>(position));
    return changedRolls(event, round, known->details, std::move(rolls));
}

} // namespace mentat
