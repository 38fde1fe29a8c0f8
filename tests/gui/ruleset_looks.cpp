#include "tests/gui/ruleset_looks.h"

#include "tests/gui/ruleset_document.h"

#include <QApplication>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// keys: names of keys; what begins with an apostrophe is typed.
Scene ruled(const QString& name, QByteArray (*document)(), const QString& page,
            const QString& keys = {}) {
    return {name, [document, page, keys](WindowFixture& fixture) {
                fixture.clock().set(QDateTime::fromString(u"2026-07-29T17:12:00Z"_s, Qt::ISODate));
                fixture.open({document()});
                fixture.goTo(page);
                QApplication::processEvents();
                for (const QString& key : keys.split(u' ', Qt::SkipEmptyParts)) {
                    if (key.startsWith(u'\''))
                        WindowFixture::type(key.sliced(1));
                    else
                        WindowFixture::press(key);
                    QApplication::processEvents();
                }
            }};
}

/// The tab of the page Event that says what is played.
Scene rulesetPart() {
    return {u"ruleset-part"_s, [](WindowFixture& fixture) {
                fixture.open({playedRuleset()});
                fixture.page<Page>(u"event"_s).reveal(u"rulesetPart"_s);
                QApplication::processEvents();
            }};
}

/// A place of the page Stages, after these keys there and before those.
Scene staged(const QString& name, QByteArray (*document)(), const QString& before,
             const QString& address, const QString& keys = {}) {
    return {name, [=](WindowFixture& fixture) {
                ruled(name, document, u"final"_s, before).set(fixture);
                fixture.page<Page>(u"final"_s).reveal(address);
                QApplication::processEvents();
                for (const QString& key : keys.split(u' ', Qt::SkipEmptyParts)) {
                    WindowFixture::press(key);
                    QApplication::processEvents();
                }
            }};
}

QByteArray nobodyInRuleset() {
    const QByteArray document = rulesetHeat();
    return document.left(document.indexOf(R"("players")")) + R"("players": [], "heats": []})";
}

// The semifinal of two tables: its first can't play, all others are here, and it is closed.
const QString gatherEight = u"Home X Space Space Space Space Space Space Space Space Ctrl+L Ctrl+L"_s;
const QString semifinalTyped = u"F9 F9 Ctrl+Return Return '1134 Return '1233 Return"_s;

/// A tab of the page Event.
Scene eventTab(const QString& name, const QString& address) {
    return {name, [address](WindowFixture& fixture) {
                fixture.open({playedRuleset()});
                fixture.page<Page>(u"event"_s).reveal(address);
                QApplication::processEvents();
            }};
}

} // namespace

std::vector<Scene> rulesetScenes() {
    return {
        ruled(u"ruleset-players"_s, playedRuleset, u"players"_s, u"Down"_s),
        ruled(u"ruleset-heats"_s, rulesetHeat, u"heats"_s),
        ruled(u"ruleset-results"_s, rulesetHeat, u"results"_s),
        ruled(u"ruleset-sheet"_s, rulesetHeat, u"results"_s, u"1 Return '2134"_s),
        ruled(u"ruleset-sheet-fault"_s, rulesetHeat, u"results"_s, u"1 Return '1124 Return"_s),
        ruled(u"ruleset-sheet-scores"_s, scoredHeat, u"results"_s,
              u"1 Return '10 Space '8 Space '7 Space '9"_s),
        ruled(u"ruleset-sheet-warning"_s, scoredHeat, u"results"_s,
              u"1 Return '10 Space '8 Space '7 Space '9 Tab '2134 Return"_s),
        ruled(u"ruleset-sheet-recorded"_s, playedRuleset, u"results"_s, u"1 Return"_s),
        ruled(u"ruleset-correction"_s, playedRuleset, u"results"_s,
              u"1 Return Return Ctrl+A '2134 Return"_s),
        ruled(u"ruleset-standings"_s, playedRuleset, u"standings"_s, u"Down"_s),
        ruled(u"ruleset-today"_s, rulesetHeat, u"today"_s),
        ruled(u"ruleset-today-empty"_s, nobodyInRuleset, u"today"_s),
        ruled(u"ruleset-today-stage"_s, playedRuleset, u"today"_s),
        ruled(u"ruleset-stages"_s, playedRuleset, u"final"_s),
        ruled(u"ruleset-stages-empty"_s, nobodyInRuleset, u"final"_s),
        ruled(u"ruleset-stages-large"_s, largeRuleset, u"final"_s, u"Home X Space Space"_s),
        ruled(u"ruleset-stages-closed"_s, playedRuleset, u"final"_s, gatherEight),
        ruled(u"ruleset-stages-cards"_s, playedRuleset, u"final"_s, gatherEight + u" F9"_s),
        ruled(u"ruleset-stages-cards-large"_s, largeRuleset, u"final"_s, u"F9"_s),
        ruled(u"ruleset-stages-tables"_s, playedRuleset, u"final"_s, u"F9 F9"_s),
        ruled(u"ruleset-stages-sheet"_s, playedRuleset, u"final"_s, u"F9 F9 Return '2134"_s),
        ruled(u"ruleset-stages-rolls"_s, playedRuleset, u"final"_s, semifinalTyped),
        staged(u"ruleset-stages-final"_s, playedRuleset,
               semifinalTyped + u" Ctrl+T '5 Return '9 Return"_s, u"Final"_s),
        staged(u"ruleset-stages-places"_s, playedRuleset,
               semifinalTyped + u" Ctrl+T '5 Return '9 Return"_s, u"Final"_s,
               u"F9 F9 Return 1 2 3 4 Return Ctrl+PgDown"_s),
        ruled(u"ruleset-event"_s, playedRuleset, u"event"_s),
        rulesetPart(),
        eventTab(u"ruleset-settings"_s, u"settingsPart"_s),
        ruled(u"ruleset-rules"_s, playedRuleset, u"rules"_s),
    };
}

} // namespace mentat::test
