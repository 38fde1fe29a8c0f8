#include "model/document/games_csv.h"

#include "model/document/bytes/table.h"
#include "model/document/formats/wbc_dune/games_columns.h"
#include "model/document/formats/wbc_dune/games_reading.h"
#include "model/failure_kind.h"

#include <algorithm>

namespace mentat {

namespace {

std::pair<qint64, int> placeInFile(const GamesProblem& problem) {
    return {problem.line, problem.column};
}

} // namespace

void GamesCsv::add(GamesProblem problem) {
    if (isHopeless() && placeInFile(problem) >= placeInFile(problems[mostTold - 1])) {
        ++furtherProblems;
        return;
    }
    problems.push_back(std::move(problem));
    if (problems.size() <= mostProblems)
        return;
    sortProblems();
    furtherProblems += static_cast<qint64>(problems.size() - mostTold);
    problems.erase(problems.begin() + mostTold, problems.end());
}

void GamesCsv::sortProblems() {
    std::ranges::stable_sort(problems, {}, placeInFile);
}

// One format alone has its games in lists; another would be told by its headings.
Result<GamesCsv> readGames(std::vector<CsvRow> rows, NeededSettings needed) {
    if (rows.empty())
        return failure(FailureKind::CsvNoHeader);
    const auto header = static_cast<std::ptrdiff_t>(gamesHeader(rows));
    rows.erase(rows.begin(), rows.begin() + header);
    return readDuneGames(rows, needed);
}

Result<GamesCsv> readGamesCsv(const QByteArray& bytes, NeededSettings needed) {
    auto table = readTable(bytes);
    return table ? readGames(std::move(table->rows), needed) : tl::unexpected(table.error());
}

QStringList gamesHeadings() {
    QStringList headings;
    for (const GamesColumn column : allGamesColumns())
        headings << headingOf(column);
    return headings;
}

std::optional<size_t> gamesHeadingNamed(const QString& heading) {
    const auto column = gamesColumnNamed(heading);
    return column ? std::optional(static_cast<size_t>(*column)) : std::nullopt;
}

bool areEnoughForGames(const std::set<size_t>& columns) {
    const auto has
        = [&](GamesColumn column) { return columns.contains(static_cast<size_t>(column)); };
    return has(GamesColumn::YearPlayed) && has(GamesColumn::Heat) && has(GamesColumn::Table)
           && (has(GamesColumn::Player) || (has(GamesColumn::Given) && has(GamesColumn::Family)));
}

} // namespace mentat
