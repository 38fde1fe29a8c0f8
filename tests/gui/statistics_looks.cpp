#include "tests/gui/statistics_looks.h"

#include "tests/benchmarks/years.h"
#include "tests/gui/standings_document.h"
#include "tests/gui/years_fixture.h"

#include <QApplication>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// Everyone is registered, and nothing is played.
QByteArray nothingPlayed() {
    return R"({"format": "mentat-event", "version": 1, "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": [{"id": "p1", "name": "Ada Byron"}]})";
}

Scene of(const QString& name, void (*open)(WindowFixture& fixture), const QString& page,
         const QString& topic, const QString& keys = {}) {
    return {name, [=](WindowFixture& fixture) {
                open(fixture);
                fixture.workspace().go(page, topic);
                QApplication::processEvents();
                for (const QString& key : keys.split(u' ', Qt::SkipEmptyParts)) {
                    WindowFixture::press(key);
                    QApplication::processEvents();
                }
            }};
}

void openNothing(WindowFixture& fixture) {
    fixture.open({nothingPlayed()});
}
void openOneGame(WindowFixture& fixture) {
    fixture.open({standingsDocument()});
}
void openThirtyYears(WindowFixture& fixture) {
    fixture.open(yearsOfPlay(30, 40, 15));
}

} // namespace

std::vector<Scene> statisticsScenes() {
    const QString statistics = u"statistics"_s;
    const QString history = u"history"_s;
    return {
        of(u"statistics"_s, openSampleWithYears, statistics, {}),
        of(u"statistics-beside"_s, openSampleWithYears, statistics, u"beside"_s),
        of(u"statistics-race"_s, openSampleWithYears, statistics, u"race"_s),
        of(u"statistics-hours"_s, openSampleWithYears, statistics, u"hours"_s),
        of(u"statistics-win-rate"_s, openSampleWithYears, statistics, u"win-rate"_s),
        of(u"statistics-qp"_s, openSampleWithYears, statistics, u"qp"_s),
        of(u"statistics-empty"_s, openNothing, statistics, u"victories"_s),
        of(u"statistics-few"_s, openOneGame, statistics, u"wins-by-faction"_s),
        of(u"statistics-years"_s, openThirtyYears, statistics, u"victories-beside"_s),
        of(u"history"_s, openSampleWithYears, history, u"years"_s),
        of(u"history-players"_s, openSampleWithYears, history, u"players"_s),
        of(u"history-factions"_s, openThirtyYears, history, u"factions"_s),
        of(u"history-lines"_s, openSampleWithYears, history, u"years-players"_s),
        of(u"history-thirty"_s, openThirtyYears, history, u"years-hours"_s),
        of(u"history-summaries"_s, openSummariesAlone, history, u"years"_s),
    };
}

} // namespace mentat::test
