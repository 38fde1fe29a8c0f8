#include "heats_stages.h"

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

qint64 splitPlace(const Event& event, size_t stage, const Game& game, const Seat& seat) {
    if (event.slips(HeatsSlip::LineIsNeverSplit))
        return seat.place;
    return seat.place
           + rolledAhead(seat.player, sharersOf(game, seat), event.stages.at(stage).tieRolls);
}

// Who have the same place still.
QStringList undecided(const Event& event, size_t stage, const Game& game, qint64 place) {
    QStringList players;
    for (const Seat& seat : game.seats) {
        if (!seat.dropout && splitPlace(event, stage, game, seat) == place)
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
            player.place = splitPlace(event, stage, game, seat);
            player.tablePlace = seat.place;
            player.seed = seedOf(event, seeds, seat.player);
            player.score = scoreOfFirst(event, {&game, &seat});
            const qsizetype sharers = undecided(event, stage, game, player.place).size();
            player.advances = !seat.dropout && player.place <= advance
                              && !crossesLine(player.place, sharers, advance);
            players.push_back(player);
        }
    }
    return players;
}

std::vector<QStringList> lineTies(const Event& event, size_t stage) {
    const qint64 advance = event.rules.stages.at(stage).advance;
    std::vector<QStringList> ties;
    for (const Game& game : event.stages.at(stage).games) {
        for (qint64 place = 1; game.counts() && place <= advance; ++place) {
            const QStringList tied = undecided(event, stage, game, place);
            if (crossesLine(place, tied.size(), advance))
                ties.push_back(tied);
        }
    }
    return ties;
}

int compareEliminated(const Event& event, const StagePlayer& mine, const StagePlayer& theirs) {
    for (const Json& key : event.rules.eliminated) {
        const QString by = textAt(key, u"by"_s);
        int sign = 0;
        if (by == u"stage-score"_s)
            sign = signOf(mine.score, theirs.score);
        else if (by == u"seed"_s)
            sign = signOf(wholeNumber(theirs.seed), wholeNumber(mine.seed));
        else if (!event.slips(HeatsSlip::OthersBySeedAlone))
            sign = signOf(wholeNumber(theirs.place), wholeNumber(mine.place));
        if (sign != 0)
            return sign;
    }
    return 0;
}

} // namespace mentat::test::raw::heats
