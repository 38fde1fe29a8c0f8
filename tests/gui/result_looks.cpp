#include "tests/gui/result_looks.h"

#include "tests/gui/reported_sheets.h"
#include "tests/gui/results_fixture.h"

#include <QApplication>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// The page over a heat of two tables; then these keys.
Scene typed(const QString& name, const QString& keys) {
    return {name, [keys](WindowFixture& fixture) {
                fixture.clock().set(QDateTime::fromString(u"2026-07-29T17:12:00Z"_s, Qt::ISODate));
                fixture.open({resultsDocument(2)});
                fixture.goTo(u"results"_s);
                for (const QString& key : keys.split(u' ', Qt::SkipEmptyParts)) {
                    WindowFixture::press(key);
                    QApplication::processEvents();
                }
            }};
}

Scene page(const QString& name, QByteArray (*document)()) {
    return {name, [document](WindowFixture& fixture) {
                fixture.open({document()});
                fixture.goTo(u"results"_s);
                QApplication::processEvents();
            }};
}

/// Two tables reported by phone, one of them twice; then these keys.
Scene reported(const QString& name, const QString& keys) {
    return {name, [keys](WindowFixture& fixture) {
                fixture.clock().set(QDateTime::fromString(u"2026-07-29T17:12:00Z"_s, Qt::ISODate));
                fixture.open({resultsDocument(4)});
                fixture.goTo(u"results"_s);
                letThemReport(fixture.book());
                reportSolo(fixture.book(), 2, 2);
                reportSolo(fixture.book(), 2, 4); // confirms it
                reportSolo(fixture.book(), 3, 1);
                reportSolo(fixture.book(), 3, 5, u"7.5"_s, u"8"_s);
                for (const QString& key : keys.split(u' ', Qt::SkipEmptyParts)) {
                    WindowFixture::press(key);
                    QApplication::processEvents();
                }
            }};
}

// A solo victory with too few strongholds, cards unknown.
const QString solo = u"1 Return 7 F8 S Down E Return E 7 Return 2 1 1 Return 1 4 Return - "
                     "G 5 Return H 4 Return F 3 Return A 2 Return B 3 Return"_s;

} // namespace

std::vector<Scene> resultScenes() {
    return {
        page(u"results"_s, sampleDocument),
        page(u"results-large"_s, largeDocument),
        typed(u"results-tables"_s, solo + u" Ctrl+Return Ctrl+Return 2 F8"_s),
        typed(u"results-sheet"_s, u"1 Return 7 F8 A E G Return E 7 . 5 Return 2 1 1 Return 1 4 "
                                  "Return 2 G 5 Return 2 1 2 Return 1 0 Return 3 H 4"_s),
        typed(u"results-warned"_s, solo),
        typed(u"results-beyond-board"_s,
              u"1 Return 7 F8 S Down E Return E 3 3 . 5 Return 6 4 0 3 0 0 Return 2 "
              "Ctrl+Return"_s),
        typed(u"results-refused"_s, solo + u" Shift+Tab G 7 . 3 Return H D 9 Q 2 Return"_s),
        typed(
            u"results-adjudicated"_s,
            u"1 Return 1 0 1 7 1 0 J E G Return E 4 Return 1 1 2 Return 5 Return - G 5 Return 1 1 "
            "2 Return 5 Return - H 4 Return 1 9 Return 1 Return - F 3 Return 1 9 Return 1 Return "
            "- A 2 Return 0 9 Return 1 Return - B 6 Return 0"_s),
        typed(u"results-asked"_s, solo + u" Ctrl+Return 9"_s),
        typed(u"results-dice"_s,
              u"1 Return 8 1 7 1 0 J Down E 4 Return 2 9 Return 5 Return 3 G 5 Return 2 9 Return 5 "
              "Return 3 H 4 Return 1 9 Return 1 Return 1 F 3 Return 0 9 Return 1 Return 1 A 2 "
              "Return 0 9 Return 1 Return 1 B 6 Return 0 9 Return 1 Return 1"_s),
        typed(u"results-grid"_s, u"1 Return 7 F8 S Down E Return E F2 E E E G G Space E"_s),
        typed(u"results-correction"_s,
              solo + u" Ctrl+Return Ctrl+Return 1 Return F2 8 Ctrl+Return Ctrl+Return"_s),
        typed(u"results-recorded"_s, solo + u" Ctrl+Return Ctrl+Return 1 Return 9"_s),
        typed(u"results-half-corrected"_s,
              solo + u" Ctrl+Return Ctrl+Return 1 Return F2 8 Escape 1 Return"_s),
        typed(u"today-half-typed"_s, u"1 Return 7 F8 A Escape 2 Return 6 Ctrl+1"_s),
        typed(u"results-player"_s, u"1 Return 7 F8 S Down E Return E N H"_s),
        typed(u"results-second-look"_s, solo + u" Ctrl+Return Ctrl+Return Ctrl+L"_s),
        reported(u"results-reported"_s, {}),
        reported(u"results-taken"_s, u"3 Return"_s),
        typed(u"results-several"_s, u"1 Return 7 F8 A E G Escape 2 Return 6"_s),
    };
}

} // namespace mentat::test
