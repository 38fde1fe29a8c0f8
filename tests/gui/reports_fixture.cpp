#include "tests/gui/reports_fixture.h"

#include "app/session/rounds/result_acts.h"
#include "tests/support/patience.h"
#include "ui/pages/reports/page_preview.h"
#include "ui/pages/reports/reports_page.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test {

void ReportsFixture::openSample() {
    open(sampleDocument());
}

void ReportsFixture::open(const QByteArray& document) {
    window.open({document});
    window.goTo(u"reports"_s);
}

void ReportsFixture::openFile(const QString& path) {
    window.openFile(path);
    QApplication::processEvents(); // the window before it goes
    QApplication::setActiveWindow(&window.window());
    window.goTo(u"reports"_s);
}

void ReportsFixture::closeWindow() {
    window.showEmptyWindow();
}

ReportsPage& ReportsFixture::page() {
    return window.page<ReportsPage>(u"reports"_s);
}

QTableView& ReportsFixture::list() {
    return window.widget<QTableView>(u"reportsList"_s);
}

PagePreview& ReportsFixture::preview() {
    return window.widget<PagePreview>(u"reportPreview"_s);
}

void ReportsFixture::choose(const QString& report) {
    QSignalSpy made(&page(), &ReportsPage::previewMade);
    page().reveal(report);
    if (chosen() != report)
        qFatal("there is no report %s", qPrintable(report));
    if (!QTest::qWaitFor([&] { return !made.isEmpty(); }, patience))
        qFatal("the preview of %s did not come", qPrintable(report));
    list().setFocus();
}

QString ReportsFixture::chosen() {
    return list().currentIndex().data(keyRole).toString();
}

QString ReportsFixture::cell(int column) {
    return list().currentIndex().siblingAtColumn(column).data().toString();
}

QString ReportsFixture::text(const QString& label) {
    return window.widget<QLabel>(label).text();
}

QString ReportsFixture::heat() {
    return window.widget<QComboBox>(u"reportRound"_s).currentText();
}

void ReportsFixture::correctAResult() {
    const Event& event = window.event();
    for (const Heat& heat : std::get<DunePlay>(event.play).heats) {
        for (const Game& game : heat.games) {
            if (!dune(game).victory || game.isVoid)
                continue;
            Game other = game;
            // The QP that somebody got decide where the others stand.
            auto& qp = dune(other.seats.front()).qp;
            qp = qp ? std::nullopt : QualificationPoints::tryFromHalves(9);
            const GameAddress place{heat.number, game.table};
            if (window.book().perform(recordGame(event, place, other)))
                return;
        }
    }
    qFatal("no result could be corrected");
}

} // namespace mentat::test
