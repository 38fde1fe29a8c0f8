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

/// A possible or alternative end of a game: the fields of a kind of rules in the what-if panel.
/// Nothing is stored.
class WhatIfFields : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Its rows in the panel's form, below the game.
    virtual void addRows(QFormLayout& form) = 0;
    /// The supposed game; nullptr: there is none.
    virtual void show(const Game* game) = 0;

Q_SIGNALS:
    void supposed(const mentat::Game& game);
    /// The typed values do not make a game.
    void refused(const QString& why);
};

/// Remarks on players on the page of standings in addition to the ranking.
struct StandingRemarks {
    StandingMarks marks{};
    std::map<PlayerId, QString> reasons{}; // why a player is already through
    std::vector<OpenQuestion> questions{}; // open questions of games
};

/// The interface of the page of standings to its kind of rules.
struct StandingsWindow {
    /// The text of the cut: "Cut: the first 6 advance (R4.6)".
    QString (*cut)(const OpenBook& book, const Event& event, const Standings& standings);
    /// nullptr: nothing.
    StandingRemarks (*remarks)(const Event& event, const Wording& wording) = nullptr;
    WhatIfFields* (*makeWhatIfFields)(const PageContext& pageContext);
};

class ReasonLine;

/// Next to the standings: possible and alternative ends of games. Nothing is stored.
class WhatIfPanel : public QWidget {
    Q_OBJECT

public:
    /// fields: of a game; the panel takes ownership.
    WhatIfPanel(OpenBook& book, WhatIfFields* fields, QWidget* parent = nullptr);

    /// Loads the current games of the event; removes suppositions about games that are gone.
    void refresh();
    void clear();
    void startTyping();
    [[nodiscard]] const std::map<GameAddress, Game>& supposedGames() const { return m_supposed; }
    /// The effect of the suppositions; or why they make no sense.
    void showEffect(const QString& effect);
    void showRefusal(const QString& why);

Q_SIGNALS:
    /// The suppositions changed.
    void changed();
    /// Back to the actual standings.
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
