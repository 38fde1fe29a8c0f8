#include "heats_keys.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// H3
namespace mentat::test::raw::heats {

std::vector<Played> gamesOf(const Event& event, const QString& player) {
    std::vector<Played> games;
    for (const Game& game : event.games) {
        const bool left = game.isBye && event.slips(HeatsSlip::ByesAreNoGames);
        const Seat* seat = game.counts() && !left ? game.seatOf(player) : nullptr;
        if (seat)
            games.push_back({&game, seat});
    }
    return games;
}

namespace {

std::vector<Json> keysOfOneGame(const Event& event) {
    std::vector<Json> keys = event.rules.order;
    std::erase_if(keys, [&](const Json& key) {
        const bool mayPick = event.slips(HeatsSlip::OwnCountKeysPickGames) && key.find(u"count"_s);
        return needsEveryGame(key) && !mayPick;
    });
    return keys;
}

std::vector<KeyValue> valuesOfOne(const Event& event, const std::vector<Json>& keys,
                                  const Played& played) {
    std::vector<KeyValue> values;
    for (const Json& key : keys)
        values.push_back(valueOver(event, key, {played}));
    return values;
}

bool isBetter(const Event& event, const Played& one, const Played& other) {
    const std::vector<Json> keys = keysOfOneGame(event);
    const int sign
        = compareAll(event, keys, valuesOfOne(event, keys, one), valuesOfOne(event, keys, other))
              .sign;
    if (sign != 0)
        return sign > 0;
    const bool isEarlier = one.game->heat < other.game->heat;
    return event.slips(HeatsSlip::LaterGameIsBetter) ? !isEarlier : isEarlier;
}

} // namespace

std::vector<Played> bestGamesOf(const Event& event, const QString& player) {
    std::vector<Played> all = gamesOf(event, player);
    const auto count = static_cast<size_t>(event.rules.count);
    if (count == 0 || all.size() <= count || event.slips(HeatsSlip::EveryGameCounts))
        return all;
    std::vector<Played> best;
    for (const Played& played : all) {
        const auto better = std::count_if(all.begin(), all.end(), [&](const Played& other) {
            return other.game != played.game && isBetter(event, other, played);
        });
        if (static_cast<size_t>(better) < count)
            best.push_back(played);
    }
    return best;
}

KeyValue valueOf(const Event& event, const Json& key, const QString& player) {
    const bool isBest = key.find(u"count"_s)
                            ? event.slips(HeatsSlip::OwnCountForgotten)
                                  || event.slips(HeatsSlip::OwnCountOfTheBest)
                            : textAt(key, u"by"_s) == u"opponents"_s
                                  && event.slips(HeatsSlip::OpponentsOfTheBestGames);
    const bool every = needsEveryGame(key) && !isBest;
    return valueOver(event, key, every ? gamesOf(event, player) : bestGamesOf(event, player));
}

} // namespace mentat::test::raw::heats
