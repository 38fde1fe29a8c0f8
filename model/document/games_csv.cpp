#include "model/document/games_csv.h"

#include "model/document/bytes/table.h"
#include "model/document/dune/games_columns.h"
#include "model/document/dune/games_year.h"
#include "model/failure_kind.h"

#include <algorithm>

namespace mentat {

namespace {

std::pair<qint64, int> placeInFile(const GamesProblem& problem) {
    return {problem.line, problem.column};
}

/// Its index in gamesHeadings().
size_t numberOf(GamesColumn column) {
    const std::vector<GamesColumn> all = allGamesColumns();
    return static_cast<size_t>(std::ranges::find(all, column) - all.begin());
}

} // namespace

void GamesCsv::add(GamesProblem problem) {
    if (isHopeless() && placeInFile(problem) >= placeInFile(problems[maxListed - 1])) {
        ++furtherProblems;
        return;
    }
    problems.push_back(std::move(problem));
    if (problems.size() <= maxProblems)
        return;
    sortProblems();
    furtherProblems += static_cast<qint64>(problems.size() - maxListed);
    problems.erase(problems.begin() + maxListed, problems.end());
}

void GamesCsv::sortProblems() {
    std::ranges::stable_sort(problems, {}, placeInFile);
}

// Only one kind has games in lists; a second one would be recognized by its headings.
Result<GamesCsv> readGames(std::vector<CsvRow> rows, NeededSettings needed) {
    if (rows.empty())
        return failure(FailureKind::CsvNoHeader);
    const auto header = static_cast<std::ptrdiff_t>(gamesHeader(rows).value_or(0));
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
    return column ? std::optional(numberOf(*column)) : std::nullopt;
}

GamesLayout gamesLayout(const std::vector<CsvRow>& rows) {
    GamesLayout layout;
    layout.header = gamesHeader(rows).value_or(likelyHeader(rows));
    const std::vector<QString>& headings = rows[layout.header].fields;
    for (size_t i = 0; i < headings.size(); ++i) {
        if (const auto column = gamesHeadingNamed(headings[i]))
            layout.columns.try_emplace(*column, i);
    }
    return layout;
}

std::vector<CsvRow> gamesRows(std::vector<CsvRow> rows, const GamesLayout& layout) {
    size_t width = 0;
    for (const CsvRow& row : rows)
        width = std::max(width, row.fields.size());
    CsvRow header{layout.hasHeader && !rows.empty() ? rows[layout.header].line : 1, {}};
    header.fields.resize(width);
    for (const auto& [column, place] : layout.columns)
        header.fields[place] = gamesHeadings().at(static_cast<qsizetype>(column));
    const size_t first = layout.hasHeader ? layout.header + 1 : layout.header;
    std::vector<CsvRow> below{std::move(header)};
    std::move(rows.begin() + static_cast<std::ptrdiff_t>(std::min(first, rows.size())), rows.end(),
              std::back_inserter(below));
    return below;
}

QStringList missingGamesHeadings(const std::map<size_t, size_t>& columns) {
    const auto has = [&](GamesColumn column) { return columns.contains(numberOf(column)); };
    QStringList missing;
    for (const GamesColumn column :
         {GamesColumn::YearPlayed, GamesColumn::Heat, GamesColumn::Table, GamesColumn::Player}) {
        const bool isInParts
            = column == GamesColumn::Player && has(GamesColumn::Given) && has(GamesColumn::Family);
        if (!has(column) && !isInParts)
            missing << headingOf(column);
    }
    return missing;
}

} // namespace mentat
