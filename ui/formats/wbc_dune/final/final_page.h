#pragma once

#include "ui/desk/page.h"

class QStackedWidget;
class QAction;
class QTabBar;

namespace mentat {

class FinalGameView;
class LineUpView;

/// The final, from the call list on Friday night to its sheet: its parts as tabs.
class FinalPage : public Page {
    Q_OBJECT

public:
    explicit FinalPage(const PageContext& pageContext);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override { return QStringLiteral("finalists"); }
    void arrive() override;
    /// "p12": on the call list; "line-up" and "game": the parts.
    void reveal(const QString& address) override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    enum Part { WhoPlays, TheGame };

    void build();
    void makeActions();
    void noteChange();
    void refresh();
    /// What is next: who plays, then the game.
    void openNextPart();
    void showPart(int part);
    void arriveAtPart();
    void stepPart(int direction);

    OpenBook& m_book;
    QAction* m_nextPart = nullptr; // below the acts of the part that is shown
    QTabBar* m_tabs;
    QStackedWidget* m_stack;
    LineUpView* m_lineUp;
    FinalGameView* m_game;
    bool m_isStale = true;
    bool m_isOpened = false; // since the event was chosen
};

} // namespace mentat
