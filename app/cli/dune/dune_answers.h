#pragma once

#include "app/cli/answers_kind.h"
#include "scoring/dune/results/verdict.h"

namespace mentat {

/// docs/CLI.md, `statistics`. The event is in the book and has heats.
[[nodiscard]] Answer statisticsAnswer(const Book& book, const Event& event);

/// R3. Shows players' ids: a standalone game has no names.
[[nodiscard]] Answer verdictAnswer(const Verdict& verdict, const Asked& asked);

/// R7.3: random seats for the final.
[[nodiscard]] Result<SeatedStage> seatedFinal(const Event& event, const StageAsked& asked);
/// Its one table.
[[nodiscard]] Result<Answer> finalOptionsAnswer(const Event& event, const QString& stage,
                                                const GameLengths& lengths);

/// R4.1, R4.2: the points, and the best game with its values.
[[nodiscard]] Json::Object duneStandingMembers(const Standing& row);
[[nodiscard]] QStringList duneStandingPaths();

[[nodiscard]] constexpr AnswersKind duneAnswersKind() {
    return {.standingMembers = {duneStandingMembers, duneStandingPaths},
            .statistics = statisticsAnswer,
            .drawPart = [](bool isAsked) { return DrawPart(DuneDraw{.factions = isAsked}); },
            .seatStage = seatedFinal,
            .stageOptions = finalOptionsAnswer};
}

} // namespace mentat
