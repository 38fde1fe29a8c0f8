#pragma once

#include "model/rounds/round.h"
#include "ui/heats/standings/standings_window.h"

#include <map>

class QComboBox;
class QLabel;
class QPushButton;

namespace mentat {

class ReasonLine;

/// Beside the standings: how games could end, or could have ended. Nothing of it is stored.
class WhatIfPanel : public QWidget {
    Q_OBJECT

public:
    /// fields: of a game; the panel takes it.
    WhatIfPanel(OpenBook& book, WhatIfFields* fields, QWidget* parent = nullptr);

    /// The games of the event as they are now; what was supposed of games that are gone goes.
    void refresh();
    void clear();
    void startTyping();
    [[nodiscard]] const std::map<GameAddress, Game>& supposedGames() const { return m_supposed; }
    /// What the suppositions change; where they make no sense, why.
    void showEffect(const QString& effect);
    void showRefusal(const QString& why);

Q_SIGNALS:
    /// Something else is supposed.
    void changed();
    /// Back to what is.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void fillGames();
    void showGame();
    [[nodiscard]] std::optional<GameAddress> place() const;
    [[nodiscard]] const Game* shownGame() const;
    [[nodiscard]] QString titleOf(const GameAddress& place, const Game& game) const;
    void suppose(const Game& game);
    void asItIs();

    OpenBook& m_book;
    QComboBox* m_games;
    WhatIfFields* m_fields;
    QLabel* m_effect;
    ReasonLine* m_refusal;
    QPushButton* m_asItIs;
    QPushButton* m_clear;
    std::map<GameAddress, Game> m_supposed;
};

} // namespace mentat
