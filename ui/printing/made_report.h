#pragma once

#include "reports/placed_page.h"
#include "reports/report.h"

namespace mentat {

/// A report, or a folder of them, as the person wants it.
struct ReportWish {
    QString name;
    std::optional<RoundId> round = {};
    int blanks = 0; // sheets without a table
    Paper paper = Paper::Letter;
    friend bool operator==(const ReportWish&, const ReportWish&) = default;
};

/// What reports are made of, copied: they are made on a thread of their own.
struct ReportSource {
    Book book;
    EventId event;
    Wording wording;
    QString printed;       // the time of printing, as people read it
    TableLinks links = {}; // of the event
};

struct MadeReport {
    EventId event;
    ReportWish wish;
    QString title;
    std::vector<ReportFile> files; // of a report: itself alone
    QStringList stillEmpty;        // of a folder
    std::vector<PlacedPage> pages; // of all files, one after another
    /// Of what it says (reports/fingerprint.h).
    QString fingerprint;
};

/// Failures: UnknownReport, and those of the report.
[[nodiscard]] Result<MadeReport> makeReport(const ReportSource& source, const ReportWish& wish);

} // namespace mentat
