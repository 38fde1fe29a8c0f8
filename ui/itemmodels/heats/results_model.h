#pragma once

#include "model/rounds/round.h"
#include "model/values/ids.h"
#include "reports/wording/wording.h"
#include "scoring/heats/games/open_question.h"
#include "ui/itemmodels/table_model.h"

#include <set>

namespace mentat {

/// The progress of a table's result.
enum class ResultStatus { NotStarted, Playing, Ended, Awaiting, Recorded, Checked, Void };

/// A table of a round and its result.
struct ResultRow {
    TableNumber table;
    ResultStatus status = ResultStatus::NotStarted;
    bool isTyped = false;    // its sheet has unrecorded input
    bool isReported = false; // by phone, and the desk has not settled it
    std::optional<VenueTime> ended{};
    std::optional<Turns> turns{};
    /// "alliance: Ada Byron, Blaise Pascal"; if a verdict is pending "waiting for Ada Byron's
    /// tokens"; may be empty.
    QString outcome{};
    int questions = 0; // to ask
    int deciding
        = 0; // of these, the number that could decide a tie that matters or an award (R10.26)
    int warnings = 0; // R10.21–R10.25, R10.27, not accepted yet
    friend bool operator==(const ResultRow&, const ResultRow&) = default;
};

/// The end of a game, or what it waits for; empty if there is nothing to report.
using OutcomeText = QString (*)(const Event& event, const Game& game, const Wording& wording);

/// Without unrecorded input. warnings: the event's open ones; questions: those of the event to ask.
[[nodiscard]] std::vector<ResultRow> resultRows(const Event& event, const Round& round,
                                                const Findings& warnings,
                                                const std::vector<OpenQuestion>& questions,
                                                OutcomeText outcomeOf, const Wording& wording);
/// The same rows with these tables marked as typed, and these as reported.
[[nodiscard]] std::vector<ResultRow> withTyped(std::vector<ResultRow> rows,
                                               const std::set<TableNumber>& typed,
                                               const std::set<TableNumber>& reported = {});

class ResultsModel : public TableModel<ResultRow> {
    Q_DECLARE_TR_FUNCTIONS(ResultsModel)

public:
    enum Column { Table, Status, Ended, Played, Outcome, Questions, Warnings, ColumnCount };

    using TableModel::TableModel;

    [[nodiscard]] static QString keyOf(TableNumber table);

protected:
    [[nodiscard]] QString key(const ResultRow& row) const override { return keyOf(row.table); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const ResultRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override {
        return column == Table || column == Ended || column == Played || column == Warnings;
    }

private:
    [[nodiscard]] QString text(const ResultRow& row, int column) const;
};

/// A question for a table.
struct QuestionRow {
    GameAddress place;
    GameQuestion question;
    QString text;           // "Ada Byron's cards"
    QString deciding;       // R10.26: what the answer could decide; empty: nothing at present
    bool isAwaited = false; // R3.5: without it there is no verdict
    friend bool operator==(const QuestionRow&, const QuestionRow&) = default;
};

/// The open questions of a round's games, in the order of the tables and of their sheets: values
/// that a verdict waits for, other open values of the sheets, and values that could decide
/// something else. questions: those of the event to ask.
[[nodiscard]] std::vector<QuestionRow> questionRows(const Event& event, const RoundId& round,
                                                    const std::vector<OpenQuestion>& questions,
                                                    const Wording& wording);

/// The open questions, with a column for typing the answer.
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

/// A table's result reported by phone, not yet settled by the desk.
struct ReportedRow {
    TableNumber table;
    int number = 0; // among the table's reports, from 1
    QString said;   // "5:12 PM, seat 2 Carl Gauss; confirmed by seat 4 Niels Abel"
    QString other;  // the fields in which it differs from other information; empty: none
    friend bool operator==(const ReportedRow&, const ReportedRow&) = default;
};

/// The reports of a heat's tables. Enter takes one up.
class TableReportsModel : public TableModel<ReportedRow> {
    Q_DECLARE_TR_FUNCTIONS(TableReportsModel)

public:
    enum Column { Table, Said, Other, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const ReportedRow& row) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const ReportedRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == Table; }
};

} // namespace mentat
