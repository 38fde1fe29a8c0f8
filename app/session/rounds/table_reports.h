#pragma once

#include "app/session/session.h"
#include "model/rounds/round.h"

#include <compare>
#include <map>

namespace mentat {

/// By what a table's phones open its sheet: eight letters and digits without those that look alike
/// (Crockford's base 32), 40 bits.
class TableCode {
public:
    static constexpr qsizetype letters = 8;

    /// As somebody types it: small letters, blanks and hyphens between, O for 0, I and L for 1.
    [[nodiscard]] static std::optional<TableCode> fromText(const QString& typed);
    [[nodiscard]] static TableCode ofBits(quint64 bits);
    /// "K7QM2XWA"
    [[nodiscard]] const QString& text() const { return m_text; }
    /// As it is printed: "K7QM 2XWA"
    [[nodiscard]] QString inPrint() const;

    friend bool operator==(const TableCode&, const TableCode&) = default;
    friend std::strong_ordering operator<=>(const TableCode& one, const TableCode& other) {
        return one.m_text.compare(other.m_text) <=> 0;
    }

private:
    explicit TableCode(QString text) : m_text(std::move(text)) {}
    QString m_text;
};

/// Whether the tables of an event report by phone, and have codes for it: from when the GM lets
/// them until they are to no more. The one secret of the event, of which all codes are made, stands
/// among the drafts; it stays, so that the same codes hold again.
[[nodiscard]] bool doTablesReport(const Session& session, EventId event);
/// Failures: those of saving a draft.
[[nodiscard]] Result<void> letTablesReport(Session& session, EventId event, bool report);

/// Of a table of any round that is not void. A code is that of one draw: it stays whoever comes
/// late or changes seats, also where two players are merged, and another draw has others. An
/// advanced round that is seated without a seed, as Dune's final is, keeps its own. Absent: tables
/// report nothing, or there is no such table.
[[nodiscard]] std::optional<TableCode> codeOf(const Session& session, EventId event,
                                              const GameAddress& table);
/// Those of all tables; none, where they report nothing.
[[nodiscard]] std::map<TableCode, GameAddress> tableCodes(const Session& session, EventId event);

/// The page of the room on which a code is typed, and the one that opens a table's sheet at once.
/// room: "http://192.168.1.5:8017/"
[[nodiscard]] QString reportPage();
[[nodiscard]] QString reportAddress(const QString& room, const TableCode& code);

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
    /// The typed sheet as the half-typed draft of its game is kept: draftOf() of its kind.
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
