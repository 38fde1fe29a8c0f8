#include "app/session/formats/stage_change.h"

#include "app/session/formats/all_session.h"

#include <type_traits>

namespace mentat {

Change changeStage(const Event& event, ChangeKind kind, Values operands, const Stage& stage) {
    return std::visit(
        [&](const auto& play) -> Change {
            if constexpr (std::is_base_of_v<HeatsPlay, std::remove_cvref_t<decltype(play)>>)
                return {kind, std::move(operands), {stageEdit(event, play, stage)}, {}, {}};
            else
                Q_UNREACHABLE();
        },
        event.play);
}

} // namespace mentat
