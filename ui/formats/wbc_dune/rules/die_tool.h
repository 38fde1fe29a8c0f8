#pragma once

#include "ui/desk/page.h"

class QLabel;
class QLineEdit;
class QSpinBox;

namespace mentat {

class AccentButton;
class ReasonLine;

/// Dice whose result stands among the rulings, so that nobody rolls twice for one thing.
class DieTool : public QWidget {
    Q_OBJECT

public:
    explicit DieTool(const PageContext& pageContext, QWidget* parent = nullptr);

private:
    void layOut();
    void roll();
    [[nodiscard]] QString rolledDice() const;
    void showRolls();

    PageContext m_pageContext;
    OpenBook& m_book;
    QLineEdit* m_what;
    QSpinBox* m_dice;
    AccentButton* m_roll;
    QLabel* m_shown;
    QLabel* m_recorded;
    QLabel* m_before;
    ReasonLine* m_cannot;
    std::optional<Ruling> m_last; // rolled here, and shown large while it is recorded
};

} // namespace mentat
