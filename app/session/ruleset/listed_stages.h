#pragma once

#include "model/changes/change.h"
#include "model/document/schedule/schedule.h"
#include "model/ruleset/ruleset_play.h"

#include <set>
#include <vector>

namespace mentat {

/// The name of a round in rulesets: "Quarterfinal", "Semifinal", otherwise "Final".
[[nodiscard]] Name stageName(RoundKind kind);
/// Its position among the ruleset's stages: by that name, or a schedule's word for it ("Semis");
/// the final is the last stage whatever its name (H8), unless it is a numbered round. Absent: there
/// is none.
[[nodiscard]] std::optional<size_t> stageOf(const Ruleset& ruleset, RoundKind kind);

/// An advanced round in which a schedule and a ruleset differ.
struct StageQuestion {
    RoundKind kind;
    bool isListed; // in the schedule only; otherwise in the ruleset only
    bool isTaken;  // whether to follow the schedule
    friend bool operator==(const StageQuestion&, const StageQuestion&) = default;
};
using StageQuestions = std::vector<StageQuestion>;
using RoundKinds = std::set<RoundKind>;

/// All elimination rounds before the quarterfinal as one, then quarterfinal, semifinal, and final,
/// as far as they differ and can be changed; initially all follow the schedule. Here and below, the
/// schedule's rounds are those of roundsBy().
[[nodiscard]] StageQuestions stageQuestions(const Ruleset& ruleset,
                                            const ScheduledEvent& scheduled);
[[nodiscard]] RoundKinds takenOf(const StageQuestions& questions);

/// What changed in a ruleset.
struct StagesChanged {
    std::vector<RoundKind> added{};
    std::vector<RoundKind> dropped{};
    /// The single round before the final, renamed.
    std::optional<std::pair<Name, Name>> renamed{};
    /// The new rounds before the quarterfinal; absent: unchanged.
    std::optional<std::vector<Name>> earlier{};
};

/// Changes a ruleset's advanced rounds to those of a schedule, as far as chosen: removes unlisted
/// ones, and adds those that are possible.
StagesChanged listStages(Ruleset& ruleset, const ScheduledEvent& scheduled,
                         const RoundKinds& taken);

/// A final with fewer places than players who reach it: the schedule lacks a round of the ruleset,
/// so its entrants enter the next.
struct CrowdedFinal {
    Name stage; // before the final
    int enter;
    int goOn;
    Name final;
    int places;
    friend bool operator==(const CrowdedFinal&, const CrowdedFinal&) = default;
};
/// For a ruleset whose first stage takes a number of people, planned for a hundred. If winners
/// enter, it depends on how many there are.
[[nodiscard]] std::optional<CrowdedFinal> crowdedFinal(const Ruleset& ruleset);

/// Whether only time and place of the stage are recorded: no calls, no closed line-up, no tables.
[[nodiscard]] bool isAhead(const PlayedStage& stage);
/// For all advanced rounds.
[[nodiscard]] bool areStagesAhead(const RulesetPlay& play);

/// The same for an event by a ruleset whose stages are all ahead: drops what is recorded about
/// removed rounds.
struct StagesTaken {
    StagesChanged changed;
    std::optional<Change> change; // absent: unchanged
};
[[nodiscard]] StagesTaken takeStages(const Event& event, const ScheduledEvent& scheduled,
                                     const RoundKinds& taken);

} // namespace mentat
