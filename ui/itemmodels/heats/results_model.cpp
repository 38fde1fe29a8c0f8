#include "ui/itemmodels/heats/results_model.h"

#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/warnings.h"
#include "ui/itemmodels/value_texts.h"

using namespace Qt::StringLiterals;

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

/// How many warnings, other than open questions, each object of the document has.
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

std::vector<QuestionRow> questionRows(const Event& event, const RoundId& round,
                                      const std::vector<OpenQuestion>& questions,
                                      const Wording& wording) {
    std::vector<QuestionRow> rows;
    std::vector<QuestionRow> ofSheets;
    std::vector<QuestionRow> others;
    for (const OpenQuestion& one : questions) {
        if (one.place.round != round)
            continue;
        const auto seat = one.question.seat;
        const QString name
            = seat ? playerName(event, gameAt(event, one.place)->seats[*seat].player) : QString();
        QStringList deciding;
        for (const Finding& finding : one.deciding)
            deciding.append(wording.finding(finding));
        (one.isAwaited   ? rows
         : one.isOfSheet ? ofSheets
                         : others)
            .push_back({one.place, one.question, wording.question(one.question.fact, name),
                        deciding.join(u'\n'), one.isAwaited});
    }
    rows.insert(rows.end(), ofSheets.begin(), ofSheets.end());
    rows.insert(rows.end(), others.begin(), others.end());
    return rows;
}

QString QuestionsModel::key(const QuestionRow& row) const {
    return u"%1/%2/%3"_s.arg(row.place.table.value())
        .arg(static_cast<int>(row.question.fact))
        .arg(row.question.seat ? static_cast<int>(*row.question.seat) : -1);
}

QString QuestionsModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Table: return tr("Table");
    case What: return tr("Ask for");
    case Answer: return tr("Answer");
    case ColumnCount: break;
    }
    return {};
}

QVariant QuestionsModel::cell(const QuestionRow& row, int column, int role) const {
    if (role == sortRole && column == Table)
        return row.place.table.value();
    if (role == Qt::ToolTipRole && column == What && !row.deciding.isEmpty())
        return row.deciding;
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(column)) {
    case Table: return row.place.table.value();
    case What:
        if (row.isAwaited)
            return tr("%1 (needed for the verdict)").arg(row.text);
        return row.deciding.isEmpty() ? row.text : tr("%1 (could matter)").arg(row.text);
    case Answer:
    case ColumnCount: break;
    }
    return QString();
}

Qt::ItemFlags QuestionsModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = TableModel::flags(index);
    return index.column() == Answer ? flags | Qt::ItemIsEditable : flags;
}

bool QuestionsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const QString answer = value.toString().trimmed();
    if (role != Qt::EditRole || index.column() != Answer || answer.isEmpty())
        return false;
    Q_EMIT answered(row(index), answer);
    return true;
}

QString TableReportsModel::key(const ReportedRow& row) const {
    return u"%1/%2"_s.arg(row.table.value()).arg(row.number);
}

QString TableReportsModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Table: return tr("Table");
    case Said: return tr("Reported");
    case Other: return tr("Differences");
    case ColumnCount: break;
    }
    return {};
}

QVariant TableReportsModel::cell(const ReportedRow& row, int column, int role) const {
    if (role == sortRole && column == Table)
        return row.table.value();
    if (role == Qt::ToolTipRole && column == Said)
        return row.said;
    if (role == Qt::ToolTipRole && column == Other && !row.other.isEmpty())
        return row.other;
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(column)) {
    case Table: return row.table.value();
    case Said: return row.said;
    case Other: return row.other;
    case ColumnCount: break;
    }
    return {};
}

} // namespace mentat

#include "moc_results_model.cpp"
