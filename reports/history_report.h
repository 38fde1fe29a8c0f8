#pragma once

#include "reports/report.h"
#include "reports/report_document.h"
#include "reports/wording/language/language.h"
#include "scoring/statistics/history.h"

namespace mentat {

// The history of a file as tables: for its page, reports and whoever copies them.

/// A row a year, the newest first; the summaries that count for nothing say so.
[[nodiscard]] ReportTable yearsTable(const Language& language, const History& history);
/// A row for everybody, in the order of History::careers, with what they reached in all.
[[nodiscard]] ReportTable careersTable(const Language& language, const History& history);
/// A row a year of one career, the newest first.
[[nodiscard]] ReportTable careerTable(const Language& language, const History& history,
                                      const Career& career);
/// A row a side, over all years with games, with who made the best figure.
[[nodiscard]] ReportTable sidesTable(const Language& language, const History& history);
/// Who was in the final of a year, by place.
[[nodiscard]] ReportTable finalistsTable(const Language& language, const History& history,
                                         const HistoryYear& year);
/// Who got the awards of a year.
[[nodiscard]] ReportTable bestOfSidesTable(const Language& language, const History& history,
                                           const HistoryYear& year);

/// The figures of a year beside those of the years before, a row a figure that is known of any of
/// them: as columns the newest, at most `years`, of those that know at least half of it; then the
/// mean of all earlier years. Without an earlier year the year alone.
[[nodiscard]] ReportTable besideEarlierTable(const Language& language, const History& history,
                                             const HistoryYear& year, size_t years = 5);

/// The year's figures that are known of no earlier year, in a sentence; may be empty.
[[nodiscard]] QString besideEarlierNote(const Language& language, const History& history,
                                        const HistoryYear& year);

/// What careersTable() counts, where not all years are known as well; may be empty.
[[nodiscard]] QString careersNote(const Language& language, const History& history);

/// The careers that have a row in careersTable(), in its order: positions in History::careers.
[[nodiscard]] std::vector<size_t> shownCareers(const History& history);

/// All years of the file with the event's rules: years, lines over them, players, sides.
[[nodiscard]] Result<ReportDocument> historyReport(const ReportRequest& request);

} // namespace mentat
