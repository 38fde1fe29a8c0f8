#pragma once

#include "model/document/bytes/csv.h"
#include "model/document/dune/games_row.h"
#include "model/document/games_csv.h"
#include "model/dune/dune_play.h"

#include <map>

namespace mentat {

/// A game's rows in seat order, and its place in the event.
struct GameOfRows {
    Pointer where;
    bool isFinal;
    std::optional<HeatNumber> heat;
    std::vector<const GamesRow*> seats;
    /// The rows that state the game's facts.
    std::map<GamesColumn, const GamesRow*> said;
    /// Columns on which rows disagree, or that refer to nobody.
    std::vector<GamesColumn> unsettled = {};
};

/// Builds the event of one year from its rows with a known place. `lost` rows have none but may
/// belong to this year: nothing that depends on them is checked.
class GamesYear {
public:
    GamesYear(std::vector<const GamesRow*> rows, std::vector<const GamesRow*> lost,
              const GamesHeader& header, GamesCsv& csv);

    void read(NeededSettings needed);

private:
    using Rows = std::vector<const GamesRow*>;

    void readSettings();
    void readPlayers();
    void readHeats();
    void readEntrants(std::vector<Heat>& heats);
    Game gameOf(GameOfRows& placed);
    void numberSeats(GameOfRows& placed, Game& game);
    void readFacts(GameOfRows& placed, Game& game);
    template <class T>
    void readFactsOf(GameOfRows& placed, T& game);
    template <class Said>
    std::optional<Said> settled(GameOfRows& placed, GamesColumn column, auto saidIn);
    /// nullopt, with a note, if nobody of the year has this name.
    std::optional<PlayerId> playerNamed(GameOfRows& placed, GamesColumn column,
                                        const QString& name);
    [[nodiscard]] PlayerId idOf(const Name& name) const;

    void add(GamesProblemKind kind, const GamesRow& row, GamesColumn column, Values values,
             Rule rule = Rule::R10_1);
    template <class Fact, class FactIn>
    std::optional<Fact> agreed(const Rows& rows, GamesColumn column, FactIn factIn,
                               GamesProblemKind kind, std::map<GamesColumn, const GamesRow*>& said);

    Rows m_rows;
    Rows m_lost;
    const GamesHeader& m_header;
    GamesCsv& m_csv;
    Event m_event;
    SettingsOfRow m_facts;
    std::map<GamesColumn, const GamesRow*> m_said;
    std::map<QString, PlayerId> m_ids; // by normalized name
    std::vector<GameOfRows> m_games;
};

/// The rows of a CSV of games, beginning with the header, which is required.
[[nodiscard]] GamesCsv readDuneGames(const std::vector<CsvRow>& rows, NeededSettings needed);

} // namespace mentat
