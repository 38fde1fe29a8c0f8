#pragma once

#include "app/session/session.h"
#include "model/rounds/round.h"

namespace mentat {

/// Results that tables report by phone. A report is no fact of the event until the GM takes it as
/// any typed sheet: it stands beside the event among the drafts, in a place of its own, under the
/// code of its table. So a later one never replaces an earlier one, undo of one leaves all others
/// alone, and those of tables that are drawn anew are seen again when that is taken back.

/// Somebody of another seat who said that it is right.
struct ReportWitness {
    SeatNumber seat;
    QDateTime when; // UTC
    friend bool operator==(const ReportWitness&, const ReportWitness&) = default;
};

struct TableReport {
    SeatNumber seat; // that sent it
    QDateTime sent;  // UTC
    /// The typed sheet as the half-typed draft of its game is kept: draftOf() of its format.
    QString sheet;
    std::vector<ReportWitness> confirmed{};
    bool isSettled = false; // the GM recorded a result with this one known
    friend bool operator==(const TableReport&, const TableReport&) = default;
};

enum class ReportOutcome {
    New,
    Known,     // the same sheet of the same seat: nothing was done
    Confirmed, // the same sheet, by another seat than before
    Full       // the table has sent so many that no more are taken
};

/// Those of a table of any round, in the order in which they came.
[[nodiscard]] std::vector<TableReport> tableReports(const Session& session, EventId event,
                                                    const GameAddress& table);

/// Also of a table that has its result. Asked twice, it is done once. Failures: UnknownHeat,
/// RoundWithoutTables, UnknownTable, UnknownSeat, ClosedEvent, those of saving a draft.
[[nodiscard]] Result<ReportOutcome> reportResult(Session& session, EventId event,
                                                 const GameAddress& table, SeatNumber seat,
                                                 const QString& sheet);

/// The GM has recorded the table's result: all reports so far are settled. Failures: those of
/// saving a draft.
[[nodiscard]] Result<void> settleReports(Session& session, EventId event, const GameAddress& table);

} // namespace mentat
