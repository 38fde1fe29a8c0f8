#pragma once

#include "scoring/formats/wbc_dune/final/final_game.h"
#include "ui/desk/page.h"

#include <functional>

class QAction;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace mentat {

class AccentButton;
class EmptyPage;
class FinalistsPanel;
class FinalOutcomePanel;
class FinalPlayPanel;
class ReasonLine;
class ResultSheet;
class SheetActions;

/// The final's game from the vote to the places: one thing to do next, what was done before stays
/// in view and can be changed. Its actions() belong into the menu of the page that it stands on.
class FinalGameView : public QWidget {
    Q_OBJECT

public:
    explicit FinalGameView(const PageContext& pageContext, QWidget* parent = nullptr);

    /// Shows the event as it stands; called after each change while the view is shown.
    void refresh();
    /// Puts the focus where the next step is typed.
    void arrive();
    /// The one thing to do next, for the bar of the page that it stands on.
    [[nodiscard]] QWidget* nextStep() const { return m_nextStep; }
    /// The sheet in place of what leads to it; Esc comes back.
    void openSheet();

Q_SIGNALS:
    /// To where the line-up is made.
    void lineUpWanted();
    /// To where results are typed.
    void resultsWanted();

private:
    void build();
    QWidget* makeHead();
    void makeActions();
    void makeSheetActions();
    /// Another line of the menu Page while the game is shown, with its key where it has one.
    QAction* addTo(const QString& text, std::optional<DeskKey> key,
                   const std::function<void()>& act);
    void closeSheet();
    void showStep();
    void showActions();
    [[nodiscard]] QString nextText() const;
    void takeNextStep();
    void start();
    void endNow();
    void record();
    [[nodiscard]] ResultSheet* shownSheet() const;

    PageContext m_pageContext;
    OpenBook& m_book;
    FinalState m_state;
    ReasonLine* m_provisional;
    QPushButton* m_toLineUp;
    QWidget* m_head;
    QWidget* m_nextStep;
    QLabel* m_nextText;
    QLabel* m_champion;
    AccentButton* m_next;
    FinalistsPanel* m_finalists;
    FinalPlayPanel* m_play;
    FinalOutcomePanel* m_outcome;
    QStackedWidget* m_stack;
    EmptyPage* m_none;              // while nobody is ranked
    ResultSheet* m_sheet = nullptr; // while it is open
    SheetActions* m_sheetActions;
    std::vector<QAction*> m_beforePlay;
    QAction* m_startAction = nullptr;
    QAction* m_endAction = nullptr;
    QAction* m_takeBackStart = nullptr;
    QAction* m_takeBackEnd = nullptr;
    QAction* m_rollAction = nullptr;
};

} // namespace mentat
