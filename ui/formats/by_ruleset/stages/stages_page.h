#pragma once

#include "scoring/formats/by_ruleset/stage_lineups.h"
#include "ui/desk/page.h"

class QAction;
class QTabBar;
class QVBoxLayout;

namespace mentat {

class AccentButton;
class ListTable;
class ReasonLine;
class RulesetSheet;
class StagePlayersModel;
class StageTablesModel;
class TextLabel;

/// The advanced rounds of an event by a ruleset, each under its tab: who qualified, who plays, at
/// which tables, and their results.
class StagesPage : public Page {
    Q_OBJECT

public:
    explicit StagesPage(const PageContext& pageContext);

    void arrive() override;
    /// The name of a stage.
    void reveal(const QString& address) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void refresh();
    void showTabs();
    void showStage();
    void showTables(const PlayedStage* played);
    [[nodiscard]] QString stateText(const StageRule& rule, const StageLineUps& lineUps,
                                    const PlayedStage* played) const;
    void seat();
    void toggleUnavailable();
    void openMarked();
    void closeSheet();
    void typeNext(TableNumber done);
    /// nullptr where the event has none.
    [[nodiscard]] const StageRule* rule() const;
    [[nodiscard]] const PlayedStage* played() const;

    PageContext m_pageContext;
    OpenBook& m_book;
    QTabBar* m_tabs;
    TextLabel* m_state;
    ReasonLine* m_ties;
    AccentButton* m_seat;
    StagePlayersModel* m_playersModel;
    ListTable* m_players;
    StageTablesModel* m_tablesModel;
    ListTable* m_tables;
    QVBoxLayout* m_right = nullptr;
    RulesetSheet* m_sheet = nullptr; // the one that is open
    QAction* m_seatAction = nullptr;
    bool m_isStale = true;
};

} // namespace mentat
