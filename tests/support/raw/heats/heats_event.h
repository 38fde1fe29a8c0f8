#pragma once

#include "heats_number.h"
#include "heats_slip.h"

#include "tests/support/raw/raw_play.h"

// The document of an event in heats as the judge reads it (inside of raw_heats.h).
namespace mentat::test::raw::heats {

// Reached after `count` by the games all the same (H3).
bool needsEveryGame(const QString& by);

struct StageRules {
    QString name;
    std::vector<int> sizes;
    std::optional<Json> entrants;
    qint64 skipBelow = 0;
    bool atMostHalf = false;
    qint64 fillTo = 0;
    bool fillTables = false;
    qint64 advance = 1;
    QString seeding;
};

struct Ruleset {
    std::vector<int> sizes;
    QString score;
    QString sharedWin;
    qint64 count = 0;
    bool dropoutsAreOut = false;
    std::vector<Json> order;
    std::vector<StageRules> stages;
    std::vector<Json> eliminated;
};

struct Seat {
    qint64 number = 0;
    QString player;
    bool dropout = false;
    bool excused = false;
    // As given, then as H2 says; 0 while the game is not complete.
    std::optional<qint64> given;
    qint64 place = 0;
    // Unknown of a dropout (H2).
    std::optional<Number> score;
};

struct Game {
    qint64 heat = 0;
    qint64 table = 0;
    bool isVoid = false;
    bool isComplete = false;
    bool isScored = false;
    // How many sit there, dropouts too.
    size_t size = 0;
    std::vector<Seat> seats;

    bool counts() const { return isComplete && !isVoid; }
    const Seat* seatOf(const QString& player) const;
    // The seats that share this one's place, itself among them.
    qint64 sharing(const Seat& seat) const;
};

struct StageRecord {
    bool isClosed = false;
    QStringList unavailable;
    std::vector<TieRolls> tieRolls;
    std::vector<Game> games;

    // H8: void ones aside.
    bool hasGames() const;
    bool isComplete() const;
};

struct Event {
    HeatsSlip slip = HeatsSlip::None;
    Ruleset rules;
    qint64 prizeLevel = 3;
    std::vector<Person> people;
    std::vector<Game> games;
    std::vector<TieRolls> tieRolls;
    // As many as the ruleset has, blank where nothing is recorded.
    std::vector<StageRecord> stages;

    bool slips(HeatsSlip one) const { return slip == one; }
    // R6.1, R6.2
    bool isOut(const QString& player) const;
    // The order of registration, from 0.
    qint64 registered(const QString& player) const;
    QString nameOf(const QString& player) const;
    // H3
    qint64 field() const;
};

// R4.4 within one tie: how many of `tied` the rolls put before this player.
qint64 rolledAhead(const QString& player, const QStringList& tied,
                   const std::vector<TieRolls>& entries);

Event readEvent(const Json& document, HeatsSlip slip);
Ruleset readRuleset(const Json& ruleset);
Game readGame(const Json& object, const Ruleset& rules, HeatsSlip slip);

} // namespace mentat::test::raw::heats
