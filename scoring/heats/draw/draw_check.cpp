#include "scoring/heats/draw/draw_check.h"

#include "model/failure_kind.h"
#include "scoring/heats/draw/heat_draw.h"

#include <map>

namespace mentat {

namespace {

using SeatPlace = std::pair<TableNumber, SeatNumber>;

struct Sitters {
    std::optional<PlayerId> drawn;
    std::optional<PlayerId> seated;
};

std::vector<SeatDifference> differencesOf(const Draw& record, const std::vector<Game>& games) {
    std::map<SeatPlace, Sitters> places;
    for (size_t table = 0; table < record.tables.size(); ++table) {
        for (size_t seat = 0; seat < record.tables[table].size(); ++seat) {
            const SeatPlace place{TableNumber(static_cast<int>(table) + 1),
                                  SeatNumber(static_cast<int>(seat) + 1)};
            places[place].drawn = record.tables[table][seat];
        }
    }
    for (const Game& game : games) {
        for (const Seat& seat : game.seats)
            places[SeatPlace{game.table, seat.number}].seated = seat.player;
    }
    std::vector<SeatDifference> differences;
    for (const auto& [place, sitters] : places) {
        if (sitters.drawn != sitters.seated)
            differences.push_back({place.first, place.second, sitters.drawn, sitters.seated});
    }
    return differences;
}

} // namespace

Result<DrawCheck> checkDraw(const Event& event, HeatNumber number) {
    const Heat* heat = findHeat(*heatsPlay(event), number);
    if (!heat)
        return failure(FailureKind::UnknownHeat, {qint64(number.value())});
    if (!heat->draw || !heat->draw->seed || !heat->draw->algorithm)
        return failure(FailureKind::NoDraw, {qint64(number.value())});
    DrawCheck check{*heat->draw->algorithm, std::nullopt, differencesOf(*heat->draw, heat->games)};
    if (isKnownAlgorithm(check.algorithm.value())) {
        const auto again = drawAgain(event, number, *heat->draw);
        check.isDrawnAgain = again && again->record.tables == heat->draw->tables;
    }
    return check;
}

} // namespace mentat
