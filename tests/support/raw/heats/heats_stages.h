#pragma once

#include "heats_standings.h"

// H6 to H9 (inside of raw_heats.h).
namespace mentat::test::raw::heats {

// One who played in a stage, in a complete game that is not void.
struct StagePlayer {
    QString player;
    bool isDropout = false;
    // Shared places split by the stage's rolls (H7), and as the game has it.
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
    // Of the first edition nobody has one.
    QStringList byes;
    std::vector<QStringList> tables;
};

struct Course {
    // As far as computed.
    std::vector<StageOutcome> stages;
    // The first one that is held; there is one whenever the ruleset has stages.
    std::optional<size_t> firstHeld;
    // The line-up of that one.
    QStringList seeds;
    std::vector<TableTie> ties;
};

Course courseOf(const Event& event, const Standings& standings);
// Those of the first stage held; nobody where the ruleset has no stages.
struct FirstStage {
    QStringList qualifiers;
    QStringList alternates;
};
FirstStage firstStageOf(const Event& event, const Standings& standings);

// From 0.
qint64 seedOf(const Event& event, const QStringList& seeds, const QString& player);
std::vector<StagePlayer> playersOf(const Event& event, size_t stage, const QStringList& seeds);
// By table, then place: those tied across the line whom no roll parts.
std::vector<QStringList> lineTies(const Event& event, size_t stage, const QStringList& seeds);
// By the keys of `eliminated`.
int compareEliminated(const Event& event, const StagePlayer& mine, const StagePlayer& theirs);

// Who could be in a stage, the best first, and how many of them qualify (H6, H7).
struct Candidates {
    QStringList order;
    qint64 number = 0;
    // `{"wins": N}`: instead of a number; at most so many of those who are there.
    std::optional<QStringList> winners;
    std::optional<qint64> most;
    // H7
    std::optional<QStringList> advanced;
    // Who can get in, where alternates cannot.
    std::optional<QStringList> entering;

    qint64 qualifying(const QStringList& people) const;
    // Those whom no number that can be seated leaves out (H8).
    QStringList guarded(const QStringList& people) const;
    const QStringList& pool() const { return entering ? *entering : order; }
};
// stages/heats_entrants.cpp
Candidates fromStandings(const Event& event, const Standings& standings);
// Of a stage that is complete and has no tie across the line.
Candidates fromStage(const Event& event, size_t stage, const QStringList& seeds);
// The candidates as this stage takes them, by its `fillWith` and `byesTo`.
Candidates entering(const Event& event, size_t stage, const Candidates& candidates);

// H8 (stages/heats_held.cpp)
bool isFinal(const Event& event, size_t stage);
QStringList available(const Event& event, size_t stage, const QStringList& people);
bool isHeld(const Event& event, size_t stage, bool isFirst, const Candidates& candidates);
qint64 numberFor(const Event& event, size_t stage, bool isFirst, const Candidates& candidates,
                 const QStringList& people);
// Who goes on past a stage that is not held.
Candidates passing(const Event& event, size_t stage, bool isFirst, const Candidates& whole,
                   const Candidates& here);

// H8, H9 (stages/heats_seats.cpp)
bool canSeat(const Event& event, size_t stage, qint64 people);
// In the order of the tables; where it cannot be done, one table.
std::vector<int> sizesFor(const Event& event, size_t stage, qint64 people);
qint64 byesOf(const Event& event, size_t stage, qint64 number);
QStringList byesIn(const Event& event, size_t stage, const QStringList& lineup);
// In order of seeding; none where chance decides.
std::vector<QStringList> seatedBy(const Event& event, size_t stage, const QStringList& seated);

} // namespace mentat::test::raw::heats
