#include "app/session/formats/by_ruleset/ruleset_session.h"

#include "app/session/formats/by_ruleset/stage_parts.h"
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

AnyEdit stageEdit(const Event& event, const RulesetPlay& play, const Stage& stage,
                  const RoundName& round) {
    const Name name = round.value_or(play.ruleset.stages.back().name);
    Placed<StageDetails> after = stageAt(event, name);
    static_cast<Stage&>(after.value) = stage;
    return editOf(event, StageSlot{name}, std::optional(after));
}

} // namespace mentat
