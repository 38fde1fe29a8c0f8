#include "heats_key_parts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// H4: the keys of scores.
namespace mentat::test::raw::heats {

namespace {

bool isLow(const Event& event) {
    return event.rules.score == u"low"_s;
}

Number bestOf(const Event& event, const Numbers& scores) {
    return isLow(event) ? *std::min_element(scores.begin(), scores.end())
                        : *std::max_element(scores.begin(), scores.end());
}

Numbers scoresAt(const Game& game) {
    Numbers scores;
    for (const Seat& seat : game.seats) {
        if (seat.score)
            scores.push_back(*seat.score);
    }
    return scores;
}

// A dropout has no score (H2).
Numbers scoresOfOthers(const Played& played) {
    Numbers scores;
    for (const Seat& seat : played.game->seats) {
        if (seat.player != played.seat->player && seat.score)
            scores.push_back(*seat.score);
    }
    return scores;
}

Number bestAt(const Event& event, const Game& game) {
    if (event.slips(HeatsSlip::BestIsTheWinners)) {
        for (const Seat& seat : game.seats) {
            if (seat.place == 1 && seat.score)
                return *seat.score;
        }
    }
    return bestOf(event, scoresAt(game));
}

bool isKnown(const Event& event, const Played& played) {
    return (played.game->isScored || event.slips(HeatsSlip::UnscoredTablesShare))
           && played.seat->score;
}

// The ratio of the better score to the other.
Number partOf(const Event& event, const Number& own, const Number& best, bool atLeastOne) {
    const Number divisor = isLow(event) ? own : best;
    const Number dividend = isLow(event) ? best : own;
    if (divisor > 0)
        return ratio(dividend, divisor);
    return atLeastOne ? dividend : Number(0);
}

Known takenOver(const Json& key, const QString& byDefault, const std::vector<Played>& games,
                auto&& share) {
    Numbers shares;
    for (const Played& played : games)
        shares.push_back(share(played));
    return taken(takeOf(key, byDefault), shares, false);
}

Number shareOf(const Event& event, const Json& key, const Played& played) {
    if (!isKnown(event, played))
        return 0;
    Number sum = 0;
    for (const Number& score : scoresAt(*played.game))
        sum += score;
    Number share = sum > 0 ? ratio(*played.seat->score, sum) : Number(0);
    const std::optional<qint64> size = wholeAt(key, u"asSize"_s);
    if (size && !event.slips(HeatsSlip::AsSizeForgotten)) {
        const std::vector<Seat>& seats = played.game->seats;
        const bool all = event.slips(HeatsSlip::AsSizeWithDropouts);
        const auto staying = std::count_if(seats.begin(), seats.end(),
                                           [&](const Seat& seat) { return all || !seat.dropout; });
        share *= ratio(wholeNumber(staying), wholeNumber(*size));
    }
    return share;
}

bool isListed(const Event& event, const Json& key, qint64 place) {
    const std::vector<Json>& places = itemsAt(key, u"places"_s);
    const bool any = !key.find(u"places"_s) || event.slips(HeatsSlip::BehindFirstOfAllPlaces);
    return any || std::any_of(places.begin(), places.end(), [&](const Json& one) {
               return one.number == static_cast<double>(place);
           });
}

} // namespace

Known scoreTaken(const Event& event, const Json& key, const std::vector<Played>& games) {
    const bool low = isLow(event);
    const QString take = takeOf(key, u"sum"_s);
    Numbers known;
    for (const Played& played : games) {
        if (played.seat->score)
            known.push_back(*played.seat->score);
    }
    const bool isWhole = known.size() == games.size();
    if (known.empty() || isWhole || take == u"best"_s
        || event.slips(HeatsSlip::UnknownScoreLeftOut))
        return taken(take, known, low);
    if (low)
        return std::nullopt;
    known.resize(games.size(), Number(0));
    return taken(take, known, low);
}

Known scoreShare(const Event& event, const Json& key, const std::vector<Played>& games) {
    return takenOver(key, u"best"_s, games,
                     [&](const Played& played) { return shareOf(event, key, played); });
}

Number scoreOfFirst(const Event& event, const Played& played, Against against) {
    if (!isKnown(event, played))
        return 0;
    const Number own = *played.seat->score;
    if (against == Against::First || event.slips(HeatsSlip::AgainstTheTable))
        return partOf(event, own, bestAt(event, *played.game), false);
    const Numbers others = scoresOfOthers(played);
    if (others.empty())
        return event.slips(HeatsSlip::AloneIsNothing) ? 0 : 1;
    return partOf(event, own, bestOf(event, others), !event.slips(HeatsSlip::OthersBelowNothing));
}

Known ofFirst(const Event& event, const Json& key, const std::vector<Played>& games) {
    const Against against
        = textAt(key, u"against"_s) == u"others"_s ? Against::Others : Against::First;
    return takenOver(key, u"mean"_s, games,
                     [&](const Played& played) { return scoreOfFirst(event, played, against); });
}

Known margin(const Event& event, const Json& key, const std::vector<Played>& games) {
    Numbers margins;
    for (const Played& played : games) {
        if (!isKnown(event, played))
            continue;
        Numbers others = scoresOfOthers(played);
        if (others.empty() && event.slips(HeatsSlip::MarginOfThoseAlone))
            others = Numbers{Number(0)};
        if (others.empty())
            continue;
        if (event.slips(HeatsSlip::MarginOverTheTable))
            others = scoresAt(*played.game);
        const Number ahead = *played.seat->score - bestOf(event, others);
        margins.push_back(isLow(event) ? Number(-ahead) : ahead);
    }
    return taken(takeOf(key, u"sum"_s), margins, false);
}

Known behindFirst(const Event& event, const Json& key, const std::vector<Played>& games) {
    Numbers distances;
    for (const Played& played : games) {
        if (isKnown(event, played) && isListed(event, key, played.seat->place))
            distances.push_back(abs(Number(bestAt(event, *played.game) - *played.seat->score)));
    }
    const QString take
        = event.slips(HeatsSlip::BehindFirstIsSummed) ? u"sum"_s : takeOf(key, u"sum"_s);
    return taken(take, distances, true);
}

} // namespace mentat::test::raw::heats
