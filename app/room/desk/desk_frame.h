#pragma once

#include "app/room/room_view.h"
#include "model/changes/journal.h"

namespace mentat {

// What all pages of the second desk have around what they say. They work without script; with it,
// what is sent while the link is broken is kept by the browser and sent later (desk.js), which goes
// by the ids that these pages give to their parts.

/// Whether what was sent is done, or what the assistant has to do now.
enum class DeskEnd {
    None, // nothing was sent
    Done,
    Refused,
    Choose, // and send once more
    Door    // come in first
};
enum class DeskPlace { CheckIn, Sheets, Door };

/// What is said first, with how the act ended.
[[nodiscard]] Html saidHtml(DeskEnd end, const QStringList& said);
/// Whose act it was that came first, when, and what it was.
[[nodiscard]] QString meanwhileText(const RoomView& view, const JournalEntry& entry);
/// A whole page. body: below the heading and what leads to the other place.
[[nodiscard]] QByteArray deskFrame(const RoomView& view, DeskPlace place, const Html& body);

} // namespace mentat
