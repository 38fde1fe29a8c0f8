#include "scoring/ruleset/stage_lineups.h"

#include "scoring/heats/seating/draw_source.h"
#include "scoring/ruleset/ruleset_standings.h"
#include "scoring/ruleset/stage_course.h"
#include "scoring/ruleset/stage_round.h"

#include <algorithm>
#include <numeric>

namespace mentat {
namespace {

class Seats {
public:
    explicit Seats(const std::vector<int>& sizes) : m_sizes(sizes), m_tables(sizes.size()) {}

    [[nodiscard]] bool isFull(size_t table) const {
        return m_tables[table].size() == static_cast<size_t>(m_sizes[table]);
    }
    /// The tables with a free seat, in order.
    [[nodiscard]] std::vector<size_t> open() const {
        std::vector<size_t> tables;
        for (size_t table = 0; table < m_tables.size(); ++table) {
            if (!isFull(table))
                tables.push_back(table);
        }
        return tables;
    }
    void put(size_t position, size_t table) { m_tables[table].push_back(position); }
    [[nodiscard]] std::vector<std::vector<size_t>> take() { return std::move(m_tables); }

private:
    const std::vector<int>& m_sizes;
    std::vector<std::vector<size_t>> m_tables;
};

/// Deals the line-up in rows, one player to each table that is not full; `arrange` orders the
/// tables for each row.
template <class Arrange>
void seatRows(Seats& seats, Arrange arrange) {
    size_t position = 0;
    for (auto tables = seats.open(); !tables.empty(); tables = seats.open()) {
        arrange(tables);
        for (const size_t table : tables)
            seats.put(position++, table);
    }
}

void seatSnake(Seats& seats) {
    seatRows(seats, [isBackward = false](std::vector<size_t>& tables) mutable {
        if (isBackward)
            std::ranges::reverse(tables);
        isBackward = !isBackward;
    });
}

/// Fills table 1 first, then table 2, and so on, in the given order.
void fillTables(Seats& seats, const std::vector<size_t>& positions) {
    auto tables = seats.open();
    for (const size_t position : positions) {
        while (seats.isFull(tables.front()))
            tables.erase(tables.begin());
        seats.put(position, tables.front());
    }
}

} // namespace

std::vector<std::vector<size_t>> tablesBySeeds(Seeding seeding, const std::vector<int>& sizes,
                                               qint64 seed) {
    Seats seats(sizes);
    DrawSource source(seed);
    std::vector<size_t> positions(
        static_cast<size_t>(std::accumulate(sizes.begin(), sizes.end(), 0)));
    std::iota(positions.begin(), positions.end(), size_t(0));
    switch (seeding) {
    case Seeding::Snake: seatSnake(seats); break;
    case Seeding::Ranked: fillTables(seats, positions); break;
    case Seeding::Rows:
        seatRows(seats, [&](std::vector<size_t>& tables) { source.shuffle(tables); });
        break;
    case Seeding::Random:
        source.shuffle(positions);
        fillTables(seats, positions);
        break;
    }
    return seats.take();
}

std::optional<std::vector<std::vector<size_t>>> tablesByPattern(const SeatPattern& pattern,
                                                                std::vector<int> sizes) {
    std::vector<std::vector<size_t>> tables;
    std::vector<int> patterned;
    for (const auto& table : pattern) {
        auto& seats = tables.emplace_back();
        for (const Positive position : table)
            seats.push_back(static_cast<size_t>(position.value() - 1));
        patterned.push_back(static_cast<int>(table.size()));
    }
    std::ranges::sort(patterned);
    std::ranges::sort(sizes);
    return patterned == sizes ? std::optional(std::move(tables)) : std::nullopt;
}

namespace {

std::vector<PlayerId> idsOf(const RulesetField& field, const std::vector<size_t>& players) {
    std::vector<PlayerId> ids;
    ids.reserve(players.size());
    for (const size_t player : players)
        ids.push_back(field.idOf(player));
    return ids;
}

/// H5: a tie is about the cut if both a qualifier and an alternate are in it.
TieMatter matterOf(std::span<const Standing> tied) {
    const auto has = [&](StandingStatus status) {
        return std::ranges::any_of(tied, [&](const Standing& row) { return row.status == status; });
    };
    if (!has(StandingStatus::Qualifier))
        return TieMatter::Alternates;
    return has(StandingStatus::Alternate) ? TieMatter::Cut : TieMatter::Order;
}

/// R4.5, H5; without stages, every tie matters for the order.
std::vector<StageTie> tiesOfStandings(const Standings& standings, bool hasStages) {
    const std::span<const Standing> ranked(standings.ranked);
    std::vector<StageTie> ties;
    for (const TiedRows rows : tiedRows(standings.ranked)) {
        const auto tied = ranked.subspan(rows.begin, rows.end - rows.begin);
        StageTie& tie
            = ties.emplace_back(StageTie{{}, hasStages ? matterOf(tied) : TieMatter::Order, {}});
        for (const Standing& row : tied)
            tie.players.push_back(row.player);
    }
    return ties;
}

/// The line-up without those who have byes.
std::vector<size_t> seatedIn(const StageRound& round) {
    std::vector<size_t> seated;
    std::ranges::copy_if(round.lineUp, std::back_inserter(seated), [&](size_t player) {
        return std::ranges::find(round.byes, player) == round.byes.end();
    });
    return seated;
}

StageLineUp lineUpOf(const RulesetField& field, const StageOfRuleset& stage,
                     const StageRound& round) {
    StageLineUp result{stage.rule().name, round.held, {}, {}, {}, {}, round.reason};
    result.qualifiers = idsOf(field, round.qualifiers);
    result.alternates = idsOf(field, round.alternates);
    result.lineUp = idsOf(field, round.lineUp);
    result.byes = idsOf(field, round.byes);
    result.isForAdvanced = round.isForAdvanced;
    if (stage.isFinal() || isWithoutChance(stage.rule().seeding))
        result.tables
            = stageTables(field.ruleset(), result.stage, idsOf(field, seatedIn(round)), 0);
    return result;
}

} // namespace

StageLineUps stageLineUps(const Event& event) {
    const RulesetField field(event);
    RulesetRanking ranking = rulesetRanking(field);
    const auto rounds = stageCourse(field, ranking);
    StageLineUps result;
    setStatuses(ranking, rounds);
    result.ties = tiesOfStandings(
        ranking.standings, std::ranges::find(rounds, true, &StageRound::held) != rounds.end());
    for (size_t i = 0; i < rounds.size(); ++i) {
        const StageOfRuleset stage{field.ruleset(), i};
        result.stages.push_back(lineUpOf(field, stage, rounds[i]));
        for (const auto& tied : rounds[i].results.tiesForTheLine)
            if (rounds[i].results.isOver)
                result.ties.push_back({tied, TieMatter::Cut, stage.rule().name});
    }
    return result;
}

namespace {

StageOfRuleset stageNamed(const Ruleset& ruleset, const Name& stage) {
    const auto position = stagePosition(ruleset, stage);
    Q_ASSERT(position);
    return {ruleset, *position};
}

} // namespace

std::vector<SharedPlace> sharedPlaces(const Event& event, const Name& stage) {
    const RulesetField field(event);
    const auto position = stagePosition(field.ruleset(), stage);
    const PlayedStage* played = position ? playedStage(field.play(), *position) : nullptr;
    if (!played || field.ruleset().ties == TiesBy::Seed) // a seed leaves no tie
        return {};
    const StageResults results
        = stageResults(field, *played, advanceOf(field.ruleset(), *position), {});
    std::vector<SharedPlace> shared;
    for (const StageResult& one : results.results) {
        if (one.isDropout)
            continue;
        if (shared.empty() || shared.back().table != one.table || shared.back().place != one.place)
            shared.push_back({one.table, one.place, {}});
        shared.back().players.push_back(field.idOf(one.player));
    }
    std::erase_if(shared, [](const SharedPlace& place) { return place.players.size() < 2; });
    for (SharedPlace& place : shared)
        place.isForTheLine = std::ranges::find(results.tiesForTheLine, place.players)
                             != results.tiesForTheLine.end();
    const bool isFinal = StageOfRuleset{field.ruleset(), *position}.isFinal();
    if (isFinal && field.ruleset().sharedWin == SharedWin::None) {
        for (SharedPlace& place : shared)
            place.isForTheWin = place.place == 1;
    }
    return shared;
}

std::vector<StageTie> stageTiesToRoll(const Event& event) {
    std::vector<StageTie> ties;
    if (event.details.closed)
        return ties;
    for (const PlayedStage& stage : std::get<RulesetPlay>(event.play).stages) {
        for (SharedPlace& place : sharedPlaces(event, stage.name)) {
            if (place.isForTheLine)
                ties.push_back({std::move(place.players), TieMatter::Cut, stage.name});
        }
    }
    return ties;
}

std::vector<PlayerId> finalTieToRoll(const Event& event) {
    const auto& stages = std::get<RulesetPlay>(event.play).ruleset.stages;
    if (event.details.closed || stages.empty())
        return {};
    // H11: one of two players who share first place can be disqualified.
    const auto winners = std::ranges::count(rulesetPlacements(event), 1,
                                            [](const Placement& one) { return one.place.value(); });
    if (winners < 2)
        return {};
    for (SharedPlace& place : sharedPlaces(event, stages.back().name)) {
        if (place.isForTheWin)
            return std::move(place.players);
    }
    return {};
}

std::vector<std::vector<PlayerId>> stageTables(const Ruleset& ruleset, const Name& stage,
                                               const std::vector<PlayerId>& seated, qint64 seed,
                                               const std::vector<int>& asked) {
    const StageOfRuleset place = stageNamed(ruleset, stage);
    const StageRule& rule = place.rule();
    const auto sizes = asked.empty() ? stageSizes(place, static_cast<int>(seated.size())) : asked;
    std::optional<std::vector<std::vector<size_t>>> tables;
    if (place.isFinal())
        tables = tablesBySeeds(Seeding::Ranked, sizes, seed);
    else if (!rule.pattern.empty() && asked.empty())
        tables = tablesByPattern(rule.pattern, sizes);
    if (!tables)
        tables = tablesBySeeds(rule.seeding, sizes, seed);
    std::vector<std::vector<PlayerId>> players;
    for (const auto& table : *tables) {
        auto& there = players.emplace_back();
        for (const size_t position : table)
            there.push_back(seated[position]);
    }
    return players;
}

int byesOfStage(const Ruleset& ruleset, const Name& stage, int players) {
    return stageByes(stageNamed(ruleset, stage), players);
}

} // namespace mentat
