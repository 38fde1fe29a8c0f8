#include "scoring/formats/by_ruleset/stage_tables.h"

#include "scoring/heats/seating/draw_source.h"

#include <algorithm>
#include <numeric>

namespace mentat {

namespace {

class Seats {
public:
    explicit Seats(const std::vector<int>& sizes) : m_sizes(sizes), m_tables(sizes.size()) {}

    [[nodiscard]] bool isFull(size_t table) const {
        return m_tables[table].size() == static_cast<size_t>(m_sizes[table]);
    }
    /// The tables with a seat left, in their order.
    [[nodiscard]] std::vector<size_t> open() const {
        std::vector<size_t> tables;
        for (size_t table = 0; table < m_tables.size(); ++table) {
            if (!isFull(table))
                tables.push_back(table);
        }
        return tables;
    }
    void put(size_t position, size_t table) { m_tables[table].push_back(position); }
    [[nodiscard]] std::vector<std::vector<size_t>> take() { return std::move(m_tables); }

private:
    const std::vector<int>& m_sizes;
    std::vector<std::vector<size_t>> m_tables;
};

/// Row after row of the line-up, one to each table that is not full; arrange puts these into the
/// order in which the row goes to them.
template <class Arrange>
void seatRows(Seats& seats, Arrange arrange) {
    size_t position = 0;
    for (auto tables = seats.open(); !tables.empty(); tables = seats.open()) {
        arrange(tables);
        for (const size_t table : tables)
            seats.put(position++, table);
    }
}

void seatSnake(Seats& seats) {
    seatRows(seats, [isBackward = false](std::vector<size_t>& tables) mutable {
        if (isBackward)
            std::ranges::reverse(tables);
        isBackward = !isBackward;
    });
}

/// In the order given the first fill table 1, and so on.
void fillTables(Seats& seats, const std::vector<size_t>& positions) {
    auto tables = seats.open();
    for (const size_t position : positions) {
        while (seats.isFull(tables.front()))
            tables.erase(tables.begin());
        seats.put(position, tables.front());
    }
}

} // namespace

std::vector<std::vector<size_t>> tablesBySeeds(Seeding seeding, const std::vector<int>& sizes,
                                               qint64 seed) {
    Seats seats(sizes);
    DrawSource source(seed);
    std::vector<size_t> positions(
        static_cast<size_t>(std::accumulate(sizes.begin(), sizes.end(), 0)));
    std::iota(positions.begin(), positions.end(), size_t(0));
    switch (seeding) {
    case Seeding::Snake: seatSnake(seats); break;
    case Seeding::Ranked: fillTables(seats, positions); break;
    case Seeding::Rows:
        seatRows(seats, [&](std::vector<size_t>& tables) { source.shuffle(tables); });
        break;
    case Seeding::Random:
        source.shuffle(positions);
        fillTables(seats, positions);
        break;
    }
    return seats.take();
}

} // namespace mentat
