#pragma once

#include "ui/desk/page.h"

class QLabel;
class QListWidget;
class QSpinBox;

namespace mentat {

class AccentButton;
class ReasonLine;

/// Draws the tables of a round: who plays is ticked, the size of the tables chosen; whoever met
/// before meets again as little as can be. The tables are kept as half-typed games.
class RoundPanel : public QWidget {
    Q_OBJECT

public:
    explicit RoundPanel(const PageContext& pageContext, QWidget* parent = nullptr);

    /// Everybody who is not disqualified is ticked.
    void show();
    void draw();
    /// Drawing, for the bar of the page that it stands on.
    [[nodiscard]] QWidget* acts() const { return m_acts; }

Q_SIGNALS:
    /// With the number of its first game.
    void drawn(int game);
    void left();

private:
    void showSizes();
    [[nodiscard]] std::vector<PlayerId> ticked() const;

    OpenBook& m_book;
    const DeskTheme& m_theme;
    std::function<qint64()> m_newSeed;
    QListWidget* m_players;
    QSpinBox* m_size;
    QLabel* m_sizes;
    ReasonLine* m_fault;
    QWidget* m_acts;
    AccentButton* m_draw;
};

} // namespace mentat
