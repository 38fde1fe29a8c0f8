#include "reports/report_kind.h"

namespace mentat {

std::optional<ReportKind> kindOfFile(const QString& file) {
    const qsizetype dot = file.lastIndexOf(u'.');
    if (dot < 0)
        return std::nullopt;
    return enumFromId<ReportKind>(file.mid(dot + 1).toLower());
}

} // namespace mentat
