#pragma once

#include "app/session/session.h"
#include "model/rounds/round.h"

#include <compare>
#include <map>

namespace mentat {

/// Opens a table's sheet on phones: eight letters and digits without lookalikes (Crockford's base
/// 32), 40 bits.
class TableCode {
public:
    static constexpr qsizetype letters = 8;

    /// As typed: lowercase letters, blanks and hyphens between, O for 0, I and L for 1.
    [[nodiscard]] static std::optional<TableCode> fromText(const QString& typed);
    [[nodiscard]] static TableCode ofBits(quint64 bits);
    /// "K7QM2XWA"
    [[nodiscard]] const QString& text() const { return m_text; }
    /// As printed: "K7QM 2XWA"
    [[nodiscard]] QString inPrint() const;

    friend bool operator==(const TableCode&, const TableCode&) = default;
    friend std::strong_ordering operator<=>(const TableCode& one, const TableCode& other) {
        return one.m_text.compare(other.m_text) <=> 0;
    }

private:
    explicit TableCode(QString text) : m_text(std::move(text)) {}
    QString m_text;
};

/// Whether the tables of an event report by phone, and have codes: from when the GM allows it until
/// the GM disallows it. The event's one secret, from which all codes derive, is among the drafts
/// and stays, so that the same codes are valid again.
[[nodiscard]] bool doTablesReport(const Session& session, EventId event);
/// Failures: those of saving a draft.
[[nodiscard]] Result<void> letTablesReport(Session& session, EventId event, bool report);

/// For a table of any round that is not void. A code belongs to a draw: late players, seat changes,
/// and merged players keep it, another draw has others. An advanced round seated without a seed,
/// such as Dune's final, keeps its own. Absent: tables do not report, or there is no such table.
[[nodiscard]] std::optional<TableCode> codeOf(const Session& session, EventId event,
                                              const GameAddress& table);
/// The codes of all tables; empty if tables do not report.
[[nodiscard]] std::map<TableCode, GameAddress> tableCodes(const Session& session, EventId event);

/// The room's page for typing a code, and the one that opens a table's sheet directly. room:
/// "http://192.168.1.5:8017/"
[[nodiscard]] QString reportPage();
[[nodiscard]] QString reportAddress(const QString& room, const TableCode& code);

/// Results that tables report by phone. A report is not a fact of the event until the GM accepts it
/// like any typed sheet: it is stored among the drafts, at its own address, under the code of its
/// table. So a later one never replaces an earlier one, undoing one leaves the others alone, and
/// reports of tables that are redrawn reappear when that is undone.

/// A player at another seat who confirmed the report.
struct ReportWitness {
    SeatNumber seat;
    QDateTime when; // UTC
    friend bool operator==(const ReportWitness&, const ReportWitness&) = default;
};

struct TableReport {
    SeatNumber seat; // the sender's
    QDateTime sent;  // UTC
    /// The typed sheet in the draft format of its game: draftOf() of its kind.
    QString sheet;
    std::vector<ReportWitness> confirmed{};
    bool isSettled = false; // the GM recorded a result knowing this report
    friend bool operator==(const TableReport&, const TableReport&) = default;
};

enum class ReportOutcome {
    New,
    Known,     // the same sheet from the same seat: nothing was done
    Confirmed, // the same sheet, from a different seat
    Full       // the table has sent too many
};

/// For a table of any round, in order of arrival.
[[nodiscard]] std::vector<TableReport> tableReports(const Session& session, EventId event,
                                                    const GameAddress& table);

/// Also for a table with a result. Repeated requests have no further effect. Failures: UnknownHeat,
/// RoundWithoutTables, UnknownTable, UnknownSeat, ClosedEvent, those of saving a draft.
[[nodiscard]] Result<ReportOutcome> reportResult(Session& session, EventId event,
                                                 const GameAddress& table, SeatNumber seat,
                                                 const QString& sheet);

/// The GM has recorded the table's result: settles all reports so far. Failures: those of saving a
/// draft.
[[nodiscard]] Result<void> settleReports(Session& session, EventId event, const GameAddress& table);

} // namespace mentat
