#include "fault_planting.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// R10.8 and R10.10.
namespace mentat::test::raw {

namespace {

using enum FieldType;

Planted plantNegativeCount(Planting& planting) {
    // The page does not say whether favor spent at the start may be negative.
    const auto spot = someSpot(
        planting,
        [](const DocumentField& field) {
            return field.type == Count && field.path != u"/players/*/startingPoints/favor"_s;
        },
        false);
    if (!spot)
        return std::nullopt;
    put(planting.root, spot->pointer, -planting.draw.between(1, 9));
    return refused(u"R10.8"_s, spot->pointer);
}

Planted plantNegativeSize(Planting& planting) {
    const std::vector<QString> sizes = places(planting.root, u"/heats/*/draw/sizes/*"_s);
    if (sizes.empty())
        return std::nullopt;
    const QString pointer = planting.draw.pick(sizes);
    put(planting.root, pointer, -5);
    return refused(u"R10.8"_s, pointer);
}

// Skips points with a control grid: its sum would be wrong, too.
Plant points(const std::vector<double>& wrong) {
    return [wrong](Planting& planting) -> Planted {
        const auto spot = someSpot(
            planting, [](const DocumentField& field) { return field.type == Points; }, false);
        const bool isGrid
            = spot && jsonAt(planting.root, at(parentOf(spot->pointer), u"control"_s));
        if (!spot || (isGrid && keyOf(spot->pointer) == u"performancePoints"_s))
            return std::nullopt;
        put(planting.root, spot->pointer, planting.draw.pick(wrong));
        return refused(u"R10.8"_s, spot->pointer);
    };
}

Planted plantQpCell(Planting& planting) {
    const std::vector<QString> cells = places(planting.root, u"/event/settings/qpTable/*/*"_s);
    if (cells.empty())
        return std::nullopt;
    const QString pointer = planting.draw.pick(cells);
    put(planting.root, pointer, planting.draw.pick(std::vector<double>{-0.5, -2, 0.25, 1.3}));
    return refused(u"R10.8"_s, pointer);
}

Planted plantLowRoll(Planting& planting) {
    const auto spot = someSpot(
        planting, [](const DocumentField& field) { return field.type == Roll; }, true);
    if (!spot)
        return std::nullopt;
    const std::vector<QString> dice = places(planting.root, spot->pointer + u"/*");
    const QString pointer = dice.empty() ? spot->pointer : planting.draw.pick(dice);
    put(planting.root, pointer, -planting.draw.below(3));
    return refused(u"R10.8"_s, pointer);
}

Planted plantLowTieRoll(Planting& planting) {
    const auto spot = someSpot(
        planting, [](const DocumentField& field) { return field.type == Dice; }, true);
    if (!spot)
        return std::nullopt;
    const QString pointer = planting.draw.pick(places(planting.root, spot->pointer + u"/*"));
    put(planting.root, pointer, -planting.draw.below(3));
    return refused(u"R10.8"_s, pointer);
}

// A side rolls once: if it rolled, let a second seat roll; otherwise let two roll.
Planted plantSecondRoll(Planting& planting, const Scene& scene) {
    std::vector<std::vector<size_t>> sides;
    for (size_t seat = 0; seat < scene.seats().size(); ++seat) {
        const std::vector<size_t> side = sideOf(scene, seat);
        if (side.size() > 1 && side.front() == seat)
            sides.push_back(side);
    }
    if (sides.empty())
        return std::nullopt;
    std::vector<size_t> side = planting.draw.pick(sides);
    planting.draw.shuffle(side);
    // The seat that rolled comes first.
    std::stable_partition(side.begin(), side.end(), [&](size_t seat) {
        return scene.seats().at(seat).find(u"roll"_s) != nullptr;
    });
    const size_t one = side.at(0);
    const size_t other = side.at(1);
    if (!scene.seats().at(one).find(u"roll"_s))
        scene.seats().at(one).set(u"roll"_s, 3);
    scene.seats().at(other).set(u"roll"_s, planting.draw.between(1, 6));
    return refused(u"R10.8"_s, at(scene.seatAt(std::max(one, other)), u"roll"_s));
}

std::vector<size_t> gridSeats(const Scene& scene) {
    return seatsWhere(scene, [](const Json& seat) { return seat.find(u"control"_s) != nullptr; });
}

// One turn more or less: an empty one, so that the sum stays the same. A grid without turns might
// count as absent.
Planted plantGridLength(Planting& planting, const Scene& scene) {
    const std::vector<size_t> seats = gridSeats(scene);
    if (seats.empty() || !scene.turns())
        return std::nullopt;
    const size_t seat = planting.draw.pick(seats);
    std::vector<Json>& grid = scene.seats().at(seat).find(u"control"_s)->items;
    if (grid.size() > 1 && grid.back().items.empty() && planting.draw.chance(70))
        grid.pop_back();
    else
        grid.push_back(Json::list());
    return refused(u"R10.10"_s, at(scene.seatAt(seat), u"control"_s));
}

Planted plantGridSum(Planting& planting, const Scene& scene) {
    const std::vector<size_t> seats = gridSeats(scene);
    if (seats.empty())
        return std::nullopt;
    const size_t seat = planting.draw.pick(seats);
    Json& json = scene.seats().at(seat);
    const Json* given = json.find(u"performancePoints"_s);
    // More than any grid adds up to, if no points were given.
    json.set(u"performancePoints"_s, given ? given->number + 0.5 : 4999.5);
    return refused(u"R10.10"_s, at(scene.seatAt(seat), u"control"_s));
}

Planted plantTwoHolders(Planting& planting, const Scene& scene) {
    std::vector<size_t> seats = gridSeats(scene);
    planting.draw.shuffle(seats);
    for (const size_t second : seats) {
        Json& json = scene.seats().at(second);
        if (json.find(u"performancePoints"_s))
            continue;
        for (const size_t first : seats) {
            const std::vector<Json>& held = scene.seats().at(first).find(u"control"_s)->items;
            std::vector<Json>& grid = json.find(u"control"_s)->items;
            const size_t turn
                = static_cast<size_t>(planting.draw.below(static_cast<int>(grid.size())));
            if (first == second || turn >= held.size() || held.at(turn).items.empty())
                continue;
            const size_t place = static_cast<size_t>(
                planting.draw.below(static_cast<int>(held.at(turn).items.size())));
            const size_t entry = second > first ? grid.at(turn).items.size() : place;
            grid.at(turn).append(held.at(turn).items.at(place));
            const QString control = at(scene.seatAt(std::max(first, second)), u"control"_s);
            return refused(u"R10.10"_s, at(at(control, turn), entry));
        }
    }
    return std::nullopt;
}

} // namespace

std::vector<FaultKind> figureFaults() {
    return {{u"R10.8 negative count"_s, plantNegativeCount},
            {u"R10.8 negative table size"_s, plantNegativeSize},
            {u"R10.8 negative points"_s, points({-0.5, -1, -7.5})},
            {u"R10.8 points that are no halves"_s, points({0.25, 1.75, 7.3})},
            {u"R10.8 QP cell"_s, plantQpCell},
            {u"R10.8 roll below 1"_s, plantLowRoll},
            {u"R10.8 tie roll below 1"_s, plantLowTieRoll},
            {u"R10.8 second roll in a side"_s, inSomeGame(plantSecondRoll)},
            {u"R10.10 grid of wrong length"_s, inSomeGame(plantGridLength)},
            {u"R10.10 sum that is not the points"_s, inSomeGame(plantGridSum)},
            {u"R10.10 two holders"_s, inSomeGame(plantTwoHolders)}};
}

} // namespace mentat::test::raw
