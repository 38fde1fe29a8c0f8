#include "app/session/rounds/final/final_acts.h"

#include "app/session/acts.h"
#include "app/session/rounds/final/stage_change.h"
#include "app/session/rounds/round_parts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "scoring/tie_rolls.h"

namespace mentat {

namespace {

Change changedRolls(const Event& event, const Name& round, Stage stage,
                    std::vector<TieRoll> rolls) {
    stage.tieRolls = std::move(rolls);
    return stageChange(event, round, stage, ChangeKind::RoundTiesRolled);
}

} // namespace

Result<Change> changeRound(const Event& event, const Name& round, const Stage& stage) {
    if (const auto known = roundIn(event, round); !known)
        return tl::unexpected(known.error());
    return stageChange(event, round, stage, ChangeKind::RoundChanged);
}

Result<Change> waiveFinalClock(const Event& event, bool waived) {
    if (!heatsPlay(event))
        return failure(FailureKind::NoFinal);
    Settings settings = event.settings;
    settings.finalClockWaived = waived;
    return oneEdit(waived ? ChangeKind::FinalClockWaived : ChangeKind::FinalClockKept, {}, event,
                   SettingsSlot{}, settings);
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
