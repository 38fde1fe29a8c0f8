#pragma once

#include "app/phones/phones_view.h"
#include "app/session/rounds/table_reports.h"
#include "app/session/sheets/sheet_kind.h"

namespace mentat {

// The pages for a table to report its result. A code opens only its own table's sheet; no page
// shows a code that was not typed to reach it.

/// A table as its pages show it.
struct ReportingTable {
    const PhonesView& view;
    TableCode code;
    const Event& event;               // without private fields
    GameAddress address;              // of an existing game
    std::vector<TableReport> reports; // in order of arrival
    const SheetKind& sheets;
};

/// A sheet from a phone.
struct FilledSheet {
    QString sheet; // as in a draft; empty: nothing yet
    std::vector<SheetNotice> notices{};
    std::optional<SeatNumber> seat{}; // the sender's
    QString seen{};                   // warnings that were confirmed; empty: none
};

/// The field for a code. wasWrong: no table has this code.
[[nodiscard]] QByteArray codePage(const PhonesView& view, const QString& typed, bool wasWrong);
/// The first step: who won. Other values are kept as hidden fields.
[[nodiscard]] QByteArray whoWonPage(const ReportingTable& table, const FilledSheet& filled);
/// The step of a form: asksWhoWon is the first; backToWhoWon returns to it.
[[nodiscard]] QString asksWhoWon();
[[nodiscard]] QString backToWhoWon();
/// The second step: the values that matter for this game, as far as known; if there are notices, it
/// says that nothing has been sent yet.
[[nodiscard]] QByteArray fillInPage(const ReportingTable& table, const FilledSheet& filled);
/// The table's reports, to confirm. said: the result of the last act; empty: none.
[[nodiscard]] QByteArray reportsPage(const ReportingTable& table, const QString& said);

/// A hash of the seating, and the field by which a form states it.
[[nodiscard]] QString seatsMark(const ReportingTable& table);
[[nodiscard]] QString seatsField();

/// The sheet's parts.
[[nodiscard]] std::vector<SheetPart> partsOf(const ReportingTable& table, const QString& sheet);

} // namespace mentat
