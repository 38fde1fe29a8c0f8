#pragma once

#include "model/rounds/round.h"
#include "reports/tables/standings_table.h"
#include "scoring/heats/games/open_question.h"
#include "ui/desk/page.h"

#include <map>

class QFormLayout;
class QComboBox;
class QLabel;
class QPushButton;

namespace mentat {

/// How a game could end, or could have ended: the fields of the what-if panel that a kind of rules
/// has. Nothing of it is stored.
class WhatIfFields : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Its rows in the panel's form, below the game.
    virtual void addRows(QFormLayout& form) = 0;
    /// As it is supposed now; nullptr: there is none.
    virtual void show(const Game* game) = 0;

Q_SIGNALS:
    void supposed(const mentat::Game& game);
    /// What is typed makes no game.
    void refused(const QString& why);
};

/// What the page of standings shows of somebody beside the ranking.
struct StandingRemarks {
    StandingMarks marks{};
    std::map<PlayerId, QString> reasons{}; // why somebody is already through
    std::vector<OpenQuestion> questions{}; // what is asked of games
};

/// What the page of standings asks of the kind of rules whose page it is.
struct StandingsWindow {
    /// What is cut off where: "Cut: the first 6 advance (R4.6)".
    QString (*cut)(const OpenBook& book, const Event& event, const Standings& standings);
    /// nullptr: nothing.
    StandingRemarks (*remarks)(const Event& event, const Wording& wording) = nullptr;
    WhatIfFields* (*makeWhatIfFields)(const PageContext& pageContext);
};

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
