#pragma once

#include "heats_standings.h"

// H6 to H9 (internals of raw_heats.h).
namespace mentat::test::raw::heats {

// A player of a stage, in a complete game that is not void.
struct StagePlayer {
    QString player;
    bool isDropout = false;
    // With shared places split by the stage's rolls (H7), and as recorded in the game.
    qint64 place = 0;
    qint64 tablePlace = 0;
    qint64 seed = 0;
    // `stage-score`, `stage-total`
    Number score;
    std::optional<Number> total;
    bool advances = false;
};

struct TableTie {
    QString stage;
    QStringList players;
};

struct StageOutcome {
    QString name;
    bool isHeld = false;
    QStringList qualifiers;
    QStringList alternates;
    QStringList lineup;
    // The first edition has none.
    QStringList byes;
    std::vector<QStringList> tables;
};

struct Course {
    // As far as computed.
    std::vector<StageOutcome> stages;
    // The first stage that is held; one exists whenever the ruleset has stages.
    std::optional<size_t> firstHeld;
    // Its line-up.
    QStringList seeds;
    std::vector<TableTie> ties;
};

Course courseOf(const Event& event, const Standings& standings);
// Of the first stage held; empty if the ruleset has no stages.
struct FirstStage {
    QStringList qualifiers;
    QStringList alternates;
};
FirstStage firstStageOf(const Event& event, const Standings& standings);

// From 0.
qint64 seedOf(const Event& event, const QStringList& seeds, const QString& player);
std::vector<StagePlayer> playersOf(const Event& event, size_t stage, const QStringList& seeds);
// By table, then place: ties across the line that no roll separates.
std::vector<QStringList> lineTies(const Event& event, size_t stage, const QStringList& seeds);
// By the keys of `eliminated`.
int compareEliminated(const Event& event, const StagePlayer& mine, const StagePlayer& theirs);

// Possible players of a stage, best first, and how many of them qualify (H6, H7).
struct Candidates {
    QStringList order;
    qint64 number = 0;
    // `{"wins": N}`: instead of a number; at most this many of those present.
    std::optional<QStringList> winners;
    std::optional<qint64> most;
    // H7
    std::optional<QStringList> advanced;
    // Who can enter, if alternates cannot.
    std::optional<QStringList> entering;

    qint64 qualifying(const QStringList& people) const;
    // The players guaranteed a place in any number that can be seated (H8).
    QStringList guarded(const QStringList& people) const;
    const QStringList& pool() const { return entering ? *entering : order; }
};
// stages/heats_entrants.cpp
Candidates fromStandings(const Event& event, const Standings& standings);
// For a stage that is complete and has no tie across the line.
Candidates fromStage(const Event& event, size_t stage, const QStringList& seeds);
// The candidates that this stage takes, by its `fillWith` and `byesTo`.
Candidates entering(const Event& event, size_t stage, const Candidates& candidates);

// H8 (stages/heats_held.cpp)
bool isFinal(const Event& event, size_t stage);
QStringList available(const Event& event, size_t stage, const QStringList& people);
bool isHeld(const Event& event, size_t stage, bool isFirst, const Candidates& candidates);
qint64 numberFor(const Event& event, size_t stage, bool isFirst, const Candidates& candidates,
                 const QStringList& people);
// Who goes on past a stage that is skipped.
Candidates passing(const Event& event, size_t stage, bool isFirst, const Candidates& whole,
                   const Candidates& here);

// H8, H9 (stages/heats_seats.cpp)
bool canSeat(const Event& event, size_t stage, qint64 people);
// In table order; a single table if it cannot be done.
std::vector<int> sizesFor(const Event& event, size_t stage, qint64 people);
qint64 byesOf(const Event& event, size_t stage, qint64 number);
QStringList byesIn(const Event& event, size_t stage, const QStringList& lineup);
// In seeding order; empty if it is drawn.
std::vector<QStringList> seatedBy(const Event& event, size_t stage, const QStringList& seated);

} // namespace mentat::test::raw::heats
