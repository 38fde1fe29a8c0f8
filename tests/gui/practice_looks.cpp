#include "tests/gui/practice_looks.h"

#include "app/session/practice.h"
#include "app/session/practice_play.h"
#include "tests/gui/report_looks.h"
#include "ui/screen/second_screen.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

void practice(WindowFixture& fixture) {
    fixture.clock().set(QDateTime(QDate(2026, 7, 28), QTime(19, 0), Qt::UTC));
    fixture.showEmptyWindow();
    const auto path = practiceWithInvented(fixture.scratch().folder() + u"/practice"_s,
                                           fixture.scratch().desk(), QDate(2026, 7, 29));
    if (!path)
        qFatal("no practice");
    fixture.openFile(*path);
}

void doSteps(WindowFixture& fixture, int count) {
    for (int step = 0; step < count; ++step) {
        if (!doPracticeStep(fixture.book().session(), fixture.book().eventId(), 20 + step))
            qFatal("a step failed");
    }
}

void playHeats(WindowFixture& fixture, int count) {
    for (int heat = 0; heat < count; ++heat) {
        if (!playPracticeRound(fixture.book().session(), fixture.book().eventId(), 30 + heat))
            qFatal("a heat failed");
    }
}

} // namespace

std::vector<Scene> practiceScenes() {
    return {
        {u"practice-today"_s,
         [](WindowFixture& fixture) {
             practice(fixture);
             fixture.goTo(u"today"_s);
         }},
        {u"practice-heats"_s,
         [](WindowFixture& fixture) {
             practice(fixture);
             doSteps(fixture, 4);
             fixture.goTo(u"heats"_s);
         }},
        {u"practice-standings"_s,
         [](WindowFixture& fixture) {
             practice(fixture);
             playHeats(fixture, 3);
             fixture.goTo(u"standings"_s);
         }},
        {u"practice-report"_s,
         [](WindowFixture& fixture) {
             practice(fixture);
             playHeats(fixture, 1);
             showReport(fixture, u"standings"_s);
         }},
        {u"practice-board"_s,
         [](WindowFixture& fixture) {
             fixture.screens().plug(FakeScreens::projector());
             Choices choices = fixture.preferences().choices();
             choices.secondScreen.isChosen = true;
             choices.secondScreen.screen = FakeScreens::projector().key;
             choices.secondScreen.boards = {u"tables-by-name"_s};
             choices.secondScreen.tone = choices.theme == Theme::Dark ? Tone::Dark : Tone::Light;
             choices.fades = false; // a picture shows all of it
             fixture.preferences().setChoices(choices);
             practice(fixture);
             doSteps(fixture, 2);
             fixture.window().secondScreen().toggle();
         }},
    };
}

} // namespace mentat::test
