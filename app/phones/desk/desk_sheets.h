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

// The second desk's pages for entering sheets.

/// A table without a recorded result.
struct OpenTable {
    GameAddress address;
    QStringList players;
};

/// Those tables, with a field for a table number.
struct DeskTablesView {
    QString initials;
    std::optional<Round> round{}; // the round of a typed number; absent: none has tables
    std::vector<OpenTable> tables{};
    DeskEnd end = DeskEnd::None;
    QStringList said{};
};
[[nodiscard]] QByteArray deskTablesPage(const PhonesView& view, const DeskTablesView& page);

/// A sheet as it is typed.
struct DeskSheetView {
    QString initials;
    GameAddress table;
    QString seats;      // the seating, from seatsOf()
    QString lookedAt{}; // warnings shown on this page; empty: none
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

/// Sheets of all tables at the second desk: evaluated by the functions of the desk's own sheet, and
/// recorded if nothing is wrong. Odd values need a confirmation first.
class DeskSheets {
public:
    DeskSheets(Session& session, EventId event) : m_session(session), m_event(event) {}

    /// Whether the request is about sheets.
    [[nodiscard]] static bool isAbout(const FormFields& fields);
    /// news: what to report at the desk; absent: nothing.
    [[nodiscard]] PhonesReply answer(const PhonesView& view, const PhonesRequest& request,
                                     const QString& initials, std::optional<AssistantNews>& news);

private:
    struct Typed; // a typed sheet with its consequences

    [[nodiscard]] const Event& event() const { return *findEvent(m_session.book(), m_event); }
    [[nodiscard]] PhonesReply list(const PhonesView& view, const QString& initials, DeskEnd end,
                                   const QStringList& said) const;
    /// An empty sheet, or the reason there is none.
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
    std::set<QString> m_done; // includes sheets undone since: each request is done once
};

} // namespace mentat
