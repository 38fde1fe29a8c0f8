#pragma once

#include "scoring/formats/wbc_dune/final/final_game.h"
#include "ui/desk/page.h"
#include "ui/heats/round_parts.h"

class QScrollArea;

namespace mentat {

class FinalistsPanel;
class FinalOutcomePanel;
class FinalPlayPanel;
class TextLabel;

/// What Dune has for its final beside who plays and its table, from the vote to the places (R7):
/// one thing to do next, what was done before stays in view and can be changed.
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
    bool arrive() override;
    bool typeOn(QKeyEvent& key) override;

private:
    void build();
    void makeActions();
    void showActions();
    void drawSeats();
    void openSheet();
    [[nodiscard]] bool hasDune() const;
    [[nodiscard]] bool isToCome() const;

    OpenBook& m_book;
    FinalState m_state;
    TextLabel* m_champion;
    FinalistsPanel* m_finalists;
    FinalPlayPanel* m_play;
    FinalOutcomePanel* m_outcome;
    QScrollArea* m_area;
    std::vector<QAction*> m_beforePlay;
    QAction* m_takeBackStart = nullptr;
    QAction* m_takeBackEnd = nullptr;
    QAction* m_rollAction = nullptr;
};

} // namespace mentat
