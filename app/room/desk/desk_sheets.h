#pragma once

#include "app/room/desk/assistant_news.h"
#include "app/room/desk/desk_sheet_pages.h"
#include "app/room/room_request.h"
#include "app/room/room_server.h"
#include "app/session/rounds/assistant_acts.h"

#include <set>

namespace mentat {

/// The sheets of all tables at the second desk: what is typed is told by the functions of the
/// desk's own sheet, and recorded where nothing is wrong. What is odd is looked at once more first.
class DeskSheets {
public:
    DeskSheets(Session& session, EventId event) : m_session(session), m_event(event) {}

    /// Whether the request is about sheets.
    [[nodiscard]] static bool isAbout(const FormFields& fields);
    /// news: what is to be told at the desk; absent where nothing is.
    [[nodiscard]] RoomReply answer(const RoomView& view, const RoomRequest& request,
                                   const QString& initials, std::optional<AssistantNews>& news);

private:
    struct Typed; // a sheet as it is typed, with what follows from it

    [[nodiscard]] const Event& event() const { return *findEvent(m_session.book(), m_event); }
    [[nodiscard]] RoomReply list(const RoomView& view, const QString& initials, DeskEnd end,
                                 const QStringList& said) const;
    /// An empty sheet, or why there is none.
    [[nodiscard]] RoomReply opened(const RoomView& view, const QString& initials,
                                   const GameAddress& table);
    [[nodiscard]] RoomReply sent(const RoomView& view, const RoomRequest& request,
                                 const QString& initials, const GameAddress& table,
                                 std::optional<AssistantNews>& news);
    [[nodiscard]] RoomReply recorded(const RoomView& view, const AssistantSheet& sheet,
                                     DeskSheetView page, std::optional<AssistantNews>& news);
    [[nodiscard]] bool isDone(const QString& id) const;

    Session& m_session;
    EventId m_event;
    std::set<QString> m_done; // also what was undone since: it was asked for once
};

} // namespace mentat
