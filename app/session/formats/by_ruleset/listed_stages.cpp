#include "app/session/formats/by_ruleset/listed_stages.h"

#include "app/session/edits.h"
#include "model/changes/change_kind.h"
#include "model/document/schedule/schedule_cells.h"
#include "model/formats/by_ruleset/ruleset_slots.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// So many times as many: of each table of the round before, one goes on.
Entrants timesAsMany(const Entrants& entrants, int times) {
    if (const auto* number = std::get_if<EntrantsNumber>(&entrants))
        return EntrantsNumber{Positive(number->number.value() * times)};
    if (const auto* byField = std::get_if<EntrantsByField>(&entrants)) {
        EntrantsByField more = *byField;
        for (EntrantsFrom& from : more)
            from.number = Count(from.number.value() * times);
        return more;
    }
    return entrants; // everybody who has won
}

/// How many the stage would take at most; 0: nobody can say.
int mostOf(const Entrants& entrants) {
    if (const auto* number = std::get_if<EntrantsNumber>(&entrants))
        return number->number.value();
    const auto* byField = std::get_if<EntrantsByField>(&entrants);
    return byField && !byField->empty() ? byField->back().number.value() : 0;
}

constexpr std::array advancedKinds{RoundKind::Quarterfinal, RoundKind::Semifinal, RoundKind::Final};

bool isListedIn(const ScheduledEvent& scheduled, RoundKind kind) {
    return std::ranges::find(scheduled.rounds, kind, &ScheduledRound::kind)
           != scheduled.rounds.end();
}

RoundKinds roundsOf(const Ruleset& ruleset) {
    RoundKinds rounds;
    for (const RoundKind kind : advancedKinds) {
        if (stageOf(ruleset, kind))
            rounds.insert(kind);
    }
    return rounds;
}

/// The advanced rounds of a ruleset as a schedule lists them, as far as they are taken.
class ListedStages {
public:
    ListedStages(const ScheduledEvent& scheduled, const RoundKinds& taken, Ruleset& ruleset)
        : m_had(roundsOf(ruleset))
        , m_ruleset(ruleset) {
        for (const RoundKind kind : advancedKinds) {
            if (taken.contains(kind) ? isListedIn(scheduled, kind) : m_had.contains(kind))
                m_wanted.insert(kind);
        }
    }

    StagesChanged apply() {
        renameIfOne();
        // From the last to the first, so that each is put before what comes after it.
        for (auto kind = advancedKinds.rbegin(); kind != advancedKinds.rend(); ++kind) {
            if (m_wanted.contains(*kind) && !stageOf(m_ruleset, *kind))
                insert(*kind);
        }
        for (const RoundKind kind : advancedKinds) {
            const auto stage = stageOf(m_ruleset, kind);
            // What is the last only because that was dropped is no round of the schedule.
            if (stage && m_had.contains(kind) && !m_wanted.contains(kind))
                drop(*stage);
        }
        return told();
    }

private:
    /// One round before the final is the same, whatever it is called; of two the semifinal.
    void renameIfOne() {
        using enum RoundKind;
        const bool hasOne = m_had.contains(Quarterfinal) != m_had.contains(Semifinal);
        const RoundKind was = m_had.contains(Quarterfinal) ? Quarterfinal : Semifinal;
        const RoundKind other = was == Quarterfinal ? Semifinal : Quarterfinal;
        const bool isWanted
            = m_wanted.contains(other) && (other == Semifinal || !m_wanted.contains(was));
        if (!hasOne || !isWanted)
            return;
        Name& name = m_ruleset.stages[*stageOf(m_ruleset, was)].name;
        if (!m_wanted.contains(was))
            m_renamed = {name, stageName(other)};
        name = stageName(other);
    }

    [[nodiscard]] StagesChanged told() const {
        StagesChanged changed{{}, {}, m_renamed};
        const RoundKinds has = roundsOf(m_ruleset);
        for (auto kind = advancedKinds.rbegin(); kind != advancedKinds.rend(); ++kind) {
            if (has.contains(*kind) && !m_had.contains(*kind) && m_wanted.contains(*kind))
                changed.added.push_back(*kind);
            if (!has.contains(*kind) && m_had.contains(*kind))
                changed.dropped.push_back(*kind);
        }
        return changed;
    }

    /// Whoever would have entered it enters the next.
    void drop(size_t stage) {
        auto& stages = m_ruleset.stages;
        if (stage + 1 < stages.size() && !stages[stage + 1].entrants)
            stages[stage + 1].entrants = stages[stage].entrants;
        stages.erase(stages.begin() + static_cast<std::ptrdiff_t>(stage));
    }

    /// Before the next that there is, with tables of its sizes; its winners are then as many as the
    /// ruleset has enter that one. A final where there is no stage at all: one table.
    void insert(RoundKind kind) {
        auto& stages = m_ruleset.stages;
        if (stages.empty() == (kind != RoundKind::Final))
            return;
        if (kind == RoundKind::Final) {
            StageRule last{stageName(kind), {}, {}};
            last.entrants = EntrantsNumber{Positive(m_ruleset.sizes.front().value())};
            stages.push_back(std::move(last));
            return;
        }
        StageRule& next = stages.front();
        if (!next.entrants)
            return;
        StageRule stage = next;
        stage.name = stageName(kind);
        stage.fillTo = Count(0);
        stage.fillTables = false;
        stage.advance = Positive(1);
        // A final's tables are larger than those of the rounds before it.
        stage.sizes = stages.size() == 1 ? ListedSizes() : next.sizes;
        const int size = sizesOf(m_ruleset, stage).front().value();
        stage.entrants = timesAsMany(*next.entrants, size);
        const int most = mostOf(*next.entrants);
        stage.skipBelow = Count((most > 0 ? most : size * size) + 1);
        next.entrants.reset();
        next.atMostHalf = false;
        stages.insert(stages.begin(), std::move(stage));
    }

    RoundKinds m_had;
    RoundKinds m_wanted;
    Ruleset& m_ruleset;
    std::optional<std::pair<Name, Name>> m_renamed;
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
            [&](const Name& name) { return name.normalised() == stageName(kind).normalised(); }))
        return named;
    if (kind != RoundKind::Final)
        return positionOf([&](const Name& name) { return read(name) == kind; });
    // H8: the last stage is the final, whatever it is called.
    const bool hasFinal = !stages.empty() && read(stages.back().name) != RoundKind::Quarterfinal
                          && read(stages.back().name) != RoundKind::Semifinal;
    return hasFinal ? std::optional(stages.size() - 1) : std::nullopt;
}

StageQuestions stageQuestions(const Ruleset& ruleset, const ScheduledEvent& scheduled) {
    StageQuestions questions;
    for (const RoundKind kind : advancedKinds) {
        const bool isListed = isListedIn(scheduled, kind);
        if (isListed == stageOf(ruleset, kind).has_value())
            continue;
        // Nothing comes after a final, and every other round before something.
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

bool areStagesAhead(const RulesetPlay& play) {
    return std::ranges::all_of(play.stages, [](const PlayedStage& stage) {
        Stage rest = stage.details;
        rest.start.reset();
        rest.minutes.reset();
        rest.deadline.reset();
        rest.location.reset();
        rest.seed.reset();
        return stage.games.empty() && rest == Stage();
    });
}

StagesTaken takeStages(const Event& event, const ScheduledEvent& scheduled,
                       const RoundKinds& taken) {
    const auto& play = std::get<RulesetPlay>(event.play);
    Ruleset ruleset = play.ruleset;
    StagesTaken done{listStages(ruleset, scheduled, taken), std::nullopt};
    if (ruleset == play.ruleset)
        return done;
    Edits edits(event);
    std::optional<Placed<Stage>> moved;
    for (const PlayedStage& stage : play.stages) {
        if (findStageRule(ruleset, stage.name))
            continue;
        const StageSlot slot{stage.name};
        if (done.changed.renamed && done.changed.renamed->first == stage.name)
            moved = valueAt(event, slot); // it keeps its place
        edits.put(slot, std::nullopt);
    }
    edits.put(RulesetSlot{}, ruleset);
    if (moved)
        edits.put(StageSlot{done.changed.renamed->second}, moved);
    done.change = Change{ChangeKind::RulesetChanged, {ruleset.name.text()}, edits.take(), {}, {}};
    return done;
}

} // namespace mentat
