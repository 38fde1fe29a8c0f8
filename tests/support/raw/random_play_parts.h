#pragma once

#include "ordered_json.h"
#include "random_draw.h"

#include <QStringList>

#include <array>
#include <functional>

// Internals of random_play.h.
namespace mentat::test::raw {

// State that the parts of one event share while it is generated.
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
    // The largest strongholds, tokens, spice, and cards; small ranges make ties.
    std::array<int, 4> topValues = {2, 2, 2, 2};
    int topPoints = 4;
    int topTurns = 3;
    int die = 6;
    // Percentages: unknown values, games without values, games with dropouts, seats with QP set by
    // the GM.
    int unknown = 5;
    int blank = 5;
    int dropouts = 20;
    int words = 3;
};

// Varies events: which figures occur, and how many are unknown.
void drawMood(PlayWorld& world);
// The members of `event.settings`, which the world then follows.
Json drawSettings(PlayWorld& world, bool usual);

enum class TableKind { Heat, Final, Alone };
Json drawTable(PlayWorld& world, const QStringList& seated, int table, TableKind kind);

// The groups of tied players, given these entries as tie rolls.
using TiedGroups = std::function<std::vector<QStringList>(const Json& entries)>;
// `tieRolls`: complete, nested, and repeated ones, incomplete ones, some for other players.
Json drawTieRolls(PlayWorld& world, const TiedGroups& groups);
// Groups consecutive rows with the same number under the key.
std::vector<QStringList> tiedRows(const Json& rows, const QString& key);

// `final`; the document has everything else.
Json drawFinal(PlayWorld& world, const Json& document, std::optional<bool> finished);

} // namespace mentat::test::raw
