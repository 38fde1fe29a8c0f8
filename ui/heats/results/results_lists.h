#pragma once

#include "ui/desk/page.h"
#include "ui/heats/results/reported_results.h"
#include "ui/itemmodels/heats/results_model.h"

namespace mentat {

class ListTable;
class TextLabel;
struct HeatsWindow;

/// The tables of a round with their results, below them the tables' reports by phone, and the open
/// questions. A table's number and Enter opens its sheet, with its last report; Enter on a report
/// opens the sheet with that one; the answer to a question is typed next to it.
class ResultsLists : public BookView<QWidget> {
    Q_OBJECT

public:
    ResultsLists(const PageContext& pageContext, const HeatsWindow& format);

    void showRound(const std::optional<RoundId>& round);
    /// Drafts were added or removed.
    void showDrafts();
    /// Columns that have had a value while the round was shown; the round of the same name in
    /// another event is another round.
    void forgetColumns() { m_filled.clear(); }
    void focusTables();
    /// Moves the mark to a table.
    void mark(TableNumber table);
    [[nodiscard]] std::optional<TableNumber> marked() const;
    /// Shows fewer columns, next to an open sheet.
    void setNarrow(bool narrow);
    /// Says at the end of the lists what to type, while no sheet is open.
    void showHint(bool isShown);
    /// Of the current round.
    [[nodiscard]] const std::vector<OpenTableReport>& reports() const { return m_reports; }
    /// The minimum width of the narrow lists, in pixels.
    [[nodiscard]] int minWidth() const;

Q_SIGNALS:
    /// There is none yet: to the draw.
    void tablesWanted();
    void opened(mentat::TableNumber table);
    /// The sheet was opened by Enter, which may be pressed twice.
    void openedByEnter();
    /// With the table's report.
    void reportOpened(const mentat::OpenTableReport& report);
    /// reports() may have changed.
    void reportsShown();
    /// The tables' list has another width.
    void columnsChanged();
    void answered(const mentat::QuestionRow& question, const QString& answer);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showAll() override;

private:
    void showNotAsked(std::vector<OpenQuestion> notAsked);
    void build();
    void typeNumber(int digit);
    void openMarked();
    void openReport();
    void showReports();
    [[nodiscard]] bool showFilled();
    void hideColumns();
    [[nodiscard]] std::set<TableNumber> tablesThatReported() const;

    OpenBook& m_book;
    const HeatsWindow& m_format;
    std::optional<RoundId> m_round;
    ResultsModel* m_results;
    QuestionsModel* m_questions;
    TableReportsModel* m_reportRows;
    ListTable* m_tables;
    ListTable* m_reported;
    ListTable* m_asked;
    TextLabel* m_hint;
    TextLabel* m_reportedTitle;
    TextLabel* m_askedTitle;
    TextLabel* m_notAsked;
    std::vector<OpenTableReport> m_reports;
    std::set<int> m_filled; // of columnsIfFilled, since the round is shown
    bool m_isNarrow = false;
    int m_typed = 0; // the number of a table, as far as typed
};

} // namespace mentat
