#pragma once

#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"

namespace mentat {

/// What is to be said when a file was opened: what was kept where the program had died; once for
/// each file, that it stands where it should not. Absent: nothing.
[[nodiscard]] std::optional<Notice> wordsOnOpening(OpenBook& book, Preferences& preferences);

/// For the words when this file is opened the next time: it was closed without a backup, and why.
void noteMissedBackup(Preferences& preferences, const QString& path, const QString& why);

} // namespace mentat
