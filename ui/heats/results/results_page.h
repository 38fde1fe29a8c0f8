#pragma once

#include "model/rounds/round.h"
#include "ui/desk/page.h"
#include "ui/itemmodels/heats/results_model.h"
#include "ui/look/fitting/list_with_panel.h"

#include <QFrame>

#include <optional>
#include <vector>

class QLabel;
class QAction;
class QPushButton;
class QSplitter;

namespace mentat {

/// The pile of a round's sheets for double-checking with the paper, and the sheet on top.
class SheetPile {
public:
    SheetPile() = default;
    /// Begins at the first unchecked sheet; at the first if all are checked.
    SheetPile(const Round& round, std::vector<TableNumber> tables);

    /// No double-check is going on.
    [[nodiscard]] bool isEmpty() const { return m_tables.empty(); }
    [[nodiscard]] const std::vector<TableNumber>& tables() const { return m_tables; }
    /// The pile must not be empty.
    [[nodiscard]] GameAddress top() const { return {*m_round, m_tables[m_place]}; }
    /// Absent if it is empty.
    [[nodiscard]] const std::optional<RoundId>& round() const { return m_round; }
    /// From 1.
    [[nodiscard]] int place() const { return static_cast<int>(m_place) + 1; }
    [[nodiscard]] int count() const { return static_cast<int>(m_tables.size()); }
    /// The last sheet was just checked.
    [[nodiscard]] bool isThrough() const { return m_isThrough; }

    /// Checks the top sheet: the next one is on top, if there is one.
    void check();
    /// Forward or back; not past the ends.
    void step(int direction);

private:
    std::optional<RoundId> m_round;
    std::vector<TableNumber> m_tables;
    size_t m_place = 0;
    bool m_isThrough = false;
};

/// The line above a sheet during the double-check of the round: Space marks one as checked and goes
/// on, arrows go through the pile, F2 edits the sheet.
class DoubleCheck : public QFrame {
    Q_OBJECT

public:
    explicit DoubleCheck(QWidget* parent = nullptr);

    /// Last: the last sheet was checked, so that nothing is left to do.
    enum class Sheet { Open, Checked, Last };
    /// "Sheet 2 of 6"
    void showPlace(int place, int count, Sheet sheet);

Q_SIGNALS:
    void ticked();
    void stepped(int direction);
    void ended();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* m_text;
};

class RoundTabs;
class OpenSheets;
class SheetView;
class ResultsLists;
class SheetActions;
class TakenReports;
struct HeatsWindow;

/// The results of a round: its tables with their states, the open questions, and the sheets being
/// edited, several at a time.
class ResultsPage : public Page {
    Q_OBJECT

public:
    ResultsPage(const PageContext& pageContext, const HeatsWindow& format);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override { return QStringLiteral("results"); }
    void arrive() override;
    void turnToNow() override;
    /// "2": a heat; "2/3": the sheet of one of its tables; "Semifinal/2": likewise.
    void reveal(const QString& address) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void makeActions();
    void showRound();
    void shareRoom();
    /// Absent if there is none, or it has no records.
    [[nodiscard]] std::optional<Round> round() const;

    void leaveSheet();
    /// nullptr while none is open.
    [[nodiscard]] SheetView* sheet() const;
    void sheetsChanged();

    void endNow();
    void takeBackEnd();
    void acceptWarnings();
    /// Of the open sheet, otherwise of the marked table.
    [[nodiscard]] std::optional<GameAddress> placeMeant() const;
    void openNextAfter(TableNumber done);
    void guardOpening();
    void leadBehind(const RoundId& played);
    void comeBackToUndone();
    void moveDraft();
    void answer(const QuestionRow& question, const QString& typed);

    void startDoubleCheck();
    void endDoubleCheck();
    void showTopOfPile();
    void tickTopOfPile();
    void stepThroughPile(int direction);

    PageContext m_pageContext;
    OpenBook& m_book;
    const HeatsWindow& m_format;
    RoundTabs* m_tabs;
    QPushButton* m_doubleCheckButton;
    ResultsLists* m_lists;
    DoubleCheck* m_doubleCheck;
    OpenSheets* m_sheets;
    TakenReports* m_taken;
    QSplitter* m_splitter;
    GrowingWidth m_besideSheets;        // the lists': fields keep their place from sheet to sheet
    std::vector<GameAddress> m_ledFrom; // their results led to the next sheet
    SheetPile m_pile;                   // of the double-check; empty: none is going on
    SheetActions* m_sheetActions;
    QAction* m_lookAction = nullptr;
};

} // namespace mentat
