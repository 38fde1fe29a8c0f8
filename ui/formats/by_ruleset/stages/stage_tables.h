#pragma once

#include "scoring/formats/by_ruleset/stage_lineups.h"
#include "scoring/heats/final/advanced_round.h"
#include "ui/desk/page.h"

class QAction;
class QPushButton;
class QVBoxLayout;

namespace mentat {

class AccentButton;
class CardArea;
class EmptyPage;
class ListTable;
class RulesetSheet;
class SheetActions;
class StageRolls;
class StageTablesModel;
class TableQuestion;
class TextLabel;

/// The tables of a stage: as cards before they are seated, then as a list with their sheets, and
/// the dice of those who share a place.
class StageTables : public QWidget {
    Q_OBJECT

public:
    explicit StageTables(const PageContext& pageContext, QWidget* parent = nullptr);

    /// lineUp: nullptr while it cannot be computed.
    void showStage(const Name& stage, const AdvancedRound& round, const StageLineUp* lineUp);
    void showNothing();
    void showDrafts();
    void arrive();
    /// With its sheet.
    void openTable(TableNumber table);
    void closeSheet();
    /// As the cards show them.
    void seat();
    [[nodiscard]] const std::vector<QAction*>& tableActions() const { return m_actions; }
    /// Seating, starting and recording, for the bar of the page that it stands on.
    [[nodiscard]] QWidget* acts() const { return m_acts; }

Q_SIGNALS:
    /// Nothing is seated, and nobody is known to play.
    void whoPlaysWanted();

private:
    void build();
    void showCards(const std::vector<Game>& games);
    void makeActions();
    void showPreview(const AdvancedRound& round, const StageLineUp* lineUp);
    void showTables();
    void showButtons();
    void openMarked();
    void typeNext(TableNumber done);
    void makeVoid(const QString& reason);
    void takeSeats(const std::vector<int>& seats);
    void start();
    void throwDraftAway();
    [[nodiscard]] std::optional<TableNumber> marked() const;
    [[nodiscard]] const PlayedStage* played() const;
    [[nodiscard]] const StageRule& rule() const;
    [[nodiscard]] bool isSeated() const;

    PageContext m_pageContext;
    OpenBook& m_book;
    std::optional<Name> m_stage;
    std::vector<PlayerId> m_whoPlays; // in the order of seeding, as they would be seated
    qint64 m_seed = 0;                // of the cards
    bool m_canSeat = false;

    TextLabel* m_hint;
    EmptyPage* m_none;
    QWidget* m_acts;
    CardArea* m_cards;
    AccentButton* m_seat;
    QPushButton* m_again;    // another chance
    QPushButton* m_seatOver; // although they are seated
    AccentButton* m_start;
    StageTablesModel* m_model;
    ListTable* m_list;
    TableQuestion* m_question;
    StageRolls* m_rolls;
    QVBoxLayout* m_column = nullptr;
    RulesetSheet* m_sheet = nullptr; // the one that is open
    std::vector<QAction*> m_actions;
    std::vector<QAction*> m_ofTable; // that are about the marked table
    QAction* m_startAction = nullptr;
    SheetActions* m_ofSheet;
};

} // namespace mentat
