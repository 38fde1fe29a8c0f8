#pragma once

#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"

#include <QLoggingCategory>

namespace mentat {

/// Events at the desk, for the log. Kinds, numbers and times; never typed text.
Q_DECLARE_LOGGING_CATEGORY(deskLog)

/// Information about the program, without any about people.
struct DiagnosticSource {
    OpenBook* book; // nullptr: none is open
    const Choices& choices;
    QString host;
    QString user;
    QString log;                         // its last part
    std::optional<QDateTime> lastBackup; // UTC
};

/// Version, system, screens, sizes and the log, in English: for a bug report. The names of the
/// people in the file, of the user and of the computer are removed everywhere.
[[nodiscard]] QString diagnosticsText(const DiagnosticSource& source);

} // namespace mentat
