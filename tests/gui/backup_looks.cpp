#include "tests/gui/backup_looks.h"

#include "app/session/acts.h"
#include "tests/support/patience.h"
#include "ui/backup/backup_keeper.h"
#include "ui/backup/backups_dialog.h"
#include "ui/backup/event_file_keeper.h"
#include "ui/dialogs/question_dialogs.h"

#include <QApplication>
#include <QDir>
#include <QTest>

#include <filesystem>

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

/// While a stick with the event file on it is pulled out, say.
void loseFile(WindowFixture& fixture, const QString& page) {
    openWithBackups(fixture);
    fixture.goTo(page);
#ifdef Q_OS_WIN
    writeBytes(fixture.scratch().path(), "another"); // what is open cannot be removed
#else
    QFile::remove(fixture.scratch().path());
#endif
    fixture.window().file()->look();
    if (!fixture.window().file()->isLost())
        qFatal("the window does not see that its file is gone");
}

void askBeforeLeaving(WindowFixture& fixture, const QString& title, const QString& sentence,
                      const QStringList& ways) {
    auto* dialog = new LeavingDialog(title, sentence, ways, &fixture.window());
    dialog->show();
    if (!QTest::qWaitForWindowActive(dialog, patience))
        qFatal("the dialog did not become active");
}

QString keeperSays(const char* text) {
    return QCoreApplication::translate("mentat::EventFileKeeper", text);
}

QString backupSays(const char* text) {
    return QCoreApplication::translate("mentat::BackupActs", text);
}

void askBeforeLeavingLostFile(WindowFixture& fixture) {
    loseFile(fixture, u"today"_s);
    askBeforeLeaving(fixture, keeperSays("The event file is gone"),
                     fixture.window().file()->sentence(),
                     {keeperSays("Save as another file…"), keeperSays("Put it back"),
                      keeperSays("Close and leave it there")});
}

void askBeforeLeavingWithoutBackup(WindowFixture& fixture) {
    openWithBackups(fixture);
    QDir(fixture.scratch().folder() + u"/book backups"_s).removeRecursively();
    writeBytes(fixture.scratch().folder() + u"/book backups"_s, "in the way");
    backUp(fixture);
    askBeforeLeaving(fixture, backupSays("The last backup failed"),
                     fixture.window().backups()->troubles().join(u'\n'),
                     {backupSays("Try again"), backupSays("Close without a backup")});
}

/// A file of two names can be read only.
void openToReadOnly(WindowFixture& fixture) {
    fixture.openSample();
    const QString path = fixture.scratch().path();
    fixture.showEmptyWindow();
    const auto name = path.toStdString();
    std::filesystem::create_hard_link(name, name + ".second");
    fixture.openFile(path);
}

std::vector<Scene> lostFileScenes() {
    return {
        {u"file-taken-away"_s, [](WindowFixture& fixture) { loseFile(fixture, u"today"_s); }},
        {u"file-taken-away-results"_s,
         [](WindowFixture& fixture) { loseFile(fixture, u"results"_s); }},
        {u"dialog-leaving-lost-file"_s, askBeforeLeavingLostFile},
        {u"dialog-leaving-without-backup"_s, askBeforeLeavingWithoutBackup},
        {u"file-read-only"_s, openToReadOnly},
    };
}

std::vector<Scene> backupsAndDamage() {
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

} // namespace

std::vector<Scene> backupScenes() {
    auto all = backupsAndDamage();
    for (const Scene& scene : lostFileScenes())
        all.push_back(scene);
    return all;
}

} // namespace mentat::test
