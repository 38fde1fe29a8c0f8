#pragma once

#include "scoring/dune/final/final_game.h"
#include "ui/desk/page.h"
#include "ui/heats/round_parts.h"

class QLabel;
class QCheckBox;
class QSpinBox;
class QScrollArea;
class QVBoxLayout;

namespace mentat {

class ReportTableModel;
class RoundRolls;
class WholeTable;

/// The places of the final, each with the reason why it is before the next, and the rolls of tied
/// players.
class FinalOutcomePanel : public QWidget {
    Q_OBJECT

public:
    explicit FinalOutcomePanel(const PageContext& pageContext, QWidget* parent = nullptr);

    /// Shown only if there are places.
    void showState(const FinalState& state);
    void focusRolls();
    void focusPlaces();

Q_SIGNALS:
    void sheetWanted();
    /// The last tie has rolled.
    void left();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void showRolls();
    void showReason();

    OpenBook& m_book;
    ReportTableModel* m_model;
    WholeTable* m_table;
    QLabel* m_reason; // of the marked place, if the list has no room for it
    RoundRolls* m_rolls;
};

/// The start and end of the final, and its own clock (R3.1).
class FinalPlayPanel : public QWidget {
    Q_OBJECT

public:
    explicit FinalPlayPanel(const PageContext& pageContext, QWidget* parent = nullptr);

    void showState(const FinalState& state);

private:
    void build();
    [[nodiscard]] QString times() const;

    OpenBook& m_book;
    QLabel* m_times;
    QWidget* m_limit; // the fields
    QSpinBox* m_minutes;
    QCheckBox* m_waived;
};

class FinalistsPanel;
class TextLabel;

/// Dune's part of the final in addition to its players and its table, from the vote to the places
/// (R7): one next step; earlier steps stay visible and can be changed.
class FinalPanel : public RulesPanel {
    Q_OBJECT

public:
    explicit FinalPanel(const PageContext& pageContext);

    void showRound(const std::optional<RoundId>&) override {} // there is one
    void refresh() override;
    [[nodiscard]] QString stateText() const override;
    [[nodiscard]] QString whyText() const override;
    [[nodiscard]] std::optional<RoundStep> nextStep() const override;
    void takeNextStep() override;
    bool takeTables(QWidget& tables) override;
    bool arrive() override;
    bool typeOn(QKeyEvent& key) override;

private:
    void build();
    void makeActions();
    void showActions();
    void drawSeats();
    void openSheet();
    void showFocus();
    [[nodiscard]] bool hasDune() const;
    [[nodiscard]] bool isToCome() const;

    OpenBook& m_book;
    FinalState m_state;
    TextLabel* m_champion;
    FinalistsPanel* m_finalists;
    FinalPlayPanel* m_play;
    FinalOutcomePanel* m_outcome;
    QVBoxLayout* m_parts; // one after another, each as high as its content
    QScrollArea* m_area;
    std::vector<QAction*> m_beforePlay;
    QAction* m_takeBackStart = nullptr;
    QAction* m_takeBackEnd = nullptr;
    QAction* m_rollAction = nullptr;
};

} // namespace mentat
