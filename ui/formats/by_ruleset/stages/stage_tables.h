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
class RulesetSheet;
class SheetActions;
class StageRolls;
class TablesView;
class TextLabel;

/// The tables of a stage: what they would be, then as they are, with their sheets, and the dice of
/// those who share a place.
class StageTables : public QWidget {
    Q_OBJECT

public:
    explicit StageTables(const PageContext& pageContext, QWidget* parent = nullptr);

    /// lineUp: nullptr while it cannot be computed.
    void showStage(const Name& stage, const AdvancedRound& round, const StageLineUp* lineUp);
    void showNothing();
    void arrive();
    /// With its sheet.
    void openTable(TableNumber table);
    void closeSheet();
    /// As the cards show them.
    void seat();
    [[nodiscard]] const std::vector<QAction*>& tableActions() const { return m_actions; }
    /// Whether the letters that are typed at this place are the tables'.
    [[nodiscard]] bool isAtSeats(const QWidget& focus) const;
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
    /// To the seats of the table, of the first one where none is named.
    void focusTables(std::optional<TableNumber> table = {});
    void showButtons();
    void typeNext(TableNumber done);
    void start();
    void throwDraftAway();
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
    CardArea* m_cards; // before they are seated
    AccentButton* m_seat;
    QPushButton* m_again;    // another chance
    QPushButton* m_seatOver; // although they are seated
    AccentButton* m_start;
    TablesView* m_seated;
    StageRolls* m_rolls;
    QVBoxLayout* m_column = nullptr;
    RulesetSheet* m_sheet = nullptr; // the one that is open
    std::vector<QAction*> m_actions;
    std::vector<QAction*> m_ofTables; // once they are seated
    SheetActions* m_ofSheet;
};

} // namespace mentat
