#pragma once

#include "app/phones/desk/desk_check_in.h"
#include "app/phones/desk/desk_door.h"
#include "app/phones/desk/desk_sheets.h"

#include <functional>
#include <memory>

namespace mentat {

/// A request at the second desk's address, as received.
struct AssistantRequest {
    PhonesRequest request;
};

/// The second desk, on the window's thread: an assistant with a keyboard, admitted by the PIN in
/// the window, acting through the one session. When closed, its address has no page.
class SecondDesk {
public:
    SecondDesk(Session& session, EventId event);

    /// Opens it with a new PIN, or closes it; revokes all earlier admissions.
    void setOpen(bool isOpen);
    /// Empty: closed.
    [[nodiscard]] QString pin() const;
    /// Too many wrong PINs: nobody is admitted until there is a new one.
    [[nodiscard]] bool isLockedForAll() const;
    /// Call when names, badges, or people have changed.
    void forgetNames() { m_checkIn.forgetNames(); }
    /// Receives news for the Game Master's desk.
    void setNews(std::function<void(const AssistantNews&)> news) { m_news = std::move(news); }

    [[nodiscard]] PhonesReply answer(const PhonesView& view, const PhonesRequest& request);

private:
    [[nodiscard]] PhonesReply signedIn(const PhonesView& view, const PhonesRequest& request);
    void tell(const AssistantNews& news);

    std::unique_ptr<DeskDoor> m_door; // nullptr: closed
    DeskCheckIn m_checkIn;
    DeskSheets m_sheets;
    std::function<void(const AssistantNews&)> m_news;
};

} // namespace mentat
