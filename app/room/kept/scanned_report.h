#pragma once

#include "app/session/rounds/reported/table_reports.h"
#include "reports/wording/wording.h"

#include <variant>

namespace mentat {

/// Whose sheet a scanner typed, and what came of it.
struct ScannedReport {
    GameAddress table;
    SeatNumber seat;
    ReportOutcome outcome;
};

enum class ScanRefusal {
    NoSheet,
    Damaged,
    OtherVersion,
    NoReports, // tables report nothing
    OtherEvent,
    OtherGame, // of this event, yet of no table that is drawn now
    OtherSeats // or other fields than the sheet of this game has by now
};

/// The sheet is put beside the others that its table reported; the same once more changes nothing.
/// Failures: those of reportResult().
[[nodiscard]] tl::expected<ScannedReport, std::variant<ScanRefusal, Failure>>
reportScanned(Session& session, EventId event, const Wording& wording, const QString& typed);

} // namespace mentat
