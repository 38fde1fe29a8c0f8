#pragma once

#include "app/session/ruleset/ruleset_session.h"
#include "scoring/heats/final/advanced_round.h"
#include "scoring/ruleset/stage_lineups.h"
#include "ui/desk/page.h"
#include "ui/heats/round_parts.h"

class QLineEdit;
class QPushButton;

namespace mentat {

class ListTable;
class ReportTableModel;
class TextLabel;

/// The end of an event by a ruleset: the final places (H11), with laurels and plaques (R7.6).
class PlacesView : public QWidget {
    Q_OBJECT

public:
    explicit PlacesView(const PageContext& pageContext, QWidget* parent = nullptr);

    void refresh();
    [[nodiscard]] bool hasPlaces() const;
    void arrive();

Q_SIGNALS:
    void resultsWanted();

private:
    OpenBook& m_book;
    ReportTableModel* m_model;
    ListTable* m_list;
    TextLabel* m_note;
};

class BracketView;
class RoundRolls;

/// A ruleset's part of a stage in addition to people and tables: the dice of players who share a
/// place at a table (H7), after the last stage the places (H11), and for all rounds the bracket.
class StagePanel : public RulesPanel {
    Q_OBJECT

public:
    explicit StagePanel(const PageContext& pageContext);

    void showRound(const std::optional<RoundId>& round) override;
    void refresh() override;
    [[nodiscard]] QString stateText() const override { return m_stateText; }
    [[nodiscard]] QString whyText() const override { return m_whyText; }
    [[nodiscard]] QWidget* overview() const override;
    [[nodiscard]] QString overviewText() const override { return tr("Bracket"); }
    bool arrive() override;

private:
    void showRolls();
    void showWords();
    void showWord();
    /// H8: asks for the reason, and reports the decision.
    void decide(bool held);
    void decideByRule();
    [[nodiscard]] QString stateOf(const StageRule& rule, const StageLineUp& lineUp,
                                  const AdvancedRound& round) const;
    [[nodiscard]] QString whyOf(const StageRule& rule, const StageLineUp& lineUp,
                                const AdvancedRound& round) const;
    /// nullptr if the event has none.
    [[nodiscard]] const StageRule* rule() const;
    [[nodiscard]] const PlayedStage* played() const;
    [[nodiscard]] bool isLast() const;

    OpenBook& m_book;
    std::optional<Name> m_stage;
    QString m_stateText;
    QString m_whyText;
    RoundRolls* m_rolls;
    PlacesView* m_places;
    BracketView* m_bracket;
    QWidget* m_word; // whether it is held, by the GM's decision
    QPushButton* m_hold;
    QPushButton* m_skip;
    QPushButton* m_byRule;
};

class CardArea;

/// A preview of a stage's tables by its line-up and its seeding (H9), as cards; and reseating them,
/// as long as none has a result.
class StageSeating : public TablesToCome {
    Q_OBJECT

public:
    explicit StageSeating(const PageContext& pageContext);

    void showRound(const std::optional<RoundId>& round) override;
    void refresh() override;
    void draw() override;
    [[nodiscard]] bool canDraw() const override;
    [[nodiscard]] QString drawText() const override { return tr("Seat the tables"); }
    /// Another draw of the preview, and of the seated tables.
    [[nodiscard]] QWidget* barActs() const override { return m_buttons; }

private:
    void build();
    void showCards();
    void showHint(const Result<StageDraw>& drawn);
    void takeSizes();
    [[nodiscard]] Result<StageDraw> drawn(qint64 seed) const;
    void seat(qint64 seed);
    void drawAgain();
    void seatOver();
    [[nodiscard]] const StageRule* rule() const;
    [[nodiscard]] bool isSeated() const;
    [[nodiscard]] bool isLast() const;

    PageContext m_pageContext;
    OpenBook& m_book;
    std::optional<Name> m_stage;
    AdvancedRound m_round;
    std::vector<PlayerId> m_whoPlays; // in the order of seeding, as they would be seated
    qint64 m_seed = 0;                // of the cards
    bool m_mayBeSeated = false;
    std::vector<Count> m_asked; // sizes of the tables; empty: by the rule

    TextLabel* m_hint;
    QWidget* m_sizesRow;
    QLineEdit* m_sizes;
    CardArea* m_cards;
    QWidget* m_buttons;
    QPushButton* m_again;    // another random draw
    QPushButton* m_seatOver; // although they are seated
};

} // namespace mentat
