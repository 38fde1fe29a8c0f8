#include "tests/gui/storm_looks.h"

#include "tests/gui/storm_document.h"

#include <QApplication>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

QByteArray nobodyYet() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Storm", "year": 2026, "rules": "eye-of-the-storm"}, "players": []})";
}

/// keys: names of keys; what begins with an apostrophe is typed.
Scene storm(const QString& name, QByteArray (*document)(), const QString& page,
            const QString& keys = {}) {
    return {name, [document, page, keys](WindowFixture& fixture) {
                fixture.open({stormOfLastYear(), document()});
                fixture.goTo(page);
                QApplication::processEvents();
                WindowFixture::pressEach(keys);
            }};
}

} // namespace

std::vector<Scene> stormScenes() {
    const QString twoGreatHouses
        = u"Insert 'hea Return 'ear Return Return 'g '1 Return '3 Return '2 Return 'g '1 Return '0 Return '10 Return Ctrl+Return"_s;
    return {
        storm(u"storm-today"_s, playedStorm, u"today"_s),
        storm(u"storm-houses-empty"_s, nobodyYet, u"houses"_s),
        storm(u"storm-houses"_s, playedStorm, u"houses"_s, u"Down"_s),
        storm(u"storm-games-empty"_s, nobodyYet, u"games"_s),
        storm(u"storm-games"_s, playedStorm, u"games"_s, u"Down Return"_s),
        storm(
            u"storm-games-fault"_s, stormSession, u"games"_s,
            u"Insert 'hea Return 'ear Return Return 'g '1 Return '3 Return 'x Return Ctrl+Return"_s),
        storm(u"storm-games-round"_s, playedStorm, u"games"_s, u"F9"_s),
        storm(u"storm-standings"_s, playedStorm, u"standings"_s),
        storm(u"storm-players"_s, playedStorm, u"players"_s, u"Down"_s),
        storm(u"storm-event"_s, playedStorm, u"event"_s),
        storm(u"storm-reports"_s, playedStorm, u"reports"_s),
        storm(u"storm-warnings"_s, stormSession, u"games"_s, twoGreatHouses),
    };
}

} // namespace mentat::test
