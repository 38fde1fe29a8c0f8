#include "scoring/ruleset/plan/event_plan.h"

#include "scoring/ruleset/plan/stages_to_come.h"
#include "scoring/ruleset/stage_round.h"

#include <algorithm>
#include <numeric>

namespace mentat {

namespace {

int tablesOf(const PlannedRound& round) {
    return static_cast<int>(round.counted().size());
}

int sumOfPlayers(const std::vector<Count>& heats) {
    return std::accumulate(heats.begin(), heats.end(), 0,
                           [](int sum, Count players) { return sum + players.value(); });
}

int maxPlayers(const std::vector<Count>& heats) {
    int most = 0;
    for (const Count players : heats)
        most = std::max(most, players.value());
    return most;
}

/// The most people who can have this many wins: each table and each bye gives one win, and nobody
/// wins twice in a heat.
int mostWinners(const std::vector<PlannedRound>& heats, int wins, int field) {
    for (int winners = field; winners > 0; --winners) {
        qint64 won = 0;
        for (const PlannedRound& heat : heats)
            won += std::min(tablesOf(heat) + heat.byes, winners); // H2: a bye is a win
        if (won >= qint64(wins) * winners)
            return winners;
    }
    return 0;
}

class EventPlanner {
public:
    EventPlanner(const Ruleset& ruleset, const PlanExpectation& expected)
        : m_ruleset(ruleset)
        , m_expected(expected) {}

    [[nodiscard]] EventPlan plan() && {
        for (const Count players : m_expected.players)
            planHeat(players);
        m_plan.isFieldAssumed = !m_expected.field;
        m_plan.field
            = m_expected.field ? m_expected.field->value() : maxPlayers(m_expected.players);
        if (!m_ruleset.stages.empty())
            planStages();
        addHours();
        return std::move(m_plan);
    }

private:
    void planHeat(Count players) {
        TableGroups groups = tableGroupsOffered(players, m_ruleset.sizes);
        PlannedRound round;
        round.players = players.value();
        round.tables = std::move(groups.groups);
        round.others = std::move(groups.others);
        // H1: if no other number fits, the nearest smaller number plays.
        if (m_ruleset.byes && round.tables.empty() && !round.others.empty()
            && round.others.front().out > 0) {
            round.tables = round.others.front().groups;
            round.byes = round.others.front().out;
            round.others.clear();
        }
        time(round, m_expected.heatStarts, m_plan.heats.size());
        m_plan.heats.push_back(std::move(round));
    }

    void planStages() {
        const auto stages = stagesToCome(m_ruleset, {.qualified = qualifiedByHeats(),
                                                     .people = m_plan.field,
                                                     .field = m_plan.field,
                                                     .words = m_expected.held});
        for (const StageToCome& stage : stages) {
            PlannedStage planned{m_ruleset.stages[m_plan.stages.size()].name,
                                 stage.held,
                                 stage.qualified,
                                 {},
                                 stage.goOn,
                                 stage.because};
            planned.round.players = stage.players;
            planned.round.byes = stage.byes;
            planned.round.tables = stage.tables;
            time(planned.round, m_expected.stageStarts, m_plan.stages.size());
            m_plan.stages.push_back(std::move(planned));
        }
    }

    /// H6.
    [[nodiscard]] int qualifiedByHeats() {
        const auto& entrants = m_ruleset.stages.front().entrants;
        if (!entrants)
            return 0;
        const auto* byWins = std::get_if<EntrantsByWins>(&*entrants);
        if (!byWins)
            return std::min(entrantsFrom(*entrants, m_plan.field).value_or(0), m_plan.field);
        m_plan.areWinnersAssumed = !m_expected.winners;
        m_plan.winners = m_expected.winners
                             ? m_expected.winners->value()
                             : mostWinners(m_plan.heats, byWins->wins.value(), m_plan.field);
        return byWins->most ? std::min(*m_plan.winners, byWins->most->value()) : *m_plan.winners;
    }

    void time(PlannedRound& round, const std::vector<std::optional<VenueTime>>& starts,
              size_t position) {
        if (round.counted().empty())
            return;
        round.minutes = m_expected.minutes ? m_expected.minutes->value()
                                           : m_expected.lengths.expected(round.counted());
        if (position < starts.size())
            round.start = starts[position];
        if (!round.start)
            round.start = m_free;
        m_free = round.end();
    }

    void addHours() {
        m_plan.tableMinutes = 0;
        m_plan.playerMinutes = 0;
        for (const PlannedRound& heat : m_plan.heats)
            addHours(heat);
        for (const PlannedStage& stage : m_plan.stages)
            addHours(stage.round);
    }
    void addHours(const PlannedRound& round) {
        if (round.counted().empty() || !m_plan.tableMinutes)
            return;
        if (!round.minutes) {
            m_plan.tableMinutes.reset();
            m_plan.playerMinutes.reset();
            return;
        }
        *m_plan.tableMinutes += *round.minutes * tablesOf(round);
        *m_plan.playerMinutes += *round.minutes * round.seated();
    }

    const Ruleset& m_ruleset;
    const PlanExpectation& m_expected;
    EventPlan m_plan;
    std::optional<VenueTime> m_free; // when the round before is over
};

} // namespace

const std::vector<int>& PlannedRound::counted() const {
    return tables.empty() && !others.empty() && others.front().out > 0 ? others.front().groups
                                                                       : tables;
}

int PlannedRound::seated() const {
    return std::accumulate(counted().begin(), counted().end(), 0);
}

std::optional<VenueTime> PlannedRound::end() const {
    return start && minutes ? std::optional(start->plusMinutes(*minutes)) : std::nullopt;
}

bool entersByWins(const Ruleset& ruleset) {
    return !ruleset.stages.empty() && ruleset.stages.front().entrants
           && std::holds_alternative<EntrantsByWins>(*ruleset.stages.front().entrants);
}

std::optional<PlanFault> planFault(const Ruleset& ruleset, const PlanExpectation& expected) {
    using enum PlanFaultKind;
    const int most = maxPlayers(expected.players);
    if (most == 0)
        return PlanFault{NoHeat};
    if (expected.players.size() > greatestPlannedHeats)
        return PlanFault{
            TooMany, {}, static_cast<int>(expected.players.size()), greatestPlannedHeats};
    if (most > greatestPlannedCrowd)
        return PlanFault{TooMany, {}, most, greatestPlannedCrowd};
    if (expected.field) {
        const int field = expected.field->value();
        const int sum = sumOfPlayers(expected.players);
        if (field < most)
            return PlanFault{FieldTooSmall, {}, field, most};
        if (field > sum)
            return PlanFault{FieldTooLarge, {}, field, sum};
    }
    if (expected.winners) {
        const int field = expected.field ? expected.field->value() : most;
        if (!entersByWins(ruleset))
            return PlanFault{NoWinnersWanted};
        if (expected.winners->value() > field)
            return PlanFault{WinnersAboveField, {}, expected.winners->value(), field};
    }
    return std::nullopt;
}

EventPlan eventPlan(const Ruleset& ruleset, const PlanExpectation& expected) {
    return EventPlanner(ruleset, expected).plan();
}

PlanExpectation expectedOf(const Book& book, const Event& event) {
    PlanExpectation expected;
    const auto* play = std::get_if<RulesetPlay>(&event.play);
    if (!play)
        return expected;
    for (const Heat& heat : play->heats) {
        if (heat.details.canceled)
            continue;
        expected.players.emplace_back(static_cast<int>(heat.entrants.size()));
        expected.heatStarts.push_back(heat.details.start);
    }
    // Nobody is checked in for future heats: leave their numbers open.
    while (!expected.players.empty() && expected.players.back() == Count(0))
        expected.players.pop_back();
    for (const StageRule& rule : play->ruleset.stages) {
        const PlayedStage* stage = findStage(*play, rule.name);
        expected.stageStarts.push_back(stage ? stage->details.start : std::nullopt);
        expected.held.push_back(stage ? stage->details.held : std::nullopt);
    }
    for (const BookEvent& entry : book.events) {
        if (entry.event.details.name.normalized() == event.details.name.normalized())
            expected.lengths.add(entry.event);
    }
    return expected;
}

} // namespace mentat
