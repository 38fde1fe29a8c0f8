#include "fault_planting.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// R10.2 to R10.4, R10.6, R10.9.
namespace mentat::test::raw {

namespace {

// Two seats of a game, the earlier first.
std::optional<std::pair<size_t, size_t>> twoSeats(Planting& planting, const Scene& scene) {
    const int count = static_cast<int>(scene.seats().size());
    if (count < 2)
        return std::nullopt;
    const int later = planting.draw.between(1, count - 1);
    return std::pair(static_cast<size_t>(planting.draw.below(later)), static_cast<size_t>(later));
}

// Not the predicted player: that would add R10.9.
Planted plantPlayerTwice(Planting& planting, const Scene& scene) {
    const auto pair = twoSeats(planting, scene);
    if (!pair)
        return std::nullopt;
    Json& earlier = scene.seats().at(pair->first);
    Json& later = scene.seats().at(pair->second);
    const QString predicted = scene.text(u"predicted"_s);
    if (textOf(earlier, u"player"_s) == predicted || textOf(later, u"player"_s) == predicted)
        return std::nullopt;
    if (planting.draw.chance(50))
        later.set(u"player"_s, *earlier.find(u"player"_s));
    else
        earlier.set(u"player"_s, *later.find(u"player"_s));
    return refused(u"R10.2"_s, at(scene.seatAt(pair->second), u"player"_s));
}

// Except void games.
Planted plantPlayerAtTwoTables(Planting& planting) {
    std::vector<QString> heats = places(planting.root, u"/heats/*/games"_s);
    planting.draw.shuffle(heats);
    for (const QString& heat : heats) {
        std::vector<QString> games = places(planting.root, heat + u"/*");
        std::erase_if(games, [&](const QString& game) {
            const Json* json = jsonAt(planting.root, game);
            return isSet(*json, u"void"_s) || json->find(u"seats"_s)->items.empty();
        });
        if (games.size() < 2)
            continue;
        const size_t later
            = static_cast<size_t>(planting.draw.between(1, static_cast<int>(games.size()) - 1));
        const size_t earlier = static_cast<size_t>(planting.draw.below(static_cast<int>(later)));
        const QString here
            = planting.draw.pick(places(planting.root, games.at(later) + u"/seats/*"));
        const QString there
            = planting.draw.pick(places(planting.root, games.at(earlier) + u"/seats/*"));
        const bool changesLater = planting.draw.chance(50);
        const QString changed = at(changesLater ? here : there, u"player"_s);
        if (breaksMore(planting, u"/heats/*/games/*/seats/*/player"_s, changed))
            continue;
        put(planting.root, changed,
            *jsonAt(planting.root, at(changesLater ? there : here, u"player"_s)));
        return refused(u"R10.2"_s, at(here, u"player"_s));
    }
    return std::nullopt;
}

Planted plantHouseTwice(Planting& planting) {
    std::vector<QString> games
        = planting.storm ? places(planting.root, u"/games/*/seats"_s) : std::vector<QString>();
    std::erase_if(games, [&](const QString& seats) {
        return jsonAt(planting.root, seats)->items.size() < 2;
    });
    if (games.empty())
        return std::nullopt;
    const QString seats = planting.draw.pick(games);
    const size_t last = jsonAt(planting.root, seats)->items.size() - 1;
    const size_t other = static_cast<size_t>(planting.draw.below(static_cast<int>(last)));
    put(planting.root, at(at(seats, last), u"player"_s),
        *jsonAt(planting.root, at(at(seats, other), u"player"_s)));
    return refused(u"R10.2"_s, at(at(seats, last), u"player"_s));
}

// Leaves alone a faction that the victory or the prediction depends on.
bool matters(const Scene& scene, const QString& faction) {
    const QString victory = scene.text(u"victory"_s);
    if (faction == u"bene-gesserit"_s)
        return victory == u"bg-prediction"_s || scene.game->find(u"predicted"_s) != nullptr;
    return (faction == u"fremen"_s && victory == u"fremen-default"_s)
           || (faction == u"guild"_s && victory == u"guild-default"_s);
}

Planted plantFactionTwice(Planting& planting, const Scene& scene) {
    const auto pair = twoSeats(planting, scene);
    if (!pair)
        return std::nullopt;
    const bool changesLater = planting.draw.chance(50);
    Json& changed = scene.seats().at(changesLater ? pair->second : pair->first);
    const Json& model = scene.seats().at(changesLater ? pair->first : pair->second);
    const QString faction = textOf(model, u"faction"_s);
    if (faction.isEmpty() || matters(scene, faction)
        || matters(scene, textOf(changed, u"faction"_s)))
        return std::nullopt;
    changed.set(u"faction"_s, faction);
    return refused(u"R10.3"_s, at(scene.seatAt(pair->second), u"faction"_s));
}

// Not where a control grid is as long as the game: that would add R10.10.
Planted setTurns(const Scene& scene, int turns) {
    if (scene.hasControl())
        return std::nullopt;
    scene.game->set(u"turns"_s, turns);
    return refused(u"R10.4"_s, at(scene.at, u"turns"_s));
}

Planted plantNegativeTurns(Planting& planting, const Scene& scene) {
    return setTurns(scene, -planting.draw.between(1, 5));
}

Planted plantSurplusTurns(Planting& planting, const Scene& scene) {
    return setTurns(scene, static_cast<int>(settingOf(planting, u"turnLimit"_s, 10))
                               + planting.draw.between(1, 5));
}

// Only a concession, which scores as solo or alliance, has no turns.
Planted plantNoTurns(Planting&, const Scene& scene) {
    const QString ending = scene.text(u"ending"_s);
    const QString victory = scene.text(u"victory"_s);
    const bool playedOut = !ending.isEmpty() && ending != u"concession"_s;
    const bool notPlayed = !victory.isEmpty() && victory != u"solo"_s && victory != u"alliance"_s;
    return playedOut || notPlayed ? setTurns(scene, 0) : std::nullopt;
}

bool isFree(const Scene& scene, size_t seat) {
    const Json& json = scene.seats().at(seat);
    return !isSet(json, u"dropout"_s) && !isSet(json, u"winner"_s)
           && sideOf(scene, seat).size() == 1;
}

// Not a winner: whether a solo winner alone in an alliance is allied is another question.
Planted plantLoneAlliance(Planting& planting, const Scene& scene) {
    std::vector<size_t> seats = seatsWhere(scene, [](const Json&) { return true; });
    std::erase_if(seats, [&](size_t seat) { return !isFree(scene, seat); });
    if (seats.empty())
        return std::nullopt;
    const size_t seat = planting.draw.pick(seats);
    scene.seats().at(seat).set(u"alliance"_s, 77);
    return refused(u"R10.6"_s, at(scene.seatAt(seat), u"alliance"_s));
}

// The alliances that did not win, as lists of seats.
std::vector<std::vector<size_t>> losingAlliances(const Scene& scene) {
    std::vector<std::vector<size_t>> found;
    for (size_t seat = 0; seat < scene.seats().size(); ++seat) {
        const std::vector<size_t> side = sideOf(scene, seat);
        const bool won = std::any_of(side.begin(), side.end(), [&](size_t one) {
            return isSet(scene.seats().at(one), u"winner"_s);
        });
        if (side.size() > 1 && side.front() == seat && !won)
            found.push_back(side);
    }
    return found;
}

Planted plantDesertedAlly(Planting& planting, const Scene& scene) {
    std::vector<std::vector<size_t>> pairs = losingAlliances(scene);
    std::erase_if(pairs, [&](const std::vector<size_t>& side) {
        const double number = scene.seats().at(side.front()).find(u"alliance"_s)->number;
        const auto bearers = seatsWhere(scene, [number](const Json& seat) {
            return seat.find(u"alliance"_s) && seat.find(u"alliance"_s)->number == number;
        });
        // One left alone by a dropout is simply unallied.
        return side.size() != 2 || bearers.size() != 2;
    });
    if (pairs.empty())
        return std::nullopt;
    const std::vector<size_t> pair = planting.draw.pick(pairs);
    const size_t leaver = static_cast<size_t>(planting.draw.below(2));
    scene.seats().at(pair.at(leaver)).remove(u"alliance"_s);
    return refused(u"R10.6"_s, at(scene.seatAt(pair.at(1 - leaver)), u"alliance"_s));
}

Planted plantLargeAlliance(Planting& planting, const Scene& scene) {
    const size_t most = static_cast<size_t>(settingOf(planting, u"allianceSize"_s, 2));
    std::vector<std::vector<size_t>> full = losingAlliances(scene);
    std::erase_if(full, [most](const std::vector<size_t>& side) { return side.size() != most; });
    std::vector<size_t> free
        = seatsWhere(scene, [](const Json& seat) { return !seat.find(u"roll"_s); });
    std::erase_if(free, [&](size_t seat) { return !isFree(scene, seat); });
    if (full.empty() || free.empty())
        return std::nullopt;
    std::vector<size_t> side = planting.draw.pick(full);
    side.push_back(planting.draw.pick(free));
    scene.seats()
        .at(side.back())
        .set(u"alliance"_s, *scene.seats().at(side.front()).find(u"alliance"_s));
    std::sort(side.begin(), side.end());
    return refused(u"R10.6"_s, at(scene.seatAt(side.at(most)), u"alliance"_s));
}

Planted plantPredictedOutsider(Planting& planting, const Scene& scene) {
    std::vector<QString> outsiders;
    for (const QString& id : places(planting.root, u"/players/*/id"_s)) {
        const QString player = jsonAt(planting.root, id)->text;
        if (seatsWhere(scene, [&](const Json& seat) {
                return textOf(seat, u"player"_s) == player;
            }).empty())
            outsiders.push_back(player);
    }
    if (outsiders.empty())
        return std::nullopt;
    scene.game->set(u"predicted"_s, planting.draw.pick(outsiders));
    return refused(u"R10.9"_s, at(scene.at, u"predicted"_s));
}

Planted plantPredictedPredictor(Planting&, const Scene& scene) {
    const std::vector<size_t> holders = seatsWhere(
        scene, [](const Json& seat) { return textOf(seat, u"faction"_s) == u"bene-gesserit"_s; });
    if (holders.empty())
        return std::nullopt;
    scene.game->set(u"predicted"_s, *scene.seats().at(holders.front()).find(u"player"_s));
    return refused(u"R10.9"_s, at(scene.at, u"predicted"_s));
}

Planted plantNobodyPredicted(Planting&, const Scene& scene) {
    if (!scene.isFinal || scene.text(u"victory"_s) != u"bg-prediction"_s)
        return std::nullopt;
    scene.game->remove(u"predicted"_s);
    return refused(u"R10.9"_s, scene.at);
}

} // namespace

std::vector<FaultKind> playFaults() {
    return {{u"R10.2 player twice in a game"_s, inSomeGame(plantPlayerTwice)},
            {u"R10.2 player at two tables of a heat"_s, plantPlayerAtTwoTables},
            {u"R10.2 player twice in a scoring game"_s, plantHouseTwice},
            {u"R10.3 faction twice"_s, inSomeGame(plantFactionTwice)},
            {u"R10.4 negative turns"_s, inSomeGame(plantNegativeTurns)},
            {u"R10.4 turns above the limit"_s, inSomeGame(plantSurplusTurns)},
            {u"R10.4 no turns without a concession"_s, inSomeGame(plantNoTurns)},
            {u"R10.6 alliance of one"_s, inSomeGame(plantLoneAlliance)},
            {u"R10.6 ally left without a dropout"_s, inSomeGame(plantDesertedAlly)},
            {u"R10.6 alliance too large"_s, inSomeGame(plantLargeAlliance)},
            {u"R10.9 predicted player not in the game"_s, inSomeGame(plantPredictedOutsider)},
            {u"R10.9 Bene Gesserit predicts itself"_s, inSomeGame(plantPredictedPredictor)},
            {u"R10.9 final without a predicted player"_s, inSomeGame(plantNobodyPredicted)}};
}

} // namespace mentat::test::raw
