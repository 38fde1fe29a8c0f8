#include "tests/gui/ruleset_looks.h"

#include "tests/gui/report_looks.h"
#include "tests/gui/ruleset_document.h"
#include "ui/screen/second_screen.h"

#include <QApplication>
#include <QLineEdit>

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

/// The tab of the page Event that says what the event would be like. fields: objectName and text.
Scene planPart(const QString& name, const std::vector<std::pair<QString, QString>>& fields) {
    return {name, [fields](WindowFixture& fixture) {
                fixture.open({playedRuleset()});
                fixture.goTo(u"event"_s);
                fixture.page<Page>(u"event"_s).reveal(u"planPart"_s);
                QApplication::processEvents();
                for (const auto& [field, text] : fields)
                    fixture.widget<QLineEdit>(field).setText(text);
                QApplication::processEvents();
            }};
}

Scene rulesetReport(const QString& name, QByteArray (*document)(), const QString& address) {
    return {name, [document, address](WindowFixture& fixture) {
                fixture.open({document()});
                showReport(fixture, address);
            }};
}

/// The second window, on a projector.
Scene rulesetBoard(const QString& board) {
    return {u"ruleset-second-"_s + board, [board](WindowFixture& fixture) {
                fixture.clock().set(QDateTime::fromString(u"2026-07-29T17:12:00Z"_s, Qt::ISODate));
                fixture.screens().plug(FakeScreens::projector());
                Choices choices = fixture.preferences().choices();
                choices.secondScreen.isChosen = true;
                choices.secondScreen.screen = FakeScreens::projector().key;
                choices.secondScreen.boards = {board};
                choices.secondScreen.tone = choices.theme == Theme::Dark ? Tone::Dark : Tone::Light;
                fixture.preferences().setChoices(choices);
                fixture.open({playedRuleset()});
                fixture.window().secondScreen().toggle();
                fixture.window().secondScreen().window()->resize(1280, 720);
                fixture.window().secondScreen().window()->tick();
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
        ruled(u"ruleset-stages"_s, playedRuleset, u"final"_s),
        ruled(u"ruleset-stages-sheet"_s, playedRuleset, u"final"_s, u"F9 Return '2134"_s),
        ruled(u"ruleset-event"_s, playedRuleset, u"event"_s),
        rulesetPart(),
        planPart(u"ruleset-plan-known"_s, {}),
        planPart(u"ruleset-plan"_s, {{u"planPlayers"_s, u"36, 29, 31"_s},
                                     {u"planField"_s, u"52"_s},
                                     {u"planMinutes"_s, u"110"_s},
                                     {u"planElimination"_s, u"265"_s}}),
        planPart(u"ruleset-plan-fault"_s,
                 {{u"planPlayers"_s, u"36, 29"_s}, {u"planField"_s, u"12"_s}}),
        ruled(u"ruleset-rules"_s, playedRuleset, u"rules"_s),
        rulesetReport(u"ruleset-reports"_s, playedRuleset, u"standings"_s),
        rulesetReport(u"ruleset-reports-slips"_s, rulesetHeat, u"score-sheets/1"_s),
        rulesetReport(u"ruleset-reports-hand-in"_s, playedRuleset, u"hand-in"_s),
        rulesetBoard(u"standings"_s),
        rulesetBoard(u"stage"_s),
        rulesetBoard(u"tables-by-table"_s),
    };
}

} // namespace mentat::test
