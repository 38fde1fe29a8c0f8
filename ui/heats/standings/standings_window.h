#pragma once

#include "reports/tables/standings_table.h"
#include "scoring/heats/games/open_question.h"
#include "ui/desk/page.h"

class QFormLayout;

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

} // namespace mentat
