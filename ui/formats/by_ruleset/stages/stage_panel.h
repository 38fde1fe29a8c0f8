#pragma once

#include "scoring/formats/by_ruleset/stage_lineups.h"
#include "scoring/heats/final/advanced_round.h"
#include "ui/desk/page.h"
#include "ui/heats/round_parts.h"

namespace mentat {

class ListTable;
class ReportTableModel;
class TextLabel;

/// The end of an event by a ruleset: who came in where (H11), with laurels and plaques (R7.6).
class PlacesView : public QWidget {
    Q_OBJECT

public:
    explicit PlacesView(const PageContext& pageContext, QWidget* parent = nullptr);

    void refresh();
    [[nodiscard]] bool hasPlaces() const;
    void arrive();

Q_SIGNALS:
    void resultsWanted();

private:
    OpenBook& m_book;
    ReportTableModel* m_model;
    ListTable* m_list;
    TextLabel* m_note;
};

class RoundRolls;

/// What a ruleset has for a stage beside its people and tables: the dice of those who share a place
/// at a table (H7), and behind the last stage the places (H11).
class StagePanel : public RulesPanel {
    Q_OBJECT

public:
    explicit StagePanel(const PageContext& pageContext);

    void showRound(const std::optional<RoundId>& round) override;
    void refresh() override;
    [[nodiscard]] QString stateText() const override { return m_stateText; }
    [[nodiscard]] QString whyText() const override { return m_whyText; }
    bool arrive() override;

private:
    void showRolls();
    void showWords();
    [[nodiscard]] QString stateOf(const StageRule& rule, const StageLineUp& lineUp,
                                  const AdvancedRound& round) const;
    [[nodiscard]] QString whyOf(const StageRule& rule, const StageLineUp& lineUp,
                                const AdvancedRound& round) const;
    /// nullptr where the event has none.
    [[nodiscard]] const StageRule* rule() const;
    [[nodiscard]] const PlayedStage* played() const;
    [[nodiscard]] bool isLast() const;

    OpenBook& m_book;
    std::optional<Name> m_stage;
    QString m_stateText;
    QString m_whyText;
    RoundRolls* m_rolls;
    PlacesView* m_places;
};

} // namespace mentat
