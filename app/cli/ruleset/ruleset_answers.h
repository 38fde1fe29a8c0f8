#pragma once

#include "app/cli/answers_kind.h"
#include "reports/wording/ruleset/plan_wording.h"

namespace mentat {

/// H6 to H9, and the ties that need a roll.
[[nodiscard]] Result<Answer> stagesAnswer(const Event& event, const Asked& asked);
/// For the last stage H11, for an earlier one who would advance.
[[nodiscard]] Result<Answer> rulesetWhatIfStageAnswer(const Event& supposed, const Event& actual,
                                                      const Name& stage, const Asked& asked);
/// docs/CLI.md, `statistics`.
[[nodiscard]] Answer rulesetStatisticsAnswer(const Book& book, const Event& event);
/// H6 to H9: the tables of a stage.
[[nodiscard]] Result<SeatedStage> seatedStage(const Event& event, const StageAsked& asked);
/// H9 and, where H1 has no way to seat the line-up, the nearest numbers that it can seat.
[[nodiscard]] Result<Answer> stageOptionsAnswer(const Event& event, const QString& stage,
                                                const GameLengths& lengths);

/// A plan of an event; as a table, its rounds with sentences below.
[[nodiscard]] Answer planAnswer(const Language& language, const Ruleset& ruleset,
                                const EventPlan& plan);

/// The request for a plan of elimination rounds.
struct EliminationAsked {
    Count players;
    ListedSizes sizes;
    Positive advance;
    std::optional<Minutes> minutes;
};
[[nodiscard]] Answer eliminationAnswer(const Language& language, const EliminationAsked& asked);

[[nodiscard]] constexpr AnswersKind rulesetAnswersKind() {
    return {.finalists = stagesAnswer,
            .statistics = rulesetStatisticsAnswer,
            .seatStage = seatedStage,
            .stageOptions = stageOptionsAnswer,
            .whatIfStage = rulesetWhatIfStageAnswer};
}

} // namespace mentat
