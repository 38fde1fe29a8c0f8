#pragma once

#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"

#include <QLoggingCategory>

namespace mentat {

/// What happens at the desk, for the log. Kinds, numbers and times; never what a person typed.
Q_DECLARE_LOGGING_CATEGORY(deskLog)

/// What can be told about the program without telling about people.
struct DiagnosticSource {
    OpenBook* book; // nullptr: nothing is open
    const Choices& choices;
    QString host;
    QString user;
    QString log;                         // the last of it
    std::optional<QDateTime> lastBackup; // UTC
};

/// Version, system, screens, sizes and the log, in English: for a report of a fault. Names of the
/// people in the file, of the user and of the computer are taken out wherever they stand.
[[nodiscard]] QString diagnosticsText(const DiagnosticSource& source);

} // namespace mentat
