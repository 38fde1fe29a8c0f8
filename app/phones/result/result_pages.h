#pragma once

#include "app/phones/phones_view.h"
#include "app/session/rounds/table_reports.h"
#include "app/session/sheets/sheet_kind.h"

namespace mentat {

// The pages by which a table reports its result. A code opens the sheet of its table alone; no page
// says a code that was not typed to come to it.

/// A table as its pages show it.
struct ReportingTable {
    const PhonesView& view;
    TableCode code;
    const Event& event;               // without private fields
    GameAddress address;              // of a game that is there
    std::vector<TableReport> reports; // in the order in which they came
    const SheetKind& sheets;
};

/// What a phone filled in.
struct FilledSheet {
    QString sheet; // as a draft keeps it; empty: nothing yet
    std::vector<SheetNotice> notices{};
    std::optional<SeatNumber> seat{}; // that sends it
    QString seen{};                   // what is sent along as having been looked at; empty: nothing
};

/// The field for a code. wasWrong: no table has what was typed.
[[nodiscard]] QByteArray codePage(const PhonesView& view, const QString& typed, bool wasWrong);
/// The first step: who won. Whatever else is filled in goes along unseen.
[[nodiscard]] QByteArray whoWonPage(const ReportingTable& table, const FilledSheet& filled);
/// Which step a form was: asksWhoWon of the first one, backToWhoWon of whoever goes back to it.
[[nodiscard]] QString asksWhoWon();
[[nodiscard]] QString backToWhoWon();
/// The second step: what matters of the game, as far as it is known; with what was noticed it says
/// that nothing is sent yet.
[[nodiscard]] QByteArray fillInPage(const ReportingTable& table, const FilledSheet& filled);
/// What the table has reported, to be confirmed. said: what came of the last act; empty: nothing.
[[nodiscard]] QByteArray reportsPage(const ReportingTable& table, const QString& said);

/// Who sits where, in short, and the field by which a form says whom its values are of.
[[nodiscard]] QString seatsMark(const ReportingTable& table);
[[nodiscard]] QString seatsField();

/// The sheet as its fields.
[[nodiscard]] std::vector<SheetPart> partsOf(const ReportingTable& table, const QString& sheet);

} // namespace mentat
