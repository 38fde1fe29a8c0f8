#pragma once

#include "model/document/dune/games_columns.h"
#include "model/dune/game.h"

namespace mentat {

// The meaning of a cell's text; nullopt if it has none.
[[nodiscard]] std::optional<qint64> gamesNumber(const QString& text);
/// Half-points; a decimal point or comma.
[[nodiscard]] std::optional<qint64> gamesHalves(const QString& text);
/// 4.25, 4,25 or 4:15, in minutes.
[[nodiscard]] std::optional<Minutes> gamesHours(const QString& text);
[[nodiscard]] std::optional<bool> gamesFlag(const QString& text);
[[nodiscard]] std::optional<VenueTime> gamesTime(const QString& text);
[[nodiscard]] std::optional<Faction> gamesFaction(const QString& text);
[[nodiscard]] std::optional<Victory> gamesVictory(const QString& text);
[[nodiscard]] std::optional<Ending> gamesEnding(const QString& text);
[[nodiscard]] std::optional<GameSet> gamesSet(const QString& text);

/// A row below the header. What cannot be read is reported as a problem and marked, then treated as
/// absent.
class GamesCells {
public:
    GamesCells(const CsvRow& row, const GamesHeader& header, GamesCsv& csv);

    [[nodiscard]] qint64 line() const { return m_row.line; }
    [[nodiscard]] const std::vector<GamesColumn>& unreadable() const { return m_unreadable; }
    /// As written, trimmed; absent if empty.
    [[nodiscard]] std::optional<QString> raw(GamesColumn column) const;
    void add(GamesProblemKind kind, GamesColumn column, Values values = {},
             Rule rule = Rule::R10_1);

    std::optional<QString> text(GamesColumn column);
    std::optional<Name> name(GamesColumn column);
    std::optional<std::vector<GameSet>> sets();

    // The cell's value for a fact of each type.
    std::optional<bool> read(std::type_identity<bool>, GamesColumn column);
    std::optional<QString> read(std::type_identity<QString>, GamesColumn column) {
        return text(column);
    }
    std::optional<VenueTime> read(std::type_identity<VenueTime>, GamesColumn column);
    /// From the hours column, if the file has one.
    std::optional<Minutes> read(std::type_identity<Minutes>, GamesColumn column);
    std::optional<Faction> read(std::type_identity<Faction>, GamesColumn column);
    std::optional<Victory> read(std::type_identity<Victory>, GamesColumn column);
    std::optional<Ending> read(std::type_identity<Ending>, GamesColumn column);
    std::optional<AllianceNumber> read(std::type_identity<AllianceNumber>, GamesColumn column);
    std::optional<std::vector<Roll>> read(std::type_identity<std::vector<Roll>>,
                                          GamesColumn column);
    template <class Tag, int Min, int Max>
    auto read(std::type_identity<BoundedInt<Tag, Min, Max>>, GamesColumn column) {
        return number<BoundedInt<Tag, Min, Max>>(column);
    }
    template <class Tag>
    auto read(std::type_identity<HalfPoints<Tag>>, GamesColumn column) {
        return points<HalfPoints<Tag>>(column);
    }

    template <class Number>
    std::optional<Number> number(GamesColumn column) {
        const auto text = value(column);
        if (!text)
            return std::nullopt;
        const auto digits = gamesNumber(*text);
        const auto read = digits ? Number::fromInt(*digits) : std::nullopt;
        if (!read)
            addNotWhole(column, *text, Number::min);
        return read;
    }

    template <class Points>
    std::optional<Points> points(GamesColumn column) {
        const auto text = value(column);
        if (!text)
            return std::nullopt;
        const auto halves = gamesHalves(*text);
        const auto read = halves ? Points::tryFromHalves(*halves) : std::nullopt;
        if (!read)
            add(GamesProblemKind::NotHalf, column, {*text}, Rule::R10_8);
        return read;
    }

private:
    /// The same, and absent if it says that the value is unknown.
    [[nodiscard]] std::optional<QString> value(GamesColumn column) const;
    void addNotWhole(GamesColumn column, const QString& text, int least);
    template <class Meaning>
    auto word(GamesColumn column, Meaning meaning, const QString& possible)
        -> decltype(meaning(QString()));

    const CsvRow& m_row;
    const GamesHeader& m_header;
    GamesCsv& m_csv;
    std::vector<GamesColumn> m_unreadable;
};

} // namespace mentat
