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
    /// The tables with a seat left, in their order.
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

/// Row after row of the line-up, one to each table that is not full; arrange puts these into the
/// order in which the row goes to them.
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

/// In the order given the first fill table 1, and so on.
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

namespace {

std::vector<PlayerId> idsOf(const RulesetField& field, const std::vector<size_t>& players) {
    std::vector<PlayerId> ids;
    ids.reserve(players.size());
    for (const size_t player : players)
        ids.push_back(field.idOf(player));
    return ids;
}

/// R4.5; without stages every tie matters for the order.
std::vector<StageTie> tiesOfStandings(const RulesetRanking& ranking,
                                      std::optional<size_t> qualifiers) {
    const auto& ranked = ranking.standings.ranked;
    std::vector<StageTie> ties;
    for (const TiedRows rows : tiedRows(ranked)) {
        const TieMatter matters = qualifiers ? matterOf(rows, *qualifiers) : TieMatter::Order;
        StageTie& tie = ties.emplace_back(StageTie{{}, matters, {}});
        for (size_t row = rows.begin; row < rows.end; ++row)
            tie.players.push_back(ranked[row].player);
    }
    return ties;
}

StageLineUp lineUpOf(const RulesetField& field, const StageOfRuleset& stage,
                     const StageRound& round) {
    StageLineUp result{stage.rule().name, round.held, {}, {}, {}, {}, round.reason};
    result.qualifiers = idsOf(field, round.qualifiers);
    result.alternates = idsOf(field, round.alternates);
    result.lineUp = idsOf(field, round.lineUp);
    if (stage.isFinal() || isWithoutChance(stage.rule().seeding))
        result.tables = stageTables(field.ruleset(), result.stage, result.lineUp, 0);
    return result;
}

} // namespace

StageLineUps stageLineUps(const Event& event) {
    const RulesetField field(event);
    const RulesetRanking ranking = rulesetRanking(field);
    const auto rounds = stageCourse(field, ranking);
    const auto firstHeld = std::ranges::find(rounds, true, &StageRound::held);
    StageLineUps result;
    result.ties = tiesOfStandings(ranking, firstHeld == rounds.end()
                                               ? std::nullopt
                                               : std::optional(firstHeld->qualifiers.size()));
    for (size_t i = 0; i < rounds.size(); ++i) {
        const StageOfRuleset stage{field.ruleset(), i};
        result.stages.push_back(lineUpOf(field, stage, rounds[i]));
        for (const auto& tied : rounds[i].results.tiesForTheLine)
            if (rounds[i].results.isOver)
                result.ties.push_back({tied, TieMatter::Cut, stage.rule().name});
    }
    return result;
}

std::vector<SharedPlace> sharedPlaces(const Event& event, const Name& stage) {
    const RulesetField field(event);
    const auto position = stagePosition(field.ruleset(), stage);
    const PlayedStage* played = position ? playedStage(field.play(), *position) : nullptr;
    if (!played)
        return {};
    const StageResults results
        = stageResults(field, *played, advanceOf(field.ruleset(), *position));
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
    // H11: of two who share it, one can be disqualified.
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
                                               const std::vector<PlayerId>& lineUp, qint64 seed,
                                               const std::vector<int>& asked) {
    const auto found = std::ranges::find(ruleset.stages, stage, &StageRule::name);
    Q_ASSERT(found != ruleset.stages.end());
    const StageOfRuleset place{ruleset, static_cast<size_t>(found - ruleset.stages.begin())};
    const auto sizes = asked.empty() ? stageSizes(place, static_cast<int>(lineUp.size())) : asked;
    std::vector<std::vector<PlayerId>> tables;
    const Seeding seeding = place.isFinal() ? Seeding::Ranked : found->seeding;
    for (const auto& table : tablesBySeeds(seeding, sizes, seed)) {
        auto& players = tables.emplace_back();
        for (const size_t position : table)
            players.push_back(lineUp[position]);
    }
    return tables;
}

} // namespace mentat
