#pragma once

#include "reports/wording/sentences.h"
#include "ui/desk/screen_board.h"

namespace mentat {

// The boards of every event in heats; each is nothing where there is nothing to show yet.

/// Where everybody sits, by name, in the heat that is being seated or played.
[[nodiscard]] std::optional<ScreenBoard> tablesByNameBoard(const BoardRequest& request);
/// Who sits at each of its tables.
[[nodiscard]] std::optional<ScreenBoard> tablesByTableBoard(const BoardRequest& request);
/// How long it is to the marks of the heat or final that is on or next (R1.6, R3.1).
[[nodiscard]] std::optional<ScreenBoard> clockBoard(const BoardRequest& request);

/// Why the ranks can still change, in sentences; none where only a correction can change them.
[[nodiscard]] QStringList whatIsMissing(const BoardRequest& request);

/// A text of a board in the language; QT_TRANSLATE_NOOP("Boards", …) marks it.
[[nodiscard]] inline QString boardText(const BoardRequest& request, const char* english,
                                       const QStringList& filling = {}, int count = -1) {
    return filled(request.wording.language().translate("Boards", english, nullptr, count), filling);
}

} // namespace mentat
