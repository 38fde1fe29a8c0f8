#include "app/session/formats/stage_change.h"

#include "app/session/formats/all_session.h"

#include <type_traits>

namespace mentat {

Change changeStage(const Event& event, ChangeKind kind, Values operands, const Stage& stage,
                   const RoundName& round) {
    return std::visit(
        [&](const auto& play) -> Change {
            if constexpr (std::is_base_of_v<HeatsPlay, std::remove_cvref_t<decltype(play)>>)
                return {kind, std::move(operands), {stageEdit(event, play, stage, round)}, {}, {}};
            else
                Q_UNREACHABLE();
        },
        event.play);
}

Change changeRound(const Event& event, const RoundAct& act, Values operands, const Stage& stage,
                   const RoundName& round) {
    if (round)
        operands.insert(operands.begin(), round->text());
    return changeStage(event, round ? act.ofStage : act.ofFinal, std::move(operands), stage, round);
}

} // namespace mentat
