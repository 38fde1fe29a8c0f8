#include "scoring/heats/draw/heat_draw.h"

#include "model/failure_kind.h"
#include "scoring/heats/draw/heat_plan.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/heats/seating/assignment.h"
#include "scoring/heats/seating/avoiding_draw.h"
#include "scoring/heats/seating/plain_draw.h"
#include "scoring/heats/seating/repeat_bound.h"
#include "scoring/heats/seating/seating_cost.h"
#include "scoring/heats/seating/seating_task.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace mentat {
namespace {

/// One draw, from the request to the tables.
class HeatDrawing {
public:
    HeatDrawing(const Event& event, const Heat& heat, const DrawRequest& request,
                int algorithm = drawAlgorithm)
        : m_event(event)
        , m_heat(heat)
        , m_request(request)
        , m_source(request.seed)
        , m_algorithm(algorithm)
        , m_part(request.part) {}

    [[nodiscard]] Result<HeatDraw> draw() {
        if (const auto checked = checkTables(); !checked)
            return tl::unexpected(checked.error());
        m_part = heatsScoringOf(m_event).drawPart(m_event, m_request.part);
        auto entrants = entrantsToSeat(m_event, m_heat, m_request.standby);
        if (!entrants)
            return tl::unexpected(entrants.error());
        return drawFor(*std::move(entrants));
    }

    [[nodiscard]] Result<HeatDraw> drawFor(std::vector<PlayerId> entrants) {
        m_everyone = std::move(entrants);
        m_before = heatsScoringOf(m_event).before(m_event, m_heat.number, m_everyone);
        if (const auto planned = planTables(); !planned)
            return tl::unexpected(planned.error());
        drawByes();
        m_task.preferences = wishesOf(m_event, m_entrants);
        if (const auto planned = planVariant(); !planned)
            return tl::unexpected(planned.error());
        m_history = historyBefore(m_event, m_heat.number, m_entrants);
        m_task.past = m_history.past;
        m_task.shortGames
            = m_algorithm == 1 ? m_history.shortGames : weightsOf(m_history.shortGames);
        m_task.preferredSize = tableLimitsOf(m_event).preferred;
        m_task.keepApart = apartPairs(m_event, m_entrants);
        return seat();
    }

private:
    [[nodiscard]] Values heatNumber() const { return {qint64(m_heat.number.value())}; }

    [[nodiscard]] Result<void> checkTables() {
        for (const Game& game : m_heat.games) {
            if (hasResult(game) && !isBye(game)) {
                return failure(FailureKind::RoundHasResult,
                               {qint64(m_heat.number.value()), qint64(game.table.value())});
            }
        }
        if (!m_heat.games.empty() && !m_request.redraw)
            return failure(FailureKind::RoundHasTables, heatNumber());
        return {};
    }

    [[nodiscard]] Result<void> planTables() {
        std::vector<int> sizes;
        for (const Count size : m_request.sizes)
            sizes.push_back(size.value());
        const TableLimits limits = tableLimitsOf(m_event);
        if (sizes.empty()) {
            const auto usual = usualSizes(limits);
            if (!usual)
                return tl::unexpected(usual.error());
            sizes = *usual;
        }
        size_t seats = 0;
        for (const int asked : sizes) {
            const auto size = static_cast<size_t>(asked);
            if (size < limits.fewestAsked || size > limits.mostAsked) {
                return failure(FailureKind::SizeOutside,
                               {qint64(asked), static_cast<qint64>(limits.fewestAsked),
                                static_cast<qint64>(limits.mostAsked)});
            }
            m_task.tables.push_back({size, false});
            seats += size;
        }
        const bool mayBeFewer = !m_before.byes.empty();
        if (seats > m_everyone.size() || (seats < m_everyone.size() && !mayBeFewer)) {
            return failure(FailureKind::SizesDoNotAddUp,
                           {static_cast<qint64>(seats), static_cast<qint64>(m_everyone.size())});
        }
        m_byes = m_everyone.size() - seats;
        return {};
    }

    /// R1.1, H1: sizes for everyone; with byes, otherwise those of the nearest smaller number.
    [[nodiscard]] Result<std::vector<int>> usualSizes(const TableLimits& limits) const {
        const auto splits
            = heatsScoringOf(m_event).splits(m_event, static_cast<int>(m_everyone.size()));
        const auto usual = std::ranges::find_if(splits, [&](const HeatSplit& split) {
            return split.kind == SplitKind::Default || (split.out > 0 && !m_before.byes.empty());
        });
        if (usual != splits.end())
            return usual->sizes;
        return failure(
            splits.empty() ? FailureKind::TooFewEntrants : FailureKind::NoSuchTables,
            {static_cast<qint64>(m_everyone.size()), static_cast<qint64>(limits.fewest)});
    }

    /// H1: draws who has a bye; the others keep their order and are seated.
    void drawByes() {
        std::vector<bool> hasBye(m_everyone.size(), false);
        if (m_byes > 0) {
            for (const size_t position : byesInTurn(m_before.byes, m_byes, m_source)) {
                hasBye[position] = true;
                m_withByes.push_back(m_everyone[position]);
            }
        }
        for (size_t position = 0; position < m_everyone.size(); ++position) {
            if (hasBye[position])
                continue;
            m_entrants.push_back(m_everyone[position]);
            if (!m_before.records.empty())
                m_task.records.push_back(m_before.records[position]);
        }
    }

    /// R1.5: as many as requested, or as proposed.
    [[nodiscard]] Result<void> planVariant() {
        const VariantTables can = variantTables(m_event, m_task.preferences, m_task.tables);
        const size_t tables = m_request.variantTables
                                  ? static_cast<size_t>(m_request.variantTables->value())
                                  : can.proposed;
        if (tables > can.most) {
            return failure(FailureKind::VariantTablesTooMany,
                           {static_cast<qint64>(tables), static_cast<qint64>(can.most)});
        }
        for (size_t table = 0; table < tables; ++table)
            m_task.tables[table].variant = true;
        m_variantTables = static_cast<int>(tables);
        return {};
    }

    [[nodiscard]] Result<HeatDraw> seat() {
        HeatDraw result;
        Seating seating;
        const bool isByRecord = !m_task.records.empty();
        if (isByRecord || m_request.avoidRepeats) {
            AvoidingDraw draw
                = isByRecord ? recordDraw(m_task, m_source) : avoidingDraw(m_task, m_source);
            if (draw.cost.forbidden > 0)
                return failure(FailureKind::KeptApartTogether, {draw.cost.forbidden});
            seating = std::move(draw.seating);
            result.cost = draw.cost;
            result.bound = draw.bound;
            result.recordBound = draw.recordBound;
            if (isByRecord)
                result.recordUnit = m_before.unit;
        } else {
            seating = plainDraw(m_task, m_source);
            result.bound = repeatBound(m_task);
        }
        result.repeats = repeatsOf(seating, Meetings(m_entrants.size(), m_task.past));
        result.shortBound = shortGamesBound(m_task);
        result.openWishes = fewestOpenWishes(m_task);
        m_partDrawing = heatsScoringOf(m_event).partDrawing(
            {m_event, m_heat.number, m_entrants, m_request.avoidRepeats, m_part});
        for (size_t table = 0; table < seating.size(); ++table)
            result.games.push_back(gameOf(table, seating[table]));
        for (const PlayerId& player : m_withByes)
            result.games.push_back(gameAlone(player, result.games.size()));
        result.byes = m_withByes;
        result.record = recordOf(result.games);
        return result;
    }

    [[nodiscard]] Draw recordOf(const std::vector<Game>& games) const {
        Draw record;
        record.seed = m_request.seed;
        record.algorithm = Count(m_algorithm);
        record.avoidRepeats = m_request.avoidRepeats;
        for (const TablePlan& table : m_task.tables)
            record.sizes.push_back(Count(static_cast<int>(table.seats)));
        record.variantTables = Count(m_variantTables);
        record.part = m_part;
        record.entrants = m_everyone;
        for (const Game& game : games) {
            auto& players = record.tables.emplace_back();
            for (const Seat& seat : game.seats)
                players.push_back(seat.player);
        }
        return record;
    }

    [[nodiscard]] Game gameOf(size_t table, const std::vector<EntrantIndex>& entrants) {
        Game game = blankGame(m_event);
        game.table = TableNumber(static_cast<int>(table) + 1);
        game.variant = m_task.tables[table].variant;
        for (const EntrantIndex entrant : inSeats(entrants)) {
            const SeatNumber number(static_cast<int>(game.seats.size()) + 1);
            game.seats.push_back(blankSeat(m_event, number, m_entrants[entrant]));
        }
        if (m_partDrawing)
            m_partDrawing->drawFor(game, m_source);
        return game;
    }

    /// H1: a bye is a game of one seat, with place 1.
    [[nodiscard]] Game gameAlone(const PlayerId& player, size_t gamesBefore) const {
        Game game = blankGame(m_event);
        game.table = TableNumber(static_cast<int>(gamesBefore) + 1);
        game.seats.push_back(blankSeat(m_event, SeatNumber(1), player));
        heatsScoringOf(m_event).winAlone(game.seats.front());
        return game;
    }

    /// The order of the seats: as drawn, or with the fewest repeated seat numbers.
    [[nodiscard]] std::vector<EntrantIndex> inSeats(const std::vector<EntrantIndex>& entrants) {
        if (!m_request.avoidRepeats)
            return entrants;
        AssignmentCosts costs;
        for (const EntrantIndex entrant : entrants) {
            auto& row = costs.emplace_back(entrants.size(), 0);
            for (const auto& [seat, times] : m_history.seats[entrant]) {
                if (const auto number = static_cast<size_t>(seat.value()); number <= row.size())
                    row[number - 1] = times;
            }
        }
        const std::vector<size_t> seats = cheapestAssignment(costs, m_source);
        std::vector<EntrantIndex> result(entrants.size());
        for (size_t i = 0; i < entrants.size(); ++i)
            result[seats[i]] = entrants[i];
        return result;
    }

    const Event& m_event;
    const Heat& m_heat;
    const DrawRequest& m_request;
    DrawSource m_source;
    int m_algorithm;
    std::vector<PlayerId> m_everyone;
    HeatsBefore m_before; // for all entrants
    size_t m_byes = 0;
    std::vector<PlayerId> m_withByes;
    std::vector<PlayerId> m_entrants; // those to be seated
    SeatingTask m_task;
    DrawHistory m_history;
    int m_variantTables = 0;
    DrawPart m_part;
    std::unique_ptr<PartDrawing> m_partDrawing; // absent: seats have no parts
};

} // namespace

Result<HeatDraw> drawHeat(const Event& event, const DrawRequest& request) {
    const Heat* heat = findHeat(*heatsPlay(event), request.heat);
    if (!heat)
        return failure(FailureKind::UnknownHeat, {qint64(request.heat.value())});
    return HeatDrawing(event, *heat, request).draw();
}

Result<HeatDraw> drawAgain(const Event& event, HeatNumber number, const Draw& record) {
    const Heat* heat = findHeat(*heatsPlay(event), number);
    if (!heat)
        return failure(FailureKind::UnknownHeat, {qint64(number.value())});
    const DrawRequest request{.heat = number,
                              .seed = record.seed.value_or(0),
                              .sizes = record.sizes,
                              .avoidRepeats = record.avoidRepeats,
                              .variantTables = record.variantTables,
                              .part = record.part};
    const int version = record.algorithm ? record.algorithm->value() : drawAlgorithm;
    return HeatDrawing(event, *heat, request, isKnownAlgorithm(version) ? version : drawAlgorithm)
        .drawFor(record.entrants);
}

namespace {

using SeatAddress = std::pair<TableNumber, SeatNumber>;

struct Sitters {
    std::optional<PlayerId> drawn;
    std::optional<PlayerId> seated;
};

std::vector<SeatDifference> differencesOf(const Draw& record, const std::vector<Game>& games) {
    std::map<SeatAddress, Sitters> places;
    for (size_t table = 0; table < record.tables.size(); ++table) {
        for (size_t seat = 0; seat < record.tables[table].size(); ++seat) {
            const SeatAddress place{TableNumber(static_cast<int>(table) + 1),
                                    SeatNumber(static_cast<int>(seat) + 1)};
            places[place].drawn = record.tables[table][seat];
        }
    }
    for (const Game& game : games) {
        for (const Seat& seat : game.seats)
            places[SeatAddress{game.table, seat.number}].seated = seat.player;
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
