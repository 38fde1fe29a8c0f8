#pragma once

#include "model/book.h"
#include "scoring/award.h"
#include "scoring/players.h"
#include "scoring/ranking/standings.h"
#include "scoring/statistics/figure.h"

#include <vector>

namespace mentat {

/// What an event gives to the history of its file. Means are over the completed games of heats.
struct YearFacts {
    int players = 0; // distinct people with a completed game
    int games = 0;
    int playerStarts = 0;
    GameMean turns{};
    GameMean minutes{};
    int adjudicated = 0;
    std::optional<QualificationPoints> cut{}; // of the last who advanced (R4.6)
    /// Of the last in the standings who plays the final (R7.1), whoever advanced.
    std::optional<QualificationPoints> lastFinalist{};
    std::vector<SideFigures> sides{};
    std::vector<Award> awards{};
    std::vector<Placement> placements{};
    std::vector<PlayerRecord> records{};
};

/// Somebody as history knows people: a person of the file, or a name in a summary that is nobody's
/// of the file, or of several there.
struct HistoryName {
    QString name;
    std::optional<QString> from{};
    std::optional<PersonId> person{};
    friend bool operator==(const HistoryName&, const HistoryName&) = default;
};

/// Who was in a final, or stands in a summary's list.
struct HistoryFinalist {
    size_t career; // position in History::careers
    Place place;
    bool tied = false;
    std::optional<Side> side{};
    std::optional<Fraction> laurels{}; // R7.6; absent: a summary does not tell
    friend bool operator==(const HistoryFinalist&, const HistoryFinalist&) = default;
};

struct HistoryAward {
    Side side;
    std::vector<size_t> careers; // several: not decided
    Fraction normalized;
    std::vector<size_t> equals{}; // all who made the figure, whoever of them was chosen
    friend bool operator==(const HistoryAward&, const HistoryAward&) = default;
};

/// A year of the file: an event, or the summary of one.
struct HistoryYear {
    EventId id;
    Name name;
    Year year;
    bool isSummary = false;
    /// A summary of a year that has an event of its name, with a result of its final, in the file:
    /// it is shown and counts for nothing.
    bool isDouble = false;
    std::optional<int> players{};
    std::optional<int> games{};
    std::optional<int> playerStarts{}; // a summary does not tell
    std::optional<double> turns{};     // mean game turns a game
    std::optional<double> hours{};     // mean hours a game
    int withoutTime = 0;               // games that the hours leave out
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

/// A year of somebody.
struct CareerYear {
    size_t year;   // position in History::years
    int heats = 0; // with a completed game
    int games = 0; // completed, of heats
    int wins = 0;  // of these
    QualificationPoints points{};
    bool isInFinal = false;
    std::optional<Place> place{}; // in it
    bool hasTitle = false;        // a first place that nobody shares
    std::optional<Fraction> laurels{};
    std::vector<Side> awards{}; // awards that nobody shares, in their order
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
    /// With whom the best figure was made, and when; several where they are equal.
    struct Record {
        size_t career;
        size_t year;
        friend bool operator==(const Record&, const Record&) = default;
    };
    std::vector<Record> records{};
    friend bool operator==(const SideHistory&, const SideHistory&) = default;
};

/// All years of a file with one kind of rules, beside each other.
struct History {
    std::vector<HistoryYear> years; // the earliest first; of one year, as they came in
    /// Who was in a game, or is named in a summary: titles, laurels, finals, wins, games, years,
    /// name decide the order.
    std::vector<Career> careers;
    std::vector<SideHistory> sides; // played or of a set that was in use, in their order
    /// Whether the kind has awards, and with them sides, points and verdicts to tell of.
    bool hasAwards = false;
};

/// Of what a summary tells (a position in Play's alternatives): of kindOfSummaries(), unless only
/// events of others have its name; of several, the newest's.
[[nodiscard]] size_t kindTold(const Book& book, const Summary& summary);

/// The book's events whose kind is `kind` (a position in Play's alternatives), and the
/// summaries that tell of it.
[[nodiscard]] History historyOf(const Book& book, size_t kind);

/// The position of the year's line among History::years; absent where it is none of them.
[[nodiscard]] std::optional<size_t> yearOf(const History& history, EventId id);

/// How many played a game of the heats in both of the years, by their positions among
/// History::years: who came back.
[[nodiscard]] int playersOfBoth(const History& history, size_t one, size_t other);

/// The years of this event before it, by the same kind, the newest first: what a year is set
/// beside. Another event of the book, which may have the same kind, is none of them.
[[nodiscard]] std::vector<const Event*> earlierEvents(const Book& book, const Event& event);
/// R7.6: of the people with a completed game of a heat, how many had one in an earlier year, as
/// people of the book, whatever they were called then. Absent: the book has no earlier year.
[[nodiscard]] std::optional<int> returningPlayers(const Book& book, const Event& event);

} // namespace mentat
