#include "tests/gui/report_looks.h"

#include "app/session/acts.h"
#include "reports/fingerprint.h"
#include "tests/gui/reported_sheets.h"
#include "tests/gui/results_fixture.h"
#include "tests/support/patience.h"
#include "ui/pages/reports/reports_page.h"

#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

QByteArray emptyEvent() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune", "sets": ["base"]},
        "players": []})";
}

Scene reportShown(const QString& name, QByteArray (*document)(), const QString& address) {
    return {name, [document, address](WindowFixture& fixture) {
                fixture.open({document()});
                showReport(fixture, address);
            }};
}

/// As after a correction: one list is as printed, two are not.
void printSome(WindowFixture& fixture) {
    fixture.openSample();
    const EventId event = fixture.book().eventId();
    const auto print = [&](const QString& report, std::optional<HeatNumber> heat) {
        const auto now = fingerprintNow(fixture.book().book(), fixture.event(), report, heat);
        return PrintedReport{.event = event,
                             .report = report,
                             .round = heat,
                             .pages = 2,
                             .place = u"Laser"_s,
                             .fingerprint = now.value_or(QString())};
    };
    PrintedReport standings = print(u"standings"_s, std::nullopt);
    PrintedReport names = print(u"tables-by-name"_s, HeatNumber(3));
    standings.fingerprint = names.fingerprint = u"of what was so before"_s;
    const PrintedReport awards = print(u"awards"_s, std::nullopt);
    if (!fixture.book().session().notePrinted({standings, names, awards}))
        qFatal("the print log was not written");
}

/// Sheets of tables that report by phone while phones are served.
void showCodedSheets(WindowFixture& fixture) {
    fixture.open({resultsDocument(2)});
    letThemReport(fixture.book());
    fixture.book().setRoomAddress(u"http://192.168.1.5:8017/"_s);
    showReport(fixture, u"score-sheets/1"_s);
}

} // namespace

void showReport(WindowFixture& fixture, const QString& address) {
    auto& page = fixture.page<ReportsPage>(u"reports"_s);
    QSignalSpy made(&page, &ReportsPage::previewMade);
    page.reveal(address);
    if (!QTest::qWaitFor([&] { return !made.isEmpty(); }, patience))
        qFatal("the preview of %s did not come", qPrintable(address));
    QApplication::processEvents();
}

std::vector<Scene> reportScenes() {
    return {
        reportShown(u"reports-empty"_s, emptyEvent, u"standings"_s),
        reportShown(u"reports"_s, sampleDocument, u"standings"_s),
        reportShown(u"reports-score-sheets"_s, sampleDocument, u"score-sheets/1"_s),
        {u"reports-coded-sheets"_s, showCodedSheets},
        reportShown(u"reports-poster"_s, sampleDocument, u"tables-by-name/2"_s),
        {u"reports-certificates"_s,
         [](WindowFixture& fixture) {
             fixture.openSample();
             showReport(fixture, u"certificates"_s);
             fixture.widget<QPushButton>(u"reportAllPages"_s).click();
         }},
        {u"event-logo"_s,
         [](WindowFixture& fixture) {
             fixture.openSample();
             const QByteArray picture
                 = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 80' width='200' "
                   "height='80'><circle cx='40' cy='40' r='36' fill='#b04a12'/>"
                   "<path d='M90 60 Q120 10 150 40 T195 30' fill='none' stroke='#222222' "
                   "stroke-width='6'/></svg>";
             if (!fixture.book().perform(changeLogo(fixture.event(), *logoOf(picture))))
                 qFatal("the logo was not taken");
             fixture.goTo(u"event"_s);
         }},
        reportShown(u"reports-hand-in"_s, sampleDocument, u"hand-in"_s),
        reportShown(u"reports-large"_s, largeDocument, u"check-in-list"_s),
        {u"reports-printed"_s,
         [](WindowFixture& fixture) {
             printSome(fixture);
             showReport(fixture, u"awards"_s);
         }},
        {u"today-paper"_s,
         [](WindowFixture& fixture) {
             printSome(fixture);
             fixture.goTo(u"today"_s);
             QApplication::processEvents();
         }},
    };
}

} // namespace mentat::test
