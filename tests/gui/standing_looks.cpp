#include "tests/gui/standing_looks.h"

#include "tests/gui/standings_document.h"

#include <QApplication>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

Scene over(const QString& name, QByteArray (*document)(), const QString& keys = {}) {
    return {name, [document, keys](WindowFixture& fixture) {
                fixture.open({document()});
                fixture.goTo(u"standings"_s);
                QApplication::processEvents();
                for (const QString& key : keys.split(u' ', Qt::SkipEmptyParts)) {
                    WindowFixture::press(key);
                    QApplication::processEvents();
                }
            }};
}

/// The last player is supposed to have won the game that is still played, and moves.
void suppose(WindowFixture& fixture) {
    fixture.open({standingsDocument()});
    fixture.goTo(u"standings"_s);
    WindowFixture::press(u"Ctrl+I"_s);
    auto& seats = fixture.widget<QTableView>(u"whatIfSeats"_s);
    seats.setFocus();
    seats.setCurrentIndex(seats.model()->index(4, 0));
    WindowFixture::press(u"Space"_s);
    QApplication::processEvents();
}

} // namespace

std::vector<Scene> standingScenes() {
    return {
        over(u"standings"_s, sampleDocument),
        over(u"standings-large"_s, largeDocument),
        over(u"standings-ties"_s, standingsAfterTheHeats),
        over(u"standings-rolled"_s, standingsAfterTheHeats, u"Ctrl+T 4 Return 4 Return Ctrl+T 2"_s),
        over(u"standings-unknown"_s, standingsAfterTheHeats, u"Down Down Down Return"_s),
        {u"standings-what-if"_s, suppose},
    };
}

} // namespace mentat::test
