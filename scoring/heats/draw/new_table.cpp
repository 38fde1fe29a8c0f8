#include "model/failure_kind.h"
#include "scoring/heats/draw/round_seating.h"
#include "scoring/heats/draw/seat_changes.h"
#include "scoring/heats/draw/table_seats.h"
#include "scoring/heats/draw/waiting_players.h"

#include <algorithm>

namespace mentat {

namespace {

/// A further table, filled by who waits and by one of each of some tables of six.
class NewTable {
public:
    NewTable(const RoundSeating& seating, const NewTableRequest& request)
        : m_seating(seating)
        , m_request(request)
        , m_limits(seating.limits())
        , m_game(blankGame(seating.event())) {
        for (const Game& game : seating.round().games())
            m_game.table = std::max(m_game.table, TableNumber(game.table.value() + 1));
    }

    [[nodiscard]] std::vector<SeatChange> make(const std::vector<PlayerId>& waiting) {
        for (const PlayerId& player : waiting) {
            if (m_game.seats.size() < m_limits.most)
                join(player, false);
        }
        while (m_game.seats.size() < m_limits.fewestFull && takeCheapest()) {
        }
        if (m_game.seats.size() < m_limits.fewest)
            return {};
        std::vector<TableChange> tables{{m_game.table, std::nullopt, m_game}};
        tables.insert(tables.end(), m_givers.begin(), m_givers.end());
        return {
            m_seating.change(SeatChangeKind::NewTable, m_request, m_players, std::move(tables))};
    }

private:
    struct Taking {
        const Game* from;
        const Seat* seat;
        SeatChangeCost cost;
    };

    [[nodiscard]] Game with(const PlayerId& player, bool late) const {
        return joinedBy(m_seating.event(), m_game, player, late);
    }

    void join(const PlayerId& player, bool late) {
        m_game = with(player, late);
        m_players.push_back(player);
    }

    [[nodiscard]] bool canGive(const Game& game) const {
        return game.seats.size() >= m_limits.most && !isOver(game) && !isSettled(game)
               && std::ranges::find(m_givers, game.table, &TableChange::table) == m_givers.end();
    }

    [[nodiscard]] SeatChangeCost costOfTaking(const Game& from, const Seat& seat) const {
        return m_seating.costOf({{from.table, from, leftBy(from, seat.player)},
                                 {m_game.table, m_game, with(seat.player, seat.late)}});
    }

    /// False: no table can give anybody.
    bool takeCheapest() {
        std::optional<Taking> cheapest;
        for (const Game& game : m_seating.round().games()) {
            if (!canGive(game))
                continue;
            for (const Seat& seat : game.seats) {
                const SeatChangeCost cost = costOfTaking(game, seat);
                if (!cheapest || cost < cheapest->cost)
                    cheapest = Taking{&game, &seat, cost};
            }
        }
        if (!cheapest)
            return false;
        const Game& from = *cheapest->from;
        m_givers.push_back({from.table, from, leftBy(from, cheapest->seat->player)});
        join(cheapest->seat->player, cheapest->seat->late);
        return true;
    }

    const RoundSeating& m_seating;
    const NewTableRequest& m_request;
    TableLimits m_limits;
    Game m_game;
    std::vector<PlayerId> m_players;
    std::vector<TableChange> m_givers;
};

} // namespace

Result<std::vector<SeatChange>> seatChanges(const Event& event, const NewTableRequest& request) {
    const auto round = roundWithTables(event, request.round);
    if (!round)
        return tl::unexpected(round.error());
    const std::vector<PlayerId> waiting = waitingEntrants(event, *round);
    if (waiting.empty())
        return failure(FailureKind::EverybodySits, {operandOf(request.round)});
    const RoundSeating seating(event, *round, waiting);
    return NewTable(seating, request).make(waiting);
}

Result<std::vector<SeatChange>> seatChanges(const Event& event, const SeatRequest& request) {
    return std::visit([&](const auto& asked) { return seatChanges(event, asked); }, request);
}

} // namespace mentat
