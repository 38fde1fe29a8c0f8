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

    /// Who won the final and how, and who came next; before there is a final the leaders of the
    /// standings.
    void addPodium(ReportDocument& document) const;
    /// The year in a row of numbers, each with what it was in the newest year that knows it.
    void addKeyFigures(ReportDocument& document) const;
    void addFactions(ReportDocument& document) const;
    void addVictories(ReportDocument& document) const;
    /// Heat by heat, and who came how often.
    void addParticipation(ReportDocument& document) const;
    /// Turns and time, of the games of five against those of six.
    void addLengths(ReportDocument& document) const;
    void addAwards(ReportDocument& document) const;
    void addFinal(ReportDocument& document) const;
    /// What was noted about games: raw material.
    void addNotes(ReportDocument& document) const;
    void addRulingsOfYear(ReportDocument& document) const;
    /// Against the last earlier event of the book that has the same name and format.
    void addChangedSettings(ReportDocument& document) const;

private:
    [[nodiscard]] ReportRow lengthRow(const QString& title, const GameFigures& games) const;
    /// Whether any game of the table of lengths lacks its turns or time.
    [[nodiscard]] bool hasUnknownLengths() const;
    // Beside a chart only what it does not show.
    [[nodiscard]] ReportTable factionTable(bool isBesideChart) const;
    [[nodiscard]] ReportTable victoryTable(bool isBesideChart) const;
    [[nodiscard]] bool hasEarlier() const { return m_earlier.heatGames.games > 0; }
    /// "Earlier years (450 games)"
    [[nodiscard]] QString earlierTitle() const;
    /// The chart of this name beside its words; nothing where it has no value. table: what stands
    /// beside it; numbers: all of it, those of the chart where it is absent.
    void addBeside(ReportDocument& document, QLatin1StringView name, const QStringList& words,
                   std::optional<ReportTable> table = {},
                   std::optional<ReportTable> numbers = {}) const;
    [[nodiscard]] const FigureDrawing* findDrawing(QLatin1StringView name) const;

    EventFigures m_figures;
    EventFigures m_earlier; // of the file's earlier years, as one
    std::vector<FigureDrawing> m_drawings;
};

} // namespace mentat
