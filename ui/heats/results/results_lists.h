#pragma once

#include "ui/desk/page.h"
#include "ui/heats/results/reported_results.h"
#include "ui/itemmodels/heats/results_model.h"

namespace mentat {

class ListTable;
class TextLabel;
struct HeatsWindow;

/// The tables of a round with their results, below them what tables reported by phone, and what is
/// to be asked. A table's number and Enter opens its sheet, with what it reported last; Enter on a
/// report opens it with that one; an answer is typed beside its question.
class ResultsLists : public BookView<QWidget> {
    Q_OBJECT

public:
    ResultsLists(const PageContext& pageContext, const HeatsWindow& format);

    void showRound(const std::optional<RoundId>& round);
    /// Something was typed, or what was typed is gone.
    void showDrafts();
    void focusTables();
    /// Puts the mark on a table.
    void mark(TableNumber table);
    [[nodiscard]] std::optional<TableNumber> marked() const;
    /// Fewer columns, beside an open sheet.
    void setNarrow(bool narrow);
    /// Of the round that is shown.
    [[nodiscard]] const std::vector<OpenTableReport>& reports() const { return m_reports; }
    /// What the narrow lists need, in pixels.
    [[nodiscard]] int leastWidth() const;

Q_SIGNALS:
    /// There is none yet: to where they are drawn.
    void tablesWanted();
    void opened(mentat::TableNumber table);
    /// That was done by Enter, which may be pressed twice.
    void openedByEnter();
    /// With what the table reported.
    void reportOpened(const mentat::OpenTableReport& report);
    /// reports() may be others.
    void reportsShown();
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
    TextLabel* m_reportedTitle;
    TextLabel* m_askedTitle;
    TextLabel* m_notAsked;
    std::vector<OpenTableReport> m_reports;
    int m_typed = 0; // the number of a table, as far as it is typed
};

} // namespace mentat
