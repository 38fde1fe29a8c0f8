#pragma once

#include "ui/heats/standings/what_if_panel.h"

class QAction;
class QPushButton;
class QScrollArea;

namespace mentat {

class ListTable;
class ListWithPanel;
class ReportTableModel;
class PlayerCard;
class StandingReasons;
struct HeatsWindow;
class TextLabel;
class TiesPanel;

/// The standings of an event with heats, whatever its rules, with the cut: a column for each key of
/// the order, the reasons for each row's place, the ties that a roll must decide, and what-if
/// games.
class StandingsPage : public Page {
    Q_OBJECT

public:
    StandingsPage(const PageContext& pageContext, const HeatsWindow& window);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override { return QStringLiteral("standings"); }
    void arrive() override;
    /// "p12": a player; "ties": the first die to type.
    void reveal(const QString& address) override;

protected:
    void showAll() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void makeActions();
    /// The displayed event: actual or supposed.
    [[nodiscard]] Event shownEvent();
    void showStandings(const Event& event);
    void keepRoomForMoves();
    [[nodiscard]] QStringList spareColumns(const Event& event) const;
    [[nodiscard]] std::optional<PlayerId> markedPlayer() const;
    /// The game that the marked player's values come from.
    [[nodiscard]] std::optional<GameAddress> bestGame() const;
    void showCard();
    void showReasons();
    [[nodiscard]] QStringList reasonsOf(const PlayerId& player) const;
    void showSide();
    void orderSide();
    void shareRoom();
    void showFocus();

    void typeUnknown();
    void typeRolls();
    void toggleWhatIf();
    void leaveWhatIf();
    void leavePanel();
    void openBestGame();
    void copyReasons();
    [[nodiscard]] QString uncheckedText(const Event& event) const;

    PageContext m_pageContext;
    const HeatsWindow& m_window;
    OpenBook& m_book;
    ReportTableModel* m_model;
    ListTable* m_list;
    StandingReasons* m_reasons;
    TextLabel* m_state;
    QPushButton* m_whatIfButton;
    TiesPanel* m_ties;
    WhatIfPanel* m_whatIf;
    TextLabel* m_cardTitle;
    PlayerCard* m_card; // of the marked player, if the list leaves room for it
    QWidget* m_main;    // the list and the reasons
    ListWithPanel* m_sides = nullptr;
    QScrollArea* m_side;
    QAction* m_rollAction = nullptr;
    QAction* m_bestAction = nullptr;
    bool m_supposes = false;
    // The displayed event, kept for the reasons.
    std::optional<Event> m_shown;
    Standings m_standings;
    StandingRemarks m_remarks;
};

} // namespace mentat
