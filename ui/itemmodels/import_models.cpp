#include "ui/itemmodels/import_models.h"

#include "model/kinds/rules_kind.h"
#include "reports/wording/games_wording.h"
#include "reports/wording/sentences.h"
#include "scoring/scoring_kind.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// The winner of the final, if only one player has the first place.
QString championOf(const Event& event) {
    const ScoringKind& kind = kindOf<ScoringKind>(event);
    if (!kind.placements)
        return {};
    const std::vector<Placement> placements = kind.placements(event);
    if (placements.empty() || placements.front().tied)
        return {};
    return playerName(event, placements.front().player);
}

QVariant countOr(const std::optional<int>& count, int role) {
    if (count)
        return *count;
    return role == sortRole ? QVariant(-1) : QVariant(u"–"_s);
}

std::optional<int> valueOf(const std::optional<Count>& count) {
    return count ? std::optional(count->value()) : std::nullopt;
}

} // namespace

std::vector<ImportYearRow> yearRowsOf(const IncomingFile& file, const Book& book) {
    std::vector<ImportYearRow> rows;
    for (const Event& event : file.events) {
        const EventDetails& details = event.details;
        rows.push_back({static_cast<int>(rows.size()) + 1, details.name.text(),
                        details.year.value(), static_cast<int>(event.players.size()),
                        static_cast<int>(kindOf<RulesKind>(event).gameCount(event.play)),
                        file.isSound() ? championOf(event) : QString(), false, !file.isSound(),
                        existingEvent(book, details.name, details.year).has_value()});
    }
    for (const Summary& summary : file.summaries) {
        rows.push_back({static_cast<int>(rows.size()) + 1, summary.name.text(),
                        summary.year.value(), valueOf(summary.players), valueOf(summary.games),
                        summary.champion ? summary.champion->text() : QString(), true,
                        !file.isSound(),
                        existingSummary(book, summary.name, summary.year).has_value()});
    }
    return rows;
}

QString ImportYearsModel::key(const ImportYearRow& row) const {
    return QString::number(row.number);
}

QString ImportYearsModel::header(int column) const {
    switch (column) {
    case InYear: return tr("Year");
    case Name: return tr("Event");
    case Players: return tr("Players");
    case Games: return tr("Games");
    case Champion: return tr("Champion");
    case Fate: return tr("Action");
    default: return {};
    }
}

QVariant ImportYearsModel::cell(const ImportYearRow& row, int column, int role) const {
    if (role != Qt::DisplayRole && role != sortRole)
        return {};
    switch (column) {
    case InYear: return row.year;
    case Name: return row.isSummary ? tr("%1 (summary)").arg(row.name) : row.name;
    case Players: return countOr(row.players, role);
    case Games: return countOr(row.games, role);
    case Champion: return row.champion.isEmpty() ? u"–"_s : row.champion;
    case Fate: break;
    default: return {};
    }
    if (row.isHeld)
        return tr("waits until the file is fixed");
    if (!row.isThere)
        return tr("added");
    switch (row.fate) {
    case YearFate::LeftOut: return tr("already there; skipped");
    case YearFate::Replaces: return tr("replaces the existing year");
    case YearFate::KeepsBoth: return tr("kept beside the existing year");
    }
    return {};
}

namespace {

/// As on the command line.
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
