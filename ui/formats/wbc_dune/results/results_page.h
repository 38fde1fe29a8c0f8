#pragma once

#include "model/formats/wbc_dune/game_address.h"
#include "scoring/formats/wbc_dune/results/sheet_field.h"
#include "ui/desk/page.h"
#include "ui/itemmodels/formats/wbc_dune/questions_model.h"

#include <map>

class QAction;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabBar;

namespace mentat {

class HeatTabs;
class ResultSheet;
class ResultsLists;
class SecondLook;

/// The results of a heat: its tables with how far each is, what is to be asked, and the sheets that
/// are being typed, several at a time.
class ResultsPage : public Page {
    Q_OBJECT

public:
    explicit ResultsPage(const PageContext& pageContext);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override { return QStringLiteral("results"); }
    void arrive() override;
    /// "2": a heat; "2/3": the sheet of a table of it.
    void reveal(const QString& address) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    [[nodiscard]] QWidget* makeHint();
    void makeActions();
    void showHeat();
    void shareRoom();
    [[nodiscard]] const Heat* heat() const;

    ResultSheet* open(TableNumber table);
    void close(ResultSheet& sheet);
    void closeAll();
    void leaveSheet();
    void showSheetTabs();
    void showSheetOfTab(int tab);
    /// nullptr while none is open.
    [[nodiscard]] ResultSheet* sheet() const;
    /// Those of the shown heat, in the order of their tabs.
    [[nodiscard]] std::vector<ResultSheet*> sheets() const;
    void stepSheet(int direction);

    void endNow();
    void takeBackEnd();
    void acceptWarnings();
    /// Of the open sheet, else of the marked table.
    [[nodiscard]] std::optional<GameAddress> placeMeant() const;
    void moveDraft();
    void answer(const QuestionRow& question, const QString& typed);

    void startSecondLook();
    void endSecondLook();
    void showPileSheet();
    void tickPileSheet();
    void stepPile(int direction);

    PageContext m_pageContext;
    OpenBook& m_book;
    HeatTabs* m_tabs;
    QPushButton* m_theme;
    ResultsLists* m_lists;
    QPushButton* m_toHeats; // while the heat has no tables
    QTabBar* m_sheetTabs;
    SecondLook* m_secondLook;
    QStackedWidget* m_stack; // of sheets; the first is what to do while none is open
    QWidget* m_right;
    QSplitter* m_splitter;
    std::map<GameAddress, SheetField> m_stoppedAt; // in this run
    std::map<GameAddress, ResultSheet*> m_sheets;
    std::vector<TableNumber> m_pile; // of the second look; empty while there is none
    std::optional<HeatNumber> m_pileHeat;
    size_t m_pilePlace = 0;
    bool m_isPileThrough = false;         // the last of it was checked just now
    std::vector<QAction*> m_sheetActions; // only with a sheet
    QAction* m_lookAction = nullptr;
};

} // namespace mentat
