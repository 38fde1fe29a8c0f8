#pragma once

#include "model/document/formats/wbc_dune/games_cells.h"

namespace mentat {

/// What a row says of its game: the same in all of the game's rows, or in one.
struct GameFacts {
    std::optional<TableNumber> table; // of a final, which need not have one
    std::optional<bool> expansion;
    std::optional<VenueTime> start;
    std::optional<VenueTime> end;
    std::optional<Minutes> minutes;
    std::optional<Turns> turns;
    std::optional<Ending> ending;
    std::optional<Victory> victory;
    std::optional<QString> predicted; // name
    std::optional<bool> isVoid;
    std::optional<QString> note;
};

/// What a row says of its year: the same in all of the year's rows, or in one.
struct SettingsOfRow {
    std::optional<Positive> turnLimit;
    std::optional<Positive> allianceSize;
    std::optional<Positive> finalists;
    std::optional<Count> prizeLevel;
    std::optional<std::vector<GameSet>> sets;
};

/// A row of a CSV of games. Where it belongs may be unreadable; then it belongs nowhere.
struct GamesRow {
    GamesCells cells;
    std::optional<Name> event;
    std::optional<Year> year;
    bool isFinal = false;
    std::optional<HeatNumber> heat; // of no final
    std::optional<SeatNumber> seatNumber;
    std::optional<Name> player;
    Seat seat; // its number and player stand above
    std::optional<QString> from;
    GameFacts game;
    SettingsOfRow yearFacts;

    [[nodiscard]] bool hasPlace() const {
        return event && year && player && (isFinal || (heat && game.table));
    }
};

/// What cannot be read is added to the problems.
[[nodiscard]] GamesRow readGamesRow(const CsvRow& row, const GamesHeader& header, GamesCsv& csv);

} // namespace mentat
