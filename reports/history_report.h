#pragma once

#include "reports/report.h"
#include "reports/report_document.h"
#include "reports/wording/language/language.h"
#include "scoring/statistics/history.h"

namespace mentat {

// The history of a file as tables: for its page, reports, and copying.

/// A row per year, newest first; summaries that do not count say so.
[[nodiscard]] ReportTable yearsTable(const Language& language, const History& history);
/// For a list that people read: without the columns that fewer than a third of the rows fill, and
/// without the event's name if commonNameOf() says it for all of them.
[[nodiscard]] ReportTable yearsList(const Language& language, const History& history);
/// The name that more than two thirds of the years have, so that a list need not repeat it; empty:
/// none, or a summary is not counted, which its name says.
[[nodiscard]] QString commonNameOf(const History& history);
/// A row per person, in the order of History::careers, with career totals.
[[nodiscard]] ReportTable careersTable(const Language& language, const History& history);
/// For a list that people read, as yearsList().
[[nodiscard]] ReportTable careersList(const Language& language, const History& history);
/// A row per year of a career, newest first, without what no year knows.
[[nodiscard]] ReportTable careerTable(const Language& language, const History& history,
                                      const Career& career);
/// A row per side, over all years with games, with the holder of the best figure.
[[nodiscard]] ReportTable sidesTable(const Language& language, const History& history);
/// The finalists of a year, by place.
[[nodiscard]] ReportTable finalistsTable(const Language& language, const History& history,
                                         const HistoryYear& year);
/// The award winners of a year.
[[nodiscard]] ReportTable bestOfSidesTable(const Language& language, const History& history,
                                           const HistoryYear& year);

/// A year's figures next to earlier years, a row for each figure known in any of them: as columns
/// the newest, at most `years`, among those that know at least half; then the mean of all earlier
/// years. Without an earlier year, only the year.
[[nodiscard]] ReportTable besideEarlierTable(const Language& language, const History& history,
                                             const HistoryYear& year, size_t years = 5);

/// What the table above shows, as its title.
[[nodiscard]] QString besideEarlierTitle(const Language& language, const History& history,
                                         const HistoryYear& year);

/// A sentence on the year's figures that no earlier year has; may be empty.
[[nodiscard]] QString besideEarlierNote(const Language& language, const History& history,
                                        const HistoryYear& year);

/// What careersTable() counts if some years are less complete; may be empty.
[[nodiscard]] QString careersNote(const Language& language, const History& history);

/// The careers in careersTable(), in its order: positions in History::careers.
[[nodiscard]] std::vector<size_t> shownCareers(const History& history);

/// All years of the file under the event's rules: years, lines over them, players, sides.
[[nodiscard]] Result<ReportDocument> historyReport(const ReportRequest& request);

} // namespace mentat
