#pragma once

#include "scoring/statistics/history.h"
#include "ui/pages/statistics/topics_page.h"

namespace mentat {

class ReportList;
class TextLabel;

/// All years of the file side by side: years, players with their careers, sides, and lines over the
/// years. Topics: "years", "players", "factions", then the figures.
class HistoryPage : public TopicsPage {
    Q_OBJECT

public:
    explicit HistoryPage(const PageContext& pageContext);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override;

Q_SIGNALS:
    /// The user wants to import a file of them.
    void earlierYearsWanted();

private:
    void build();
    void showAll() override;
    void showYear();
    void showCareer();
    [[nodiscard]] size_t format() const;
    [[nodiscard]] QWidget* yearsView();
    [[nodiscard]] QWidget* playersView();
    [[nodiscard]] QString rangeOfYears() const;

    bool m_hasAwards = false; // and therefore sides to report on
    History m_history;
    ReportList* m_years;
    TextLabel* m_yearTitle;
    ReportList* m_finalists;
    ReportList* m_bestOfSides;
    ReportList* m_players;
    TextLabel* m_playersNote;
    TextLabel* m_playerTitle;
    ReportList* m_career;
    ReportList* m_sides;
};

} // namespace mentat
