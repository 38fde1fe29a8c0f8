#pragma once

#include "model/rounds/round.h"
#include "ui/desk/page.h"

class QAction;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabBar;

namespace mentat {

class AccentButton;
class EmptyPage;
class HeatSchedule;
class RoundEntry;
class RulesPanel;
class RoundPart;
class RoundTabs;
class TablesToCome;
class TablesView;
class TextLabel;
class TimelineView;
enum class RoundsShown;
struct GameAddress;
struct HeatsWindow;

/// A round from the check-in to started tables: on the left the source of its players, on the right
/// its tables, and the rules' other parts for it. The rail has one such page for heats, another for
/// advanced rounds.
class RoundsPage : public Page {
    Q_OBJECT

public:
    /// which: heats or advanced rounds.
    RoundsPage(const PageContext& pageContext, const HeatsWindow& format, const RoundsShown& which);
    ~RoundsPage() override;

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override;
    void arrive() override;
    void turnToNow() override;
    /// "2", "Semifinal": a round; "2/3", "Semifinal/3": one of its tables; "Semifinal/line-up",
    /// "Semifinal/tables"; "line-up", "tables", "places": of the current round; "p12": on the call
    /// list.
    void reveal(const QString& address) override;
    /// Only at a seat: at a check-in a letter begins a name, and a panel handles its own letters.
    [[nodiscard]] bool lettersActAt(const QWidget& focus) const override;

protected:
    /// Letters typed next to the tables go to the check-in field.
    void keyPressEvent(QKeyEvent* event) override;
    void showAll() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Left, right, and all rounds at once in place of both: the tabs of m_sides.
    enum class Side { People, Tables, Overview };

    void makeParts(const HeatsWindow& format);
    void build(const HeatsWindow& format);
    void connectParts();
    void makeActions();
    void addOwnActions();
    void followFocus(const QWidget* focus);
    [[nodiscard]] bool showsOneSide() const;
    void turnTo(Side side);
    void showActionsOf(Side side);
    [[nodiscard]] std::vector<RoundPart*> parts() const;
    void showRound();
    void showState();
    void showWords();
    void showNext(const std::optional<Round>& round);
    void takeNextStep();
    void draw();
    void callOut();
    void goOnAfterAct();
    void arriveAtPeople();
    void goToTables();
    void arriveAtTables();
    void addFirstHeat();
    /// All rounds at once; nullptr: the rules have no such view.
    [[nodiscard]] QWidget* overview() const;
    [[nodiscard]] bool isOverview() const { return m_side == Side::Overview; }
    /// The timeline of the tables in play, or the cards again.
    void showTimeline();
    [[nodiscard]] bool isOfHeats() const;
    [[nodiscard]] std::optional<Round> round() const;

    PageContext m_pageContext;
    OpenBook& m_book;
    const RoundsShown& m_which;
    std::optional<RoundId> m_shown;
    std::optional<RoundId> m_stated; // the round whose state is shown

    RoundTabs* m_tabs;
    QTabBar* m_sides; // when not everything is shown side by side
    QPushButton* m_callOut;
    QPushButton* m_byTime;              // pressed while the timeline is in place of the cards
    AccentButton* m_next;               // the accent: the next step
    QPushButton* m_early;               // possible, and not yet the next step
    HeatSchedule* m_schedule = nullptr; // of heats
    TextLabel* m_state;
    TextLabel* m_why;
    RoundEntry* m_entry;
    TablesToCome* m_toCome = nullptr; // if the rules do not lead to the tables themselves
    RulesPanel* m_panel = nullptr;    // of advanced rounds
    TablesView* m_tables;
    TimelineView* m_timeline;
    QWidget* m_timelineArea; // scrolls it
    QStackedWidget* m_right;
    QWidget* m_rightSide;
    QSplitter* m_splitter;
    EmptyPage* m_none = nullptr; // no heats: leads to the place for adding them

    Side m_side = Side::People;
    QAction* m_drawAction = nullptr;
    QAction* m_takeBackAction = nullptr;
    QAction* m_takeBackStarts = nullptr;
    QAction* m_callOutAction = nullptr;
    QAction* m_lastOfSide = nullptr; // below the acts of the side with the focus
};

} // namespace mentat
