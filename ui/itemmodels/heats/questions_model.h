#pragma once

#include "model/rounds/round.h"
#include "reports/wording/wording.h"
#include "scoring/heats/games/open_question.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// Something to ask a table about.
struct QuestionRow {
    GameAddress place;
    GameQuestion question;
    QString text;           // "cards of Ada Byron"
    QString deciding;       // R10.26: what the answer could decide; empty: nothing as things stand
    bool isAwaited = false; // R3.5: without it there is no verdict
    friend bool operator==(const QuestionRow&, const QuestionRow&) = default;
};

/// The open questions of a round's games, in the order of the tables and of their sheets: what a
/// verdict waits for, what else the sheets ask, and what could decide something beside. questions:
/// those of the event that are asked.
[[nodiscard]] std::vector<QuestionRow> questionRows(const Event& event, const RoundId& round,
                                                    const std::vector<OpenQuestion>& questions,
                                                    const Wording& wording);

/// The open questions, with a column in which the answer is typed.
class QuestionsModel : public TableModel<QuestionRow> {
    Q_OBJECT

public:
    enum Column { Table, What, Answer, ColumnCount };

    using TableModel::TableModel;

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    void answered(const mentat::QuestionRow& question, const QString& answer);

protected:
    [[nodiscard]] QString key(const QuestionRow& row) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const QuestionRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == Table; }
};

} // namespace mentat
