#pragma once

#include "scoring/dune/games/map.h"
#include "ui/desk/page.h"

#include <array>

class QComboBox;
class QLabel;
class QSpinBox;
class QLineEdit;

namespace mentat {

class ReasonLine;

/// The first player and the order of play, from the positions of the storm and of the players'
/// dots.
class TurnOrderTool : public QWidget {
    Q_OBJECT

public:
    explicit TurnOrderTool(const PageContext& pageContext, QWidget* parent = nullptr);

private:
    /// A player's dot; a sector of 0: no player is there.
    struct Dot {
        QSpinBox* sector = nullptr;
        QComboBox* faction = nullptr;
    };
    /// A dot with a player.
    struct TakenDot {
        Sector sector;
        std::optional<Faction> faction;
    };

    void makeDots();
    void layOut();
    void answer();
    [[nodiscard]] bool isAsMade() const;
    [[nodiscard]] std::vector<TakenDot> placed() const;
    [[nodiscard]] QString clash(const std::vector<TakenDot>& dots) const;
    [[nodiscard]] QString orderText(const std::vector<TakenDot>& dots) const;

    OpenBook& m_book;
    QSpinBox* m_storm;
    std::array<Dot, usualDots.size()> m_dots;
    QLabel* m_hint; // in place of the order until something is typed
    QLabel* m_order;
    QLabel* m_guild;
    ReasonLine* m_clash;
};

class AccentButton;

/// Dice whose result is recorded among the rulings, so that no one rolls twice for one thing.
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
