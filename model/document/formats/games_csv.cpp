#include "model/document/games_csv.h"

#include "model/document/bytes/csv.h"
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
Result<GamesCsv> readGamesCsv(const QByteArray& utf8, NeededSettings needed) {
    const auto rows = readCsv(utf8);
    if (!rows)
        return tl::unexpected(rows.error());
    if (rows->empty())
        return failure(FailureKind::CsvNoHeader);
    return readDuneGames(*rows, needed);
}

} // namespace mentat
