#pragma once

#include "reports/heats/report_parts.h"
#include "reports/wording/figure_words.h"
#include "scoring/formats/wbc_dune/figures/event_figures.h"

namespace mentat {

/// The parts of the event report; each stands below its heading, and says nothing where there is
/// nothing to say.
class EventTables : ReportTeller {
public:
    /// Keeps the reference.
    explicit EventTables(const ReportRequest& request);

    [[nodiscard]] bool hasGames() const { return m_figures.heatGames.games > 0; }

    void addOverview(ReportDocument& document) const;
    /// The year's figures as columns beside those of the last years that know any.
    void addEarlierYears(ReportDocument& document) const;
    /// Heat by heat, and who came how often.
    void addParticipation(ReportDocument& document) const;
    /// Turns and time, of the games of five against those of six.
    void addLengths(ReportDocument& document) const;
    void addVictories(ReportDocument& document) const;
    void addFactions(ReportDocument& document) const;
    /// Alliances that formed and won, and what was adjudicated by the size of tables.
    void addAlliancesAndAdjudications(ReportDocument& document) const;
    void addQualification(ReportDocument& document) const;
    void addAwards(ReportDocument& document) const;
    void addFinal(ReportDocument& document) const;
    /// What was noted about games: raw material.
    void addNotes(ReportDocument& document) const;
    void addRulingsOfYear(ReportDocument& document) const;
    /// Against the last earlier event of the book that has the same name and format.
    void addChangedSettings(ReportDocument& document) const;

private:
    [[nodiscard]] ReportRow lengthRow(const QString& title, const GameFigures& games) const;
    [[nodiscard]] bool hasEarlier() const { return m_earlier.heatGames.games > 0; }
    /// "Earlier years (450 games)"
    [[nodiscard]] QString earlierTitle() const;
    /// The chart of this name, with what it leaves out below it; nothing where it has no value.
    void addChart(ReportDocument& document, QLatin1StringView name) const;
    /// The same with its numbers as a table.
    void addChartWithTable(ReportDocument& document, QLatin1StringView name) const;
    [[nodiscard]] const FigureDrawing* findDrawing(QLatin1StringView name) const;

    EventFigures m_figures;
    EventFigures m_earlier; // of the file's earlier years, as one
    std::vector<FigureDrawing> m_drawings;
};

} // namespace mentat
