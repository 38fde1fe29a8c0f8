#include "scoring/heats/draw/round_seating.h"

#include "model/failure_kind.h"
#include "scoring/heats/draw/attendance.h"
#include "scoring/heats/draw/heat_plan.h"
#include "scoring/heats/draw/table_seats.h"
#include "scoring/heats/seating/seating_cost.h"
#include "scoring/heats/seating/seating_task.h"

#include <algorithm>
#include <compare>
#include <limits>
#include <unordered_set>

namespace mentat {
namespace {

/// Everyone once: the heat's entrants, those who play only if needed, others who are seated, then
/// the guests.
std::vector<PlayerId> peopleOf(const Round& round, const std::vector<PlayerId>& guests) {
    std::vector<PlayerId> people;
    std::unordered_set<PlayerId> known;
    const auto add = [&](const PlayerId& player) {
        if (known.insert(player).second)
            people.push_back(player);
    };
    if (const Heat* heat = round.heat()) {
        std::ranges::for_each(heat->entrants, add);
        std::ranges::for_each(heat->standby, add);
    }
    for (const Game& game : round.games()) {
        for (const Seat& seat : game.seats)
            add(seat.player);
    }
    std::ranges::for_each(guests, add);
    return people;
}

SeatingTask taskOf(const Event& event, const Round& round, const std::vector<PlayerId>& people) {
    const DrawHistory history = historyBefore(event, round.id(), people);
    return {.preferences = wishesOf(event, people),
            .tables = {},
            .past = history.past,
            .keepApart = apartPairs(event, people),
            .shortGames = weightsOf(history.shortGames),
            .preferredSize = tableLimitsOf(event, round.id()).preferred};
}

bool sitTogether(const SeatChange& change, std::optional<Game> TableChange::*when,
                 const PlayerId& one, const PlayerId& other) {
    return std::ranges::any_of(change.tables, [&](const TableChange& table) {
        const auto& game = table.*when;
        return game && seatIn(*game, one) && seatIn(*game, other);
    });
}

const Game* gameAfter(const SeatChange& change, const PlayerId& player) {
    for (const TableChange& table : change.tables) {
        if (table.after && seatIn(*table.after, player))
            return &*table.after;
    }
    return nullptr;
}

/// Whether the player was at a table of the same kind before.
bool satAtSameKind(const SeatChange& change, const PlayerId& player, bool variant) {
    return std::ranges::any_of(change.tables, [&](const TableChange& table) {
        return table.before && table.before->variant == variant && seatIn(*table.before, player);
    });
}

} // namespace

RoundSeating::RoundSeating(const Event& event, const Round& round,
                           const std::vector<PlayerId>& guests)
    : m_event(event)
    , m_round(round)
    , m_limits(tableLimitsOf(event, round.id()))
    , m_task(taskOf(event, round, peopleOf(round, guests)))
    , m_entrants(positionsOf(peopleOf(round, guests)))
    , m_meetings(m_task.entrants(), m_task.past) {}

Preference RoundSeating::preferenceOf(const PlayerId& player) const {
    return m_task.preferences[m_entrants.value(player)];
}

bool RoundSeating::maySit(const PlayerId& player, const Game& game) const {
    return !game.variant || preferenceOf(player) != Preference::Base;
}

SeatChangeCost RoundSeating::costOf(const std::vector<PlayerId>& people, bool variant) const {
    std::vector<EntrantIndex> entrants;
    for (const PlayerId& player : people)
        entrants.push_back(m_entrants.value(player));
    const size_t full = m_limits.fewestFull;
    const size_t missing = full - std::min(people.size(), full);
    return {missing > 0 ? 1 : 0, static_cast<qint64>(missing),
            tableCost(m_task, m_meetings, {people.size(), variant}, entrants)};
}

SeatChangeCost RoundSeating::costOf(const Game& game) const {
    std::vector<PlayerId> people;
    for (const Seat& seat : game.seats)
        people.push_back(seat.player);
    return costOf(people, game.variant);
}

SeatChangeCost RoundSeating::costOf(const std::vector<TableChange>& tables) const {
    SeatChangeCost cost;
    for (const TableChange& table : tables) {
        if (table.after)
            cost += costOf(*table.after);
        if (table.before)
            cost -= costOf(*table.before);
    }
    return cost;
}

SeatChange RoundSeating::change(SeatChangeKind kind, const SeatRequest& request,
                                std::vector<PlayerId> players,
                                std::vector<TableChange> tables) const {
    SeatChange change{.request = request,
                      .kind = kind,
                      .players = std::move(players),
                      .tables = std::move(tables),
                      .cost = {},
                      .meetAgain = {},
                      .parted = {},
                      .togetherAgainstWish = {},
                      .withoutVariant = {},
                      .eitherAtVariant = {},
                      .baseOnlyAtVariant = {},
                      .gmOverrides = {}};
    for (TableChange& table : change.tables)
        table.hasStarted = table.before && hasStarted(*table.before);
    change.cost = costOf(change.tables);
    change.meetAgain = meetings(change, &TableChange::after, &TableChange::before);
    change.parted = meetings(change, &TableChange::before, &TableChange::after);
    tellPairsApart(change);
    tellWishes(change);
    addGmOverrides(change);
    return change;
}

/// The pairs that have met and include a player who moves, and that the change seats together or
/// apart.
std::vector<MetBefore> RoundSeating::meetings(const SeatChange& change,
                                              std::optional<Game> TableChange::*together,
                                              std::optional<Game> TableChange::*apart) const {
    std::vector<MetBefore> met;
    std::unordered_set<PlayerId> told;
    for (const PlayerId& player : change.players) {
        told.insert(player);
        for (const TableChange& table : change.tables) {
            const auto& game = table.*together;
            if (!game || !seatIn(*game, player))
                continue;
            for (const Seat& seat : game->seats) {
                if (told.contains(seat.player) || sitTogether(change, apart, player, seat.player))
                    continue;
                auto where = sharedTables(player, seat.player);
                if (!where.empty())
                    met.push_back({player, seat.player, std::move(where)});
            }
        }
    }
    return met;
}

std::vector<EarlierTable> RoundSeating::sharedTables(const PlayerId& one,
                                                     const PlayerId& other) const {
    std::vector<EarlierTable> tables;
    if (m_meetings.between(m_entrants.value(one), m_entrants.value(other)) == 0)
        return tables;
    std::vector<Round> earlier = roundsBefore(m_event, m_round.id());
    std::ranges::stable_sort(earlier, std::ranges::less(), [](const Round& round) {
        return round.heat() ? round.heat()->number.value() : std::numeric_limits<int>::max();
    });
    for (const Round& round : earlier) {
        for (const Game& game : round.games()) {
            if (!game.isVoid && seatIn(game, one) && seatIn(game, other))
                tables.push_back({round.id(), game.table});
        }
    }
    return tables;
}

void RoundSeating::tellPairsApart(SeatChange& change) const {
    const auto comeTogether = [&](const PlayerId& one, const PlayerId& other) {
        return sitTogether(change, &TableChange::after, one, other)
               && !sitTogether(change, &TableChange::before, one, other);
    };
    for (const KeepApart& wish : m_event.keepApart) {
        for (auto one = wish.players.begin(); one != wish.players.end(); ++one) {
            for (auto other = one + 1; other != wish.players.end(); ++other) {
                if (comeTogether(*one, *other))
                    change.togetherAgainstWish.push_back({*one, *other, wish.hard});
            }
        }
    }
}

void RoundSeating::tellWishes(SeatChange& change) const {
    for (const PlayerId& player : change.players) {
        const Game* game = gameAfter(change, player);
        if (!game || satAtSameKind(change, player, game->variant))
            continue;
        const Preference preference = preferenceOf(player);
        if (!game->variant && preference == Preference::Variant)
            change.withoutVariant.push_back(player);
        if (game->variant && preference == Preference::Either)
            change.eitherAtVariant.push_back(player);
        if (game->variant && preference == Preference::Base)
            change.baseOnlyAtVariant.push_back(player);
    }
}

void RoundSeating::addGmOverrides(SeatChange& change) const {
    const auto isLate = [&](const PlayerId& player) {
        const Game* game = gameAfter(change, player);
        return game && seatIn(*game, player)->late;
    };
    if (change.kind == SeatChangeKind::Latecomer && isLate(change.players.front()))
        change.gmOverrides.push_back(GmOverride::LateAfterGrace);
    if (change.kind == SeatChangeKind::Latecomer
        && isOutsideLineUp(m_event, m_round, change.players.front()))
        change.gmOverrides.push_back(GmOverride::NotInLineUp);
    if (std::ranges::any_of(change.togetherAgainstWish, &TogetherAgainstWish::hard))
        change.gmOverrides.push_back(GmOverride::MustBeApart);
    if (!change.baseOnlyAtVariant.empty())
        change.gmOverrides.push_back(GmOverride::BaseOnlyAtVariant);
}

Result<Round> roundWithTables(const Event& event, const RoundId& id) {
    const auto round = findRound(event, id);
    if (!round && id.isHeat())
        return failure(FailureKind::UnknownHeat, {operandOf(id)});
    if (!round || round->games().empty())
        return failure(FailureKind::RoundWithoutTables, {operandOf(id)});
    return *round;
}

Result<const Game*> tableToLeave(const Event& event, const Round& round, const PlayerId& player) {
    if (!findPlayer(event, player))
        return failure(FailureKind::UnknownPlayer, {player.text()});
    const QString name = playerName(event, player);
    const Game* game = tableOf(round, player);
    if (!game)
        return failure(FailureKind::NotSeated, {name, operandOf(round.id())});
    if (isOver(*game))
        return failure(FailureKind::TableOver, placeOf(event, {round.id(), game->table}));
    if (seatIn(*game, player)->dropout)
        return failure(FailureKind::AlreadyLeft, {name, qint64(game->table.value())});
    return game;
}

void rank(std::vector<SeatChange>& choices) {
    const auto isBefore = [](const SeatChange& a, const SeatChange& b) {
        if (const auto order = a.cost <=> b.cost; order != 0)
            return std::is_lt(order);
        return std::ranges::lexicographical_compare(a.tables, b.tables, {}, &TableChange::table,
                                                    &TableChange::table);
    };
    std::ranges::stable_sort(choices, isBefore);
}

namespace {

constexpr size_t tablesTried = 12; // for each player

class MergeSearch {
public:
    MergeSearch(const RoundSeating& seating, const Game& dissolved, bool startedToo)
        : m_seating(seating)
        , m_dissolved(dissolved)
        , m_chosen(dissolved.seats.size()) {
        for (const Game& game : seating.round().games()) {
            const bool isOpen = &game != &dissolved && !isOver(game)
                                && hasFreeSeat(seating.limits(), game)
                                && (startedToo || !isSettled(game));
            if (isOpen)
                m_tables.push_back({game, playersOf(game), seating.costOf(game)});
        }
        for (const Seat& seat : dissolved.seats)
            m_tried.push_back(cheapestTables(seat.player));
    }

    [[nodiscard]] std::optional<std::vector<TableChange>> run() {
        place(0, {});
        if (!m_best)
            return std::nullopt;
        return changes();
    }

private:
    struct Table {
        const Game& game;
        std::vector<PlayerId> people;
        SeatChangeCost cost;
    };
    struct Best {
        SeatChangeCost cost;
        std::vector<size_t> tables; // for each player
    };

    [[nodiscard]] static std::vector<PlayerId> playersOf(const Game& game) {
        std::vector<PlayerId> players;
        for (const Seat& seat : game.seats)
            players.push_back(seat.player);
        return players;
    }

    [[nodiscard]] SeatChangeCost costWith(const Table& table, const PlayerId& player) const {
        std::vector<PlayerId> people = table.people;
        people.push_back(player);
        return m_seating.costOf(people, table.game.variant);
    }

    [[nodiscard]] std::vector<size_t> cheapestTables(const PlayerId& player) const {
        std::vector<std::pair<SeatChangeCost, size_t>> tables;
        for (size_t table = 0; table < m_tables.size(); ++table) {
            if (!m_seating.maySit(player, m_tables[table].game))
                continue;
            SeatChangeCost cost = costWith(m_tables[table], player);
            cost -= m_tables[table].cost;
            tables.emplace_back(cost, table);
        }
        std::ranges::sort(tables);
        std::vector<size_t> cheapest;
        for (size_t i = 0; i < std::min(tables.size(), tablesTried); ++i)
            cheapest.push_back(tables[i].second);
        return cheapest;
    }

    /// Tries every table for the player at this seat and for all after it.
    void place(size_t seat, const SeatChangeCost& costSoFar) {
        if (seat == m_chosen.size()) {
            if (!m_best || costSoFar < m_best->cost)
                m_best = Best{costSoFar, m_chosen};
            return;
        }
        const PlayerId& player = m_dissolved.seats[seat].player;
        for (const size_t number : m_tried[seat]) {
            Table& table = m_tables[number];
            if (table.people.size() >= m_seating.limits().most)
                continue;
            const SeatChangeCost before = table.cost;
            SeatChangeCost cost = costSoFar;
            cost -= before;
            table.cost = costWith(table, player);
            cost += table.cost;
            table.people.push_back(player);
            m_chosen[seat] = number;
            place(seat + 1, cost);
            table.people.pop_back();
            table.cost = before;
        }
    }

    [[nodiscard]] std::vector<TableChange> changes() const {
        std::vector<TableChange> changes{{m_dissolved.table, m_dissolved, std::nullopt}};
        for (size_t number = 0; number < m_tables.size(); ++number) {
            Game game = m_tables[number].game;
            for (size_t seat = 0; seat < m_best->tables.size(); ++seat) {
                if (m_best->tables[seat] == number) {
                    const Seat& moving = m_dissolved.seats[seat];
                    game = joinedBy(m_seating.event(), game, moving.player, moving.late);
                }
            }
            if (game != m_tables[number].game)
                changes.push_back({game.table, m_tables[number].game, game});
        }
        return changes;
    }

    const RoundSeating& m_seating;
    const Game& m_dissolved;
    std::vector<Table> m_tables;              // with a seat to spare
    std::vector<std::vector<size_t>> m_tried; // for each player
    std::vector<size_t> m_chosen;             // for each player, so far
    std::optional<Best> m_best;
};

} // namespace

std::optional<std::vector<TableChange>> cheapestMerge(const RoundSeating& seating,
                                                      const Game& dissolved, bool startedToo) {
    return MergeSearch(seating, dissolved, startedToo).run();
}

} // namespace mentat
