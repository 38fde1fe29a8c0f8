#include "fault_planting.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

std::vector<Json>& Scene::seats() const {
    return game->find(u"seats"_s)->items;
}

QString Scene::seatAt(size_t index) const {
    return mentat::test::raw::at(at + u"/seats", index);
}

QString Scene::text(const QString& key) const {
    return textOf(*game, key);
}

bool Scene::hasControl() const {
    const std::vector<Json>& all = seats();
    return std::any_of(all.begin(), all.end(),
                       [](const Json& seat) { return seat.find(u"control"_s) != nullptr; });
}

std::optional<double> Scene::turns() const {
    const Json* turns = game->find(u"turns"_s);
    return turns ? std::optional<double>(turns->number) : std::nullopt;
}

Plant inSomeGame(const PlantInGame& plant) {
    return [plant](Planting& planting) -> Planted {
        if (planting.storm)
            return std::nullopt;
        std::vector<QString> games = places(planting.root, u"/heats/*/games/*"_s);
        planting.draw.shuffle(games);
        // The final's game is one among many: sometimes it comes first.
        const std::vector<QString> last = places(planting.root, u"/final/game"_s);
        games.insert(planting.draw.chance(30) ? games.begin() : games.end(), last.begin(),
                     last.end());
        for (const QString& game : games) {
            const Scene scene{game, game.startsWith(u"/final"), jsonAt(planting.root, game)};
            if (const Planted planted = plant(planting, scene))
                return planted;
        }
        return std::nullopt;
    };
}

QString textOf(const Json& object, const QString& key) {
    const Json* value = object.find(key);
    return value ? value->text : QString();
}

bool isSet(const Json& object, const QString& key) {
    const Json* value = object.find(key);
    return value && value->flag;
}

std::vector<size_t> sideOf(const Scene& scene, size_t seat) {
    const Json* alliance = scene.seats().at(seat).find(u"alliance"_s);
    if (!alliance || isSet(scene.seats().at(seat), u"dropout"_s))
        return {seat};
    return seatsWhere(scene, [number = alliance->number](const Json& other) {
        const Json* one = other.find(u"alliance"_s);
        return one && one->number == number && !isSet(other, u"dropout"_s);
    });
}

std::vector<size_t> seatsWhere(const Scene& scene,
                               const std::function<bool(const Json&)>& condition) {
    std::vector<size_t> found;
    for (size_t i = 0; i < scene.seats().size(); ++i) {
        if (condition(scene.seats().at(i)))
            found.push_back(i);
    }
    return found;
}

} // namespace mentat::test::raw
