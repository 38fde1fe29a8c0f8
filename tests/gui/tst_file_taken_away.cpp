#include "app/session/acts.h"
#include "tests/gui/results_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/backup/backup_keeper.h"
#include "ui/frame/banners.h"
#include "ui/frame/status_line.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_file_taken_away {

/// The event file goes while the window has it open: it is said in one sentence, nothing says
/// "Saved", and one key goes on from there.
class TestFileTakenAway : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ResultsFixture> m_results;

    WindowFixture& fixture() { return m_results->fixture(); }
    QString file() { return fixture().scratch().path(); }
    QString beside(const QString& name) { return fixture().scratch().folder() + u'/' + name; }
    LostFileBanner& banner() { return fixture().widget<LostFileBanner>(u"lostPlaceBanner"_s); }
    bool isSaid() { return !banner().isHidden(); }
    bool saysSaved() {
        for (const auto* label : fixture().window().statusBar()->findChildren<QLabel*>()) {
            if (label->text().startsWith(u"Saved"))
                return true;
        }
        return false;
    }
    bool rule(const QString& answer) {
        Ruling ruling;
        ruling.answer = answer;
        return fixture().book().perform(recordRuling(fixture().event(), ruling));
    }
    bool isNoticed() {
        return QTest::qWaitFor([this] { return isSaid(); }, patience);
    }
    QStringList kept() {
        return QDir(beside(u"book backups"_s)).entryList({u"book.kept *.mentat"_s}, QDir::Files);
    }
    QByteArray contentOf(const QString& path) {
        const auto session = Session::open(path, Session::Access::Read, fixture().scratch().desk());
        return session ? exported((*session)->book()) : QByteArray();
    }

private Q_SLOTS:
    void init() {
        m_results = std::make_unique<ResultsFixture>();
        m_results->openHeat(2);
    }
    void cleanup() { m_results.reset(); }

    void itIsSaidAndNothingSaysSaved() {
        QVERIFY(!isSaid());
        QVERIFY(rule(u"one"_s));
        QVERIFY(saysSaved());
        QVERIFY(QFile::remove(file()));
        QVERIFY(isNoticed());
        QVERIFY(!saysSaved());
        QVERIFY2(banner().text().startsWith(QDir::toNativeSeparators(file())
                                            + u" is gone: it was "
                                              u"deleted"),
                 qPrintable(banner().text()));
        QCOMPARE(kept().size(), 1);
        QVERIFY(banner().text().contains(kept().front()));
        QVERIFY(rule(u"two"_s));
        QVERIFY(!saysSaved());
        QCOMPARE(contentOf(beside(u"book backups/"_s + kept().front())),
                 exported(fixture().book().book()));
    }

    // A result is half typed: the fields stay, and so does what is typed next.
    void whatIsHalfTypedGoesOn() {
        m_results->keys(u"1 Return 7"_s);
        QVERIFY(QFile::rename(file(), beside(u"moved.mentat"_s)));
        m_results->keys(u"F8 S Down"_s);
        QVERIFY(isSaid());
        m_results->keys(u"E Return E 7 Return 3 1 1 Return 1 4 Return 2"_s);
        m_results->keys(u"G 5 Return H 4 Return F 3 Return A 2 Return B 3 Return Ctrl+Return"_s);
        QVERIFY(dune(m_results->game(1)).victory);
        QCOMPARE(contentOf(beside(u"book backups/"_s + kept().front())),
                 exported(fixture().book().book()));
    }

    void oneKeySavesItElsewhere() {
        QVERIFY(rule(u"one"_s));
        QVERIFY(QFile::remove(file()));
        QVERIFY(isNoticed());
        fixture().prompts().toSave = beside(u"saved.mentat"_s);
        m_results->keys(u"Ctrl+S"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!isSaid(), patience);
        QVERIFY2(fixture().notice().contains(u"saved.mentat"), qPrintable(fixture().notice()));
        QVERIFY(fixture().window().windowTitle().contains(u"saved.mentat"));
        QVERIFY(rule(u"two"_s));
        QVERIFY(saysSaved());
        QCOMPARE(contentOf(beside(u"saved.mentat"_s)), exported(fixture().book().book()));
        QCOMPARE(kept(), QStringList());
        QVERIFY(fixture().preferences().recentFiles().contains(beside(u"saved.mentat"_s)));
    }

    void oneKeyPutsItBack() {
        QVERIFY(rule(u"one"_s));
        QVERIFY(QFile::remove(file()));
        QVERIFY(isNoticed());
        m_results->keys(u"Ctrl+Shift+S"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!isSaid(), patience);
        QVERIFY(rule(u"two"_s));
        QCOMPARE(contentOf(file()), exported(fixture().book().book()));
    }

    // Where another file stands it is not put back over that.
    void anotherFileStaysAsItIs() {
        QVERIFY(rule(u"one"_s));
        const QByteArray other = "somebody's";
        writeBytes(beside(u"coming"_s), other);
        QCOMPARE(std::rename(qPrintable(beside(u"coming"_s)), qPrintable(file())), 0);
        QVERIFY(isNoticed());
        m_results->keys(u"Ctrl+Shift+S"_s);
        QTRY_VERIFY_WITH_TIMEOUT(fixture().notice().contains(u"already exists"), patience);
        QVERIFY(isSaid());
        QCOMPARE(bytesOf(file()), other);
    }

    // The keys do nothing while the file is where it was.
    void theKeysWaitForIt() {
        fixture().prompts().toSave = beside(u"saved.mentat"_s);
        m_results->keys(u"Ctrl+S Ctrl+Shift+S"_s);
        QTest::qWait(300); // a button is seen to be pressed before it acts
        QVERIFY(!QFile::exists(beside(u"saved.mentat"_s)));
        QCOMPARE(fixture().prompts().proposals, QStringList());
        QCOMPARE(fixture().notice(), QString());
    }

    void quittingOffersTheSame() {
        QVERIFY(rule(u"one"_s));
        QVERIFY(QFile::remove(file()));
        QString asked;
        QStringList ways;
        WindowFixture::inNextDialog([&](QDialog& dialog) {
            asked = dialog.findChild<QLabel*>(u"leavingText"_s)->text();
            for (const auto* button : dialog.findChildren<QPushButton*>())
                ways << button->text();
            fixture().press(u"Escape"_s);
        });
        QVERIFY(!fixture().window().close());
        QVERIFY(asked.contains(u"is gone: it was deleted"));
        QCOMPARE(ways, (QStringList{u"Save as another file…"_s, u"Put it back"_s,
                                    u"Close and leave it there"_s, u"Stay here"_s}));
        fixture().prompts().toSave = beside(u"saved.mentat"_s);
        const QByteArray expected = exported(fixture().book().book());
        WindowFixture::inNextDialog([&](QDialog&) { fixture().press(u"Return"_s); });
        QVERIFY(fixture().window().close());
        QCOMPARE(contentOf(beside(u"saved.mentat"_s)), expected);
    }

    void aLastBackupThatFailsIsTold() {
        writeBytes(beside(u"book backups"_s), "in the way");
        QVERIFY(rule(u"one"_s));
        QString asked;
        WindowFixture::inNextDialog([&](QDialog& dialog) {
            asked = dialog.findChild<QLabel*>(u"leavingText"_s)->text();
            dialog.reject();
        });
        QVERIFY(!fixture().window().close());
        QVERIFY2(asked.startsWith(u"No backup beside the event file."), qPrintable(asked));
        QVERIFY(asked.contains(u"book backups"));
        WindowFixture::inNextDialog([&](QDialog& dialog) {
            for (auto* button : dialog.findChildren<QPushButton*>()) {
                if (button->text() == u"Close without a backup")
                    button->click();
            }
        });
        QVERIFY(fixture().window().close());
        fixture().reopen();
        QVERIFY2(fixture().notice().startsWith(u"This file was last closed without a backup."),
                 qPrintable(fixture().notice()));
        fixture().reopen();
        QCOMPARE(fixture().notice(), QString());
    }
};

} // namespace mentat::test::tst_file_taken_away

MENTAT_TEST(tst_file_taken_away, TestFileTakenAway, QApplication)
#include "tst_file_taken_away.moc"
