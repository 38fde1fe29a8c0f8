#include "tests/gui/backup_looks.h"

#include "app/session/acts.h"
#include "tests/support/patience.h"
#include "ui/backup/backup_keeper.h"
#include "ui/backup/backups_dialog.h"

#include <QApplication>
#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

void backUp(WindowFixture& fixture) {
    BackupKeeper& keeper = *fixture.window().backups();
    keeper.makeNow();
    if (!QTest::qWaitFor([&] { return !keeper.isBusy(); }, patience))
        qFatal("no backup was made");
}

void rule(WindowFixture& fixture, const QString& question) {
    Ruling ruling;
    ruling.question = question;
    fixture.book().perform(recordRuling(fixture.event(), ruling));
}

void useStick(WindowFixture& fixture) {
    Choices choices = fixture.preferences().choices();
    choices.backupFolder = fixture.scratch().folder() + u"/STICK"_s;
    QDir().mkpath(choices.backupFolder);
    fixture.preferences().setChoices(choices);
}

void openDialog(WindowFixture& fixture, OpenBook* book) {
    auto* dialog = new BackupsDialog(
        {fixture.scratch().path(), fixture.preferences().choices().backupFolder}, book, Wording(),
        fixture.scratch().desk(), &fixture.window());
    dialog->show();
}

void openWithBackups(WindowFixture& fixture) {
    fixture.clock().set(QDateTime(QDate(2026, 7, 29), QTime(14, 0), Qt::UTC));
    fixture.openSample();
    useStick(fixture);
    rule(fixture, u"May a worm be ridden twice?"_s);
    backUp(fixture);
    fixture.clock().set(QDateTime(QDate(2026, 7, 29), QTime(14, 10), Qt::UTC));
    rule(fixture, u"Who moves first?"_s);
    rule(fixture, u"Does the storm stop there?"_s);
}

void damage(WindowFixture& fixture) {
    const QString path = fixture.scratch().path();
    fixture.showEmptyWindow();
    QByteArray bytes = bytesOf(path);
    bytes.replace(4096, 8192, QByteArray(8192, '\x55'));
    writeBytes(path, bytes);
    fixture.window().openPath(path);
}

} // namespace

std::vector<Scene> backupScenes() {
    return {
        {u"backups-dialog"_s,
         [](WindowFixture& fixture) {
             openWithBackups(fixture);
             openDialog(fixture, &fixture.book());
         }},
        {u"backups-none"_s,
         [](WindowFixture& fixture) {
             fixture.openSample();
             openDialog(fixture, &fixture.book());
         }},
        {u"backups-damaged"_s,
         [](WindowFixture& fixture) {
             openWithBackups(fixture);
             damage(fixture);
         }},
        {u"backups-damaged-dialog"_s,
         [](WindowFixture& fixture) {
             openWithBackups(fixture);
             damage(fixture);
             openDialog(fixture, nullptr);
         }},
        {u"backups-stick-out"_s,
         [](WindowFixture& fixture) {
             openWithBackups(fixture);
             QDir(fixture.preferences().choices().backupFolder).removeRecursively();
             backUp(fixture);
             fixture.goTo(u"today"_s);
         }},
        {u"after-crash"_s,
         [](WindowFixture& fixture) {
             openWithBackups(fixture);
             fixture.showEmptyWindow();
             writeBytes(fixture.scratch().path() + u"-lock"_s,
                        R"({"host":"laptop","user":"anna","since":"2026-07-29T12:30:00Z"})");
             fixture.openFile(fixture.scratch().path());
         }},
    };
}

} // namespace mentat::test
