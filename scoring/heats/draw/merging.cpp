#include "scoring/heats/draw/round_seating.h"

#include "scoring/heats/draw/table_seats.h"

#include <algorithm>

namespace mentat {

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
        std::vector<size_t> tables; // of each player
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
        return m_seating.costOf(people, table.game.expansion);
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

    /// Gives the player at this seat, and all after it, a table in every way.
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
    std::vector<Table> m_tables;              // that can take somebody in
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
