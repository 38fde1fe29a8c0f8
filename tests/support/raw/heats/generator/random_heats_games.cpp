#include "heats_world.h"

#include "tests/support/raw/heats/raw_heats.h"
#include "tests/support/raw/random_parts.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::raw::heats {

namespace {

struct Chair {
    QString player;
    bool isDropout = false;
    std::optional<int> place;
    std::optional<int> thousandths;
};

class TableDraw {
public:
    TableDraw(World& world, const QStringList& seated) : m_world(world), m_draw(world.draw) {
        for (const QString& player : seated)
            m_chairs.push_back({player, false, std::nullopt, std::nullopt});
        if (m_world.isSecond() && seated.size() == 1 && m_draw.chance(85)) {
            m_chairs.front().place = 1;
            return;
        }
        dropOut();
        const bool isUnfinished = m_draw.chance(m_world.unfinished);
        const bool isScored = m_world.hasScores && m_draw.chance(m_world.scored);
        const bool isPlaced = !isScored || !m_draw.chance(m_world.scoresAlone);
        if (isPlaced)
            drawPlaces();
        if (isScored)
            drawScores(isPlaced);
        if (isUnfinished)
            breakOff();
    }

    Json seats(int first) {
        Json list = Json::list();
        int number = first;
        for (const Chair& chair : m_chairs)
            list.append(seat(chair, number++));
        return list;
    }

private:
    void dropOut() {
        if (!m_draw.chance(m_world.dropouts))
            return;
        for (Chair& chair : m_chairs)
            chair.isDropout = m_draw.chance(30);
    }

    // Ties share a place, and the next is skipped (H2); a dropout can have any place.
    void drawPlaces() {
        std::vector<Chair*> staying;
        for (Chair& chair : m_chairs) {
            if (!chair.isDropout)
                staying.push_back(&chair);
            else if (m_draw.chance(20))
                chair.place = m_draw.between(1, 12);
        }
        m_draw.shuffle(staying);
        const bool isWinnerAlone = m_draw.chance(m_world.shared / 2);
        int place = 1;
        for (size_t i = 0; i < staying.size(); ++i) {
            const bool isShared = isWinnerAlone ? i > 1 : i > 0 && m_draw.chance(m_world.shared);
            place = isShared ? place : static_cast<int>(i) + 1;
            staying.at(i)->place = place;
        }
    }

    int drawScore() { return m_draw.between(-m_world.bottom, m_world.top) * m_world.step; }

    // Usually consistent with places; a tie in score need not share a place.
    void drawScores(bool isPlaced) {
        std::vector<int> scores;
        for (size_t i = 0; i < m_chairs.size(); ++i)
            scores.push_back(drawScore());
        const bool isLow = m_world.ruleset.find(u"score"_s)->text == u"low"_s;
        std::sort(scores.begin(), scores.end(),
                  [&](int one, int other) { return isLow ? one < other : one > other; });
        std::vector<Chair*> chairs;
        for (Chair& chair : m_chairs)
            chairs.push_back(&chair);
        if (m_draw.chance(75))
            std::stable_sort(chairs.begin(), chairs.end(), [](const Chair* one, const Chair* two) {
                return one->place.value_or(0) < two->place.value_or(0);
            });
        else
            m_draw.shuffle(chairs);
        const bool isPartial = isPlaced && m_draw.chance(m_world.unknown * 3);
        for (size_t i = 0; i < chairs.size(); ++i) {
            const bool isUnknown = isPartial && m_draw.chance(50);
            if (!isUnknown && !(chairs.at(i)->isDropout && m_draw.chance(50)))
                chairs.at(i)->thousandths = scores.at(i);
        }
    }

    // No results yet, or one player's is missing.
    void breakOff() {
        const bool isBlank = m_draw.chance(50);
        for (Chair& chair : m_chairs) {
            if (isBlank || m_draw.chance(40)) {
                chair.place.reset();
                chair.thousandths.reset();
            }
        }
    }

    Json seat(const Chair& chair, int number) {
        Json object = Json::object();
        object.set(u"seat"_s, number);
        object.set(u"player"_s, chair.player);
        if (chair.place)
            object.set(u"place"_s, *chair.place);
        if (chair.thousandths)
            object.set(u"score"_s, *chair.thousandths / 1000.0);
        if (!m_world.labels.isEmpty() && m_world.may())
            object.set(u"label"_s,
                       m_draw.chance(80) ? m_draw.pick(m_world.labels) : randomText(m_draw));
        if (chair.isDropout)
            object.set(u"dropout"_s, true);
        if (chair.isDropout && m_draw.chance(40))
            object.set(u"excused"_s, true);
        if (chair.isDropout && m_world.may())
            object.set(u"left"_s, timeAfter(m_world, m_draw.below(9000)));
        if (m_draw.chance(2))
            object.set(u"late"_s, true);
        return object;
    }

    World& m_world;
    Draw& m_draw;
    std::vector<Chair> m_chairs;
};

Json drawAccepted(World& world) {
    Json accepted = Json::list();
    const int last = world.isSecond() ? 27 : 25;
    for (int rule = 21; rule <= last && world.draw.chance(50); rule += world.draw.between(1, 3)) {
        Json warning = Json::object();
        warning.set(u"rule"_s, u"H10.%1"_s.arg(rule));
        if (world.may())
            warning.set(u"reason"_s, randomNotes(world.draw));
        accepted.append(warning);
    }
    return accepted;
}

void addFacts(World& world, Json& game, bool isVoid) {
    Draw& draw = world.draw;
    const int start = draw.below(9000);
    if (world.may())
        game.set(u"start"_s, timeAfter(world, start));
    if (world.may())
        game.set(u"end"_s, timeAfter(world, start + draw.between(20, 300)));
    if (draw.chance(world.density / 2))
        game.set(u"minutes"_s, draw.below(400));
    if (draw.chance(world.density / 2))
        game.set(u"turns"_s, draw.below(30));
    if (isVoid)
        game.set(u"void"_s, true);
    if (draw.chance(world.density / 3))
        game.set(u"locked"_s, true);
    if (draw.chance(world.density / 3))
        game.set(u"checked"_s, true);
    if (draw.chance(world.density / 2))
        setUnlessEmpty(game, u"accepted"_s, drawAccepted(world));
    if (world.may())
        game.set(u"note"_s, randomNotes(draw));
}

} // namespace

Json drawGame(World& world, const QStringList& seated, int table) {
    QStringList players = seated;
    world.draw.shuffle(players);
    TableDraw drawn(world, players);
    Json game = Json::object();
    game.set(u"table"_s, table);
    addFacts(world, game, world.draw.chance(world.voids));
    game.set(u"seats"_s, drawn.seats(world.draw.chance(95) ? 1 : 3));
    return game;
}

std::vector<QStringList> drawTables(World& world, QStringList people,
                                    const std::vector<int>& sizes) {
    Draw& draw = world.draw;
    draw.shuffle(people);
    const int count = static_cast<int>(people.size());
    const Json groups = rawHeatsGroups(count, sizes);
    Json split = *groups.find(u"sizes"_s);
    if (draw.chance(20))
        split = Json::list();
    const Json* byes = world.ruleset.find(u"byes"_s);
    const bool hasByes = byes && split.items.empty() && draw.chance(85);
    if (hasByes) {
        const std::vector<Json>& others = groups.find(u"alternatives"_s)->items;
        if (!others.empty() && others.front().find(u"kind"_s)->text == u"out"_s)
            split = *others.front().find(u"sizes"_s);
    }
    std::vector<QStringList> tables;
    for (const Json& size : split.items) {
        const auto seats = static_cast<qsizetype>(size.number);
        tables.push_back(people.mid(0, seats));
        people = people.mid(seats);
    }
    while (!people.isEmpty()) {
        const int most = draw.chance(80) ? 5 : world.largestTable();
        const int size = hasByes ? 1 : draw.between(draw.chance(90) ? 2 : 1, most);
        tables.push_back(people.mid(0, size));
        people = people.mid(size);
    }
    return tables;
}

// A void game may be played again by the same people.
Json drawGames(World& world, const std::vector<QStringList>& tables) {
    Json games = Json::list();
    int number = 1;
    for (const QStringList& table : tables) {
        Json game = drawGame(world, table, number++);
        const bool isAgain = game.find(u"void"_s) && world.draw.chance(60);
        games.append(game);
        if (isAgain)
            games.append(drawGame(world, table, number++));
    }
    return games;
}

} // namespace mentat::test::raw::heats
