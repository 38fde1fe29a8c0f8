#include "tests/support/raw/heats/heats_stages.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// H7: who played in a stage, and where.
namespace mentat::test::raw::heats {

qint64 seedOf(const Event& event, const QStringList& seeds, const QString& player) {
    const qsizetype seed = seeds.indexOf(player);
    return seed >= 0 ? seed : seeds.size() + event.registered(player);
}

namespace {

QStringList sharersOf(const Game& game, const Seat& seat) {
    QStringList sharers;
    for (const Seat& other : game.seats) {
        if (other.place == seat.place)
            sharers.append(other.player);
    }
    return sharers;
}

qint64 splitPlace(const Event& event, size_t stage, const QStringList& seeds, const Game& game,
                  const Seat& seat) {
    const bool isAside
        = event.isSecond() && seat.dropout && !event.slips(HeatsSlip::DropoutsSplitToo);
    if (event.slips(HeatsSlip::LineIsNeverSplit) || isAside)
        return seat.place;
    const QStringList sharers = sharersOf(game, seat);
    const qint64 rolled = rolledAhead(seat.player, sharers, event.stages.at(stage).tieRolls);
    const bool bySeed = event.rules.seedsSplit && !event.slips(HeatsSlip::SeedsSplitNothing);
    if (!bySeed || (rolled > 0 && event.slips(HeatsSlip::RollsBeforeSeeds)))
        return seat.place + rolled;
    const qint64 own = seedOf(event, seeds, seat.player);
    return seat.place + std::count_if(sharers.begin(), sharers.end(), [&](const QString& other) {
               return seedOf(event, seeds, other) < own;
           });
}

// The players who still share a place.
QStringList undecided(const Event& event, size_t stage, const QStringList& seeds, const Game& game,
                      qint64 place) {
    QStringList players;
    for (const Seat& seat : game.seats) {
        if (!seat.dropout && splitPlace(event, stage, seeds, game, seat) == place)
            players.append(seat.player);
    }
    std::sort(players.begin(), players.end(), [&](const QString& one, const QString& other) {
        return event.registered(one) < event.registered(other);
    });
    return players;
}

bool crossesLine(qint64 place, qsizetype sharers, qint64 advance) {
    return place <= advance && place + sharers - 1 > advance;
}

} // namespace

std::vector<StagePlayer> playersOf(const Event& event, size_t stage, const QStringList& seeds) {
    const qint64 advance = event.rules.stages.at(stage).advance;
    std::vector<StagePlayer> players;
    for (const Game& game : event.stages.at(stage).games) {
        for (const Seat& seat : game.seats) {
            if (!game.counts())
                continue;
            StagePlayer player;
            player.player = seat.player;
            player.isDropout = seat.dropout;
            player.place = splitPlace(event, stage, seeds, game, seat);
            player.tablePlace = seat.place;
            player.seed = seedOf(event, seeds, seat.player);
            player.score = scoreOfFirst(event, {&game, &seat});
            player.total = seat.score;
            const qsizetype sharers = undecided(event, stage, seeds, game, player.place).size();
            player.advances = !seat.dropout && player.place <= advance
                              && !crossesLine(player.place, sharers, advance);
            players.push_back(player);
        }
    }
    return players;
}

std::vector<QStringList> lineTies(const Event& event, size_t stage, const QStringList& seeds) {
    const qint64 advance = event.rules.stages.at(stage).advance;
    std::vector<QStringList> ties;
    for (const Game& game : event.stages.at(stage).games) {
        for (qint64 place = 1; game.counts() && place <= advance; ++place) {
            const QStringList tied = undecided(event, stage, seeds, game, place);
            if (crossesLine(place, tied.size(), advance))
                ties.push_back(tied);
        }
    }
    return ties;
}

namespace {

int compareTotals(const Event& event, const StagePlayer& mine, const StagePlayer& theirs) {
    if (event.slips(HeatsSlip::TotalIsTheShare))
        return signOf(mine.score, theirs.score);
    if (!mine.total || !theirs.total) {
        const int known = (mine.total ? 1 : 0) - (theirs.total ? 1 : 0);
        return event.slips(HeatsSlip::UnknownTotalFirst) ? -known : known;
    }
    const bool isLow = event.rules.score == u"low"_s && !event.slips(HeatsSlip::TotalIsHigh);
    return signOf(*mine.total, *theirs.total) * (isLow ? -1 : 1);
}

} // namespace

int compareEliminated(const Event& event, const StagePlayer& mine, const StagePlayer& theirs) {
    for (const Json& key : event.rules.eliminated) {
        const QString by = textAt(key, u"by"_s);
        int sign = 0;
        if (by == u"stage-score"_s)
            sign = signOf(mine.score, theirs.score);
        else if (by == u"stage-total"_s)
            sign = compareTotals(event, mine, theirs);
        else if (by == u"seed"_s)
            sign = signOf(wholeNumber(theirs.seed), wholeNumber(mine.seed));
        else if (by != u"stage-place"_s)
            qFatal("no key: %s", qPrintable(by));
        else if (!event.slips(HeatsSlip::OthersBySeedAlone))
            sign = signOf(wholeNumber(theirs.place), wholeNumber(mine.place));
        if (sign != 0)
            return sign;
    }
    return 0;
}

} // namespace mentat::test::raw::heats
