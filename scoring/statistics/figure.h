#pragma once

#include "model/faction.h"
#include "model/values/numbers.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace mentat {

/// What the values of a figure are counted in.
enum class FigureUnit {
    Number, // of what the figure's words say: players, games, …
    GameTurns,
    Hours,
    MinutesATurn,
    Share,            // 0 to 1
    NormalizedPoints, // R5.2
    Qp,               // R2
    Laurels           // R7.6
};

/// How the values are drawn.
enum class FigureShape {
    Bars,    // the series of a category side by side
    Stacked, // the series of a category on each other: parts of a whole
    Dots,    // each with its interval
    Lines    // from category to category, with a mark at each value
};

/// Between which the true value lies, with a confidence of 95 %.
struct Interval {
    double low = 0;
    double high = 0;
    friend bool operator==(const Interval&, const Interval&) = default;
};

struct FigurePoint {
    std::optional<double> value; // absent: nothing is known of it
    std::optional<Interval> interval{};
    int over = 0;    // how many games, seats or events it is made of
    int leftOut = 0; // those whose value is not known
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

/// Factions together: an alliance.
struct FactionGroup {
    std::vector<Faction> factions; // in the order of the factions
    friend bool operator==(const FactionGroup&, const FactionGroup&) = default;
    friend auto operator<=>(const FactionGroup&, const FactionGroup&) = default;
};

/// A word that the wording knows by the figure: "by-default".
struct FigureWord {
    QLatin1StringView id;
    friend bool operator==(const FigureWord&, const FigureWord&) = default;
};

/// What a category or series is: a name (of a person) is said as it is.
using FigureLabel = std::variant<FigureWord, HeatNumber, TableSize, Faction, FactionGroup, Year,
                                 FigureRank, QualificationPoints, QString>;

struct FigureSeries {
    FigureLabel label;
    std::vector<FigurePoint> points; // as many as there are categories
    friend bool operator==(const FigureSeries&, const FigureSeries&) = default;
};

/// A line over all categories: a mean; or between two of them: the cut.
struct FigureMark {
    FigureWord word;
    double at = 0;
    /// So many categories stand before the line; absent: it stands at its value.
    std::optional<int> after{};
    friend bool operator==(const FigureMark&, const FigureMark&) = default;
};

/// What a chart draws and its table says: numbers only, no sentence. Charts compute nothing.
struct Figure {
    QLatin1StringView name; // "wins-by-faction": its words, and what a test asks for
    FigureShape shape = FigureShape::Bars;
    FigureUnit unit = FigureUnit::Number;
    std::vector<FigureLabel> categories{};
    std::vector<FigureSeries> series{};
    std::vector<FigureMark> marks{};
    /// Games (seats, events) that the whole figure leaves out because a value is not known.
    int leftOut = 0;
    friend bool operator==(const Figure&, const Figure&) = default;
};

/// Whether it has a value to show.
[[nodiscard]] bool hasValues(const Figure& figure);

/// Whether all categories whose values are known have the same ones.
[[nodiscard]] bool isSameEverywhere(const Figure& figure);

/// Whether a chart shows more than a sentence says: at least two categories have a value, and they
/// differ, or tell how sure they are.
[[nodiscard]] bool isWorthAChart(const Figure& figure);

} // namespace mentat
