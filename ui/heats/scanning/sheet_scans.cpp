#include "ui/heats/scanning/sheet_scans.h"

#include "app/room/kept/scanned_report.h"
#include "reports/wording/heats/heats_wording.h"
#include "ui/desk/open_book.h"
#include "ui/heats/scanning/scan_keys.h"

#include <QCoreApplication>

namespace mentat {

namespace {

QString say(const char* text) {
    return QCoreApplication::translate("SheetScans", text);
}

QString refusalText(ScanRefusal refusal) {
    switch (refusal) {
    case ScanRefusal::NoSheet:
    case ScanRefusal::Damaged:
        return say(QT_TRANSLATE_NOOP("SheetScans",
                                     "The scanner did not read the whole code. Scan it again."));
    case ScanRefusal::OtherVersion:
        return say(QT_TRANSLATE_NOOP(
            "SheetScans",
            "The scanned sheet is from another version of Mentat. Type it from its paper."));
    case ScanRefusal::NoReports:
        return say(QT_TRANSLATE_NOOP("SheetScans",
                                     "Tables do not report by phone in this event now. Turn that "
                                     "on in View ▸ Phones in the room…, then scan the sheet "
                                     "again."));
    case ScanRefusal::OtherEvent:
        return say(QT_TRANSLATE_NOOP("SheetScans",
                                     "The scanned sheet is from another event. Choose that event, "
                                     "then scan it again."));
    case ScanRefusal::OtherGame:
        return say(QT_TRANSLATE_NOOP("SheetScans",
                                     "The scanned sheet is from a table that was drawn again "
                                     "since. Type it from its paper."));
    case ScanRefusal::OtherSeats:
        return say(QT_TRANSLATE_NOOP("SheetScans",
                                     "Since the scanned sheet was opened, seats or the ruleset "
                                     "have changed. Type it from its paper."));
    }
    Q_UNREACHABLE();
}

Notice noticeOf(const OpenBook& book, const ScannedReport& report) {
    const Language& language = book.wording().language();
    const auto about = [&](const char* text) {
        return say(text).arg(tableTitle(language, book.event(), report.table),
                             language.number(report.seat.value()));
    };
    switch (report.outcome) {
    case ReportOutcome::New:
        return {Gravity::Note,
                about(QT_TRANSLATE_NOOP("SheetScans", "%1: scanned the report of seat %2."))};
    case ReportOutcome::Confirmed:
        return {Gravity::Note,
                about(QT_TRANSLATE_NOOP("SheetScans",
                                        "%1: seat %2 confirms what another seat reported."))};
    case ReportOutcome::Known:
        return {Gravity::Note,
                about(QT_TRANSLATE_NOOP("SheetScans", "%1: this report of seat %2 was here "
                                                      "already. Nothing changed."))};
    case ReportOutcome::Full:
        return {Gravity::Refused,
                about(QT_TRANSLATE_NOOP("SheetScans", "%1 has too many reports already. Type the "
                                                      "sheet of seat %2 from its paper."))};
    }
    Q_UNREACHABLE();
}

} // namespace

void followScans(QWidget& page, OpenBook& book) {
    const auto* keys = new ScanKeys(page);
    QObject::connect(keys, &ScanKeys::scanned, &page,
                     [&book](const QString& text) { takeScan(book, text); });
}

void takeScan(OpenBook& book, const QString& text) {
    if (!book.hasEvent())
        return;
    const auto report = reportScanned(book.session(), book.eventId(), book.wording(), text);
    if (report) {
        book.say(noticeOf(book, *report));
        return;
    }
    const auto* refusal = std::get_if<ScanRefusal>(&report.error());
    book.say(Gravity::Refused,
             refusal ? refusalText(*refusal) : book.worded(std::get<Failure>(report.error())));
}

} // namespace mentat
