#pragma once

#include "model/changes/change.h"
#include "model/document/schedule/schedule.h"
#include "model/ruleset/ruleset_play.h"

#include <set>
#include <vector>

namespace mentat {

/// How a ruleset that knows the round calls it: "Quarterfinal", "Semifinal", else "Final".
[[nodiscard]] Name stageName(RoundKind kind);
/// Where the ruleset has it among its stages: by that name, else by one that schedules have for it
/// ("Semis"); the final is the last stage under any other name (H8), but for a round with a number.
/// Absent: it has none.
[[nodiscard]] std::optional<size_t> stageOf(const Ruleset& ruleset, RoundKind kind);

/// An advanced round of which a schedule and a ruleset differ.
struct StageQuestion {
    RoundKind kind;
    bool isListed; // by the schedule, and the ruleset has none; else the ruleset has it alone
    bool isTaken;  // whether it becomes as the schedule has it
    friend bool operator==(const StageQuestion&, const StageQuestion&) = default;
};
using StageQuestions = std::vector<StageQuestion>;
using RoundKinds = std::set<RoundKind>;

/// All rounds by elimination before the quarterfinal as one, then quarterfinal, semifinal and
/// final, as far as they differ and can be had otherwise; all of them taken. The rounds of the
/// schedule are as the ruleset plays them (roundsBy()), here and below.
[[nodiscard]] StageQuestions stageQuestions(const Ruleset& ruleset,
                                            const ScheduledEvent& scheduled);
[[nodiscard]] RoundKinds takenOf(const StageQuestions& questions);

/// What became otherwise in a ruleset.
struct StagesChanged {
    std::vector<RoundKind> added{};
    std::vector<RoundKind> dropped{};
    /// The one round before the final, which has the other name now.
    std::optional<std::pair<Name, Name>> renamed{};
    /// The rounds before the quarterfinal that the ruleset has now; absent: they stay.
    std::optional<std::vector<Name>> earlier{};
};

/// Gives a ruleset the advanced rounds that a schedule lists, as far as they are taken: it loses
/// those that are not listed, and gets those that it can have.
StagesChanged listStages(Ruleset& ruleset, const ScheduledEvent& scheduled,
                         const RoundKinds& taken);

/// A final that has fewer places than people go on to it: the schedule has a round less than the
/// ruleset, and whoever would enter that one enters the next.
struct CrowdedFinal {
    Name stage; // before the final
    int enter;
    int goOn;
    Name final;
    int places;
    friend bool operator==(const CrowdedFinal&, const CrowdedFinal&) = default;
};
/// Of a ruleset whose first stage takes a number of people, by the plan for a hundred of them.
/// Where winners enter, that depends on how many there are.
[[nodiscard]] std::optional<CrowdedFinal> crowdedFinal(const Ruleset& ruleset);

/// Whether no more is recorded of the stage than when and where it is held: nobody is called, no
/// line-up closed, no table drawn.
[[nodiscard]] bool isAhead(const PlayedStage& stage);
/// Of all advanced rounds.
[[nodiscard]] bool areStagesAhead(const RulesetPlay& play);

/// The same in an event by a ruleset whose stages are ahead: what is recorded of rounds that it
/// loses goes with them.
struct StagesTaken {
    StagesChanged changed;
    std::optional<Change> change; // absent: they stay
};
[[nodiscard]] StagesTaken takeStages(const Event& event, const ScheduledEvent& scheduled,
                                     const RoundKinds& taken);

} // namespace mentat
