#include "app/publish/web_pages.h"
#include "app/session/acts.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "ui/publishing/publishing.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_publishing {

/// A folder of pages that the window keeps up to date.
class TestPublishing : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    Publishing& publishing() { return *m_fixture->window().publishing(); }
    QToolButton& status() { return m_fixture->widget<QToolButton>(u"pagesPublished"_s); }
    [[nodiscard]] QString folder() const { return m_fixture->scratch().folder() + u"/pages"_s; }
    [[nodiscard]] QByteArray page(const QString& name) const {
        return bytesOf(folder() + u'/' + name);
    }

    /// Into a folder that is there.
    void publish() {
        QVERIFY(QDir().mkpath(folder()));
        publishing().setChoice({.isOn = true, .folder = folder(), .address = {}});
        settle();
    }
    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(publishing().rounds() > 0 && publishing().isIdle(), patience);
    }

    void rename(const QString& name) {
        Player player = m_fixture->event().players.front();
        player.name = *Name::fromText(name);
        QVERIFY(m_fixture->book().perform(
            changePlayer(m_fixture->book().book(), m_fixture->event(), player)));
    }

    QAction& menuEntry() { return m_fixture->menuEntry(u"Publish to a folder…"_s); }

private Q_SLOTS:
    void init() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->openSample();
    }
    void cleanup() { m_fixture.reset(); }

    /// As the versions up to 1.0 wrote it, and what is none.
    void aChoiceOfAnOlderVersionIsRead() {
        Preferences& preferences = m_fixture->preferences();
        const QString file = m_fixture->scratch().path();
        const EventId event(7);
        const PublishChoice choice{
            .isOn = true, .folder = u"/pages/ö"_s, .address = u"pages.example"_s};
        rememberPublishChoice(preferences, file, event, choice);
        const QByteArray path = QFileInfo(file).absoluteFilePath().toUtf8();
        const QString key
            = u"pages-%1-7"_s.arg(QString::fromLatin1(path.toPercentEncoding({}, "~", '=')));
        QCOMPARE(preferences.state(key),
                 QByteArray(R"({"address":"pages.example","folder":"/pages/ö","on":true})"));
        QVERIFY(publishChoice(preferences, file, event) == choice);
        for (const char* none : {"", "{", "[]", "{\"on\":1}"}) {
            preferences.setState(key, none);
            QVERIFY(publishChoice(preferences, file, event) == PublishChoice());
        }
    }

    void whereNobodyWantsItThereIsNothing() {
        QVERIFY(menuEntry().isEnabled());
        rename(u"Zed Zero"_s);
        QTest::qWait(0);
        QVERIFY(status().isHidden());
        QCOMPARE(publishing().rounds(), 0);
        QVERIFY(publishing().isIdle());
        m_fixture->window().close();
        m_fixture->showEmptyWindow();
        QVERIFY(!menuEntry().isEnabled());
    }

    void itIsChosenFromTheMenu() {
        QVERIFY(QDir().mkpath(folder()));
        m_fixture->prompts().toFolder = folder();
        m_fixture->inNextDialog([](QDialog& dialog) {
            auto* accept = dialog.findChild<QDialogButtonBox*>()->findChild<QPushButton*>();
            QVERIFY(!accept->isEnabled()); // no folder yet
            for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
                if (button->text() == u"&Choose…"_s)
                    button->click();
            }
            auto* address = dialog.findChild<QLineEdit*>(u"publishAddress"_s);
            address->setText(u"example.org"_s);
            QVERIFY(!accept->isEnabled());
            address->setText(u"https://example.org/dune"_s);
            QVERIFY(accept->isEnabled());
            accept->click();
        });
        menuEntry().trigger();
        settle();
        QVERIFY(page(u"index.html"_s).contains("https://example.org/dune"));
        QVERIFY(!page(u"qr.html"_s).isEmpty());
        const VenueTime now = m_fixture->book().now();
        QCOMPARE(publishing().upToDateAt(), std::optional(now));
        QVERIFY(status().isVisible());
        QCOMPARE(status().text(), u"Pages: "_s + now.time().toString(u"HH:mm"_s));
        QCOMPARE(m_fixture->notice(), QString());
    }

    void eachChangeIsPublished() {
        publish();
        const int before = publishing().rounds();
        rename(u"Zed Zero"_s);
        QTRY_VERIFY_WITH_TIMEOUT(page(u"heat-1.html"_s).contains("Zed Zero"), patience);
        settle();
        QCOMPARE(publishing().rounds(), before + 1);
        m_fixture->book().undo();
        QTRY_VERIFY_WITH_TIMEOUT(!page(u"heat-1.html"_s).contains("Zed Zero"), patience);
    }

    void manyChangesAreFewRounds() {
        publish();
        const int before = publishing().rounds();
        for (int i = 1; i <= 60; ++i)
            rename(u"Zed %1"_s.arg(i));
        QCOMPARE(publishing().rounds(), before); // not while somebody types
        settle();
        QCOMPARE(publishing().rounds(), before + 1);
        QVERIFY(page(u"heat-1.html"_s).contains("Zed 60"));
        for (const WebPage& expected :
             webPages({.event = PublicEvent(m_fixture->event()),
             .wording = Wording(),
             .now = m_fixture->book().now(),
             .paper = preferredPaper(m_fixture->preferences().choices())}))
            QCOMPARE(page(expected.name), expected.bytes);
    }

    void aChangeMeanwhileIsNotLost() {
        publish();
        rename(u"Zed One"_s);
        QTRY_VERIFY_WITH_TIMEOUT(page(u"heat-1.html"_s).contains("Zed One"), patience);
        rename(u"Zed Two"_s); // the round may still be under way
        settle();
        QVERIFY(page(u"heat-1.html"_s).contains("Zed Two"));
    }

    void whatStandsInTheWayIsSaidOnce() {
        publish();
        QVERIFY(QDir(folder()).removeRecursively());
        writeBytes(folder(), "a file");
        QSignalSpy said(&m_fixture->book(), &OpenBook::said);
        rename(u"Zed One"_s);
        QTRY_VERIFY_WITH_TIMEOUT(publishing().hasFailed(), patience);
        QCOMPARE(m_fixture->notice(), u"The web pages are not up to date. Mentat will try again. "_s
                                          + unwritableSentence(folder(), u"it is a file"_s));
        QCOMPARE(status().text(), u"Pages: not up to date"_s);
        const int before = publishing().rounds();
        rename(u"Zed Two"_s);
        QTRY_VERIFY_WITH_TIMEOUT(publishing().rounds() > before && publishing().isIdle(), patience);
        QCOMPARE(said.count(), 1);
        QCOMPARE(m_fixture->event().players.front().name.text(), u"Zed Two"_s);
        QVERIFY(QFile::remove(folder()));
        QVERIFY(QDir().mkpath(folder()));
        rename(u"Zed Three"_s);
        QTRY_VERIFY_WITH_TIMEOUT(page(u"heat-1.html"_s).contains("Zed Three"), patience);
        settle();
        QVERIFY(!publishing().hasFailed());
        QVERIFY(status().text().startsWith(u"Pages: "_s) && status().icon().isNull());
    }

    void itIsTriedAgainByItself() {
        Publishing impatient(m_fixture->book(), m_fixture->preferences(), nullptr,
                             std::chrono::milliseconds(1));
        impatient.setChoice({.isOn = true, .folder = folder(), .address = {}});
        QTRY_VERIFY_WITH_TIMEOUT(impatient.hasFailed(), patience);
        QVERIFY(QDir().mkpath(folder())); // the stick is plugged in; nothing has changed
        QTRY_VERIFY_WITH_TIMEOUT(!impatient.hasFailed() && impatient.isIdle(), patience);
        QVERIFY(!page(u"index.html"_s).isEmpty());
        const int before = impatient.rounds();
        QTest::qWait(20);
        QCOMPARE(impatient.rounds(), before); // what works is not tried again
    }

    void aFolderThatIsGoneIsNotMade() {
        publishing().setChoice({.isOn = true, .folder = folder(), .address = {}});
        settle();
        QVERIFY(publishing().hasFailed());
        QVERIFY(!QFile::exists(folder()));
    }

    void itIsRememberedForTheEventOfTheFile() {
        publish();
        const QByteArray other = R"({"format": "mentat-event", "version": 1,
            "event": {"name": "Dune", "year": 2031, "rules": "wbc-dune"}, "players": []})";
        const auto added = m_fixture->book().session().addEvent(eventFrom(other));
        QVERIFY(added);
        const EventId first = m_fixture->book().eventId();
        m_fixture->book().chooseEvent(*added);
        QVERIFY(status().isHidden() && !publishing().choice().isOn);
        QTest::qWait(0);
        QVERIFY(page(u"index.html"_s).contains("Dune (sample) 2026"));
        m_fixture->book().chooseEvent(first);
        QCOMPARE(publishing().choice().folder, folder());
        // And in the next run, which brings the folder up to date.
        QVERIFY(QDir(folder()).removeRecursively() && QDir().mkpath(folder()));
        m_fixture->reopen();
        m_fixture->book().chooseEvent(first);
        settle();
        QVERIFY(page(u"index.html"_s).contains("Dune (sample) 2026"));
    }

    void whatIsDueIsWrittenBeforeTheWindowCloses() {
        publish();
        rename(u"Zed Last"_s);
        const QString file = folder() + u"/heat-1.html"_s;
        m_fixture->showEmptyWindow(); // the one with the file is gone
        QVERIFY(bytesOf(file).contains("Zed Last"));
    }

    void whatIsDueIsWrittenBeforeAnotherEventIsChosen() {
        const QByteArray other = R"({"format": "mentat-event", "version": 1,
            "event": {"name": "Dune", "year": 2031, "rules": "wbc-dune"}, "players": []})";
        const auto added = m_fixture->book().session().addEvent(eventFrom(other));
        QVERIFY(added);
        publish();
        rename(u"Zed Last"_s);
        m_fixture->book().chooseEvent(*added);
        QVERIFY(page(u"heat-1.html"_s).contains("Zed Last"));
    }

    void itIsTurnedOff() {
        publish();
        PublishChoice choice = publishing().choice();
        choice.isOn = false;
        publishing().setChoice(choice);
        QVERIFY(status().isHidden());
        const int before = publishing().rounds();
        rename(u"Zed Zero"_s);
        QTest::qWait(0);
        QCOMPARE(publishing().rounds(), before);
        QVERIFY(publishing().isIdle());
        QVERIFY(!page(u"heat-1.html"_s).contains("Zed Zero"));
    }

    void whatIsOnlyReadIsPublishedByWhoWritesIt() {
        publish();
        m_fixture->showEmptyWindow();
        const auto writer = m_fixture->scratch().open();
        m_fixture->openFile(m_fixture->scratch().path());
        QVERIFY(!m_fixture->book().canWriteFile());
        QVERIFY(status().isHidden() && !publishing().choice().isOn);
        menuEntry().trigger(); // no dialog, which would wait for somebody
        QCOMPARE(m_fixture->notice(), u"Another program publishes the pages of this file."_s);
    }
};

} // namespace mentat::test::tst_publishing

MENTAT_TEST(tst_publishing, TestPublishing, QApplication)
#include "tst_publishing.moc"
