#pragma once

#include "model/event.h"
#include "scoring/ruleset/stage_lineups.h"
#include "tests/support/player_ids.h"

/// What the examples of H1 to H11 are written with: events by a ruleset in few words.
namespace mentat::test {

/// A seat, told as "sits(3).placed(1).scoring(42.5)".
class RulesetSeatCase {
public:
    explicit RulesetSeatCase(int player);

    RulesetSeatCase& placed(int place);
    /// At most three digits after the point.
    RulesetSeatCase& scoring(double score);
    RulesetSeatCase& leaves();
    RulesetSeatCase& excused();

    [[nodiscard]] const Seat& seat() const { return m_seat; }

private:
    Seat m_seat;
};

[[nodiscard]] RulesetSeatCase sits(int player);
/// Table 1, seats numbered in their order.
[[nodiscard]] Game tableOf(const std::vector<RulesetSeatCase>& seats);
/// The first is first, the second second, and so on.
[[nodiscard]] Game inOrder(std::initializer_list<int> players);
/// Only the winner is known: all others share the second place.
[[nodiscard]] Game onlyWinner(int winner, const std::vector<int>& others);
/// Players in their order with these scores.
[[nodiscard]] Game scored(std::initializer_list<std::pair<int, double>> scores);
[[nodiscard]] Game ofSeats(std::initializer_list<int> players); // nothing is known yet

[[nodiscard]] Decimal decimal(double number);
[[nodiscard]] std::vector<Decimal> decimals(std::initializer_list<double> numbers);
/// In order of preference.
[[nodiscard]] ListedSizes sizes(std::initializer_list<int> all);

/// Tables of 4 and 3, without stages.
[[nodiscard]] Ruleset orderedBy(std::vector<OrderKey> order, Scores score = Scores::None);
[[nodiscard]] StageRule stageRule(const char* name, std::initializer_list<int> sizes);
[[nodiscard]] Name stageName(const char* name);

/// Players p1, p2, … and heats with these games: heats and tables are numbered in their order.
[[nodiscard]] Event eventBy(const Ruleset& ruleset, int players,
                            std::vector<std::vector<Game>> heats = {});
[[nodiscard]] RulesetPlay& ruledPlay(Event& event);
/// The stage of that name, made where nothing is recorded of it yet.
[[nodiscard]] PlayedStage& stageOf(Event& event, const char* name);
void play(Event& event, const char* stage, std::vector<Game> games);
[[nodiscard]] TieRoll rollOf(std::initializer_list<int> players, std::initializer_list<int> dice);

/// "p1 p2"
[[nodiscard]] QString idsOf(const std::vector<PlayerId>& players);
/// Of each ranked row rank, player and what parts it from the next:
/// "1 p1 wins, 2 p2 tie, 2 p3 last"
[[nodiscard]] QString standingsText(const Event& event);
/// The values of a player's row: "2, 3/2, –, [1 0 1]"
[[nodiscard]] QString valuesText(const Event& event, int player);
/// "Semifinal: p1 p2 | p3 | p1 p2", or "Semifinal: not held"; of all stages.
[[nodiscard]] QString stagesText(const Event& event);
/// "p1 p4 / p2 p3": the tables of a stage as computed.
[[nodiscard]] QString tablesText(const Event& event, const char* stage);
/// "p1 p2 cut, p3 p4 cut of Semifinal"
[[nodiscard]] QString tiesText(const Event& event);
/// "1 p1, 2 p2, 2 p3"
[[nodiscard]] QString placesText(const Event& event);

} // namespace mentat::test
