#include "ui/itemmodels/heats/questions_model.h"

using namespace Qt::StringLiterals;

namespace mentat {

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

} // namespace mentat
