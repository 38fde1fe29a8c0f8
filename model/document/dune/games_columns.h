#pragma once

#include "model/document/bytes/csv.h"
#include "model/document/games_csv.h"
#include "model/dune/dune_parts.h"
#include "model/rounds/game.h"

#include <optional>
#include <vector>

namespace mentat {

/// The columns of a CSV of games. Of the row, of its game, of its year: what is of a game or a year
/// may stand in any of its rows. These are named here; behind them come the facts of seats and
/// games, each by its row: gamesColumn<&DuneSeat::spice>().
enum class GamesColumn {
    // where the row belongs
    Event,
    YearPlayed,
    Heat,
    Table,
    // the seat
    Seat,
    Player,
    Given,
    Family,
    From,
    // the game, beside its minutes
    InHours,
    // the year
    TurnLimit,
    AllianceSize,
    Finalists,
    PrizeLevel,
    Sets,

    FirstFact
};

/// The facts of a seat and of a game, listed or not.
inline constexpr auto gamesFacts
    = std::tuple_cat(factTable<DuneSeat>, factTable<Seat>, factTable<Game>, factTable<DuneGame>);

template <auto Member, class... Facts>
consteval size_t placeOfFact(const std::tuple<Facts...>&) {
    size_t place = 0;
    (void)((std::is_same_v<Facts, FactOf<Member>> || (++place, false)) || ...);
    return place;
}

/// Whether lists have a column of it.
template <auto Member>
inline constexpr bool isListed = !factRow<Member>.heading || *factRow<Member>.heading;

template <auto Member>
requires isListed<Member>
[[nodiscard]] constexpr GamesColumn gamesColumn() {
    return static_cast<GamesColumn>(static_cast<size_t>(GamesColumn::FirstFact)
                                    + placeOfFact<Member>(gamesFacts));
}

/// Calls use(fact) for each fact of a type that lists have a column of.
template <class T>
void forEachListedFact(auto use) {
    forEachFact<T>([&]<auto Member>(const FactOf<Member>& fact) {
        if constexpr (isListed<Member>)
            use(fact);
    });
}

/// In their order.
[[nodiscard]] std::vector<GamesColumn> allGamesColumns();
/// As docs/DOCUMENT.md names the column.
[[nodiscard]] QString headingOf(GamesColumn column);
[[nodiscard]] std::optional<GamesColumn> gamesColumnNamed(const QString& heading);

/// The row, from 0, that names the columns, below whatever titles; absent where none does.
[[nodiscard]] std::optional<size_t> gamesHeader(const std::vector<CsvRow>& rows);

/// Which columns a file has, and where.
class GamesHeader {
public:
    /// What is wrong with the header row is added to the problems.
    GamesHeader(const CsvRow& row, GamesCsv& csv);

    /// Enough of the columns are there for rows to be read.
    [[nodiscard]] bool isUsable() const { return m_isUsable; }
    [[nodiscard]] size_t width() const { return m_headings.size(); }
    [[nodiscard]] bool has(GamesColumn column) const { return placeOf(column).has_value(); }
    /// From 0; absent where the file has no such column.
    [[nodiscard]] std::optional<size_t> placeOf(GamesColumn column) const;
    /// As a problem says it: from 1, or 0.
    [[nodiscard]] int columnOf(GamesColumn column) const;
    [[nodiscard]] QString heading(GamesColumn column) const;

private:
    void addMissing(const CsvRow& row, GamesCsv& csv);

    std::vector<QString> m_headings;
    // By column; the place is asked for some forty times a row.
    std::vector<std::optional<size_t>> m_places;
    bool m_isUsable = true;
};

} // namespace mentat
