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
    // `stage-score`
    Number score;
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
// Those of the first stage held.
QStringList firstQualifiers(const Event& event, const Standings& standings);

// From 0.
qint64 seedOf(const Event& event, const QStringList& seeds, const QString& player);
std::vector<StagePlayer> playersOf(const Event& event, size_t stage, const QStringList& seeds);
// By table, then place: those tied across the line whom no roll parts.
std::vector<QStringList> lineTies(const Event& event, size_t stage);
// By the keys of `eliminated`.
int compareEliminated(const Event& event, const StagePlayer& mine, const StagePlayer& theirs);

// H8
qint64 numberFor(const Event& event, size_t stage, bool isFirst, qint64 qualified, qint64 people);
// H9, in order of seeding; none where chance decides.
std::vector<QStringList> seatedBy(const Event& event, size_t stage, const QStringList& lineup);

} // namespace mentat::test::raw::heats
