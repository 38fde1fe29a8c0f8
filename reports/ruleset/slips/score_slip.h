#pragma once

#include "model/ruleset/ruleset_play.h"
#include "reports/report.h"
#include "reports/text_measure.h"

namespace mentat {

/// What one slip is about; a blank one has no seats.
struct SlipSubject {
    QString round{};    // "Heat 2", "Semifinal"; empty: to be written
    QString table{};    // "Table 3"; empty: to be written
    QString occasion{}; // when and where
    std::vector<Seat> seats{};
    std::vector<int> places{}; // by seat; empty: not known
    QString start{};
    QString end{};
    bool seatsAreDrawn = true;       // else they are drawn at the table
    int rows = 0;                    // at least so many lines to write into
    std::optional<TableLink> link{}; // absent: the table does not report by phone
};

/// The slips on sheets of paper, four to each, to be cut; for kinds of output without pages the
/// same in words.
[[nodiscard]] std::vector<PlacedSheet> slipSheets(const ReportRequest& request,
                                                  const std::vector<SlipSubject>& slips,
                                                  const TextMeasure& measure);

/// The same in words, one slip.
[[nodiscard]] std::vector<ReportBlock> slipInWords(const ReportRequest& request,
                                                   const SlipSubject& slip);

/// "Our result by phone: K7QM 2XWA"
[[nodiscard]] QString byPhoneText(const ReportRequest& request, const TableLink& link);

} // namespace mentat
