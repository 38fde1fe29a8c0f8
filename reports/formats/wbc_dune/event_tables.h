#pragma once

#include "reports/report.h"
#include "scoring/formats/wbc_dune/event_figures.h"

namespace mentat {

/// The parts of the event report; each stands below its heading, and says nothing where there is
/// nothing to say.
class EventTables {
public:
    /// Keeps references.
    EventTables(const ReportRequest& request, const EventFigures& figures);

    void addOverview(ReportDocument& document) const;
    /// Heat by heat, and who came how often.
    void addParticipation(ReportDocument& document) const;
    /// Turns and time, of the games of five against those of six.
    void addLengths(ReportDocument& document) const;
    void addVictories(ReportDocument& document) const;
    void addFactions(ReportDocument& document) const;
    void addAwards(ReportDocument& document) const;
    void addFinal(ReportDocument& document) const;
    /// What was noted about games: raw material.
    void addNotes(ReportDocument& document) const;
    void addRulingsOfYear(ReportDocument& document) const;
    /// Against the last earlier event of the book that has the same name and format.
    void addChangedSettings(ReportDocument& document) const;

private:
    [[nodiscard]] QString text(const char* english, const QStringList& filling = {},
                               int count = -1) const;
    [[nodiscard]] ReportRow lengthRow(const QString& title, const GameFigures& games) const;

    const ReportRequest& m_request;
    const EventFigures& m_figures;
    const Language& m_language;
};

} // namespace mentat
