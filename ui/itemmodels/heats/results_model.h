#pragma once

#include "model/rounds/round.h"
#include "reports/wording/wording.h"
#include "scoring/heats/games/open_question.h"
#include "ui/itemmodels/table_model.h"

#include <set>

namespace mentat {

/// How far a table is with its result.
enum class ResultStatus { NotStarted, Playing, Ended, Awaiting, Recorded, Checked, Void };

/// A table of a round and its result.
struct ResultRow {
    TableNumber table;
    ResultStatus status = ResultStatus::NotStarted;
    bool isTyped = false;    // its sheet holds something that is not recorded
    bool isReported = false; // by phone, and the desk has not settled it
    std::optional<VenueTime> ended{};
    std::optional<Turns> turns{};
    /// "alliance: Ada Byron, Blaise Pascal"; of what is waited for "awaiting tokens of Ada Byron";
    /// may be empty.
    QString outcome{};
    int questions = 0; // what is to be asked
    int deciding = 0;  // of that, what could decide a tie that matters or an award (R10.26)
    int warnings = 0;  // R10.21–R10.25, R10.27, not accepted yet
    friend bool operator==(const ResultRow&, const ResultRow&) = default;
};

/// How a game ended, or what it waits for; empty while there is nothing to say.
using OutcomeText = QString (*)(const Event& event, const Game& game, const Wording& wording);

/// Without what is typed and not recorded. warnings: the event's that are open; questions: those of
/// the event that are asked.
[[nodiscard]] std::vector<ResultRow> resultRows(const Event& event, const Round& round,
                                                const Findings& warnings,
                                                const std::vector<OpenQuestion>& questions,
                                                OutcomeText outcomeOf, const Wording& wording);
/// The same rows with these tables as those where something is typed, and these as those that
/// reported.
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

} // namespace mentat
