#pragma once

#include "scoring/formats/by_ruleset/ruleset_standings.h"
#include "ui/desk/page.h"

class QAction;
class QScrollArea;

namespace mentat {

class ListTable;
class RulesetStandingsModel;
class StandingReasons;
class TextLabel;
class TiesPanel;

/// The standings by a ruleset (H5) with the cut: a column for each key of the order, why each row
/// stands where it does, and the ties that a roll must decide.
class RulesetStandingsPage : public Page {
    Q_OBJECT

public:
    explicit RulesetStandingsPage(const PageContext& pageContext);

    [[nodiscard]] QString context() const override;
    void arrive() override;
    /// "p12": a player; "ties": the first die that is to be typed.
    void reveal(const QString& address) override;

private:
    void build();
    void refresh();
    void showStandings();
    void spanCut();
    void showReasons();
    [[nodiscard]] QStringList reasonsOf(const PlayerId& player) const;
    void typeRolls();
    void copyReasons();
    [[nodiscard]] QString cutSentence() const;

    OpenBook& m_book;
    RulesetStandingsModel* m_model;
    ListTable* m_list;
    StandingReasons* m_reasons;
    TiesPanel* m_ties;
    QScrollArea* m_tiesArea;
    QAction* m_rollAction = nullptr;
    bool m_isStale = true;
    RulesetStandings m_standings; // as they are shown
};

} // namespace mentat
