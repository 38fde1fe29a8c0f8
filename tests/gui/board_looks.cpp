#include "tests/gui/board_looks.h"

#include "tests/gui/board_documents.h"
#include "tests/support/patience.h"
#include "ui/screen/second_screen.h"

#include <QApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

struct BoardLook {
    QString name;
    std::function<QByteArray()> document;
    QString board;    // by its id
    QTime time;       // of the heat's day
    int shownFor = 0; // seconds
};

QByteArray finalBeforeItsGame() {
    QJsonObject root = QJsonDocument::fromJson(sampleDocument()).object();
    QJsonObject final = root[u"final"_s].toObject();
    final.remove(u"game"_s);
    root[u"final"_s] = final;
    return QJsonDocument(root).toJson();
}

std::vector<BoardLook> boardLooks() {
    const auto sample = [] { return sampleDocument(); };
    const auto of = [](int players, NamesOf names = NamesOf::People) {
        return [players, names] { return twoHeatsDocument(players, names); };
    };
    const QTime start(13, 7, 20);
    return {
        {u"empty"_s, [] { return undrawnDocument(12); }, u"standings"_s, QTime(0, 10)},
        {u"clock-before"_s, of(24), u"clock"_s, QTime(11, 20, 5)},
        {u"clock-grace"_s, of(24), u"clock"_s, start},
        {u"clock-last-turns"_s, of(24), u"clock"_s, QTime(17, 41, 8)},
        {u"clock-over"_s, of(24), u"clock"_s, QTime(18, 2)},
        {u"standings-sample"_s, sample, u"standings"_s, start},
        {u"race-sample"_s, finalBeforeItsGame, u"race"_s, start},
        {u"awards-sample"_s, sample, u"awards"_s, start},
        {u"names-24"_s, of(24), u"tables-by-name"_s, start},
        {u"tables-24"_s, of(24), u"tables-by-table"_s, start},
        {u"names-45"_s, of(45), u"tables-by-name"_s, start},
        {u"tables-45"_s, of(45), u"tables-by-table"_s, start},
        {u"standings-45"_s, of(45), u"standings"_s, start},
        {u"champion"_s, sample, u"champion"_s, start},
        {u"line-up"_s, finalBeforeItsGame, u"line-up"_s, start},
        {u"names-200"_s, of(200), u"tables-by-name"_s, start, 30},
        {u"names-60-letters"_s, of(45, NamesOf::SixtyLetters), u"tables-by-name"_s, start},
        {u"standings-60-letters"_s, of(45, NamesOf::SixtyLetters), u"standings"_s, start},
        {u"awards-60-letters"_s, of(45, NamesOf::SixtyLetters), u"awards"_s, start},
    };
}

void show(WindowFixture& fixture, const BoardLook& look, const QSize& size) {
    fixture.clock().set(QDateTime(QDate(2026, 7, 30), look.time, Qt::UTC));
    fixture.screens().plug(FakeScreens::projector());
    Choices choices = fixture.preferences().choices();
    choices.secondScreen.isChosen = true;
    choices.secondScreen.screen = FakeScreens::projector().key;
    choices.secondScreen.boards = {look.board};
    choices.secondScreen.tone = choices.theme == Theme::Dark ? Tone::Dark : Tone::Light;
    choices.fades = false; // a picture shows all of it
    fixture.preferences().setChoices(choices);
    fixture.open({look.document()});
    fixture.window().secondScreen().toggle();
    SecondWindow& window = *fixture.window().secondScreen().window();
    window.resize(size);
    fixture.clock().set(fixture.clock().nowUtc().addSecs(look.shownFor));
    window.tick();
    QApplication::processEvents();
}

} // namespace

std::vector<Scene> boardScenes() {
    std::vector<Scene> all;
    for (const BoardLook& look : boardLooks()) {
        for (const QSize& size : {QSize(1280, 720), QSize(1920, 1080)})
            all.push_back({u"second-%1-%2"_s.arg(look.name).arg(size.height()),
                           [look, size](WindowFixture& fixture) { show(fixture, look, size); }});
    }
    return all;
}

std::vector<Scene> secondScreenScenes() {
    return {{u"dialog-second-window"_s, [](WindowFixture& fixture) {
                 fixture.screens().plug(FakeScreens::projector());
                 fixture.openSample();
                 auto* dialog = new SecondScreenDialog({}, {FakeScreens::projector()},
                                                       boardsOf(fixture.book()), &fixture.window());
                 dialog->show();
                 if (!QTest::qWaitForWindowActive(dialog, patience))
                     qFatal("the dialog did not become active");
             }}};
}

} // namespace mentat::test
