#include "app/session/ruleset/listed_stages.h"

#include "app/session/ruleset/built_in_rulesets.h"
#include "app/session/ruleset/listed_rounds.h"
#include "model/changes/change_kind.h"
#include "model/document/schedule/schedule.h"
#include "model/ruleset/ruleset_slots.h"
#include "scoring/ruleset/plan/event_plan.h"

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr std::array advancedKinds{RoundKind::Quarterfinal, RoundKind::Semifinal, RoundKind::Final};

StageRule stageNamed(RoundKind kind) {
    return {.name = stageName(kind)};
}

bool isListedIn(const ScheduledEvent& scheduled, RoundKind kind) {
    return std::ranges::find(scheduled.rounds, kind, &ScheduledRound::kind)
           != scheduled.rounds.end();
}

/// The stages before quarterfinal, semifinal, and final.
std::vector<StageRule> earlierStages(const Ruleset& ruleset) {
    std::set<size_t> others;
    for (const RoundKind kind : advancedKinds) {
        if (const auto stage = stageOf(ruleset, kind))
            others.insert(*stage);
    }
    std::vector<StageRule> earlier;
    for (size_t i = 0; i < ruleset.stages.size(); ++i) {
        if (!others.contains(i))
            earlier.push_back(ruleset.stages[i]);
    }
    return earlier;
}

/// The distinct names in the schedule.
std::vector<Name> earlierIn(const ScheduledEvent& scheduled) {
    std::vector<Name> names;
    for (const ScheduledRound& round : scheduled.rounds) {
        if (round.kind != RoundKind::Elimination)
            continue;
        const Name name = eliminationName(round);
        const auto key = keyOfElimination(name);
        if (std::ranges::find(names, key, keyOfElimination) == names.end())
            names.push_back(name);
    }
    return names;
}

bool areEarlierAsListed(const Ruleset& ruleset, const ScheduledEvent& scheduled) {
    return std::ranges::equal(
        earlierStages(ruleset), earlierIn(scheduled), {},
        [](const StageRule& stage) { return keyOfElimination(stage.name); }, keyOfElimination);
}

RoundKinds roundsOf(const Ruleset& ruleset) {
    RoundKinds rounds;
    for (const RoundKind kind : advancedKinds) {
        if (stageOf(ruleset, kind))
            rounds.insert(kind);
    }
    return rounds;
}

/// Changes a ruleset's advanced rounds to those of a schedule, as far as the GM takes them.
class ListedStages {
public:
    ListedStages(const ScheduledEvent& scheduled, const RoundKinds& taken, Ruleset& ruleset)
        : m_scheduled(scheduled)
        , m_takesEarlier(taken.contains(RoundKind::Elimination)
                         && !areEarlierAsListed(ruleset, scheduled))
        , m_hadEarlier(earlierStages(ruleset))
        , m_had(roundsOf(ruleset))
        , m_ruleset(ruleset) {
        for (const RoundKind kind : advancedKinds) {
            if (taken.contains(kind) ? isListedIn(scheduled, kind) : m_had.contains(kind))
                m_wanted.insert(kind);
        }
    }

    StagesChanged apply() {
        renameIfOne();
        // From the last to the first, so that each is inserted before its successor.
        for (auto kind = advancedKinds.rbegin(); kind != advancedKinds.rend(); ++kind) {
            if (m_wanted.contains(*kind) && !stageOf(m_ruleset, *kind))
                insert(*kind);
        }
        for (const RoundKind kind : advancedKinds) {
            const auto stage = stageOf(m_ruleset, kind);
            // A stage that is last only because others were dropped is not the schedule's.
            if (stage && m_had.contains(kind) && !m_wanted.contains(kind))
                drop(*stage);
        }
        if (m_takesEarlier)
            takeEarlier();
        return told();
    }

private:
    /// A quarterfinal replaces a semifinal, or vice versa, and keeps its records.
    void renameIfOne() {
        using enum RoundKind;
        for (const auto& [was, other] :
             {std::pair(Semifinal, Quarterfinal), std::pair(Quarterfinal, Semifinal)}) {
            if (!m_had.contains(was) || m_had.contains(other) || m_wanted.contains(was)
                || !m_wanted.contains(other))
                continue;
            StageRule& stage = m_ruleset.stages[*stageOf(m_ruleset, was)];
            StageRule bare = stageNamed(other);
            bare.entrants = stage.entrants;
            m_renamed = {stage.name, bare.name};
            stage = std::move(bare);
        }
    }

    /// Replaces the earlier stages by exactly those of the schedule, in its order: stages with
    /// names of the ruleset are kept; of others only the name is known. The first takes the
    /// entrants of the old first.
    void takeEarlier() {
        auto& stages = m_ruleset.stages;
        if (stages.empty())
            return;
        const auto entrants = stages.front().entrants;
        const std::vector<StageRule>& had = m_hadEarlier;
        std::vector<StageRule> now;
        m_earlier.emplace();
        for (const Name& name : earlierIn(m_scheduled)) {
            const auto known
                = std::ranges::find(had, keyOfElimination(name), [](const StageRule& stage) {
                      return keyOfElimination(stage.name);
                  });
            now.push_back(known != had.end() ? *known : StageRule{.name = name});
            m_earlier->push_back(now.back().name);
        }
        for (const StageRule& stage : stages) {
            if (std::ranges::find(had, stage.name, &StageRule::name) == had.end())
                now.push_back(stage);
        }
        for (StageRule& stage : now)
            stage.entrants.reset();
        if (!now.empty())
            now.front().entrants = entrants;
        stages = std::move(now);
    }

    [[nodiscard]] StagesChanged told() const {
        StagesChanged changed{{}, {}, m_renamed, m_earlier};
        const RoundKinds has = roundsOf(m_ruleset);
        for (auto kind = advancedKinds.rbegin(); kind != advancedKinds.rend(); ++kind) {
            if (has.contains(*kind) && !m_had.contains(*kind) && m_wanted.contains(*kind))
                changed.added.push_back(*kind);
            if (!has.contains(*kind) && m_had.contains(*kind))
                changed.dropped.push_back(*kind);
        }
        return changed;
    }

    /// Its entrants go to the next stage.
    void drop(size_t stage) {
        auto& stages = m_ruleset.stages;
        if (stage + 1 < stages.size() && !stages[stage + 1].entrants)
            stages[stage + 1].entrants = stages[stage].entrants;
        stages.erase(stages.begin() + static_cast<std::ptrdiff_t>(stage));
    }

    /// Before the first later round in the ruleset.
    [[nodiscard]] size_t placeFor(RoundKind kind) const {
        const auto own = std::ranges::find(advancedKinds, kind);
        for (auto later = std::next(own); later != advancedKinds.end(); ++later) {
            if (const auto place = stageOf(m_ruleset, *later))
                return *place;
        }
        return m_ruleset.stages.size();
    }

    /// Only the name of an added round is known; as the first, it takes the entrants of the next. A
    /// final without other stages is a single table.
    void insert(RoundKind kind) {
        auto& stages = m_ruleset.stages;
        if (stages.empty() == (kind != RoundKind::Final))
            return;
        StageRule stage = stageNamed(kind);
        if (stages.empty()) {
            stage.entrants = EntrantsNumber{Positive(m_ruleset.sizes.front().value())};
            stages.push_back(std::move(stage));
            return;
        }
        const size_t position = placeFor(kind);
        if (position == 0)
            std::swap(stage.entrants, stages.front().entrants);
        stages.insert(stages.begin() + static_cast<std::ptrdiff_t>(position), std::move(stage));
    }

    const ScheduledEvent& m_scheduled;
    bool m_takesEarlier;
    std::vector<StageRule> m_hadEarlier; // if later ones are dropped, the last becomes a final (H8)
    RoundKinds m_had;
    RoundKinds m_wanted;
    Ruleset& m_ruleset;
    std::optional<std::pair<Name, Name>> m_renamed;
    std::optional<std::vector<Name>> m_earlier;
};

} // namespace

Name stageName(RoundKind kind) {
    if (kind != RoundKind::Quarterfinal && kind != RoundKind::Semifinal)
        return finalName();
    return *Name::fromText(kind == RoundKind::Quarterfinal ? u"Quarterfinal"_s : u"Semifinal"_s);
}

std::optional<size_t> stageOf(const Ruleset& ruleset, RoundKind kind) {
    const auto& stages = ruleset.stages;
    const auto positionOf = [&](auto isIt) -> std::optional<size_t> {
        const auto found = std::ranges::find_if(stages, isIt, &StageRule::name);
        return found == stages.end() ? std::nullopt
                                     : std::optional(static_cast<size_t>(found - stages.begin()));
    };
    const auto read = [](const Name& name) { return roundWords(name.text()).kind; };
    if (const auto named = positionOf(
            [&](const Name& name) { return name.normalized() == stageName(kind).normalized(); }))
        return named;
    if (kind != RoundKind::Final)
        return positionOf([&](const Name& name) { return read(name) == kind; });
    // H8: the last stage is the final, whatever its name is.
    const bool hasFinal = !stages.empty() && read(stages.back().name) != RoundKind::Quarterfinal
                          && read(stages.back().name) != RoundKind::Semifinal
                          && read(stages.back().name) != RoundKind::Heat;
    return hasFinal ? std::optional(stages.size() - 1) : std::nullopt;
}

StageQuestions stageQuestions(const Ruleset& ruleset, const ScheduledEvent& scheduled) {
    StageQuestions questions;
    if (!areEarlierAsListed(ruleset, scheduled) && !ruleset.stages.empty())
        questions.push_back(
            {RoundKind::Elimination, isListedIn(scheduled, RoundKind::Elimination), true});
    for (const RoundKind kind : advancedKinds) {
        const bool isListed = isListedIn(scheduled, kind);
        if (isListed == stageOf(ruleset, kind).has_value())
            continue;
        // Nothing follows a final, and every other round precedes something.
        const bool canBe
            = !isListed
              || (kind == RoundKind::Final
                      ? ruleset.stages.empty()
                      : !ruleset.stages.empty() || isListedIn(scheduled, RoundKind::Final));
        if (canBe)
            questions.push_back({kind, isListed, true});
    }
    return questions;
}

RoundKinds takenOf(const StageQuestions& questions) {
    RoundKinds taken;
    for (const StageQuestion& question : questions) {
        if (question.isTaken)
            taken.insert(question.kind);
    }
    return taken;
}

StagesChanged listStages(Ruleset& ruleset, const ScheduledEvent& scheduled,
                         const RoundKinds& taken) {
    return ListedStages(scheduled, taken, ruleset).apply();
}

std::optional<CrowdedFinal> crowdedFinal(const Ruleset& ruleset) {
    if (ruleset.stages.empty() || entersByWins(ruleset))
        return std::nullopt;
    PlanExpectation expected;
    expected.players = {Count(100)};
    const EventPlan plan = eventPlan(ruleset, expected);
    const PlannedStage& final = plan.stages.back();
    const auto before = std::find_if(std::next(plan.stages.rbegin()), plan.stages.rend(),
                                     [](const PlannedStage& stage) { return stage.held; });
    if (before == plan.stages.rend() || before->goOn <= final.round.players)
        return std::nullopt;
    return CrowdedFinal{before->name, before->round.players, before->goOn, final.name,
                        final.round.players};
}

bool isAhead(const PlayedStage& stage) {
    Stage rest = stage.details;
    rest.start.reset();
    rest.minutes.reset();
    rest.deadline.reset();
    rest.location.reset();
    rest.seed.reset();
    return stage.games.empty() && rest == Stage();
}

bool areStagesAhead(const RulesetPlay& play) {
    return std::ranges::all_of(play.stages, isAhead);
}

StagesTaken takeStages(const Event& event, const ScheduledEvent& scheduled,
                       const RoundKinds& taken) {
    const auto& play = std::get<RulesetPlay>(event.play);
    Ruleset ruleset = play.ruleset;
    StagesTaken done{listStages(ruleset, scheduled, taken), std::nullopt};
    if (ruleset == play.ruleset)
        return done;
    Change change = chooseRuleset(event, ruleset); // keeps their records
    if (const auto& renamed = done.changed.renamed) {
        if (const auto kept = valueAt(event, StageSlot{renamed->first})) { // keeps its position
            Event after = event;
            apply(after, change);
            change.edits.push_back(editOf(after, StageSlot{renamed->second}, kept));
        }
    }
    done.change = std::move(change);
    return done;
}

} // namespace mentat
