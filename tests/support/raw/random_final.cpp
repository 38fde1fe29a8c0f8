#include "random_parts.h"

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

Json randomCalls(World& world) {
    Json calls = Json::list();
    const QStringList called = somePlayers(world, world.draw.below(5));
    for (const QString& player : called) {
        Json call = Json::object();
        call.set(u"player"_s, player);
        call.set(u"state"_s, world.draw.pick(QStringList{u"told"_s, u"confirmed"_s, u"no-answer"_s,
                                                         u"cannot"_s}));
        if (world.may())
            call.set(u"time"_s, timeText(world.firstDay.addSecs(60 * world.draw.below(9000))));
        calls.append(call);
    }
    return calls;
}

// A false vote is a fact. Voters are drawn so that document order equals the text order of ids: a
// JSON object has no order, and the page fixes none for its ids.
Json randomVotes(World& world, const QStringList& lineup) {
    QString last;
    Json votes = Json::object();
    for (const QString& player : world.players) {
        if (lineup.contains(player) && player > last && world.draw.chance(85)) {
            votes.set(player, world.draw.chance(50));
            last = player;
        }
    }
    return votes;
}

Json randomPicks(World& world, const QStringList& lineup) {
    QStringList factions = baseFactions();
    if (world.hasExpansion)
        factions += expansionFactions();
    world.draw.shuffle(factions);
    Json picks = Json::list();
    const qsizetype count = world.draw.below(static_cast<int>(lineup.size()) + 1);
    for (qsizetype i = 0; i < count && i < factions.size(); ++i) {
        Json pick = Json::object();
        pick.set(u"player"_s, lineup.at(i));
        pick.set(u"faction"_s, factions.at(i));
        picks.append(pick);
    }
    return picks;
}

} // namespace

Json randomFinal(World& world) {
    Draw& draw = world.draw;
    Json last = Json::object();
    const QStringList drawn = somePlayers(world, draw.between(5, 9));
    const QStringList lineup = drawn.mid(0, 6);
    if (world.may())
        last.set(u"start"_s, timeText(world.firstDay.addDays(4)));
    // 480 is the default, and nothing says whether a given default is kept.
    if (world.may())
        last.set(u"minutes"_s, draw.pick(std::vector<int>{0, 240, 300, 420, 600}));
    if (last.find(u"start"_s) && !last.find(u"minutes"_s)) // no draw: later ones stay
        last.set(u"location"_s, u"Dogwood"_s);
    if (world.may())
        setUnlessEmpty(last, u"unavailable"_s, listOfTexts(drawn.mid(6)));
    if (world.may())
        setUnlessEmpty(last, u"present"_s, listOfTexts(lineup));
    if (world.may())
        last.set(u"deadline"_s, timeText(world.firstDay.addDays(4).addSecs(-900)));
    if (draw.chance(50))
        last.set(u"closed"_s, true);
    if (world.may())
        setUnlessEmpty(last, u"calls"_s, randomCalls(world));
    if (world.may())
        setUnlessEmpty(last, u"expansionVotes"_s, randomVotes(world, lineup));
    if (world.may())
        setUnlessEmpty(last, u"picks"_s, randomPicks(world, lineup));
    if (world.may())
        setUnlessEmpty(last, u"tieRolls"_s, randomTieRolls(world));
    if (draw.chance(75))
        last.set(u"game"_s, randomGame(world, lineup, draw.between(1, 3), true));
    return last;
}

} // namespace mentat::test::raw
