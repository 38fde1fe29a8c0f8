#pragma once

#include "tests/support/raw/heats/heats_edition.h"
#include "tests/support/raw/ordered_json.h"
#include "tests/support/raw/random_draw.h"
#include "tests/support/raw/random_play_parts.h"

#include <QDateTime>
#include <QStringList>

#include <vector>

// Internals of random_heats_event.h.
namespace mentat::test::raw::heats {

// State that the parts of one event share while it is generated.
struct World {
    explicit World(quint32 seed) : draw(seed), rolls(seed + 1) {}

    bool may() { return draw.chance(density); }
    bool isSecond() const { return edition == Edition::Second; }
    int largestTable() const { return isSecond() ? 12 : 10; }

    Edition edition = Edition::First;
    Draw draw;
    // For drawTieRolls().
    PlayWorld rolls;
    // How likely an optional fact is known, in percent.
    int density = 30;
    QStringList players;
    QDateTime firstDay;
    Json ruleset;
    std::vector<int> sizes;
    bool hasScores = false;
    QStringList labels;
    // Percentages: players who share the place before them, tables with dropouts, void or
    // unfinished games, games with scores, games with scores alone, unknown scores.
    int shared = 15;
    int dropouts = 15;
    int voids = 6;
    int unfinished = 6;
    int scored = 70;
    int scoresAlone = 30;
    int unknown = 8;
    // Scores range from -bottom to top, in steps of thousandths.
    int bottom = 0;
    int top = 6;
    int step = 1000;
};

void drawMood(World& world);
// Members in the order of heats-format.md, without defaults.
Json drawRuleset(World& world);
// The same with the additions of the second edition; its `order` and `eliminated`
// (second_keys.cpp).
Json drawSecondRuleset(World& world);
Json drawSecondOrder(Draw& draw, const QString& score, bool beginsWithWins);
Json drawSecondEliminated(Draw& draw, const QString& score);

Json numberList(const std::vector<double>& values);
Json sizeList(const std::vector<int>& sizes);
Json keyOf(const QString& by);
// Descending, not always strictly.
std::vector<double> drawPoints(Draw& draw);

// A game's table and seats; its players are in any order.
Json drawGame(World& world, const QStringList& seated, int table);
// Seats the people at tables of valid sizes, or of any; with byes, those who fit nowhere sit alone.
std::vector<QStringList> drawTables(World& world, QStringList people,
                                    const std::vector<int>& sizes);
Json drawGames(World& world, const std::vector<QStringList>& tables);

// Requires the members after `event`, except `stages`.
Json drawStages(World& world, const Json& document, bool isPlayed);

Json textList(const QStringList& texts);
QStringList textsIn(const Json& list);
std::vector<int> sizesIn(const Json& object);
QString timeAfter(const World& world, int minutes);

} // namespace mentat::test::raw::heats
