#include "tests/gui/ruleset_looks.h"

#include "tests/gui/report_looks.h"
#include "tests/gui/ruleset_document.h"
#include "ui/screen/second_screen.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabBar>

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
                WindowFixture::pressEach(keys);
            }};
}

/// The tab of the page Event that says what is played, with what is then done there.
Scene rulesetPart(const QString& name, const std::function<void(WindowFixture&)>& act) {
    return {name, [act](WindowFixture& fixture) {
                fixture.open({playedRuleset()});
                fixture.page<Page>(u"event"_s).reveal(u"rulesetPart"_s);
                QApplication::processEvents();
                act(fixture);
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
                WindowFixture::pressEach(keys);
            }};
}

QByteArray nobodyInRuleset() {
    const QByteArray document = rulesetHeat();
    return document.left(document.indexOf(R"("players")")) + R"("players": [], "heats": []})";
}

// The semifinal of two tables: its first can't play, all others are here, and it is closed.
const QString gatherEight
    = u"Home X Space Space Space Space Space Space Space Space Ctrl+L Ctrl+L"_s;
const QString semifinalTyped = u"F9 Ctrl+Return Return '1134 Return '1233 Return"_s;

/// A tab of the page Event.
Scene eventTab(const QString& name, const QString& address) {
    return {name, [address](WindowFixture& fixture) {
                fixture.open({playedRuleset()});
                fixture.page<Page>(u"event"_s).reveal(address);
                QApplication::processEvents();
            }};
}

/// An event whose Game Master has words, a card and notes.
QByteArray withAids() {
    QByteArray document = scoredHeat();
    const QByteArray event = "\"event\": {";
    document.insert(document.indexOf(event) + event.size(),
                    R"("aids": {"sheet": {"score": "Doubloons"},
     "card": [{"title": "Ties", "lines": ["Most doubloons and goods left over.", "Then a roll."]},
      {"title": "The last round", "lines": ["Whoever fills the twelfth space says so aloud.",
       "Everybody has the same number of turns."]}],
     "notes": "Bring two copies; one always lacks a quarry.\nThe second heat is the large one."}, )");
    return document;
}

Scene packPart(const QString& name) {
    return {name, [](WindowFixture& fixture) {
                fixture.open({withAids()});
                fixture.page<Page>(u"event"_s).reveal(u"packPart"_s);
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

/// As the page of the round leads to them.
void showPapersOfSemifinal(WindowFixture& fixture) {
    fixture.open({playedRuleset()});
    fixture.goTo(u"final"_s);
    WindowFixture::pressEach(u"F9"_s);
    showReport(fixture, u"seat-cards/stage-Semifinal"_s);
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

/// All rounds at once.
void showBracket(WindowFixture& fixture) {
    fixture.open({playedRuleset()});
    fixture.goTo(u"final"_s);
    QApplication::processEvents();
    fixture.widget<QTabBar>(u"roundSides"_s).setCurrentIndex(2);
    QApplication::processEvents();
}

/// A tie for first is no win any more, which is not taken yet.
void changeTheRuleset(WindowFixture& fixture) {
    fixture.widget<QComboBox>(u"field/ruleset/sharedWin"_s).setCurrentIndex(2);
}

/// The same size twice, which is said at its field.
void mistakeASize(WindowFixture& fixture) {
    fixture.widget<QLineEdit>(u"field/ruleset/sizes"_s).setFocus();
    QApplication::processEvents();
    WindowFixture::press(u"End"_s);
    WindowFixture::type(u", 4"_s);
}

/// The same at the stages, where numbers have words around them.
void lookAtTheStages(WindowFixture& fixture) {
    fixture.widget<QSpinBox>(u"field/ruleset/stages/0/skipBelow"_s).setValue(9);
    QApplication::processEvents();
    fixture.widget<QScrollArea>(u"rulesetArea"_s)
        .ensureWidgetVisible(&fixture.widget<QSpinBox>(u"field/ruleset/stages/0/advance"_s));
}

void openTheDocument(WindowFixture& fixture) {
    fixture.widget<QPushButton>(u"advancedRuleset"_s).click();
    auto& document = fixture.widget<QPlainTextEdit>(u"rulesetDocument"_s);
    QString text = document.toPlainText();
    document.setPlainText(text.replace(u"wins"_s, u"most"_s).replace(u"   3,"_s, u"   4,"_s));
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
              u"1 Return F2 Ctrl+A '2134 Return"_s),
        ruled(u"ruleset-standings"_s, playedRuleset, u"standings"_s, u"Down"_s),
        ruled(u"ruleset-standings-what-if"_s, playedRuleset, u"standings"_s,
              u"Ctrl+I Tab Tab Ctrl+A '4321 Return"_s),
        ruled(u"ruleset-today"_s, rulesetHeat, u"today"_s),
        ruled(u"ruleset-today-empty"_s, nobodyInRuleset, u"today"_s),
        ruled(u"ruleset-today-stage"_s, playedRuleset, u"today"_s),
        ruled(u"ruleset-stages"_s, playedRuleset, u"final"_s),
        ruled(u"ruleset-stages-empty"_s, nobodyInRuleset, u"final"_s),
        ruled(u"ruleset-stages-large"_s, largeRuleset, u"final"_s, u"Home X Space Space"_s),
        ruled(u"ruleset-stages-closed"_s, playedRuleset, u"final"_s, gatherEight),
        {u"ruleset-stages-bracket"_s, showBracket},
        ruled(u"ruleset-stages-cards"_s, playedRuleset, u"final"_s, gatherEight + u" F9"_s),
        ruled(u"ruleset-stages-cards-large"_s, largeRuleset, u"final"_s, u"F9"_s),
        ruled(u"ruleset-stages-tables"_s, playedRuleset, u"final"_s, u"F9"_s),
        ruled(u"ruleset-stages-sheet"_s, playedRuleset, u"final"_s, u"F9 Return '2134"_s),
        ruled(u"ruleset-stages-rolls"_s, playedRuleset, u"final"_s, semifinalTyped),
        staged(u"ruleset-stages-final"_s, playedRuleset,
               semifinalTyped + u" Ctrl+T '5 Return '9 Return"_s, u"Final"_s),
        staged(u"ruleset-stages-places"_s, playedRuleset,
               semifinalTyped + u" Ctrl+T '5 Return '9 Return"_s, u"Final"_s,
               u"F9 Return 1 2 3 4 Return"_s),
        ruled(u"ruleset-event"_s, playedRuleset, u"event"_s),
        planPart(u"ruleset-plan-known"_s, {}),
        planPart(u"ruleset-plan"_s, {{u"planPlayers"_s, u"36, 29, 31"_s},
                                     {u"planField"_s, u"52"_s},
                                     {u"planMinutes"_s, u"110"_s},
                                     {u"planElimination"_s, u"265"_s}}),
        planPart(u"ruleset-plan-fault"_s,
                 {{u"planPlayers"_s, u"36, 29"_s}, {u"planField"_s, u"12"_s}}),
        rulesetPart(u"ruleset-part"_s, [](WindowFixture&) {}),
        rulesetPart(u"ruleset-part-changed"_s, changeTheRuleset),
        rulesetPart(u"ruleset-part-stages"_s, lookAtTheStages),
        rulesetPart(u"ruleset-part-mistake"_s, mistakeASize),
        rulesetPart(u"ruleset-part-document"_s, openTheDocument),
        eventTab(u"ruleset-settings"_s, u"settingsPart"_s),
        eventTab(u"event-pack-empty"_s, u"packPart"_s),
        packPart(u"event-pack"_s),
        ruled(u"ruleset-rules"_s, playedRuleset, u"rules"_s),
        rulesetReport(u"ruleset-reports"_s, playedRuleset, u"standings"_s),
        {u"ruleset-reports-round"_s, showPapersOfSemifinal},
        rulesetReport(u"ruleset-reports-slips"_s, rulesetHeat, u"score-sheets/1"_s),
        rulesetReport(u"ruleset-reports-card"_s, withAids, u"table-card"_s),
        rulesetReport(u"ruleset-reports-own-words"_s, withAids, u"score-sheets/1"_s),
        rulesetReport(u"ruleset-reports-hand-in"_s, playedRuleset, u"hand-in"_s),
        rulesetBoard(u"standings"_s),
        rulesetBoard(u"stage"_s),
        rulesetBoard(u"bracket"_s),
        rulesetBoard(u"tables-by-table"_s),
    };
}

} // namespace mentat::test
