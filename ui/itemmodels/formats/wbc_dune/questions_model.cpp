#include "ui/itemmodels/formats/wbc_dune/questions_model.h"

using namespace Qt::StringLiterals;

namespace mentat {

std::vector<QuestionRow> questionRows(const Event& event, const Heat& heat,
                                      const Wording& wording) {
    std::vector<QuestionRow> rows;
    for (const Game& game : heat.games) {
        for (const GameQuestion& question : questionsOf(game, event.settings, false)) {
            const QString name
                = question.seat ? playerName(event, game.seats[*question.seat].player) : QString();
            rows.push_back(
                {{heat.number, game.table}, question, wording.question(question.fact, name)});
        }
    }
    return rows;
}

QString QuestionsModel::key(const QuestionRow& row) const {
    return u"%1/%2/%3/%4"_s.arg(row.place.heat ? row.place.heat->value() : 0)
        .arg(row.place.table.value())
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
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(column)) {
    case Table: return row.place.table.value();
    case What: return row.text;
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
