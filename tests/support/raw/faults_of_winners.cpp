#include "fault_planting.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// R10.5 and R10.7.
namespace mentat::test::raw {

namespace {

std::vector<size_t> winnersOf(const Scene& scene) {
    return seatsWhere(scene, [](const Json& seat) { return isSet(seat, u"winner"_s); });
}

RawError misfit(const Scene& scene) {
    return refused(u"R10.5"_s, at(scene.at, u"victory"_s));
}

Planted plantNoWinner(Planting&, const Scene& scene) {
    if (scene.text(u"victory"_s).isEmpty())
        return std::nullopt;
    for (Json& seat : scene.seats())
        seat.remove(u"winner"_s);
    return misfit(scene);
}

// Every other victory belongs to a whole side or one seat. A second solo winner is possible if
// unallied.
Planted plantSurplusWinner(Planting& planting, const Scene& scene) {
    const QString victory = scene.text(u"victory"_s);
    std::vector<size_t> losers = seatsWhere(scene, [](const Json& seat) {
        return !isSet(seat, u"winner"_s) && !isSet(seat, u"dropout"_s) && seat.find(u"faction"_s);
    });
    if (victory == u"solo"_s && winnersOf(scene).size() < 2)
        std::erase_if(losers, [&](size_t seat) { return sideOf(scene, seat).size() == 1; });
    if (victory.isEmpty() || losers.empty())
        return std::nullopt;
    scene.seats().at(planting.draw.pick(losers)).set(u"winner"_s, true);
    return misfit(scene);
}

Planted plantMissingAlly(Planting& planting, const Scene& scene) {
    const QString victory = scene.text(u"victory"_s);
    const std::vector<size_t> winners = winnersOf(scene);
    if (victory.isEmpty() || victory == u"solo"_s || winners.size() < 2)
        return std::nullopt;
    scene.seats().at(planting.draw.pick(winners)).remove(u"winner"_s);
    return misfit(scene);
}

// Victories that these winners cannot have.
QStringList misfits(const Scene& scene) {
    const std::vector<size_t> winners = winnersOf(scene);
    const QString victory = scene.text(u"victory"_s);
    const auto anyHolds = [&](const QString& faction) {
        return std::any_of(winners.begin(), winners.end(), [&](size_t seat) {
            return textOf(scene.seats().at(seat), u"faction"_s) == faction;
        });
    };
    const bool allied = sideOf(scene, winners.front()).size() > 1;
    // Without turns, only a concession fits: any victory but solo and alliance would add R10.4.
    const bool played = scene.turns() != 0.0;
    QStringList unfit = {allied ? u"solo"_s : u"alliance"_s};
    if (played && !anyHolds(u"fremen"_s))
        unfit.append(u"fremen-default"_s);
    if (played && !anyHolds(u"guild"_s))
        unfit.append(u"guild-default"_s);
    if (played && !allied && winners.size() == 2)
        unfit.append(u"adjudicated"_s);
    const bool named = !scene.isFinal || scene.game->find(u"predicted"_s);
    if (played && named && !anyHolds(u"bene-gesserit"_s))
        unfit.append(u"bg-prediction"_s);
    unfit.removeAll(victory);
    return unfit;
}

Planted plantOtherVictory(Planting& planting, const Scene& scene) {
    const bool decided = !scene.text(u"victory"_s).isEmpty();
    const QStringList unfit = decided ? misfits(scene) : QStringList();
    if (unfit.isEmpty())
        return std::nullopt;
    scene.game->set(u"victory"_s, planting.draw.pick(unfit));
    return misfit(scene);
}

// A concession counts as solo or alliance.
Planted plantConceded(Planting&, const Scene& scene) {
    const QString victory = scene.text(u"victory"_s);
    if (victory.isEmpty() || victory == u"solo"_s || victory == u"alliance"_s)
        return std::nullopt;
    scene.game->set(u"ending"_s, u"concession"_s);
    return misfit(scene);
}

Planted plantWinningDropout(Planting& planting, const Scene& scene) {
    const bool decided = !scene.text(u"victory"_s).isEmpty();
    const std::vector<size_t> seats = seatsWhere(scene, [decided](const Json& seat) {
        // A winner needs a faction.
        return isSet(seat, u"dropout"_s) && (!decided || seat.find(u"faction"_s));
    });
    if (seats.empty())
        return std::nullopt;
    const size_t seat = planting.draw.pick(seats);
    scene.seats().at(seat).set(u"winner"_s, true);
    return refused(u"R10.7"_s, at(scene.seatAt(seat), u"winner"_s));
}

Planted plantLeavingWinner(Planting& planting, const Scene& scene) {
    const std::vector<size_t> winners = winnersOf(scene);
    if (winners.empty())
        return std::nullopt;
    const size_t seat = planting.draw.pick(winners);
    scene.seats().at(seat).set(u"dropout"_s, true);
    return refused(u"R10.7"_s, at(scene.seatAt(seat), u"winner"_s));
}

} // namespace

std::vector<FaultKind> winnerFaults() {
    return {{u"R10.5 no winner"_s, inSomeGame(plantNoWinner)},
            {u"R10.5 surplus winner"_s, inSomeGame(plantSurplusWinner)},
            {u"R10.5 part of an alliance wins"_s, inSomeGame(plantMissingAlly)},
            {u"R10.5 another victory"_s, inSomeGame(plantOtherVictory)},
            {u"R10.5 conceded as something else"_s, inSomeGame(plantConceded)},
            {u"R10.7 dropout wins"_s, inSomeGame(plantWinningDropout)},
            {u"R10.7 winner drops out"_s, inSomeGame(plantLeavingWinner)}};
}

} // namespace mentat::test::raw
