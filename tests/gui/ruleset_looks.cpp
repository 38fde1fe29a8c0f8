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

} // namespace

std::vector<Scene> rulesetScenes() {
    return {
        ruled(u"ruleset-players"_s, playedRuleset, u"players"_s, u"Down"_s),
        ruled(u"ruleset-statistics"_s, playedRuleset, u"statistics"_s, u"Down Down Down Down"_s),
        ruled(u"ruleset-history"_s, playedRuleset, u"history"_s),
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
        ruled(u"ruleset-stages"_s, playedRuleset, u"final"_s),
        ruled(u"ruleset-stages-sheet"_s, playedRuleset, u"final"_s, u"F9 Return '2134"_s),
        ruled(u"ruleset-event"_s, playedRuleset, u"event"_s),
        rulesetPart(),
        ruled(u"ruleset-rules"_s, playedRuleset, u"rules"_s),
    };
}

} // namespace mentat::test
