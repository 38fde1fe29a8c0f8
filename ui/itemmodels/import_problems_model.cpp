#include "ui/itemmodels/import_problems_model.h"

#include "reports/wording/games_wording.h"
#include "reports/wording/sentences.h"

#include <algorithm>

namespace mentat {

namespace {

/// As many as an import on the command line tells.
constexpr size_t mostProblemRows = 100;

} // namespace

std::vector<ImportProblemRow> problemRowsOf(const IncomingFile& file, const Wording& wording) {
    std::vector<ImportProblemRow> rows;
    const auto number = [&] { return static_cast<int>(rows.size()) + 1; };
    if (file.failure && file.failure->findings.empty())
        rows.push_back({number(), {}, {}, wording.failure(*file.failure), {}});
    const Findings& findings = file.failure ? file.failure->findings : Findings();
    for (size_t i = 0; i < std::min(findings.size(), mostProblemRows); ++i) {
        rows.push_back({number(),
                        onOneLine(findings[i].where.text()),
                        {},
                        wording.finding(findings[i]),
                        wording.ruleName(ruleOf(findings[i]))});
    }
    const auto& problems = file.games.problems;
    for (size_t i = 0; i < std::min(problems.size(), mostProblemRows); ++i) {
        const GamesProblem& problem = problems[i];
        rows.push_back(
            {number(),
             QCoreApplication::translate("ImportProblemsModel", "Line %1").arg(problem.line),
             onOneLine(problem.heading), gamesProblemSentence(wording.language(), problem),
             wording.ruleName(problem.rule)});
    }
    return rows;
}

size_t problemCountOf(const IncomingFile& file) {
    const size_t failed = file.failure ? std::max<size_t>(file.failure->findings.size(), 1)
                                             + static_cast<size_t>(file.failure->further)
                                       : 0;
    return failed + static_cast<size_t>(file.games.problemCount());
}

QString ImportProblemsModel::key(const ImportProblemRow& row) const {
    return QString::number(row.number);
}

QString ImportProblemsModel::header(int column) const {
    switch (column) {
    case Where: return tr("Where");
    case InColumn: return tr("Column");
    case What: return tr("Problem");
    case UnderRule: return tr("Rule");
    default: return {};
    }
}

QVariant ImportProblemsModel::cell(const ImportProblemRow& row, int column, int role) const {
    if (role == sortRole)
        return row.number;
    if (role == Qt::ToolTipRole && column == What)
        return row.what;
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Where: return row.where;
    case InColumn: return row.column;
    case What: return row.what;
    case UnderRule: return row.rule;
    default: return {};
    }
}

} // namespace mentat
