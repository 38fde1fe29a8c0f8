#pragma once

#include "model/book.h"
#include "scoring/award.h"
#include "scoring/players.h"
#include "scoring/ranking/standings.h"
#include "scoring/statistics/figure.h"

#include <vector>

namespace mentat {

/// An event's contribution to the history of its file. Means are over the completed heat games.
struct YearFacts {
    int players = 0; // distinct people with a completed game
    int games = 0;
    int playerStarts = 0;
    GameMean turns{};
    GameMean minutes{};
    int adjudicated = 0;
    std::optional<QualificationPoints> cut{}; // of the last player to advance (R4.6)
    /// Of the lowest finalist in the standings (R7.1), whoever advanced.
    std::optional<QualificationPoints> lastFinalist{};
    std::vector<SideFigures> sides{};
    std::vector<Award> awards{};
    std::vector<Placement> placements{};
    std::vector<PlayerRecord> records{};
};

/// A person in history: a person of the file, or a name in a summary that matches nobody or several
/// people of the file.
struct HistoryName {
    QString name;
    std::optional<QString> from{};
    std::optional<PersonId> person{};
    friend bool operator==(const HistoryName&, const HistoryName&) = default;
};

/// A player in a final, or in a summary's list.
struct HistoryFinalist {
    size_t career; // position in History::careers
    Place place;
    bool tied = false;
    std::optional<Side> side{};
    std::optional<Fraction> laurels{}; // R7.6; absent: from a summary
    friend bool operator==(const HistoryFinalist&, const HistoryFinalist&) = default;
};

struct HistoryAward {
    Side side;
    std::vector<size_t> careers; // several: not decided
    Fraction normalized;
    std::vector<size_t> equals{}; // all who reached the figure, whoever was chosen
    friend bool operator==(const HistoryAward&, const HistoryAward&) = default;
};

/// A year of the file: an event, or the summary of one.
struct HistoryYear {
    EventId id;
    Name name;
    Year year;
    bool isSummary = false;
    /// A summary of a year for which the file has an event of the same name with a result of its
    /// final: shown, but not counted.
    bool isDouble = false;
    std::optional<int> players{};
    std::optional<int> games{};
    std::optional<int> playerStarts{}; // absent: from a summary
    std::optional<double> turns{};     // mean game turns per game
    std::optional<double> hours{};     // mean hours per game
    int withoutTime = 0;               // games without a known time
    std::optional<int> adjudicated{};
    std::optional<QualificationPoints> cut{};
    std::optional<QualificationPoints> lastFinalist{};
    std::optional<size_t> champion{};         // position in History::careers
    std::vector<HistoryFinalist> finalists{}; // by place
    std::vector<HistoryAward> awards{};       // in the order of the sides
    std::vector<SideFigures> sides{};
    std::optional<QString> source{};
    friend bool operator==(const HistoryYear&, const HistoryYear&) = default;
};

/// A year in a career.
struct CareerYear {
    size_t year;   // position in History::years
    int heats = 0; // with a completed game
    int games = 0; // completed, of heats
    int wins = 0;  // out of these
    QualificationPoints points{};
    bool isInFinal = false;
    std::optional<Place> place{}; // in it
    bool hasTitle = false;        // a first place that nobody shares
    std::optional<Fraction> laurels{};
    std::vector<Side> awards{}; // awards not shared, in order
    friend bool operator==(const CareerYear&, const CareerYear&) = default;
};

struct Career {
    HistoryName who;
    std::vector<CareerYear> years{}; // the earliest first
    // Of all years:
    int heats = 0;
    int games = 0;
    int wins = 0;
    int finals = 0;
    int titles = 0;
    Fraction laurels{0, 1};
    int awards = 0;
    friend bool operator==(const Career&, const Career&) = default;
};

/// A side over all events with games.
struct SideHistory {
    SideFigures figures; // best: of all years
    int titles = 0;      // finals whose champion played it
    /// Who reached the best figure, and when; several if tied.
    struct Record {
        size_t career;
        size_t year;
        friend bool operator==(const Record&, const Record&) = default;
    };
    std::vector<Record> records{};
    friend bool operator==(const SideHistory&, const SideHistory&) = default;
};

/// All years of a file under one kind of rules.
struct History {
    std::vector<HistoryYear> years; // earliest first; within a year in file order
    /// Everyone who played a game or is named in a summary: ordered by titles, laurels, finals,
    /// wins, games, years, name.
    std::vector<Career> careers;
    std::vector<SideHistory> sides; // played, or of a set in use, in order
    /// Whether the kind has awards, and so sides, points, and verdicts to report.
    bool hasAwards = false;
};

/// The kind of a summary (a position in Play's alternatives): kindOfSummaries(), unless only events
/// of other kinds have its name; of several, the newest's.
[[nodiscard]] size_t kindOfSummary(const Book& book, const Summary& summary);

/// The book's events of kind `kind` (a position in Play's alternatives), and the summaries of it.
[[nodiscard]] History historyOf(const Book& book, size_t kind);

/// The position of the year's line in History::years; absent if it has none.
[[nodiscard]] std::optional<size_t> yearOf(const History& history, EventId id);

/// The number of players in heat games of both years, by their positions in History::years: players
/// who returned.
[[nodiscard]] int playersOfBoth(const History& history, size_t one, size_t other);

/// Earlier years of this event under the same kind, newest first, for comparison. Excludes other
/// events of the book, which may have the same kind.
[[nodiscard]] std::vector<const Event*> earlierEvents(const Book& book, const Event& event);
/// R7.6: of the people with a completed heat game, how many had one in an earlier year, matched as
/// people of the book, whatever their names were. Absent: the book has no earlier year.
[[nodiscard]] std::optional<int> returningPlayers(const Book& book, const Event& event);

} // namespace mentat
