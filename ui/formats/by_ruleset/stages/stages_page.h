#pragma once

#include "scoring/formats/by_ruleset/stage_lineups.h"
#include "ui/desk/page.h"

class QAction;
class QStackedWidget;
class QTabBar;

namespace mentat {

class LineUpView;
class PlacesView;
class StageTables;
class TextLabel;

/// The advanced rounds of an event by a ruleset, each under its tab: who plays, from the call list
/// on; its tables with their sheets; and behind the last one the places.
class StagesPage : public Page {
    Q_OBJECT

public:
    explicit StagesPage(const PageContext& pageContext);

    [[nodiscard]] QString context() const override;
    void arrive() override;
    void turnToNow() override;
    /// "Semifinal", "Semifinal/line-up", "Semifinal/tables", "Semifinal/2": a stage, who plays it,
    /// its tables, the sheet of one; "places"; "p12": on the call list.
    void reveal(const QString& address) override;
    [[nodiscard]] bool lettersActAt(const QWidget& focus) const override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    enum Part { WhoPlays, TheTables, ThePlaces };

    void build();
    void connectParts();
    void refresh();
    void showTabs();
    void showStage();
    void showNoStage();
    void showPlaces(bool isShown);
    void showState(const StageLineUps& lineUps);
    [[nodiscard]] QString stateText(const StageLineUp* lineUp) const;
    [[nodiscard]] QString whyText(const StageLineUp& lineUp) const;
    void showPart(int part);
    void arriveAtPart();
    void stepPart(int direction);
    void openNextStage();
    void openNextPart();
    /// The cards first; where they are shown, what they show is taken.
    void seat();
    void revealInStage(const QString& place);
    /// nullptr where the event has none.
    [[nodiscard]] const StageRule* rule() const;
    [[nodiscard]] const PlayedStage* played() const;
    [[nodiscard]] bool isLast() const;

    OpenBook& m_book;
    QTabBar* m_tabs;
    QTabBar* m_parts;
    TextLabel* m_state;
    TextLabel* m_why;
    QStackedWidget* m_stack;
    LineUpView* m_lineUp;
    StageTables* m_tables;
    PlacesView* m_places;
    QAction* m_nextPart = nullptr; // below the acts of the part that is shown
    bool m_isStale = true;
    bool m_isOpened = false; // since the event or the stage was chosen
};

} // namespace mentat
