#include "scoring/ruleset/course/event_course.h"

#include "model/ruleset/results.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/ruleset/plan/event_plan.h"
#include "scoring/ruleset/plan/stages_to_come.h"
#include "scoring/ruleset/stage_course.h"

#include <algorithm>
#include <unordered_map>

namespace mentat {
namespace {

std::vector<const Game*> gamesInCourse(const std::vector<Game>& games) {
    std::vector<const Game*> counted;
    for (const Game& game : games) {
        if (!game.isVoid)
            counted.push_back(&game);
    }
    std::ranges::stable_sort(counted, {}, &Game::table);
    return counted;
}

CourseTable openTable(int seats) {
    CourseTable table;
    table.isBye = seats == 1;
    table.seats.resize(static_cast<size_t>(seats));
    return table;
}

/// The rounds with their people; CourseWays adds where they go next.
class RoundsOfCourse {
public:
    explicit RoundsOfCourse(const Event& event)
        : m_event(event)
        , m_field(event)
        , m_stages(stageCourse(m_field, rulesetRanking(m_field))) {}

    [[nodiscard]] EventCourse make() && {
        for (const Heat& heat : m_field.play().heats) {
            if (!heat.details.canceled || !gamesInCourse(heat.games).empty())
                addHeat(heat);
        }
        m_course.heats = m_course.rounds.size();
        findSeeds();
        if (isAhead())
            expectAll();
        else
            addStages();
        for (const Placement& one : rulesetPlacements(m_event)) {
            if (one.place == Place(1) && !m_field.ruleset().stages.empty())
                m_course.champions.push_back(one.player);
        }
        return std::move(m_course);
    }

private:
    void addHeat(const Heat& heat) {
        CourseRound round{.round = heat.number};
        const auto games = gamesInCourse(heat.games);
        round.state = games.empty() ? CourseState::Expected : CourseState::Over;
        for (const Game* game : games) {
            CourseTable& table = round.tables.emplace_back(tableOf(*game));
            if (!table.isComplete)
                round.state = CourseState::Seated;
            for (CourseSeat& seat : table.seats)
                seat.advances = isWonOnce(m_field.ruleset()) && seat.place == 1 && !seat.dropout
                                && !isOut(*seat.player);
        }
        if (games.empty() && !heat.entrants.empty()) {
            round.state = CourseState::LinedUp;
            round.waiting = heat.entrants;
        }
        m_course.rounds.push_back(std::move(round));
    }

    /// The recorded places.
    [[nodiscard]] CourseTable tableOf(const Game& game) const {
        CourseTable table{.number = game.table,
                          .isBye = game.seats.size() == 1,
                          .isComplete = isComplete(game.seats)};
        const std::vector<int> places
            = table.isComplete ? placesOf(game, m_field.ruleset().score) : std::vector<int>();
        for (size_t i = 0; i < game.seats.size(); ++i) {
            CourseSeat& seat = table.seats.emplace_back();
            seat.player = game.seats[i].player;
            seat.dropout = game.seats[i].dropout;
            if (table.isComplete)
                seat.place = places[i];
        }
        return table;
    }

    [[nodiscard]] bool isOut(const PlayerId& player) const {
        return m_field.isDisqualified(m_field.positionOf(player));
    }

    /// Whether the heats have yet to decide who enters the stages.
    [[nodiscard]] bool isAhead() const {
        if (m_field.ruleset().stages.empty() || areHeatsOver(m_event))
            return false;
        return std::ranges::none_of(m_field.play().stages, [](const PlayedStage& stage) {
            return stage.details.closed || hasGames(stage);
        });
    }

    void findSeeds() {
        const auto first = std::ranges::find(m_stages, true, &StageRound::held);
        if (first == m_stages.end() || isAhead())
            return;
        for (size_t i = 0; i < first->lineUp.size(); ++i)
            m_seeds.emplace(m_field.idOf(first->lineUp[i]), static_cast<int>(i) + 1);
    }
    void setSeed(CourseSeat& seat) const {
        const auto found = m_seeds.find(*seat.player);
        if (found != m_seeds.end())
            seat.seed = found->second;
    }

    void addStages() {
        for (size_t i = 0; i < m_stages.size(); ++i)
            addStage(i);
        expectRest();
    }

    CourseRound& newStage(size_t stage) {
        CourseRound round{.round = m_field.ruleset().stages[stage].name};
        round.isFinal = stage + 1 == m_field.ruleset().stages.size();
        return m_course.rounds.emplace_back(std::move(round));
    }

    void addStage(size_t stage) {
        const StageRound& computed = m_stages[stage];
        CourseRound& round = newStage(stage);
        round.reason = computed.reason;
        round.state = CourseState::NotHeld;
        if (!computed.held)
            return;
        const PlayedStage* played = playedStage(m_field.play(), stage);
        const auto games = played ? gamesInCourse(played->games) : std::vector<const Game*>();
        if (games.empty())
            return lineUp(round, stage, computed);
        const bool isOver = computed.results.isOver && computed.results.tiesForTheLine.empty();
        round.state = isOver ? CourseState::Over : CourseState::Seated;
        std::unordered_map<size_t, const StageResult*> results;
        for (const StageResult& result : computed.results.results)
            results.emplace(result.player, &result);
        for (const Game* game : games) {
            CourseTable& table = round.tables.emplace_back(tableOf(*game));
            for (CourseSeat& seat : table.seats) {
                setSeed(seat);
                const auto result = results.find(m_field.positionOf(*seat.player));
                if (!table.isComplete || result == results.end())
                    continue;
                seat.place = result->second->place;
                seat.advances = result->second->advances && !isOut(*seat.player);
            }
        }
    }

    /// H9: at its tables, as far as they are known.
    void lineUp(CourseRound& round, size_t stage, const StageRound& computed) const {
        const StageRule& rule = m_field.ruleset().stages[stage];
        round.state = CourseState::LinedUp;
        std::vector<PlayerId> seated;
        std::vector<PlayerId> byes;
        for (const size_t player : computed.lineUp) {
            const bool isAlone = std::ranges::find(computed.byes, player) != computed.byes.end();
            (isAlone ? byes : seated).push_back(m_field.idOf(player));
        }
        const bool isKnown = round.isFinal || isWithoutChance(rule.seeding);
        for (const auto& players : stageTables(m_field.ruleset(), rule.name, seated, 0)) {
            CourseTable& table = round.tables.emplace_back(openTable(int(players.size())));
            table.isBye = false;
            for (size_t i = 0; i < players.size() && isKnown; ++i)
                sitDown(table.seats[i], players[i]);
        }
        for (const PlayerId& player : byes) {
            CourseTable& table = round.tables.emplace_back(openTable(1));
            sitDown(table.seats.front(), player);
        }
        if (!isKnown)
            round.waiting = seated;
    }
    void sitDown(CourseSeat& seat, const PlayerId& player) const {
        seat.player = player;
        setSeed(seat);
    }

    /// The stages after the last one that can be computed.
    void expectRest() {
        const size_t known = m_stages.size();
        if (known == 0 || known == m_field.ruleset().stages.size())
            return;
        const CourseRound& last = m_course.rounds.back();
        const int advance = advanceOf(m_field.ruleset(), known - 1).value_or(0);
        ComersToStages comers{.first = known,
                              .field = static_cast<int>(m_field.participants()),
                              .hasHeld = true,
                              .words = words()};
        for (const CourseTable& table : last.tables) {
            comers.qualified += std::min(static_cast<int>(table.seats.size()), advance);
            comers.people += static_cast<int>(table.seats.size());
        }
        expect(stagesToCome(m_field.ruleset(), comers), false);
    }

    /// H8: the GM's decision for each stage.
    [[nodiscard]] std::vector<std::optional<bool>> words() const {
        std::vector<std::optional<bool>> all;
        for (size_t i = 0; i < m_field.ruleset().stages.size(); ++i) {
            const PlayedStage* played = playedStage(m_field.play(), i);
            all.push_back(played ? played->details.held : std::nullopt);
        }
        return all;
    }

    /// Estimates every stage from the people of the heats, if anyone has checked in.
    void expectAll() {
        PlanExpectation expected;
        expected.held = words();
        for (const Heat& heat : m_field.play().heats) {
            if (!heat.details.canceled && !heat.entrants.empty())
                expected.players.emplace_back(static_cast<int>(heat.entrants.size()));
        }
        std::vector<StageToCome> stages(m_field.ruleset().stages.size(), StageToCome{.held = true});
        if (!planFault(m_field.ruleset(), expected)) {
            const EventPlan plan = eventPlan(m_field.ruleset(), expected);
            for (size_t i = 0; i < stages.size(); ++i) {
                const PlannedStage& stage = plan.stages[i];
                stages[i]
                    = {stage.held,       stage.because,      stage.qualified, stage.round.players,
                       stage.round.byes, stage.round.tables, stage.goOn};
            }
        }
        expect(stages, true);
    }

    void expect(const std::vector<StageToCome>& stages, bool isEstimate) {
        for (const StageToCome& stage : stages) {
            CourseRound& round = newStage(m_course.rounds.size() - m_course.heats);
            round.isEstimate = isEstimate;
            // Until the heats are over, whether it is held is only an estimate.
            round.state = stage.held || isEstimate ? CourseState::Expected : CourseState::NotHeld;
            for (const int size : stage.tables)
                round.tables.push_back(openTable(size));
            for (int bye = 0; bye < stage.byes; ++bye)
                round.tables.push_back(openTable(1));
        }
    }

    const Event& m_event;
    RulesetField m_field;
    std::vector<StageRound> m_stages;
    std::unordered_map<PlayerId, int> m_seeds;
    EventCourse m_course;
};

/// Finds where everyone comes from and goes.
class CourseWays {
public:
    explicit CourseWays(EventCourse& course) : m_course(course) {}

    void tell() {
        for (size_t round = 0; round < m_course.rounds.size(); ++round)
            takeSeats(round);
        for (size_t round = 0; round < m_course.rounds.size(); ++round)
            tellRound(round);
    }

private:
    /// The next stage that is held: a player with enough wins skips the heats between.
    [[nodiscard]] std::optional<size_t> stageAfter(size_t round) const {
        for (size_t next = round + 1; next < m_course.rounds.size(); ++next) {
            if (next >= m_course.heats && m_course.rounds[next].state != CourseState::NotHeld)
                return next;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<CourseSpot> spotIn(size_t round, const PlayerId& player) const {
        const CourseRound& there = m_course.rounds[round];
        for (size_t table = 0; table < there.tables.size(); ++table) {
            for (const CourseSeat& seat : there.tables[table].seats) {
                if (seat.player == player)
                    return CourseSpot{round, table};
            }
        }
        if (std::ranges::find(there.waiting, player) != there.waiting.end())
            return CourseSpot{round, std::nullopt};
        return std::nullopt;
    }

    /// H7: players who advanced to a round without a line-up wait for it; the final has one table,
    /// where they take seats, and each open slot is for the winner of a table.
    void takeSeats(size_t round) {
        CourseRound& here = m_course.rounds[round];
        const auto before = roundBefore(round);
        if (!before || here.state != CourseState::Expected || here.isEstimate)
            return;
        const auto& tables = m_course.rounds[*before].tables;
        const bool isOneTable = here.tables.size() == 1;
        size_t slot = 0;
        for (size_t table = 0; table < tables.size(); ++table) {
            std::vector<PlayerId> through;
            for (const CourseSeat& seat : tables[table].seats) {
                if (seat.advances)
                    through.push_back(*seat.player);
            }
            if (!isOneTable) {
                std::ranges::move(through, std::back_inserter(here.waiting));
                continue;
            }
            const size_t coming = through.empty() && !tables[table].isComplete ? 1 : 0;
            for (size_t i = 0; i < through.size() + coming; ++i) {
                auto& seats = here.tables.front().seats;
                if (slot == seats.size())
                    return;
                if (i < through.size())
                    seats[slot].player = through[i];
                seats[slot++].from = CourseSpot{*before, table};
            }
        }
    }
    /// The stage before it that is held.
    [[nodiscard]] std::optional<size_t> roundBefore(size_t round) const {
        for (size_t before = round; before-- > m_course.heats;) {
            if (m_course.rounds[before].state != CourseState::NotHeld)
                return before;
        }
        return std::nullopt;
    }

    void tellRound(size_t round) {
        auto& tables = m_course.rounds[round].tables;
        for (size_t table = 0; table < tables.size(); ++table) {
            for (CourseSeat& seat : tables[table].seats) {
                if (!seat.player)
                    continue;
                seat.to = nextOf(round, seat);
                if (seat.to && seat.to->table)
                    tellOrigin(*seat.to, *seat.player, {round, table});
            }
        }
    }

    [[nodiscard]] std::optional<CourseSpot> nextOf(size_t round, const CourseSeat& seat) const {
        const auto stage = stageAfter(round);
        if (seat.advances && stage) {
            if (const auto spot = spotIn(*stage, *seat.player))
                return spot;
            // Not in its line-up: they cannot play, or the line-up is unknown.
            if (m_course.rounds[*stage].isEstimate)
                return CourseSpot{*stage, std::nullopt};
        }
        for (size_t next = round + 1; next < m_course.rounds.size(); ++next) {
            if (const auto spot = spotIn(next, *seat.player))
                return spot;
        }
        return std::nullopt;
    }

    /// For a player who won twice where one win is enough, the first win.
    void tellOrigin(const CourseSpot& spot, const PlayerId& player, const CourseSpot& from) {
        for (CourseSeat& seat : m_course.rounds[spot.round].tables[*spot.table].seats) {
            if (seat.player == player && !seat.from)
                seat.from = from;
        }
    }

    EventCourse& m_course;
};

} // namespace

bool isWonOnce(const Ruleset& ruleset) {
    if (!entersByWins(ruleset))
        return false;
    return std::get<EntrantsByWins>(*ruleset.stages.front().entrants).wins == Positive(1);
}

EventCourse eventCourse(const Event& event) {
    EventCourse course = RoundsOfCourse(event).make();
    CourseWays(course).tell();
    return course;
}

} // namespace mentat
