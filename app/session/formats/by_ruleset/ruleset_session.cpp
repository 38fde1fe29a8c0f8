#include "app/session/formats/by_ruleset/ruleset_session.h"

#include "app/session/heats/heats_merge.h"
#include "app/session/people/merged_lists.h"
#include "model/failure_kind.h"

#include <algorithm>

namespace mentat {

namespace {

bool holds(const std::vector<PlayerId>& list, const PlayerId& player) {
    return std::ranges::find(list, player) != list.end();
}

void mergeStage(Edits& edits, const PlayedStage& stage, size_t position, const PlayerId& kept,
                const PlayerId& other) {
    StageDetails details = stage.details;
    mergeInStage(details, kept, other);
    edits.put(StageSlot{stage.name}, Placed<StageDetails>{position, details});
    for (size_t i = 0; i < stage.games.size(); ++i) {
        Game game = stage.games[i];
        mergeIn(game.seats, kept, other);
        edits.put(StageGameSlot{stage.name, game.table}, Placed<Game>{i, game});
    }
}

} // namespace

Result<void> mergeInPlay(Edits& edits, const Event& event, const RulesetPlay& play,
                         const PlayerId& kept, const PlayerId& other) {
    for (const PlayedStage& stage : play.stages) {
        for (const auto& list : seatedAtOnce(stage.games)) {
            if (holds(list, kept) && holds(list, other)) {
                return failure(
                    FailureKind::BothInStage,
                    {playerName(event, kept), playerName(event, other), stage.name.text()});
            }
        }
    }
    return mergeInHeats(edits, event, play, kept, other, [&] {
        for (size_t i = 0; i < play.stages.size(); ++i)
            mergeStage(edits, play.stages[i], i, kept, other);
    });
}

std::vector<std::vector<PlayerId>> seatedAtOnce(const RulesetPlay& play) {
    auto lists = seatedAtOnce(static_cast<const HeatsPlay&>(play));
    for (const PlayedStage& stage : play.stages)
        std::ranges::move(seatedAtOnce(stage.games), std::back_inserter(lists));
    return lists;
}

AnyEdit stageEdit(const Event& event, const RulesetPlay& play, const Stage& stage) {
    const StageSlot slot{play.ruleset.stages.back().name};
    const auto before = valueAt(event, slot);
    Placed<StageDetails> after = before.value_or(Placed<StageDetails>{play.stages.size(), {}});
    static_cast<Stage&>(after.value) = stage;
    return editOf(event, slot, std::optional(after));
}

} // namespace mentat
