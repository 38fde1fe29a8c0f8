#include "scoring/heats/draw/seat_changes.h"

#include "model/failure_kind.h"
#include "model/rounds/round.h"
#include "scoring/heats/disqualified_players.h"
#include "scoring/heats/draw/attendance.h"
#include "scoring/heats/draw/round_seating.h"
#include "scoring/heats/draw/table_seats.h"
#include "scoring/heats/heats_scoring.h"

#include <algorithm>

namespace mentat {
namespace {

/// Whether the player can be seated in the round at all.
Result<void> canBeSeated(const Event& event, const Round& round, const PlayerId& player) {
    if (!findPlayer(event, player))
        return failure(FailureKind::UnknownPlayer, {player.text()});
    const QString name = playerName(event, player);
    if (const Game* game = tableOf(round, player)) {
        return failure(FailureKind::AlreadySeated, {name, qint64(game->table.value())});
    }
    if (DisqualifiedPlayers(event).contains(player))
        return failure(FailureKind::DisqualifiedPlayer, {name});
    return {};
}

} // namespace

Result<std::vector<SeatChange>> seatChanges(const Event& event, const LatecomerRequest& request) {
    const auto round = roundWithTables(event, request.round);
    if (!round)
        return tl::unexpected(round.error());
    if (const auto can = canBeSeated(event, *round, request.player); !can)
        return tl::unexpected(can.error());
    const RoundSeating seating(event, *round, {request.player});
    std::vector<SeatChange> choices;
    for (const Game& game : round->games()) {
        if (isOver(game) || !hasFreeSeat(seating.limits(), game)
            || !seating.maySit(request.player, game))
            continue;
        const bool late = isAfterGrace(event, *round, game, request.at);
        choices.push_back(
            seating.change(SeatChangeKind::Latecomer, request, {request.player},
                           {{game.table, game, joinedBy(event, game, request.player, late)}}));
    }
    if (choices.empty()) {
        return failure(FailureKind::NoFreeSeat,
                       {playerName(event, request.player), operandOf(request.round)});
    }
    rank(choices);
    return choices;
}

namespace {

/// R1.6: the time of leaving decides, whatever happened at the table afterward.
bool wasInGame(const Event& event, const Round& round, const Game& game, const VenueTime& left) {
    const bool leftBeforeStart = game.start && left < *game.start;
    return hasStarted(game) && !leftBeforeStart && isAfterGrace(event, round, game, left);
}

Game droppedOutOf(Game game, const LeaveRequest& request) {
    for (Seat& seat : game.seats) {
        if (seat.player != request.player)
            continue;
        seat.dropout = true;
        seat.left = request.at;
        seat.excused = request.excused;
    }
    return game;
}

} // namespace

Result<std::vector<SeatChange>> seatChanges(const Event& event, const LeaveRequest& request) {
    const auto round = roundWithTables(event, request.round);
    if (!round)
        return tl::unexpected(round.error());
    const auto game = tableToLeave(event, *round, request.player);
    if (!game)
        return tl::unexpected(game.error());
    const RoundSeating seating(event, *round);
    const bool dropsOut = wasInGame(event, *round, **game, request.at);
    const auto after
        = dropsOut ? std::optional(droppedOutOf(**game, request)) : leftBy(**game, request.player);
    return std::vector{seating.change(dropsOut ? SeatChangeKind::Dropout : SeatChangeKind::Leaver,
                                      request, {request.player},
                                      {{(*game)->table, **game, after}})};
}

namespace {

/// A swap or move changes only tables that have not started, unless requested.
Result<void> mayChange(const Event& event, const RoundId& round,
                       std::initializer_list<const Game*> games, bool startedToo) {
    for (const Game* game : games) {
        if (isOver(*game))
            return failure(FailureKind::TableOver, placeOf(event, {round, game->table}));
        if (isSettled(*game) && !startedToo)
            return failure(FailureKind::TableStarted, placeOf(event, {round, game->table}));
    }
    return {};
}

Result<const Game*> tableToJoin(const Event& event, const Round& round, const Game& from,
                                TableNumber table) {
    const Game* game = findGame(round.games(), table);
    const Values place{operandOf(round.id()), qint64(table.value())};
    if (!game)
        return failure(FailureKind::UnknownTable, place);
    if (game == &from)
        return failure(FailureKind::SameTable, {qint64(table.value())});
    if (!isOver(*game) && !hasFreeSeat(tableLimitsOf(event, round.id()), *game))
        return failure(FailureKind::TableFull, place);
    return game;
}

} // namespace

Result<std::vector<SeatChange>> seatChanges(const Event& event, const SwapRequest& request) {
    const auto round = roundWithTables(event, request.round);
    if (!round)
        return tl::unexpected(round.error());
    const auto ofOne = tableToLeave(event, *round, request.one);
    if (!ofOne)
        return tl::unexpected(ofOne.error());
    const auto ofOther = tableToLeave(event, *round, request.other);
    if (!ofOther)
        return tl::unexpected(ofOther.error());
    const Game& first = **ofOne;
    const Game& second = **ofOther;
    if (&first == &second) // R1.3: players may not trade seats
        return failure(FailureKind::SameTable, {qint64(first.table.value())});
    if (const auto may = mayChange(event, request.round, {&first, &second}, request.startedToo);
        !may)
        return tl::unexpected(may.error());
    const RoundSeating seating(event, *round);
    return std::vector{
        seating.change(SeatChangeKind::Swap, request, {request.one, request.other},
                       {{first.table, first,
                         withPlayerInstead(first, request.one, *seatIn(second, request.other))},
                        {second.table, second,
                         withPlayerInstead(second, request.other, *seatIn(first, request.one))}})};
}

Result<std::vector<SeatChange>> seatChanges(const Event& event, const MoveRequest& request) {
    const auto round = roundWithTables(event, request.round);
    if (!round)
        return tl::unexpected(round.error());
    const auto from = tableToLeave(event, *round, request.player);
    if (!from)
        return tl::unexpected(from.error());
    const auto to = tableToJoin(event, *round, **from, request.table);
    if (!to)
        return tl::unexpected(to.error());
    if (const auto may = mayChange(event, request.round, {*from, *to}, request.startedToo); !may)
        return tl::unexpected(may.error());
    const RoundSeating seating(event, *round);
    const bool late = seatIn(**from, request.player)->late;
    return std::vector{
        seating.change(SeatChangeKind::Move, request, {request.player},
                       {{(*from)->table, **from, leftBy(**from, request.player)},
                        {(*to)->table, **to, joinedBy(event, **to, request.player, late)}})};
}

namespace {

/// Lists every way to resolve one small table.
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

namespace {

/// A new table for the players who wait, filled up with one player each from some tables of six.
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

    /// False: no table can spare a player.
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
        return failure(FailureKind::EveryoneSits, {operandOf(request.round)});
    const RoundSeating seating(event, *round, waiting);
    return NewTable(seating, request).make(waiting);
}

Result<std::vector<SeatChange>> seatChanges(const Event& event, const SeatRequest& request) {
    return std::visit([&](const auto& asked) { return seatChanges(event, asked); }, request);
}

} // namespace mentat
