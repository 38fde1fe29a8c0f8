#include "heats_key_parts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// H4: the keys of wins, places and opponents.
namespace mentat::test::raw::heats {

namespace {

constexpr qint64 lastPlace = 12;

Number winOf(const Event& event, const Played& played) {
    const bool left = played.game->isBye && event.slips(HeatsSlip::ByesAreNoWins);
    if (played.seat->place != 1 || left)
        return 0;
    const qint64 sharers = played.game->sharing(*played.seat);
    if (sharers == 1 || event.rules.sharedWin == u"full"_s
        || event.slips(HeatsSlip::SharedWinsInFull))
        return 1;
    return event.rules.sharedWin == u"share"_s ? ratio(1, wholeNumber(sharers)) : Number(0);
}

// The list's value for a place, counted from 1.
Number listed(const std::vector<Json>& points, qint64 place) {
    return place <= static_cast<qint64>(points.size())
               ? numberFrom(points.at(static_cast<size_t>(place - 1)))
               : Number(0);
}

// The list for the table's size; a bye uses the ruleset's first size.
const std::vector<Json>& pointsAt(const Event& event, const Json& key, const Game& game) {
    const Json* points = key.find(u"points"_s);
    if (points->kind != Json::Kind::Object)
        return points->items;
    const bool isOwn = !game.isBye || event.slips(HeatsSlip::ByePointsOfTheirSize);
    return itemsAt(*points,
                   isOwn ? QString::number(game.size) : QString::number(event.rules.sizes.front()));
}

Number pointsOfPlace(const Event& event, const Json& key, const Played& played) {
    const qint64 place = played.seat->place;
    const qint64 sharers = played.game->sharing(*played.seat);
    const Known first = numberAt(key, u"sharedFirst"_s);
    if (first && place == 1 && sharers > 1 && !event.slips(HeatsSlip::SharedFirstForgotten))
        return *first;
    const std::vector<Json>& list = pointsAt(event, key, *played.game);
    const bool isMean
        = textAt(key, u"shared"_s) == u"mean"_s && !event.slips(HeatsSlip::PointsNeverMean);
    const bool isAside
        = event.isSecond() && played.seat->dropout && !event.slips(HeatsSlip::MeanWithDropouts);
    if (!isMean || isAside)
        return listed(list, place);
    Number sum = 0;
    for (qint64 spanned = place; spanned < place + sharers; ++spanned)
        sum += listed(list, spanned);
    return ratio(sum, wholeNumber(sharers));
}

} // namespace

Number winsIn(const Event& event, const std::vector<Played>& games) {
    Number sum = 0;
    for (const Played& played : games)
        sum += winOf(event, played);
    return sum;
}

Number placePoints(const Event& event, const Json& key, const Played& played) {
    Number sum = pointsOfPlace(event, key, played);
    if (key.find(u"ratio"_s) && !event.slips(HeatsSlip::RatioForgotten)) {
        const Against against
            = event.slips(HeatsSlip::RatioAgainstTheTable) ? Against::First : Against::Others;
        sum += listed(itemsAt(key, u"ratio"_s), played.seat->place)
               * scoreOfFirst(event, played, against);
    }
    return sum;
}

KeyValue earlyWins(const Event& event, const Json& key, const std::vector<Played>& games) {
    KeyValue wins{true, {}};
    for (const Played& played : games) {
        if (event.slips(HeatsSlip::EarlyWinsWithGaps)) {
            while (static_cast<qint64>(wins.numbers.size()) + 1 < played.game->heat)
                wins.numbers.emplace_back(0);
        }
        wins.numbers.emplace_back(winOf(event, played));
    }
    const std::optional<qint64> first = wholeAt(key, u"first"_s);
    if (first && !event.slips(HeatsSlip::EarlyWinsOfAll))
        wins.numbers.resize(std::min(wins.numbers.size(), static_cast<size_t>(*first)));
    return wins;
}

KeyValue placeCounts(const Event& event, const Json& key, const std::vector<Played>& games) {
    qint64 from = wholeAt(key, u"from"_s).value_or(2);
    if (event.slips(HeatsSlip::PlacesFromSecond))
        from = 2;
    const qint64 last = event.slips(HeatsSlip::PlacesToTenth) ? 10 : lastPlace;
    KeyValue counts{true, {}};
    for (qint64 place = from; place <= last; ++place) {
        counts.numbers.emplace_back(
            wholeNumber(std::count_if(games.begin(), games.end(), [&](const Played& played) {
                return played.seat->place == place;
            })));
    }
    return counts;
}

KeyValue finishes(const Event& event, const Json& key, const std::vector<Played>& games) {
    if (games.empty())
        return {false, {std::nullopt}};
    std::vector<qint64> places;
    for (const Played& played : games)
        places.push_back(played.seat->place);
    if (!event.slips(HeatsSlip::FinishesByHeat))
        std::sort(places.begin(), places.end());
    const std::optional<qint64> first = wholeAt(key, u"first"_s);
    if (first && !event.slips(HeatsSlip::FinishesOfAll))
        places.resize(std::min(places.size(), static_cast<size_t>(*first)));
    KeyValue all{true, {}};
    for (const qint64 place : places)
        all.numbers.emplace_back(wholeNumber(place));
    return all;
}

Known meanPlace(const std::vector<Played>& games) {
    Numbers places;
    for (const Played& played : games)
        places.push_back(wholeNumber(played.seat->place));
    return taken(u"mean"_s, places, true);
}

Number opponentsWins(const Event& event, const std::vector<Played>& games) {
    Number sum = 0;
    QStringList met;
    for (const Played& played : games) {
        for (const Seat& seat : played.game->seats) {
            const bool left = event.slips(HeatsSlip::OpponentsWithoutTheDisqualified)
                              && event.isOut(seat.player);
            const bool again = event.slips(HeatsSlip::OpponentsOnce) && met.contains(seat.player);
            if (seat.player == played.seat->player || left || again)
                continue;
            met.append(seat.player);
            sum += winsIn(event, event.slips(HeatsSlip::OpponentsByAllTheirGames)
                                     ? gamesOf(event, seat.player)
                                     : bestGamesOf(event, seat.player));
        }
    }
    return sum;
}

Number opponents(const Event& event, const std::vector<Played>& games) {
    QStringList met;
    for (const Played& played : games) {
        for (const Seat& seat : played.game->seats) {
            const bool left
                = event.slips(HeatsSlip::OpponentsWhoStayed) && event.isOut(seat.player);
            if (seat.player != played.seat->player && !left)
                met.append(seat.player);
        }
    }
    if (!event.slips(HeatsSlip::OpponentsAtEachMeeting))
        met.removeDuplicates();
    return wholeNumber(met.size());
}

} // namespace mentat::test::raw::heats
