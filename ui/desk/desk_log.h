#pragma once

#include <QLoggingCategory>

namespace mentat {

/// What happens at the desk, for the log. Kinds, numbers and times; never what a person typed.
Q_DECLARE_LOGGING_CATEGORY(deskLog)

} // namespace mentat
