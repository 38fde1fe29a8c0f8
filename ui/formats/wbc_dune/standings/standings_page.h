#pragma once

#include "app/session/earlier_years.h"
#include "scoring/formats/wbc_dune/standings/already_through.h"
#include "scoring/formats/wbc_dune/today/event_questions.h"
#include "ui/desk/page.h"

class QAction;
class QPushButton;
class QScrollArea;

namespace mentat {

class ListTable;
class StandingReasons;
class StandingsModel;
class TextLabel;
class TiesPanel;
class WhatIfPanel;

/// The standings with the cut: why each row stands where it does, the ties that a roll must decide,
/// and how things would stand if a game ended otherwise.
class StandingsPage : public Page {
    Q_OBJECT

public:
    explicit StandingsPage(const PageContext& pageContext);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override { return QStringLiteral("standings"); }
    void arrive() override;
    /// "p12": a player; "ties": the first die that is to be typed.
    void reveal(const QString& address) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void makeActions();
    void refresh();
    /// The event that is shown: as it is, or as it would be.
    [[nodiscard]] Event shownEvent();
    void showStandings(const Event& event);
    void spanCut();
    void showReasons();
    [[nodiscard]] QStringList reasonsOf(const PlayerId& player) const;
    void showSide();
    void shareRoom();

    void typeUnknown();
    void typeRolls();
    void toggleWhatIf();
    void leaveWhatIf();
    void openBestGame();
    void copyReasons();
    [[nodiscard]] QString cutSentence(const Event& event) const;
    [[nodiscard]] QString uncheckedText(const Event& event) const;

    PageContext m_pageContext;
    OpenBook& m_book;
    StandingsModel* m_model;
    ListTable* m_list;
    StandingReasons* m_reasons;
    TextLabel* m_state;
    QPushButton* m_whatIfButton;
    TiesPanel* m_ties;
    QScrollArea* m_tiesArea;
    WhatIfPanel* m_whatIf;
    QScrollArea* m_whatIfArea;
    QWidget* m_main; // the list and why somebody is where
    QWidget* m_side;
    QAction* m_rollAction = nullptr;
    bool m_supposes = false;
    bool m_isStale = true;
    // What is shown, kept for the reasons.
    std::optional<Event> m_shown;
    Standings m_standings;
    std::vector<OpenQuestion> m_questions;
    std::vector<Certainty> m_certain;
};

} // namespace mentat
