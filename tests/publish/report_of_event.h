#pragma once

#include "model/event.h"
#include "reports/report_document.h"

namespace mentat::test {

/// The report of this name, in English, of an event that is alone in its book; it must be possible.
[[nodiscard]] ReportDocument reportOfEvent(const QString& name, const Event& event);

} // namespace mentat::test
