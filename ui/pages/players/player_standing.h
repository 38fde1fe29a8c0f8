#pragma once

#include "ui/desk/page.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace mentat {

class IconLabel;
class ReasonLine;

/// R6.2: whether a player is disqualified and why; disqualifies and reinstates, with the reason
/// typed in a line of the panel. Takes out a player whom nothing refers to.
class PlayerStanding : public QWidget {
    Q_OBJECT

public:
    explicit PlayerStanding(OpenBook& book, QWidget* parent = nullptr);

    /// isDisqualified: also by a dropout that nobody excused (R6.1).
    void show(const std::optional<PlayerId>& player, bool isDisqualified);
    void remove();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void ask();
    void giveUp();
    void act();
    void leadToAct();
    void showState();

    OpenBook& m_book;
    std::optional<PlayerId> m_player;
    bool m_isDisqualified = false;
    IconLabel* m_icon;
    QLabel* m_state;
    QPushButton* m_change;
    QPushButton* m_remove;
    QWidget* m_question;
    QLineEdit* m_reason;
    ReasonLine* m_why;
    QPushButton* m_act;
    QPushButton* m_leave;
};

} // namespace mentat
