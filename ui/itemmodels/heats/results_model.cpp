#include "ui/itemmodels/heats/results_model.h"

#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/warnings.h"
#include "ui/itemmodels/time_text.h"

namespace mentat {

namespace {

ResultStatus statusOf(const Game& game) {
    if (game.isVoid)
        return ResultStatus::Void;
    if (hasResult(game))
        return game.checked ? ResultStatus::Checked : ResultStatus::Recorded;
    if (isAwaitingVerdict(game))
        return ResultStatus::Awaiting;
    if (game.end)
        return ResultStatus::Ended;
    return isPlaying(game) ? ResultStatus::Playing : ResultStatus::NotStarted;
}

/// The open warnings of the games, but open questions, by their objects in the document.
std::map<QString, int> countWarnings(const Findings& warnings) {
    std::map<QString, int> counts;
    for (const Finding& finding : warnings) {
        if (!isOpenQuestion(finding))
            ++counts[finding.scope.text()];
    }
    return counts;
}

void countQuestions(ResultRow& row, const GameAddress& place,
                    const std::vector<OpenQuestion>& questions) {
    for (const OpenQuestion& one : questions) {
        if (one.place != place)
            continue;
        ++row.questions;
        row.deciding += one.deciding.empty() ? 0 : 1;
    }
}

} // namespace

std::vector<ResultRow> withTyped(std::vector<ResultRow> rows, const std::set<TableNumber>& typed,
                                 const std::set<TableNumber>& reported) {
    for (ResultRow& row : rows) {
        row.isTyped = typed.contains(row.table);
        row.isReported = reported.contains(row.table);
    }
    return rows;
}

std::vector<ResultRow> resultRows(const Event& event, const Round& round, const Findings& warnings,
                                  const std::vector<OpenQuestion>& questions, OutcomeText outcomeOf,
                                  const Wording& wording) {
    const std::map<QString, int> counts = countWarnings(warnings);
    std::vector<ResultRow> rows;
    for (const Game& game : round.games()) {
        const GameAddress place{round.id(), game.table};
        ResultRow row{game.table};
        row.status = statusOf(game);
        row.ended = game.end;
        row.turns = game.turns;
        row.outcome = outcomeOf(event, game, wording);
        countQuestions(row, place, questions);
        const auto found = counts.find(documentPlaceOf(event, place).text());
        row.warnings = found == counts.end() ? 0 : found->second;
        rows.push_back(std::move(row));
    }
    return rows;
}

QString ResultsModel::keyOf(TableNumber table) {
    return QString::number(table.value());
}

QString ResultsModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Table: return tr("Table");
    case Status: return tr("State");
    case Ended: return tr("Ended");
    case Played: return tr("Turns");
    case Outcome: return tr("Won by");
    case Questions: return tr("To ask");
    case Warnings: return tr("Warnings");
    case ColumnCount: break;
    }
    return {};
}

QString ResultsModel::text(const ResultRow& row, int column) const {
    const auto count = [](int number) { return number > 0 ? QString::number(number) : QString(); };
    switch (static_cast<Column>(column)) {
    case Table: return QString::number(row.table.value());
    case Status:
        if (row.isTyped)
            return tr("draft");
        if (row.isReported && row.status < ResultStatus::Recorded)
            return tr("reported");
        switch (row.status) {
        case ResultStatus::NotStarted: return tr("not started");
        case ResultStatus::Playing: return tr("playing");
        case ResultStatus::Ended: return tr("ended, no sheet");
        case ResultStatus::Awaiting: return tr("no verdict yet");
        case ResultStatus::Recorded: return tr("recorded");
        case ResultStatus::Checked: return tr("checked");
        case ResultStatus::Void: return tr("void");
        }
        break;
    case Ended: return row.ended ? timeText(row.ended->time()) : QString();
    case Played: return row.turns ? QString::number(row.turns->value()) : QString();
    case Outcome: return row.outcome;
    case Questions:
        return row.deciding > 0 ? tr("%1, could matter").arg(row.questions) : count(row.questions);
    case Warnings: return count(row.warnings);
    case ColumnCount: break;
    }
    return {};
}

QVariant ResultsModel::cell(const ResultRow& row, int column, int role) const {
    if (role == sortRole && column == Table)
        return row.table.value();
    if (role == sortRole && column == Questions)
        return row.questions;
    if (role == Qt::ToolTipRole && column == Outcome)
        return row.outcome;
    return role == Qt::DisplayRole ? QVariant(text(row, column)) : QVariant();
}

} // namespace mentat
