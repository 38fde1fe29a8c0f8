#pragma once

#include "ordered_json.h"

#include <QStringList>

#include <array>
#include <optional>
#include <vector>

// The document as the brute-force scoring reads it (internals of raw_scoring.h).
namespace mentat::test::raw {

// Strongholds, tokens, spice, cards (R3.2).
constexpr size_t valueCount = 4;
using Values = std::array<std::optional<qint64>, valueCount>;
const QStringList& valueKeys();
const QStringList& factionOrder();

struct PlaySeat {
    qint64 number = 0;
    QString player;
    QString faction;
    std::optional<qint64> alliance;
    bool winner = false;
    bool dropout = false;
    bool excused = false;
    bool shieldWall = false;
    Values values;
    std::optional<qint64> dropoutTurn;
    std::optional<qint64> qpHalves;
    std::optional<qint64> pointHalves;
    // Round by round; empty: not rolled.
    std::vector<qint64> rolls;
};

struct Play {
    qint64 heat = 0;
    qint64 table = 1;
    bool isVoid = false;
    QString victory;
    QString predicted;
    std::optional<qint64> turns;
    std::vector<PlaySeat> seats;

    bool completed() const { return !isVoid && !victory.isEmpty(); }
};

// R3.3: the seats allied with this one, including itself, in seat order; a dropout is alone.
std::vector<size_t> sideWith(const Play& play, size_t seat);
// One seat's own values, or with `alliance` the sums of its side: null if all are unknown.
Values ownValues(const Play& play, size_t seat);
Values sideValues(const Play& play, size_t seat);

struct TieRolls {
    QStringList players;
    std::vector<qint64> rolls;
};

// R4.4: 1 if the roll puts `one` before `other`, -1 for the opposite, 0 while they are tied. `tied`
// is everyone equal in everything before the roll, including both.
int rollBetween(const QString& one, const QString& other, QStringList tied,
                const std::vector<TieRolls>& entries);

struct PlaySettings {
    qint64 finalists = 6;
    bool allianceValues = false;
    bool wallAdjudicated = true;
    qint64 cityHalves = 2;
    qint64 strongholdHalves = 1;
    qint64 wallHalves = 0;
    qint64 prizeLevel = 3;
    Json qpTable = Json::object();
};

struct Person {
    QString id;
    QString name;
    std::optional<bool> disqualified;
};

struct PlayedEvent {
    PlaySettings settings;
    std::vector<Person> people;
    // The heats' games, in document order.
    std::vector<Play> plays;
    std::optional<Play> lastPlay;
    std::vector<TieRolls> tieRolls;
    std::vector<TieRolls> finalTieRolls;
    QStringList unavailable;

    // R6.1, R6.2
    bool isOut(const Person& person) const;
    bool isOut(const QString& id) const;
};

PlayedEvent readPlayed(const Json& document);
Play readPlay(const Json& game, const PlaySettings& settings);

// Keys that may be absent.
std::optional<qint64> wholeAt(const Json& object, const QString& key);
std::optional<qint64> halvesAt(const Json& object, const QString& key);
bool flagAt(const Json& object, const QString& key);
QString textAt(const Json& object, const QString& key);
const std::vector<Json>& itemsAt(const Json& object, const QString& key);
QStringList textsAt(const Json& object, const QString& key);

// A game's length: its `minutes`, otherwise from `start` to `end`, unless it ends before it starts.
std::optional<qint64> minutesOf(const Json& game);

Json fromHalves(qint64 halves);
// numerator ÷ denominator to 3 decimals, half away from zero; neither is negative.
Json toThreeDecimals(qint64 numerator, qint64 denominator);
Json listFrom(const QStringList& texts);

} // namespace mentat::test::raw
