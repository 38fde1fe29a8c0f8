#pragma once

#include "tests/support/raw/heats/heats_edition.h"
#include "tests/support/raw/ordered_json.h"
#include "tests/support/raw/random_draw.h"
#include "tests/support/raw/random_play_parts.h"

#include <QDateTime>
#include <QStringList>

#include <vector>

// The inside of random_heats_event.h.
namespace mentat::test::raw::heats {

// What the parts of one event have in common while it is made.
struct World {
    explicit World(quint32 seed) : draw(seed), rolls(seed + 1) {}

    bool may() { return draw.chance(density); }
    bool isSecond() const { return edition == Edition::Second; }
    int largestTable() const { return isSecond() ? 12 : 10; }

    Edition edition = Edition::First;
    Draw draw;
    // For drawTieRolls().
    PlayWorld rolls;
    // How often an optional fact is known, in percent.
    int density = 30;
    QStringList players;
    QDateTime firstDay;
    Json ruleset;
    std::vector<int> sizes;
    bool hasScores = false;
    QStringList labels;
    // Percentages: of players at a table who share the place before them, of tables with dropouts,
    // of games that are void or unfinished, of games with scores, with scores alone, of scores
    // unknown.
    int shared = 15;
    int dropouts = 15;
    int voids = 6;
    int unfinished = 6;
    int scored = 70;
    int scoresAlone = 30;
    int unknown = 8;
    // Scores lie from -bottom to top, in thousandths a step.
    int bottom = 0;
    int top = 6;
    int step = 1000;
};

void drawMood(World& world);
// Members in the order of heats-format.md, defaults left out.
Json drawRuleset(World& world);
// The same with what the second edition adds; `order` and `eliminated` of it (second_keys.cpp).
Json drawSecondRuleset(World& world);
Json drawSecondOrder(Draw& draw, const QString& score, bool beginsWithWins);
Json drawSecondEliminated(Draw& draw, const QString& score);

Json numberList(const std::vector<double>& values);
Json sizeList(const std::vector<int>& sizes);
Json keyOf(const QString& by);
// From most to least, not always strictly.
std::vector<double> drawPoints(Draw& draw);

// A game's table and seats; its players stand in any order.
Json drawGame(World& world, const QStringList& seated, int table);
// The people at tables of fitting sizes, or of any; with byes, those whom none of these seats by
// themselves.
std::vector<QStringList> drawTables(World& world, QStringList people,
                                    const std::vector<int>& sizes);
Json drawGames(World& world, const std::vector<QStringList>& tables);

// The members after `event` are there, but for `stages`.
Json drawStages(World& world, const Json& document, bool isPlayed);

Json textList(const QStringList& texts);
QStringList textsIn(const Json& list);
std::vector<int> sizesIn(const Json& object);
QString timeAfter(const World& world, int minutes);

} // namespace mentat::test::raw::heats
