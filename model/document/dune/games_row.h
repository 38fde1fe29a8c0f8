#pragma once

#include "model/document/dune/games_cells.h"

namespace mentat {

/// The type read from a list for a fact.
template <class Known>
struct ReadInLists {
    using Type = Known;
};
template <class Known>
struct ReadInLists<std::optional<Known>> : ReadInLists<Known> {};
template <>
struct ReadInLists<PlayerId> {
    using Type = QString; // a name
};

/// A row's statement about one fact of its game.
template <auto Member, bool Listed = isListed<Member>>
struct SaidOfGame {
    using Type = typename ReadInLists<typename FactOf<Member>::Value>::Type;
    std::optional<Type> said;
};
template <auto Member>
struct SaidOfGame<Member, false> {};

template <class... Facts>
auto saidOfGame(const std::tuple<Facts...>&) -> std::tuple<SaidOfGame<Facts::member>...>;

/// A row's statements about its game: the same in all of the game's rows, or in just one.
struct GameFacts {
    std::optional<TableNumber> table; // optional for a final
    decltype(saidOfGame(factTable<Game>)) ofGame;
    decltype(saidOfGame(factTable<DuneGame>)) ofDune;

    template <auto Member>
    [[nodiscard]] auto& of() {
        return ofFact<Member>(*this);
    }
    template <auto Member>
    [[nodiscard]] const auto& of() const {
        return ofFact<Member>(*this);
    }

private:
    template <auto Member>
    static auto& ofFact(auto& facts) {
        if constexpr (std::is_same_v<typename FactOf<Member>::Owner, Game>)
            return std::get<SaidOfGame<Member>>(facts.ofGame).said;
        else
            return std::get<SaidOfGame<Member>>(facts.ofDune).said;
    }
};

/// A row's statements about its year: the same in all of the year's rows, or in just one.
struct SettingsOfRow {
    std::optional<Positive> turnLimit;
    std::optional<Positive> allianceSize;
    std::optional<Positive> finalists;
    std::optional<Count> prizeLevel;
    std::optional<std::vector<GameSet>> sets;
};

/// A row of a CSV of games. If its place is unreadable, it belongs nowhere.
struct GamesRow {
    GamesCells cells;
    std::optional<Name> event;
    std::optional<Year> year;
    bool isFinal = false;
    std::optional<HeatNumber> heat; // absent for a final
    std::optional<SeatNumber> seatNumber;
    std::optional<Name> player;
    Seat seat; // its number and player are above
    std::optional<QString> from;
    GameFacts game;
    SettingsOfRow yearFacts;

    [[nodiscard]] bool hasPlace() const {
        return event && year && player && (isFinal || (heat && game.table));
    }
};

/// Adds what cannot be read to the problems.
[[nodiscard]] GamesRow readGamesRow(const CsvRow& row, const GamesHeader& header, GamesCsv& csv);

} // namespace mentat
