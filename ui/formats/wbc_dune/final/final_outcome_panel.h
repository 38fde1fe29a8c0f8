#pragma once

#include "scoring/formats/wbc_dune/final/final_game.h"
#include "ui/desk/page.h"

class QLabel;
class QVBoxLayout;

namespace mentat {

class FinalRolls;
class PlacementsModel;
class RollsMade;
class WholeTable;

/// The places of the final, each with why it stands before the next, and the rolls of those who are
/// equal.
class FinalOutcomePanel : public QWidget {
    Q_OBJECT

public:
    explicit FinalOutcomePanel(const PageContext& pageContext, QWidget* parent = nullptr);

    /// Shown only where there are places.
    void showState(const FinalState& state);
    void focusRolls();
    void focusPlaces();

Q_SIGNALS:
    void sheetWanted();

private:
    void build();
    void showTies();
    void showRollsMade();
    void showReason();
    /// To the next tie that rolls, or to the places.
    void goOn();

    OpenBook& m_book;
    PlacementsModel* m_model;
    WholeTable* m_table;
    QLabel* m_reason; // of the marked place, where the list has no room for it
    QVBoxLayout* m_rolls;
    RollsMade* m_made;
    std::vector<FinalRolls*> m_ties;
};

} // namespace mentat
