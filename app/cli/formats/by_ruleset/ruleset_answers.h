#pragma once

#include "app/cli/formats/answer_formats.h"

namespace mentat {

/// H5, the disqualified last.
[[nodiscard]] Result<Answer> rulesetStandingsAnswer(const Event& event, const Asked& asked);
/// H6 to H9, and the ties that need a roll.
[[nodiscard]] Result<Answer> stagesAnswer(const Event& event, const Asked& asked);
/// H11. The reasons of placementsAnswer() are those of Dune's final, so none are told.
[[nodiscard]] Result<Answer> rulesetPlacementsAnswer(const Event& event, const Asked& asked);
/// H6 to H9: the tables of a stage.
[[nodiscard]] Result<SeatedStage> seatedStage(const Event& event, const StageAsked& asked);

[[nodiscard]] constexpr AnswerFormat answerFormatOf(std::type_identity<RulesetPlay>) {
    return {rulesetStandingsAnswer, stagesAnswer, rulesetPlacementsAnswer, seatedStage};
}

} // namespace mentat
