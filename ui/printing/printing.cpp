#include "ui/printing/printing.h"

#include "model/failure_kind.h"
#include "reports/fingerprint.h"
#include "reports/paper/page_layout.h"
#include "reports/paper/page_painter.h"
#include "reports/wording/language/phrase.h"
#include "reports/writers/file_writing.h"

#include <QCoreApplication>
#include <QPrinter>

namespace mentat {

BackgroundWork::BackgroundWork(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
}

BackgroundWork::~BackgroundWork() {
    if (m_current)
        *m_current = true;
    m_pool.waitForDone();
}

void BackgroundWork::start(Job job) {
    if (m_current)
        *m_current = true;
    const bool wasBusy = isBusy();
    const Flag piece = std::make_shared<std::atomic<bool>>(false);
    m_current = piece;
    m_pool.start([this, piece, job = std::move(job)] {
        const Finish act = *piece ? Finish() : job([&piece] { return piece->load(); });
        QMetaObject::invokeMethod(
            this, [this, piece, act] { finish(piece, act); }, Qt::QueuedConnection);
    });
    if (!wasBusy)
        Q_EMIT busyChanged();
}

void BackgroundWork::giveUp() {
    if (!m_current)
        return;
    *m_current = true;
    m_current.reset();
    Q_EMIT busyChanged();
}

void BackgroundWork::finish(const Flag& piece, const Finish& act) {
    if (piece != m_current)
        return; // canceled, or replaced by another
    m_current.reset();
    if (act)
        act();
    if (!m_current)
        Q_EMIT busyChanged();
}

namespace {

Result<void> makeFiles(const Event& event, const ReportRequest& request, MadeReport& made) {
    const Language& language = request.wording.language();
    if (const Report* report = findReport(event, made.wish.name)) {
        made.title = say(language, report->title);
        auto document = reportDocument(*report, request);
        if (!document)
            return tl::unexpected(document.error());
        made.files.push_back({made.title, report->kinds, *std::move(document)});
        return {};
    }
    const ReportFolder* folder = findReportFolder(event, made.wish.name);
    if (!folder)
        return failure(FailureKind::UnknownReport, {made.wish.name});
    made.title = say(language, folder->title);
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

Result<void> printAll(const std::vector<MadeReport>& made, QPrinter& printer,
                      const std::function<bool()>& givenUp) {
    if (const auto allowed = mayPrintTo(printer); !allowed)
        return allowed;
    std::vector<PlacedPage> pages;
    for (const MadeReport& one : made)
        pages.insert(pages.end(), one.pages.begin(), one.pages.end());
    // For a printer that cannot make copies, send each copy.
    const int copies = printer.supportsMultipleCopies() ? 1 : std::max(1, printer.copyCount());
    std::vector<PlacedPage> all;
    for (int copy = 0; copy < copies; ++copy)
        all.insert(all.end(), pages.begin(), pages.end());
    if (givenUp())
        return {};
    return printPages(all, printer);
}

Result<void> mayPrintTo(const QPrinter& printer) {
    return printer.outputFileName().isEmpty() ? Result<void>()
                                              : mayBeWritten(printer.outputFileName());
}

PrinterOutput placeOf(const QPrinter& printer) {
    if (printer.outputFileName().isEmpty())
        return {PrintedTo::Printer, printer.printerName()};
    return {PrintedTo::File, printer.outputFileName()};
}

QString kindName(ReportKind kind) {
    switch (kind) {
    case ReportKind::Pdf: return say(Phrase("ReportKind", "PDF"));
    case ReportKind::Html: return say(Phrase("ReportKind", "Web page"));
    case ReportKind::Csv: return say(Phrase("ReportKind", "CSV table"));
    case ReportKind::Xlsx: return say(Phrase("ReportKind", "Spreadsheet"));
    case ReportKind::Text: return say(Phrase("ReportKind", "Text"));
    case ReportKind::Markdown: return say(Phrase("ReportKind", "Markdown"));
    case ReportKind::BbCode: return say(Phrase("ReportKind", "BBCode"));
    }
    return {};
}

} // namespace mentat

#include "moc_printing.cpp"
