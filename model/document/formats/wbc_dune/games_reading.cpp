#include "model/document/formats/wbc_dune/games_reading.h"

#include "model/document/formats/wbc_dune/games_year.h"

#include <algorithm>
#include <map>

namespace mentat {

namespace {

/// Rows of one event name and year, and those that may be of it.
struct RowsOfYear {
    std::vector<const GamesRow*> rows;
    std::vector<const GamesRow*> lost;
};

/// Beyond these a year has problems enough; each costs a look at each of its games.
constexpr size_t mostLost = 100;

bool mayBeOf(const GamesRow& lost, const GamesRow& first) {
    return (!lost.year || lost.year == first.year)
           && (!lost.event || lost.event->normalised() == first.event->normalised());
}

std::vector<RowsOfYear> byYear(const std::vector<GamesRow>& rows) {
    std::vector<RowsOfYear> years;
    std::map<std::pair<QString, Year>, size_t> yearAt;
    std::vector<const GamesRow*> lost;
    for (const GamesRow& row : rows) {
        if (!row.hasPlace()) {
            if (lost.size() < mostLost)
                lost.push_back(&row);
            continue;
        }
        const auto [known, isNew]
            = yearAt.try_emplace({row.event->normalised(), *row.year}, years.size());
        if (isNew)
            years.emplace_back();
        years[known->second].rows.push_back(&row);
    }
    for (const GamesRow* row : lost) {
        for (RowsOfYear& year : years) {
            if (mayBeOf(*row, *year.rows.front()))
                year.lost.push_back(row);
        }
    }
    return years;
}

} // namespace

GamesCsv readDuneGames(const std::vector<CsvRow>& rows, NeededSettings needed) {
    GamesCsv csv;
    const GamesHeader header(rows.front(), csv);
    if (!header.isUsable()) {
        csv.sortProblems();
        return csv;
    }
    std::vector<GamesRow> read;
    read.reserve(rows.size());
    for (size_t i = 1; i < rows.size(); ++i) {
        GamesRow row = readGamesRow(rows[i], header, csv);
        if (!csv.isHopeless())
            read.push_back(std::move(row));
    }
    if (csv.isHopeless())
        read.clear();
    for (const RowsOfYear& year : byYear(read))
        GamesYear(year.rows, year.lost, header, csv).read(needed);
    csv.sortProblems();
    return csv;
}

} // namespace mentat
