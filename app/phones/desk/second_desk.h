#pragma once

#include "app/phones/desk/desk_check_in.h"
#include "app/phones/desk/desk_door.h"
#include "app/phones/desk/desk_sheets.h"

#include <functional>
#include <memory>

namespace mentat {

/// What is asked at the address of the second desk, as it came.
struct AssistantRequest {
    PhonesRequest request;
};

/// The second desk, on the window's thread: an assistant with a keyboard, let in by the PIN that
/// the window shows, whose acts go through the one session. Where there is none, its address has no
/// page.
class SecondDesk {
public:
    SecondDesk(Session& session, EventId event);

    /// From now on there is one, with a new PIN, or none; whoever was let in before is not any
    /// more.
    void setOpen(bool isOpen);
    /// Empty: there is none.
    [[nodiscard]] QString pin() const;
    /// So many wrong PINs came that it lets nobody in any more, until there is a new one.
    [[nodiscard]] bool isLockedForAll() const;
    /// Names, badges or people have changed.
    void forgetNames() { m_checkIn.forgetNames(); }
    /// What is to be told at the Game Master's desk.
    void setNews(std::function<void(const AssistantNews&)> news) { m_news = std::move(news); }

    [[nodiscard]] PhonesReply answer(const PhonesView& view, const PhonesRequest& request);

private:
    [[nodiscard]] PhonesReply signedIn(const PhonesView& view, const PhonesRequest& request);
    void tell(const AssistantNews& news);

    std::unique_ptr<DeskDoor> m_door; // nullptr: there is no second desk
    DeskCheckIn m_checkIn;
    DeskSheets m_sheets;
    std::function<void(const AssistantNews&)> m_news;
};

} // namespace mentat
