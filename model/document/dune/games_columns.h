#pragma once

#include "model/document/bytes/csv.h"
#include "model/document/games_csv.h"
#include "model/dune/dune_parts.h"
#include "model/rounds/game.h"

#include <optional>
#include <vector>

namespace mentat {

/// The columns of a CSV of games: about the row, its game, or its year; what belongs to a game or
/// year may be in any of its rows. The columns named here are followed by the facts of seats and
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

/// Whether lists have a column for it.
template <auto Member>
inline constexpr bool isListed = !factRow<Member>.heading || *factRow<Member>.heading;

template <auto Member>
requires isListed<Member>
[[nodiscard]] constexpr GamesColumn gamesColumn() {
    return static_cast<GamesColumn>(static_cast<size_t>(GamesColumn::FirstFact)
                                    + placeOfFact<Member>(gamesFacts));
}

/// Calls use(fact) for each fact of a type with a column in lists.
template <class T>
void forEachListedFact(auto use) {
    forEachFact<T>([&]<auto Member>(const FactOf<Member>& fact) {
        if constexpr (isListed<Member>)
            use(fact);
    });
}

/// In column order.
[[nodiscard]] std::vector<GamesColumn> allGamesColumns();
/// The column's name in docs/DOCUMENT.md.
[[nodiscard]] QString headingOf(GamesColumn column);
[[nodiscard]] std::optional<GamesColumn> gamesColumnNamed(const QString& heading);

/// The row, from 0, that names the columns, below any titles; absent if none does.
[[nodiscard]] std::optional<size_t> gamesHeader(const std::vector<CsvRow>& rows);

/// The columns of a file and their positions.
class GamesHeader {
public:
    /// Adds faults of the header row to the problems.
    GamesHeader(const CsvRow& row, GamesCsv& csv);

    /// Enough columns are present to read rows.
    [[nodiscard]] bool isUsable() const { return m_isUsable; }
    [[nodiscard]] size_t width() const { return m_headings.size(); }
    [[nodiscard]] bool has(GamesColumn column) const { return placeOf(column).has_value(); }
    /// From 0; absent if the file lacks the column.
    [[nodiscard]] std::optional<size_t> placeOf(GamesColumn column) const;
    /// As in a problem: from 1, or 0.
    [[nodiscard]] int columnOf(GamesColumn column) const;
    [[nodiscard]] QString heading(GamesColumn column) const;

private:
    void addMissing(const CsvRow& row, GamesCsv& csv);

    std::vector<QString> m_headings;
    // By column; looked up some forty times per row.
    std::vector<std::optional<size_t>> m_places;
    bool m_isUsable = true;
};

} // namespace mentat
