#pragma once

#include "app/phones/phones_server.h"
#include "app/phones/phones_view.h"
#include "app/session/rounds/table_reports.h"

namespace mentat {

struct ReportingTable;

/// The tables that report, by code; absent if none do, or the event's kind has no sheets for it.
[[nodiscard]] std::optional<PhonesCodes> roomCodes(const Session& session, EventId event);

/// The holder of a table's code asks for its reports, or for its sheet.
struct TableAsked {
    TableCode code;
    bool fillsIn = false; // even if something has been reported
};
/// A completed sheet, or a confirmation of a report.
struct TableSent {
    TableCode code;
    FormFields fields;
};

/// A table reported, or failed to: the phone does not get the reason.
struct ReportNews {
    GameAddress table;
    Result<ReportOutcome> outcome;
};

/// The desk's side of table reports, on the window's thread.
class ResultDesk {
public:
    ResultDesk(Session& session, EventId event) : m_session(session), m_event(event) {}

    [[nodiscard]] PhonesReply shown(const PhonesView& view, const TableAsked& asked) const;
    /// news: what happened; absent: nothing.
    [[nodiscard]] PhonesReply taken(const PhonesView& view, const TableSent& sent,
                                    std::optional<ReportNews>& news);

private:
    /// Absent: the code is invalid.
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
