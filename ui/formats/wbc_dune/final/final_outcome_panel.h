#pragma once

#include "scoring/formats/wbc_dune/final/final_game.h"
#include "ui/desk/page.h"

class QLabel;

namespace mentat {

class ReportTableModel;
class RoundRolls;
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
    QLabel* m_reason; // of the marked place, where the list has no room for it
    RoundRolls* m_rolls;
};

} // namespace mentat
