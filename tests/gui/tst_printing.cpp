#include "app/session/rounds/seat_acts.h"
#include "model/failure_kind.h"
#include "reports/writers/file_writing.h"
#include "tests/gui/ruleset_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/printing/printing.h"
#include "ui/printing/report_acts.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QPrinter>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_printing {

namespace {

QByteArray aHeatWithTwelve() {
    QByteArrayList players;
    QByteArrayList entrants;
    for (int i = 1; i <= 12; ++i) {
        const QByteArray id = "p" + QByteArray::number(i);
        players.append(R"({"id": ")" + id + R"(", "name": "Player )"
                       + QByteArray(1, static_cast<char>('A' + i)) + R"("})");
        entrants.append('"' + id + '"');
    }
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune", "sets": ["base"]},
        "players": [)"
           + players.join(", ") + R"(],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300, "entrants": [)"
           + entrants.join(", ") + R"(], "games": []}]})";
}

bool never() {
    return false;
}

/// A folder for backups and packs, as chosen in the preferences.
QString withStick(WindowFixture& fixture) {
    QString stick = fixture.scratch().folder() + u"/stick"_s;
    QDir().mkpath(stick);
    Choices choices = fixture.preferences().choices();
    choices.backupFolder = stick;
    fixture.preferences().setChoices(choices);
    return stick;
}

} // namespace

/// What is printed beside the window: work that can be given up, files that are whole, and the pack
/// before a heat.
class TestPrinting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void workIsDoneBesideTheWindow() {
        BackgroundWork work;
        QSignalSpy busy(&work, &BackgroundWork::busyChanged);
        const auto* here = QThread::currentThread();
        const QThread* there = nullptr;
        const QThread* after = nullptr;
        work.start([&](const BackgroundWork::GivenUp&) {
            there = QThread::currentThread();
            return BackgroundWork::Finish([&] { after = QThread::currentThread(); });
        });
        QVERIFY(work.isBusy());
        QTRY_VERIFY_WITH_TIMEOUT(!work.isBusy(), patience);
        QVERIFY(there && there != here);
        QCOMPARE(after, here);
        QCOMPARE(busy.count(), 2);
    }

    void whatIsGivenUpHasNoOutcome() {
        BackgroundWork work;
        QSemaphore begun;
        QSemaphore goOn;
        bool wasTold = false;
        bool wasFinished = false;
        work.start([&](const BackgroundWork::GivenUp& givenUp) {
            begun.release();
            goOn.acquire();
            wasTold = givenUp();
            return BackgroundWork::Finish([&] { wasFinished = true; });
        });
        begun.acquire();
        work.giveUp();
        QVERIFY(!work.isBusy());
        goOn.release();
        bool isNext = false;
        work.start([&](const BackgroundWork::GivenUp&) {
            return BackgroundWork::Finish([&] { isNext = true; });
        });
        QTRY_VERIFY_WITH_TIMEOUT(isNext, patience);
        QVERIFY(wasTold);
        QVERIFY(!wasFinished);
    }

    void filesStandWholeOrNotAtAll() {
        const QTemporaryDir folder;
        const QString one = folder.filePath(u"deep/one.txt"_s);
        const QString two = folder.filePath(u"two.txt"_s);
        writeBytes(two, "before");
        // The second cannot be written: neither is.
        writeBytes(folder.filePath(u"file"_s), "x");
        const auto refused
            = writeWhole({{two, "after"}, {folder.filePath(u"file/three.txt"_s), "x"}}, never);
        QCOMPARE(refused.error().kind, FailureKind::UnwritableFile);
        QCOMPARE(bytesOf(two), QByteArray("before"));
        int asked = 0;
        QVERIFY(writeWhole({{one, "1"}, {two, "2"}}, [&] { return ++asked == 3; }));
        QCOMPARE(bytesOf(two), QByteArray("before")); // given up before the last step
        QVERIFY(!QFile::exists(one));
        QVERIFY(writeWhole({{one, "1"}, {two, "2"}}, never));
        QCOMPARE(bytesOf(one), QByteArray("1"));
        QCOMPARE(bytesOf(two), QByteArray("2"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files, QDir::Name),
                 (QStringList{u"file"_s, u"two.txt"_s}));
    }

    // "Print to file" writes over whatever is there, so it is asked first.
    void noPrinterWritesOverAnEventFile() {
        WindowFixture fixture;
        fixture.open({aHeatWithTwelve()});
        const QString file = fixture.book().session().path();
        const QByteArray before = bytesOf(file);
        QPrinter printer(QPrinter::HighResolution);
        for (const QString& suffix : {QString(), u"-journal"_s}) {
            printer.setOutputFileName(file + suffix);
            QCOMPARE(mayPrintTo(printer).error().kind, FailureKind::IsEventFile);
            QCOMPARE(printAll({}, printer, never).error().kind, FailureKind::IsEventFile);
        }
        QCOMPARE(bytesOf(file), before);
        QVERIFY(!QFile::exists(file + u"-journal"_s));
        printer.setOutputFileName(QFileInfo(file).absolutePath() + u"/a.pdf"_s);
        QVERIFY(mayPrintTo(printer));
        printer.setOutputFileName({});
        QVERIFY(mayPrintTo(printer));
    }

    void aNameIsOneOnAnyDisk() {
        QCOMPARE(fileNameOf(u"Dune 2026: A/B\\C?"_s), u"Dune 2026 A B C"_s);
        QCOMPARE(fileNameOf(u"../.."_s), u"Mentat"_s);
        QCOMPARE(fileNameOf(u"\n\t"_s), u"Mentat"_s);
        QCOMPARE(fileNameOf(u"Łódź"_s), u"Łódź"_s);
        QCOMPARE(fileNameOf(QString(500, u'a')).size(), 100);
    }

    void aPackIsWrittenWhenTablesAreDrawn() {
        WindowFixture fixture;
        fixture.open({aHeatWithTwelve()});
        const QString stick = withStick(fixture);
        fixture.goTo(u"heats"_s);
        fixture.press(u"F9"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.workspace().roundPack().work().isBusy(), patience);
        QCOMPARE(fixture.notice(), QString());
        const QStringList folders = QDir(stick).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QCOMPARE(folders.size(), 1);
        QVERIFY(folders.front().endsWith(u" Heat 1"_s));
        const QDir pack(stick + u'/' + folders.front());
        QVERIFY(pack.entryList(QDir::Files).size() >= 3);
        QVERIFY(fixture.book().session().printLog().empty()); // nobody printed it
        // Started at once: it is there already.
        for (const QString& file : pack.entryList(QDir::Files))
            QVERIFY(QFile::remove(pack.filePath(file)));
        fixture.press(u"Ctrl+Return"_s);
        QTest::qWait(20);
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.workspace().roundPack().work().isBusy(), patience);
        QVERIFY(pack.entryList(QDir::Files).isEmpty());
    }

    void aPackIsWrittenAtTheStartWhereNoFolderWasNamedAtTheDraw() {
        WindowFixture fixture;
        fixture.open({aHeatWithTwelve()});
        fixture.goTo(u"heats"_s);
        fixture.press(u"F9"_s);
        const QString stick = withStick(fixture);
        fixture.press(u"Ctrl+Return"_s);
        QTRY_COMPARE_WITH_TIMEOUT(QDir(stick).entryList({u"* Heat 1"_s}, QDir::Dirs).size(), 1,
                                  patience);
    }

    void aSemifinalHasAPackToo() {
        WindowFixture fixture;
        fixture.open({playedRuleset()});
        const QString stick = withStick(fixture);
        fixture.goTo(u"final"_s);
        fixture.press(u"F9"_s);
        QTRY_COMPARE_WITH_TIMEOUT(QDir(stick).entryList({u"* Semifinal"_s}, QDir::Dirs).size(), 1,
                                  patience);
    }

    void aStickThatIsNotThereIsALine() {
        WindowFixture fixture;
        fixture.open({aHeatWithTwelve()});
        Choices choices = fixture.preferences().choices();
        choices.backupFolder = fixture.scratch().folder() + u"/gone"_s;
        fixture.preferences().setChoices(choices);
        fixture.goTo(u"heats"_s);
        fixture.press(u"F9"_s);
        QTRY_VERIFY_WITH_TIMEOUT(
            fixture.notice().startsWith(u"The emergency pack was not saved."_s), patience);
        QVERIFY(!QDir(choices.backupFolder).exists());
        QCOMPARE(std::get<DunePlay>(fixture.event().play).heats.front().games.size(), size_t(2));
    }

    void withoutABackupFolderTodaySaysSo() {
        WindowFixture fixture;
        fixture.open({aHeatWithTwelve()});
        fixture.goTo(u"today"_s);
        QVERIFY(fixture.widget<QLabel>(u"paperText0"_s).text().contains(u"backup folder"_s));
        Choices choices = fixture.preferences().choices();
        choices.backupFolder = fixture.scratch().folder();
        fixture.preferences().setChoices(choices);
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.window().findChild<QLabel*>(u"paperText0"_s), patience);
    }
};

} // namespace mentat::test::tst_printing

MENTAT_TEST(tst_printing, TestPrinting, QApplication)
#include "tst_printing.moc"
