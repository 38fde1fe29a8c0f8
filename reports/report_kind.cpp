#include "reports/report_kind.h"

namespace mentat {

const std::vector<ReportKind>& allKinds() {
    static const std::vector kinds{ReportKind::Pdf,   ReportKind::Html, ReportKind::Csv,
                                   ReportKind::Xlsx,  ReportKind::Text, ReportKind::Markdown,
                                   ReportKind::BbCode};
    return kinds;
}

const std::vector<ReportKind>& kindsOfPaper() {
    static const std::vector kinds{ReportKind::Pdf, ReportKind::Html, ReportKind::Text};
    return kinds;
}

std::optional<ReportKind> kindOfFile(const QString& file) {
    const qsizetype dot = file.lastIndexOf(u'.');
    if (dot < 0)
        return std::nullopt;
    return enumFromId<ReportKind>(file.mid(dot + 1).toLower());
}

} // namespace mentat
