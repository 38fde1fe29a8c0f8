#pragma once

#include "app/phones/desk/desk_check_in.h"
#include "app/phones/desk/desk_pages.h"
#include "app/phones/phones_request.h"
#include "app/phones/phones_server.h"
#include "app/session/rounds/assistant_acts.h"
#include "app/session/sheets/sheet_kind.h"
#include "model/rounds/round.h"

#include <set>

namespace mentat {

// The pages of the second desk on which sheets are typed.

/// A table whose result is not recorded.
struct OpenTable {
    GameAddress address;
    QStringList players;
};

/// Those tables, with a field for the number of one.
struct DeskTablesView {
    QString initials;
    std::optional<Round> round{}; // whose table is typed by its number; absent: none has tables
    std::vector<OpenTable> tables{};
    DeskEnd end = DeskEnd::None;
    QStringList said{};
};
[[nodiscard]] QByteArray deskTablesPage(const PhonesView& view, const DeskTablesView& page);

/// A sheet as it is typed.
struct DeskSheetView {
    QString initials;
    GameAddress table;
    QString seats;      // who sits there, as seatsOf() says it
    QString lookedAt{}; // the warnings that this page shows; empty: it shows none
    std::vector<SheetPart> parts{};
    std::vector<SheetNotice> notices{};
    DeskEnd end = DeskEnd::None;
    QStringList said{};
};
[[nodiscard]] QByteArray deskSheetPage(const PhonesView& view, const DeskSheetView& page);

/// "Heat 1, table 3 is recorded.", "Final is recorded."
[[nodiscard]] QStringList sheetTexts(const PhonesView& view, const GameAddress& table,
                                     const AssistantSheetOutcome& outcome);
/// "Heat 1, table 3", "Final"
[[nodiscard]] QString tableText(const PhonesView& view, const GameAddress& table);

/// The sheets of all tables at the second desk: what is typed is told by the functions of the
/// desk's own sheet, and recorded where nothing is wrong. What is odd is looked at once more first.
class DeskSheets {
public:
    DeskSheets(Session& session, EventId event) : m_session(session), m_event(event) {}

    /// Whether the request is about sheets.
    [[nodiscard]] static bool isAbout(const FormFields& fields);
    /// news: what is to be told at the desk; absent where nothing is.
    [[nodiscard]] PhonesReply answer(const PhonesView& view, const PhonesRequest& request,
                                     const QString& initials, std::optional<AssistantNews>& news);

private:
    struct Typed; // a sheet as it is typed, with what follows from it

    [[nodiscard]] const Event& event() const { return *findEvent(m_session.book(), m_event); }
    [[nodiscard]] PhonesReply list(const PhonesView& view, const QString& initials, DeskEnd end,
                                   const QStringList& said) const;
    /// An empty sheet, or why there is none.
    [[nodiscard]] PhonesReply opened(const PhonesView& view, const QString& initials,
                                     const GameAddress& table);
    [[nodiscard]] PhonesReply sent(const PhonesView& view, const PhonesRequest& request,
                                   const QString& initials, const GameAddress& table,
                                   std::optional<AssistantNews>& news);
    [[nodiscard]] PhonesReply recorded(const PhonesView& view, const AssistantSheet& sheet,
                                       DeskSheetView page, std::optional<AssistantNews>& news);
    [[nodiscard]] bool isDone(const QString& id) const;

    Session& m_session;
    EventId m_event;
    std::set<QString> m_done; // also what was undone since: it was asked for once
};

} // namespace mentat
