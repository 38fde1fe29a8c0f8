#pragma once

#include "ui/desk/page.h"
#include "ui/heats/results/second_look.h"
#include "ui/itemmodels/heats/results_model.h"

class QAction;
class QPushButton;
class QSplitter;

namespace mentat {

class RoundTabs;
class OpenSheets;
class SheetView;
class ResultsLists;
class SheetActions;
class TakenReports;
class TextLabel;
struct HeatsWindow;

/// The results of a round: its tables with how far each is, what is to be asked, and the sheets
/// that are being typed, several at a time.
class ResultsPage : public Page {
    Q_OBJECT

public:
    ResultsPage(const PageContext& pageContext, const HeatsWindow& format);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override { return QStringLiteral("results"); }
    void arrive() override;
    void turnToNow() override;
    /// "2": a heat; "2/3": the sheet of a table of it; "Semifinal/2": likewise.
    void reveal(const QString& address) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    [[nodiscard]] QWidget* makeHint();
    void makeActions();
    void showRound();
    void shareRoom();
    /// Absent while there is none, or nothing is recorded of it.
    [[nodiscard]] std::optional<Round> round() const;

    void leaveSheet();
    /// nullptr while none is open.
    [[nodiscard]] SheetView* sheet() const;
    void sheetsChanged();

    void endNow();
    void takeBackEnd();
    void acceptWarnings();
    /// Of the open sheet, else of the marked table.
    [[nodiscard]] std::optional<GameAddress> placeMeant() const;
    void openNextAfter(TableNumber done);
    void guardOpening();
    void leadBehind(const RoundId& played);
    void comeBackToUndone();
    void moveDraft();
    void answer(const QuestionRow& question, const QString& typed);

    void startSecondLook();
    void endSecondLook();
    void showTopOfPile();
    void tickTopOfPile();
    void stepThroughPile(int direction);

    PageContext m_pageContext;
    OpenBook& m_book;
    const HeatsWindow& m_format;
    RoundTabs* m_tabs;
    QPushButton* m_theme;
    ResultsLists* m_lists;
    TextLabel* m_hint; // where the sheets are while none is open
    SecondLook* m_secondLook;
    OpenSheets* m_sheets;
    TakenReports* m_taken;
    QSplitter* m_splitter;
    std::vector<GameAddress> m_ledFrom; // whose results led to the next sheet
    SheetPile m_pile;                   // of the second look; empty while there is none
    SheetActions* m_sheetActions;
    QAction* m_lookAction = nullptr;
};

} // namespace mentat
