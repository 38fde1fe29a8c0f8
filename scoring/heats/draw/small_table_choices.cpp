#include "model/failure_kind.h"
#include "scoring/heats/draw/round_seating.h"
#include "scoring/heats/draw/seat_changes.h"
#include "scoring/heats/draw/table_seats.h"
#include "scoring/heats/draw/waiting_players.h"
#include "scoring/heats/heats_scoring.h"

#include <algorithm>

namespace mentat {

namespace {

/// Everything that can be done about one small table.
class SmallTableChoices {
public:
    SmallTableChoices(const RoundSeating& seating, const Game& small,
                      const SmallTableRequest& request)
        : m_seating(seating)
        , m_small(small)
        , m_request(request) {}

    [[nodiscard]] std::vector<SeatChange> make(const std::vector<PlayerId>& waiting) {
        for (const PlayerId& player : waiting)
            addWaiting(player);
        for (const Game& game : m_seating.round().games()) {
            if (&game != &m_small && game.seats.size() >= m_seating.limits().most && !isOver(game)
                && !isSettled(game))
                addCheapestOf(game);
        }
        addMerge();
        rank(m_choices);
        return std::move(m_choices);
    }

private:
    void addWaiting(const PlayerId& player) {
        if (!m_seating.maySit(player, m_small))
            return;
        const LatecomerRequest asked{m_request.round, player, m_request.at};
        const bool late = isAfterGrace(m_seating.event(), m_seating.round(), m_small, m_request.at);
        m_choices.push_back(m_seating.change(SeatChangeKind::Latecomer, asked, {player},
                                             {{m_small.table, m_small, joined(player, late)}}));
    }

    void addCheapestOf(const Game& from) {
        const Seat* cheapest = nullptr;
        SeatChangeCost least;
        for (const Seat& seat : from.seats) {
            if (!m_seating.maySit(seat.player, m_small))
                continue;
            const SeatChangeCost cost = m_seating.costOf(tablesOfMove(from, seat));
            if (!cheapest || cost < least) {
                cheapest = &seat;
                least = cost;
            }
        }
        if (!cheapest)
            return;
        const MoveRequest asked{m_request.round, cheapest->player, m_small.table,
                                m_request.startedToo};
        m_choices.push_back(m_seating.change(SeatChangeKind::Move, asked, {cheapest->player},
                                             tablesOfMove(from, *cheapest)));
    }

    void addMerge() {
        if (isSettled(m_small))
            return;
        if (auto tables = cheapestMerge(m_seating, m_small, m_request.startedToo)) {
            std::vector<PlayerId> players;
            for (const Seat& seat : m_small.seats)
                players.push_back(seat.player);
            m_choices.push_back(m_seating.change(SeatChangeKind::Merge, m_request,
                                                 std::move(players), *std::move(tables)));
        }
    }

    [[nodiscard]] std::vector<TableChange> tablesOfMove(const Game& from, const Seat& seat) const {
        return {{from.table, from, leftBy(from, seat.player)},
                {m_small.table, m_small, joined(seat.player, seat.late)}};
    }

    [[nodiscard]] Game joined(const PlayerId& player, bool late) const {
        return joinedBy(m_seating.event(), m_small, player, late);
    }

    const RoundSeating& m_seating;
    const Game& m_small;
    const SmallTableRequest& m_request;
    std::vector<SeatChange> m_choices;
};

} // namespace

Result<std::vector<SeatChange>> seatChanges(const Event& event, const SmallTableRequest& request) {
    const auto round = roundWithTables(event, request.round);
    if (!round)
        return tl::unexpected(round.error());
    const Values place{operandOf(request.round), qint64(request.table.value())};
    const Game* game = findGame(round->games(), request.table);
    if (!game)
        return failure(FailureKind::UnknownTable, place);
    if (isOver(*game))
        return failure(FailureKind::TableOver, place);
    if (!isSmall(tableLimitsOf(event, request.round), *game))
        return failure(FailureKind::TableNotSmall, place);
    if (isSettled(*game) && !request.startedToo)
        return failure(FailureKind::TableStarted, place);
    const std::vector<PlayerId> waiting = waitingPlayers(event, *round);
    return SmallTableChoices(RoundSeating(event, *round, waiting), *game, request).make(waiting);
}

} // namespace mentat
