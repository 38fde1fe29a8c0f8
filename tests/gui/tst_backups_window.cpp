#include "app/session/acts.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/ruleset/ruleset_session.h"
#include "tests/gui/results_fixture.h"
#include "tests/gui/ruleset_document.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/backup/backup_keeper.h"
#include "ui/desk/diagnostics.h"
#include "ui/frame/banners.h"
#include "ui/frame/status_line.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_backups_window {

/// Backups in the window, files that cannot be opened, and what is told to whoever looks into a
/// fault.
class TestBackupsWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    [[nodiscard]] BackupKeeper& keeper() { return *m_fixture->window().backups(); }
    [[nodiscard]] QString file() { return m_fixture->scratch().path(); }
    [[nodiscard]] QString beside() { return m_fixture->scratch().folder() + u"/book backups"_s; }
    [[nodiscard]] QString stick() { return m_fixture->scratch().folder() + u"/STICK"_s; }
    [[nodiscard]] static QStringList filesIn(const QString& folder) {
        return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
    void at(const QString& time) {
        m_fixture->clock().set(
            QDateTime::fromString(u"2026-07-29T%1:00Z"_s.arg(time), Qt::ISODate));
    }
    void settle() {
        QVERIFY(QTest::qWaitFor([this] { return !keeper().isBusy(); }, patience));
        QApplication::processEvents();
    }
    [[nodiscard]] QString status() {
        return m_fixture->widget<QToolButton>(u"lastBackup"_s).text();
    }
    bool rule(const QString& answer) {
        Ruling ruling;
        ruling.answer = answer;
        return m_fixture->book().perform(recordRuling(m_fixture->event(), ruling));
    }
    [[nodiscard]] QString todayLine() {
        const auto* label = m_fixture->window().findChild<QLabel*>(u"backupText0"_s);
        return label && label->isVisible() ? label->text() : QString();
    }
    void useStick() {
        QVERIFY(QDir().mkpath(stick()));
        Choices choices = m_fixture->preferences().choices();
        choices.backupFolder = stick();
        m_fixture->preferences().setChoices(choices);
    }
    void damage() {
        QByteArray bytes = bytesOf(file());
        bytes.replace(4096, 8192, QByteArray(8192, '\x55'));
        writeBytes(file(), bytes);
    }

private Q_SLOTS:
    void init() {
        m_fixture = std::make_unique<WindowFixture>();
        at(u"14:00"_s);
        m_fixture->open({resultsDocument(1)});
    }
    void cleanup() { m_fixture.reset(); }

    void everyQuarterOfAnHourWithChanges() {
        QCOMPARE(status(), u"No backup yet"_s);
        at(u"14:20"_s);
        keeper().lookAtClock();
        settle();
        QVERIFY(filesIn(beside()).isEmpty()); // nothing was changed
        QVERIFY(rule(u"one"_s));
        keeper().lookAtClock();
        settle();
        QCOMPARE(filesIn(beside()), QStringList{u"book 2026-07-29 14-20-00Z.mentat"_s});
        QCOMPARE(status(), u"Backup 14:20"_s);
        QVERIFY(rule(u"two"_s));
        at(u"14:34"_s);
        keeper().lookAtClock();
        settle();
        QCOMPARE(filesIn(beside()).size(), 1);
        at(u"14:35"_s);
        keeper().lookAtClock();
        settle();
        QCOMPARE(filesIn(beside()).size(), 2);
        QCOMPARE(status(), u"Backup 14:35"_s);
    }

    // The tables of a heat that is drawn are started by one key; the second start of one is none.
    void whenAHeatStarts() {
        m_fixture = std::make_unique<WindowFixture>();
        at(u"13:05"_s);
        QByteArray document = resultsDocument(1);
        document.replace(", \"start\": \"2026-07-29T13:05\"", "");
        m_fixture->open({document});
        const auto started
            = startRound(m_fixture->event(), *HeatNumber::fromInt(1), m_fixture->book().now());
        QVERIFY(m_fixture->book().perform(started));
        settle();
        QCOMPARE(filesIn(beside()).size(), 1);
    }

    void whenAStageStarts() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open({playedRuleset()});
        const Event& event = m_fixture->event();
        const Name stage = std::get<RulesetPlay>(event.play).ruleset.stages.front().name;
        const auto draw = drawStage(event, {stage, 1});
        QVERIFY(m_fixture->book().perform(setTables(event, stage, draw->seed, draw->games)));
        settle();
        QVERIFY(filesIn(beside()).isEmpty());
        QVERIFY(m_fixture->book().perform(
            startRound(m_fixture->event(), stage, m_fixture->book().now())));
        settle();
        QCOMPARE(filesIn(beside()).size(), 1);
    }

    void whenAHeatEnds() {
        m_fixture.reset();
        ResultsFixture results;
        results.openHeat(1);
        results.openSheet(1);
        const QString folder = results.fixture().scratch().folder() + u"/book backups"_s;
        QVERIFY(filesIn(folder).isEmpty());
        results.recordSolo(u"3"_s);
        BackupKeeper& ofResults = *results.fixture().window().backups();
        QVERIFY(QTest::qWaitFor([&] { return !ofResults.isBusy(); }, patience));
        QCOMPARE(filesIn(folder).size(), 1);
    }

    void whenItCloses() {
        QVERIFY(rule(u"one"_s));
        QVERIFY(filesIn(beside()).isEmpty());
        m_fixture->window().close();
        QCOMPARE(filesIn(beside()).size(), 1);
        m_fixture->reopen();
        QCOMPARE(status(), u"Backup 14:00"_s);
        m_fixture->window().close();
        QCOMPARE(filesIn(beside()).size(), 1); // nothing was changed since
    }

    void onTheStickAsWell() {
        useStick();
        QVERIFY(rule(u"one"_s));
        keeper().makeNow();
        settle();
        QCOMPARE(filesIn(stick() + u"/book backups"_s), filesIn(beside()));
        QCOMPARE(status(), u"Backup on STICK 14:00"_s);
        QCOMPARE(todayLine(), QString());
        // It is taken out: a line on Today, and the backup beside the file goes on.
        QVERIFY(QDir(stick()).removeRecursively());
        at(u"14:15"_s);
        QVERIFY(rule(u"two"_s));
        keeper().lookAtClock();
        settle();
        QCOMPARE(status(), u"Backup 14:15"_s);
        QVERIFY2(todayLine().startsWith(u"No backup in "_s), qPrintable(todayLine()));
        QVERIFY(todayLine().contains(u"STICK: the folder is missing"_s));
        QVERIFY(!QDir(stick()).exists());
    }

    void aBackupIsRestoredInTheDialog() {
        QVERIFY(rule(u"kept"_s));
        keeper().makeNow();
        settle();
        const QByteArray before = exported(m_fixture->book().book());
        at(u"14:10"_s);
        QVERIFY(rule(u"lost"_s));
        WindowFixture::inNextDialog([this](QDialog& dialog) {
            auto& list = *dialog.findChild<QListWidget*>(u"backups"_s);
            QCOMPARE(list.count(), 1);
            QCOMPARE(list.item(0)->text(), u"today 14:00 – beside the event file"_s);
            auto& acts = *dialog.findChild<QListWidget*>(u"backupActs"_s);
            QCOMPARE(acts.count(), 1);
            QVERIFY(acts.item(0)->text().contains(u"Ruling recorded"_s));
            QVERIFY(dialog.findChild<QLabel*>(u"backupSummary"_s)
                        ->text()
                        .contains(u"is kept beside it"_s));
            auto* restore = dialog.findChild<QPushButton*>(u"restoreBackup"_s);
            QVERIFY(restore->isEnabled() && !restore->isDefault());
            QTest::mouseClick(restore, Qt::LeftButton);
        });
        m_fixture->menuEntry(u"Backups…"_s).trigger();
        QCOMPARE(exported(m_fixture->book().book()), before);
        QCOMPARE(m_fixture->notice(),
                 u"The backup is now the event file. The previous file is kept as "_s
                 u"book.before-restore 2026-07-29 14-10-00Z.mentat."_s);
        QVERIFY(!m_fixture->book().nextUndo());
        QVERIFY(m_fixture->book().canWrite());
        QVERIFY(rule(u"and on"_s));
    }

    void theChosenOneStaysChosenWhenAnotherIsMade() {
        QVERIFY(rule(u"one"_s));
        keeper().makeNow();
        settle();
        at(u"14:10"_s);
        QVERIFY(rule(u"two"_s));
        WindowFixture::inNextDialog([this](QDialog& dialog) {
            keeper().makeNow();
            settle();
            auto& list = *dialog.findChild<QListWidget*>(u"backups"_s);
            QCOMPARE(list.count(), 2);
            QCOMPARE(list.currentRow(), 1);
            QVERIFY(list.currentItem()->text().startsWith(u"today 14:00"_s));
            dialog.reject();
        });
        m_fixture->menuEntry(u"Backups…"_s).trigger();
    }

    void closingTheDialogChangesNothing() {
        QVERIFY(rule(u"kept"_s));
        keeper().makeNow();
        settle();
        QVERIFY(rule(u"more"_s));
        const QByteArray before = exported(m_fixture->book().book());
        WindowFixture::inNextDialog([](QDialog& dialog) {
            QTest::keyClick(&dialog, Qt::Key_Return); // the usual button is Close
            QVERIFY(!dialog.isVisible());
        });
        m_fixture->widget<QToolButton>(u"lastBackup"_s).click();
        QCOMPARE(exported(m_fixture->book().book()), before);
        QVERIFY(!QDir(m_fixture->scratch().folder())
                     .entryList(QDir::Files)
                     .join(u' ')
                     .contains(u"before-restore"_s));
    }

    void nothingIsPaintedOverABriefMessage() {
        auto& line = *m_fixture->window().findChild<StatusLine*>();
        auto& backup = m_fixture->widget<QToolButton>(u"lastBackup"_s);
        auto& undo = m_fixture->widget<QToolButton>(u"undoLast"_s);
        QVERIFY(backup.isVisible() && !undo.isVisible());
        line.sayBriefly(u"Ada Byron is in"_s);
        QVERIFY(rule(u"kept"_s));
        keeper().makeNow();
        settle();
        QVERIFY(!backup.isVisible() && !undo.isVisible());
        line.clearMessage();
        QVERIFY(backup.isVisible() && undo.isVisible());
    }

    void aDamagedFileOffersItsBackup() {
        QVERIFY(rule(u"kept"_s));
        keeper().makeNow();
        settle();
        const QByteArray good = exported(m_fixture->book().book());
        m_fixture->window().close();
        m_fixture->showEmptyWindow();
        damage();
        const QByteArray bytes = bytesOf(file());
        m_fixture->window().openPath(file());
        QVERIFY(!m_fixture->window().book());
        auto& notices = *m_fixture->window().findChild<NoticeBar*>();
        QVERIFY2(notices.text().contains(u" is damaged"_s), qPrintable(notices.text()));
        QVERIFY(notices.text().contains(u"The newest backup is from"_s));
        QCOMPARE(bytesOf(file()), bytes);
        WindowFixture::inNextDialog([](QDialog& dialog) {
            QVERIFY(dialog.findChild<QLabel*>(u"backupSummary"_s)
                        ->text()
                        .contains(u"cannot be read"_s));
            QVERIFY(!dialog.findChild<QPushButton*>(u"backUpNow"_s)->isVisible());
            QTest::mouseClick(dialog.findChild<QPushButton*>(u"restoreBackup"_s), Qt::LeftButton);
        });
        QVERIFY(notices.act());
        QVERIFY(m_fixture->window().book());
        QCOMPARE(exported(m_fixture->book().book()), good);
        const QStringList kept = QDir(m_fixture->scratch().folder())
                                     .entryList({u"*before-restore*.mentat"_s}, QDir::Files);
        QCOMPARE(kept.size(), 1);
        QCOMPARE(bytesOf(m_fixture->scratch().folder() + u'/' + kept.front()), bytes);
    }

    // B9: the line said to recover it into a new file, without a way to do so.
    void aDamagedFileWithoutBackupsIsRecovered() {
        m_fixture->window().close();
        m_fixture->showEmptyWindow();
        QDir(beside()).removeRecursively();
        damage();
        const QByteArray bytes = bytesOf(file());
        m_fixture->window().openPath(file());
        auto& notices = *m_fixture->window().findChild<NoticeBar*>();
        QVERIFY2(notices.text().contains(u" is damaged"_s), qPrintable(notices.text()));
        m_fixture->prompts().toSave.clear(); // thought better of
        QVERIFY(notices.act());
        QVERIFY(!m_fixture->window().book());
        m_fixture->window().openPath(file());
        const QString recovered = m_fixture->scratch().folder() + u"/recovered.mentat"_s;
        m_fixture->prompts().toSave = recovered;
        QVERIFY(notices.act());
        QVERIFY(m_fixture->prompts().proposals.back().endsWith(u" recovered.mentat"_s));
        QVERIFY2(m_fixture->window().book(), qPrintable(notices.text()));
        QCOMPARE(m_fixture->window().book()->session().path(), recovered);
        const auto all = m_fixture->window().findChildren<NoticeBar*>(); // of the file, too
        QVERIFY(std::ranges::any_of(
            all, [](const NoticeBar* bar) { return bar->text().contains(u"recovered"_s); }));
        QCOMPARE(bytesOf(file()), bytes);
    }

    void afterACrashItIsSaidWhatIsThere() {
        QVERIFY(rule(u"saved"_s));
        m_fixture->showEmptyWindow();
        writeBytes(file() + u"-lock"_s,
                   R"({"host":"laptop","user":"bob","since":"2026-07-29T09:30:00Z"})");
        m_fixture->openFile(file());
        const QString said = m_fixture->notice();
        QVERIFY2(said.startsWith(u"Mentat did not close this file properly. It had been open "_s
                                 u"since "_s),
                 qPrintable(said));
        QVERIFY(said.contains(u"Everything saved is here; the last change was on "_s));
        QVERIFY(!said.contains(u"Drafts"_s));
    }

    // A18: while it is open, and where a file is newer than the clock.
    void aClockThatWasPutBackIsTold() {
        at(u"15:10"_s);
        keeper().lookAtClock();
        QCOMPARE(m_fixture->notice(), QString());
        QVERIFY(rule(u"before"_s));
        at(u"14:12"_s);
        keeper().lookAtClock();
        QVERIFY2(m_fixture->notice().startsWith(u"The laptop's clock was set back to 14:12."),
                 qPrintable(m_fixture->notice()));
        settle();
        m_fixture->openFile(file());
        QVERIFY2(m_fixture->notice().startsWith(u"The laptop's clock says "),
                 qPrintable(m_fixture->notice()));
        QVERIFY(m_fixture->notice().endsWith(u"Set the clock before you go on."));
    }

    void aSynchronisedFolderIsWarnedOfOnce() {
        const QString folder = m_fixture->scratch().folder() + u"/Dropbox"_s;
        const QString path = folder + u"/dune.mentat"_s;
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(QFile::copy(file(), path));
        m_fixture->showEmptyWindow();
        m_fixture->openFile(path);
        QVERIFY2(m_fixture->notice().contains(u"in a synced folder"_s),
                 qPrintable(m_fixture->notice()));
        m_fixture->showEmptyWindow();
        m_fixture->openFile(path);
        QCOMPARE(m_fixture->notice(), QString());
    }

    // The planted fault: a log that names people.
    void diagnosticsNameNobody() {
        const auto& players = m_fixture->event().players;
        const QString log = u"%1 sits beside %3, at %2 of bob on laptop"_s.arg(
            players.front().name.text(), QDir::homePath(),
            players.back().name.text().section(u' ', -1));
        QVERIFY(log.contains(players.front().name.text()));
        const QString text = diagnosticsText({.book = &m_fixture->book(),
                                              .choices = m_fixture->preferences().choices(),
                                              .host = u"laptop"_s,
                                              .user = u"bob"_s,
                                              .log = log,
                                              .lastBackup = {}});
        for (const Player& player : players) {
            for (const QString& word : player.name.text().split(u' '))
                QVERIFY2(!text.contains(word), qPrintable(word));
        }
        for (const QString& word : {u"bob"_s, u"laptop"_s, QDir::homePath()})
            QVERIFY2(!text.contains(word), qPrintable(word));
        QVERIFY(text.contains(u"players %1, games 1"_s.arg(players.size())));
        m_fixture->menuEntry(u"Copy diagnostics"_s).trigger();
        QVERIFY(QApplication::clipboard()->text().startsWith(u"Mentat "_s));
        QVERIFY(m_fixture->notice().startsWith(u"Diagnostics copied to the clipboard"_s));
    }
};

} // namespace mentat::test::tst_backups_window

MENTAT_TEST(tst_backups_window, TestBackupsWindow, QApplication)
#include "tst_backups_window.moc"
