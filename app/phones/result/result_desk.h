#pragma once

#include "app/phones/phones_server.h"
#include "app/phones/phones_view.h"
#include "app/session/rounds/table_reports.h"

namespace mentat {

struct ReportingTable;

/// The tables that report, by their codes; absent where none do, or the event's kind has no
/// sheets for it.
[[nodiscard]] std::optional<PhonesCodes> roomCodes(const Session& session, EventId event);

/// Who has a table's code wants to see what it reported, or to fill in its sheet.
struct TableAsked {
    TableCode code;
    bool fillsIn = false; // although something is reported
};
/// A sheet that was filled in, or that a report is right.
struct TableSent {
    TableCode code;
    FormFields fields;
};

/// A table reported, or could not: why, the phone is not told.
struct ReportNews {
    GameAddress table;
    Result<ReportOutcome> outcome;
};

/// The desk's side of what tables report, on the window's thread.
class ResultDesk {
public:
    ResultDesk(Session& session, EventId event) : m_session(session), m_event(event) {}

    [[nodiscard]] PhonesReply shown(const PhonesView& view, const TableAsked& asked) const;
    /// news: what happened; absent where nothing did.
    [[nodiscard]] PhonesReply taken(const PhonesView& view, const TableSent& sent,
                                    std::optional<ReportNews>& news);

private:
    /// Absent: the code is none any more.
    [[nodiscard]] std::optional<GameAddress> placeOf(const TableCode& code) const;
    [[nodiscard]] ReportingTable tableOf(const PhonesView& view, const Event& event,
                                         const TableCode& code, const GameAddress& place) const;
    [[nodiscard]] PhonesReply filledIn(const ReportingTable& table, const FormFields& fields,
                                       std::optional<ReportNews>& news);
    [[nodiscard]] PhonesReply confirmed(const ReportingTable& table, const FormFields& fields,
                                        std::optional<ReportNews>& news);
    [[nodiscard]] PhonesReply reported(const ReportingTable& table, SeatNumber seat,
                                       const QString& sheet, std::optional<ReportNews>& news);

    Session& m_session;
    EventId m_event;
};

} // namespace mentat
