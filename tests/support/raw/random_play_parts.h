#pragma once

#include "ordered_json.h"
#include "random_draw.h"

#include <QStringList>

#include <array>
#include <functional>

// The inside of random_play.h.
namespace mentat::test::raw {

// What the parts of one event have in common while it is made.
struct PlayWorld {
    explicit PlayWorld(quint32 seed) : draw(seed) {}

    Draw draw;
    QStringList players;
    QStringList expansionFactions;
    // The settings in force; points in halves.
    int turnLimit = 10;
    int allianceSize = 2;
    int cityHalves = 2;
    int strongholdHalves = 1;
    int wallHalves = 0;
    bool wallCounts = true;
    int finalists = 6;
    // The largest strongholds, tokens, spice, cards; how few they are makes the ties.
    std::array<int, 4> topValues = {2, 2, 2, 2};
    int topPoints = 4;
    int topTurns = 3;
    int die = 6;
    // Percentages: of values unknown, of games without values, of games with dropouts, of seats
    // with the GM's word on QP.
    int unknown = 5;
    int blank = 5;
    int dropouts = 20;
    int words = 3;
};

// How events differ from each other: which figures occur, how much is unknown.
void drawMood(PlayWorld& world);
// The members of `event.settings`, which the world follows from here on.
Json drawSettings(PlayWorld& world, bool usual);

enum class TableKind { Heat, Final, Alone };
Json drawTable(PlayWorld& world, const QStringList& seated, int table, TableKind kind);

// The groups of players that are tied, once these entries are the tie rolls.
using TiedGroups = std::function<std::vector<QStringList>(const Json& entries)>;
// `tieRolls`: complete ones, nested and repeated, incomplete ones, some for other players.
Json drawTieRolls(PlayWorld& world, const TiedGroups& groups);
// Rows one after another that have the same number under the key are tied.
std::vector<QStringList> tiedRows(const Json& rows, const QString& key);

// `final`; the document has everything else.
Json drawFinal(PlayWorld& world, const Json& document, std::optional<bool> finished);

} // namespace mentat::test::raw
