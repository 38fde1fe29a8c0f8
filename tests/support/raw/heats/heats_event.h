#pragma once

#include "heats_edition.h"
#include "heats_number.h"
#include "heats_slip.h"

#include "tests/support/raw/raw_play.h"

// The document of an event in heats as the judge reads it (internals of raw_heats.h).
namespace mentat::test::raw::heats {

// Uses all of a player's games, regardless of the ruleset's `count` (H3).
bool needsEveryGame(const Json& key);
// The first key or word of a ruleset that this edition does not know, or the first such key in
// other inputs of the results; empty if it knows all.
QString unknownInRuleset(const Json& ruleset, Edition edition);
QString unknownInDocument(const Json& document, Edition edition);
// Ends the program if there is one: what is not judged must not pass.
void requireKnown(const QString& unknown);

struct StageRules {
    QString name;
    std::vector<int> sizes;
    std::optional<Json> entrants;
    qint64 skipBelow = 0;
    QString skipBy;
    bool atMostHalf = false;
    // In order; a number is a list of one.
    std::vector<qint64> fillTo;
    bool fillTables = false;
    std::optional<Json> fillWith;
    qint64 byesTo = 0;
    std::optional<Json> tables;
    bool isSmallFirst = false;
    qint64 advance = 1;
    // A word, or an object with a pattern.
    Json seeding;
};

struct Ruleset {
    Edition edition = Edition::First;
    std::vector<int> sizes;
    QString score;
    QString sharedWin;
    qint64 count = 0;
    bool dropoutsAreOut = false;
    bool byRecord = false;
    bool byes = false;
    bool seedsSplit = false;
    std::vector<Json> order;
    std::vector<StageRules> stages;
    std::vector<Json> eliminated;
};

struct Seat {
    qint64 number = 0;
    QString player;
    bool dropout = false;
    bool excused = false;
    // As recorded, then by H2; 0 until the game is complete.
    std::optional<qint64> given;
    qint64 place = 0;
    // Unknown for a dropout (H2).
    std::optional<Number> score;
};

struct Game {
    qint64 heat = 0;
    qint64 table = 0;
    bool isVoid = false;
    bool isComplete = false;
    bool isScored = false;
    // A complete game with one seat; the first edition has none.
    bool isBye = false;
    // The number of players, including dropouts.
    size_t size = 0;
    std::vector<Seat> seats;

    bool counts() const { return isComplete && !isVoid; }
    const Seat* seatOf(const QString& player) const;
    // How many seats share this one's place, including itself.
    qint64 sharing(const Seat& seat) const;
};

struct StageRecord {
    bool isClosed = false;
    // The GM's decision (H8).
    std::optional<bool> held;
    QStringList unavailable;
    std::vector<TieRolls> tieRolls;
    std::vector<Game> games;

    // H8: void games do not count.
    bool hasGames() const;
    bool isComplete() const;
};

struct Event {
    HeatsSlip slip = HeatsSlip::None;
    Ruleset rules;
    qint64 prizeLevel = 3;
    std::vector<Person> people;
    // Of the heats, by their numbers.
    std::vector<Game> games;
    std::vector<TieRolls> tieRolls;
    // One per stage of the ruleset, blank if nothing is recorded.
    std::vector<StageRecord> stages;

    bool slips(HeatsSlip one) const { return slip == one; }
    bool isSecond() const { return rules.edition == Edition::Second; }
    // R6.1, R6.2
    bool isOut(const QString& player) const;
    // The order of registration, from 0.
    qint64 registered(const QString& player) const;
    QString nameOf(const QString& player) const;
    // H3
    qint64 field() const;
};

// R4.4 within one tie: how many of `tied` the rolls put ahead of this player.
qint64 rolledAhead(const QString& player, const QStringList& tied,
                   const std::vector<TieRolls>& entries);

Event readEvent(const Json& document, Edition edition, HeatsSlip slip = HeatsSlip::None);
Ruleset readRuleset(const Json& ruleset, Edition edition);
Game readGame(const Json& object, const Ruleset& rules, HeatsSlip slip);

} // namespace mentat::test::raw::heats
