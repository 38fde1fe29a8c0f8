#pragma once

#include "app/room/room_server.h"

#include <string>
#include <utility>
#include <vector>

namespace mentat {

/// Statuses of HTTP by which the server itself refuses.
enum RoomStatus : int {
    BadRequest = 400,
    WrongMethod = 405,
    BodyTooLong = 413,
    LockedOut = 423,
    TooManyRequests = 429,
    HeadTooLong = 431,
    DeskFault = 500,
    DeskBusy = 503
};

/// A header of HTTP: its name and what it says.
using RoomHeader = std::pair<std::string, std::string>;

/// What a reply says about itself. A page loads nothing and runs nothing; that of the second desk
/// its own script alone, which asks nobody but this server. A page stands in no frame and in no
/// cache, sends its forms here alone, and tells no other page where it was. A cookie is read by no
/// script, sent by no page of elsewhere, and ends with the browser.
[[nodiscard]] std::vector<RoomHeader> headersOf(const RoomReply& reply);

} // namespace mentat
