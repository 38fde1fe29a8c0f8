#include "ui/printing/made_report.h"

#include "model/failure_kind.h"
#include "reports/fingerprint.h"
#include "reports/paper/page_layout.h"

namespace mentat {

namespace {

Result<void> makeFiles(const Event& event, const ReportRequest& request, MadeReport& made) {
    const Language& language = request.wording.language();
    if (const Report* report = findReport(event, made.wish.name)) {
        made.title = language.translate("mentat::reports", report->title);
        auto document = reportDocument(*report, request);
        if (!document)
            return tl::unexpected(document.error());
        made.files.push_back({made.title, report->kinds, *std::move(document)});
        return {};
    }
    const ReportFolder* folder = findReportFolder(event, made.wish.name);
    if (!folder)
        return failure(FailureKind::UnknownReport, {made.wish.name});
    made.title = language.translate("mentat::reports", folder->title);
    auto files = folder->make(request);
    if (!files)
        return tl::unexpected(files.error());
    made.files = std::move(files->files);
    made.stillEmpty = std::move(files->stillEmpty);
    return {};
}

} // namespace

Result<MadeReport> makeReport(const ReportSource& source, const ReportWish& wish) {
    const Event* event = findEvent(source.book, source.event);
    if (!event)
        return failure(FailureKind::NoEvent);
    MadeReport made{.event = source.event,
                    .wish = wish,
                    .title = {},
                    .files = {},
                    .stillEmpty = {},
                    .pages = {},
                    .fingerprint = {}};
    const ReportRequest request{.book = source.book,
                                .event = *event,
                                .wording = source.wording,
                                .printed = source.printed,
                                .paper = wish.paper,
                                .round = wish.round,
                                .blanks = wish.blanks,
                                .links = source.links};
    if (const auto filed = makeFiles(*event, request, made); !filed)
        return tl::unexpected(filed.error());
    for (const ReportFile& file : made.files) {
        for (PlacedPage& page : pagesOf(file.document, source.wording.language()))
            made.pages.push_back(std::move(page));
    }
    made.fingerprint
        = fingerprintNow(source.book, *event, wish.name, wish.round).value_or(QString());
    return made;
}

} // namespace mentat
