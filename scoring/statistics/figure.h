#pragma once

#include "model/values/numbers.h"
#include "model/values/side.h"

#include <QString>

#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace mentat {

/// The unit of a figure's values.
enum class FigureUnit {
    Number, // of whatever the figure's words name: players, games, …
    GameTurns,
    Hours,
    MinutesATurn,
    Share,            // 0 to 1
    NormalizedPoints, // R5.2
    Points,           // R2
    Laurels           // R7.6
};

/// How to draw the values.
enum class FigureShape {
    Bars,    // the series of a category side by side
    Stacked, // the series of a category stacked: parts of a whole
    Dots,    // each with its interval
    Lines    // from category to category, with a mark at each value
};

/// The 95 % confidence interval of a value.
struct Interval {
    double low = 0;
    double high = 0;
    friend bool operator==(const Interval&, const Interval&) = default;
};

struct FigurePoint {
    std::optional<double> value; // absent: unknown
    std::optional<Interval> interval{};
    int over = 0;    // number of games, seats, or events in it
    int leftOut = 0; // those with an unknown value
    friend bool operator==(const FigurePoint&, const FigurePoint&) = default;
};

/// The number of players of a game.
struct TableSize {
    int players = 0;
    friend bool operator==(const TableSize&, const TableSize&) = default;
};

/// A place in an order, from 1.
struct FigureRank {
    int rank = 1;
    friend bool operator==(const FigureRank&, const FigureRank&) = default;
};

/// Sides that act together: an alliance.
struct SideGroup {
    std::vector<Side> sides; // in the order of the sides
    friend bool operator==(const SideGroup&, const SideGroup&) = default;
    friend auto operator<=>(const SideGroup&, const SideGroup&) = default;
};

/// A word that the wording finds by the figure: "by-default".
struct FigureWord {
    QLatin1StringView id;
    friend bool operator==(const FigureWord&, const FigureWord&) = default;
};

/// The label of a category or series; a name (of a person) is shown verbatim.
using FigureLabel = std::variant<FigureWord, HeatNumber, TableSize, Side, SideGroup, Year,
                                 FigureRank, QualificationPoints, QString>;

struct FigureSeries {
    FigureLabel label;
    std::vector<FigurePoint> points; // one per category
    friend bool operator==(const FigureSeries&, const FigureSeries&) = default;
};

/// A line across all categories (a mean), or between two of them (the cut).
struct FigureMark {
    FigureWord word;
    double at = 0;
    /// Number of categories before the line; absent: the line is at its value.
    std::optional<int> after{};
    friend bool operator==(const FigureMark&, const FigureMark&) = default;
};

/// What a chart draws and its table shows: numbers only, no sentences. Charts compute nothing.
struct Figure {
    QLatin1StringView name; // "wins-by-faction": finds its words, and used in tests
    FigureShape shape = FigureShape::Bars;
    FigureUnit unit = FigureUnit::Number;
    std::vector<FigureLabel> categories{};
    std::vector<FigureSeries> series{};
    std::vector<FigureMark> marks{};
    /// Games (seats, events) that the whole figure omits because a value is unknown.
    int leftOut = 0;
    friend bool operator==(const Figure&, const Figure&) = default;
};

/// Whether there is a value to show.
[[nodiscard]] bool hasValues(const Figure& figure);

/// Whether all categories with known values have the same ones.
[[nodiscard]] bool isSameEverywhere(const Figure& figure);

/// Whether a chart shows more than a sentence: at least two categories have a value, and they
/// differ or have intervals.
[[nodiscard]] bool isWorthAChart(const Figure& figure);

/// A mean over the games with a known value; the others are counted.
struct GameMean {
    qint64 sum = 0;
    int known = 0;
    int unknown = 0;

    void add(std::optional<qint64> value);
    void add(const GameMean& other);
    /// Absent if no game's value is known.
    [[nodiscard]] std::optional<Fraction> mean() const;
    friend bool operator==(const GameMean&, const GameMean&) = default;
};

/// A mean of ratios. Sums are exact, denominator by denominator; only the mean is rounded, and it
/// decides nothing.
struct RatioMean {
    std::map<qint64, qint64> numerators; // by denominator
    int known = 0;
    int unknown = 0;

    /// The denominator is above 0.
    void add(qint64 numerator, qint64 denominator);
    void addUnknown() { ++unknown; }
    void add(const RatioMean& other);
    /// Absent if no ratio is known.
    [[nodiscard]] std::optional<double> mean() const;
    friend bool operator==(const RatioMean&, const RatioMean&) = default;
};

/// Minutes per turn, over the games with a known time and at least one turn.
struct Pace {
    qint64 minutes = 0;
    qint64 turns = 0;
    RatioMean ofGames; // minutes per turn of each game

    void add(std::optional<qint64> minutesPlayed, std::optional<qint64> turnsPlayed);
    void add(const Pace& other);
    /// Total time by total turns: long games weigh more.
    [[nodiscard]] std::optional<Fraction> ratioOfMeans() const;
    /// Each game weighs the same.
    [[nodiscard]] std::optional<double> meanOfRatios() const { return ofGames.mean(); }
    friend bool operator==(const Pace&, const Pace&) = default;
};

/// Wilson's score interval of a share, with a confidence of 95 % (E. B. Wilson, 1927). 0 ≤ hits ≤
/// of, of above 0.
[[nodiscard]] Interval wilsonInterval(int hits, int of);

[[nodiscard]] double toDouble(const Fraction& fraction);
[[nodiscard]] std::optional<double> toDouble(const std::optional<Fraction>& fraction);
/// Exact; both denominators are small.
[[nodiscard]] Fraction sumOf(const Fraction& a, const Fraction& b);

/// A side in the completed heat games. A win counts for each side that shared it.
struct SideFigures {
    Side side;
    int games = 0;
    int wins = 0;           // of every kind, including those below
    int byDefault = 0;      // R2.5: Fremen or Guild default
    int adjudicated = 0;    // R3
    RatioMean normalized{}; // R5.2, over everyone who played it
    /// The highest normalized PP of a player who is not disqualified, as for the award (R5.3).
    std::optional<Fraction> best{};

    [[nodiscard]] int winsWithoutDefaults() const { return wins - byDefault; }
    void add(const SideFigures& other);
    friend bool operator==(const SideFigures&, const SideFigures&) = default;
};

/// Wins by games, with an interval; no value if nobody played it.
[[nodiscard]] FigurePoint winRate(const SideFigures& figures);

/// The number of participants of a heat.
struct HeatParticipation {
    HeatNumber heat;
    int entrants = 0;
    int playerStarts = 0; // of its complete games
    int games = 0;
};

/// "participation" by heat, and "heats-played": how many people played one, two, and so on.
[[nodiscard]] std::vector<Figure> participationFigures(const std::vector<HeatParticipation>& heats,
                                                       const std::vector<int>& byHeatsPlayed);

[[nodiscard]] FigurePoint countedPoint(int number);
/// scale: the mean's unit in units of the figure.
[[nodiscard]] FigurePoint meanPoint(const GameMean& mean, double scale = 1);

} // namespace mentat
