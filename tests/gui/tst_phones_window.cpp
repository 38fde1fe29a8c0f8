#include "app/session/acts.h"
#include "app/session/event_mark.h"
#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/phone_check_ins.h"
#include "tests/gui/window_fixture.h"
#include "tests/phones/phone_client.h"
#include "tests/support/disk/test_disk.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/frame/phones_acts.h"
#include "ui/itemmodels/heats/check_in_model.h"
#include "ui/look/accent_button.h"
#include "ui/screen/second_window.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTcpServer>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_phones_window {

namespace {

const HeatNumber first{1};

QByteArray document() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
        "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Carl Gauss"}],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300,
                   "entrants": ["p1"], "games": []}]})";
}

QByteArray anotherYear() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2025, "rules": "wbc-dune"}, "players": [],
        "heats": []})";
}

/// One that nobody listens at just now.
int freePort() {
    QTcpServer server;
    if (!server.listen(QHostAddress::LocalHost))
        qFatal("no port is free");
    return server.serverPort();
}

} // namespace

/// The phones in the room, as the window has them.
class TestPhonesWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    PhonesKeeper& keeper() { return *m_fixture->window().room().keeper(); }
    QToolButton& status() { return m_fixture->widget<QToolButton>(u"roomServed"_s); }
    QAction& menuEntry() { return m_fixture->menuEntry(u"Phones in the room…"_s); }
    QLabel& waitingLine() { return m_fixture->widget<QLabel>(u"waitingPhones"_s); }
    QAbstractItemView& list() { return m_fixture->widget<QAbstractItemView>(u"checkInList"_s); }
    const std::vector<PlayerId>& in() {
        return heatsPlay(m_fixture->event())->heats.front().entrants;
    }
    QStringList cells(int column) {
        QStringList texts;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            texts += list().model()->index(row, column).data().toString();
        return texts;
    }

    void openInstead(const std::vector<QByteArray>& documents) {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open(documents);
        m_fixture->goTo(u"heats"_s);
    }

    void serve() {
        keeper().setChoice({.network = {}, .port = PhonesPort(freePort()), .allWait = false});
        QVERIFY(keeper().start(u"127.0.0.1"_s));
    }
    quint16 port() { return static_cast<quint16>(keeper().choice().port.value()); }
    /// With what the page of check-in sends along unseen.
    QByteArray asOnPage(QByteArray form) {
        form += "&of="
                + eventMark(m_fixture->book().session(), m_fixture->book().eventId()).toLatin1();
        const qsizetype at = form.indexOf("player=");
        const auto id = PlayerId::fromText(
            QString::fromLatin1(form.mid(at + 7, form.indexOf('&', at) - at - 7)));
        return at < 0 || !id ? form
                             : form + "&called=" + calledMark(m_fixture->event(), *id).toLatin1();
    }
    QByteArray answerOf(const QByteArray& target, const QByteArray& form = {}) {
        PhoneClient phone(port());
        if (form.isEmpty())
            phone.get(target);
        else
            phone.post(target, asOnPage(form));
        if (!QTest::qWaitFor([&] { return phone.isOver(); }, patience))
            qFatal("a phone was not answered");
        return phone.body();
    }
    void newcomerWaits() {
        QVERIFY(answerOf("/check-in", "heat=1&new=Niels+Abel").contains("Waiting for the desk"));
    }

private Q_SLOTS:
    void init() { openInstead({document()}); }
    void cleanup() { m_fixture.reset(); }

    void whereNobodyWantsItThereIsNothing() {
        QVERIFY(menuEntry().isEnabled());
        QVERIFY(!keeper().isRunning());
        QVERIFY(keeper().webAddress().isEmpty());
        QVERIFY(status().isHidden());
        QVERIFY(waitingLine().isHidden());
        WindowFixture::press(u"F6"_s);
        QCOMPARE(in().size(), size_t(1));
        m_fixture->reopen();
        QVERIFY(!keeper().isRunning());
        m_fixture->window().close();
        m_fixture->showEmptyWindow();
        QVERIFY(!menuEntry().isEnabled());
    }

    // Devices that hold all connections are told of, as long as phones are served.
    void aCrowdIsSaid() {
        serve();
        std::vector<std::unique_ptr<PhoneClient>> crowd;
        for (int i = 0; i <= PhonesLimits().connections; ++i)
            crowd.push_back(std::make_unique<PhoneClient>(port(), u"127.0.4.%1"_s.arg(i % 15 + 1)));
        QTRY_COMPARE_WITH_TIMEOUT(status().text(), u"Phones: problem"_s, patience);
        const QString said = u"all phone connections were in use, most of them by 127.0.4."_s;
        QVERIFY2(status().toolTip().contains(said), qPrintable(status().toolTip()));
        QVERIFY2(m_fixture->notice().contains(said), qPrintable(m_fixture->notice()));
        QVERIFY(answerOf("/clock").contains("<h1>Clock</h1>")); // and they are answered
        m_fixture->inNextDialog([&](QDialog& dialog) {
            QVERIFY(dialog.findChild<QLabel*>(u"roomState"_s)->text().contains(said));
            dialog.reject();
        });
        menuEntry().trigger();
        keeper().stop();
        QVERIFY(keeper().troubles().isEmpty());
    }

    void itIsBegunAndEndedInTheDialog() {
        const int port = freePort();
        m_fixture->inNextDialog([&](QDialog& dialog) {
            auto* network = dialog.findChild<QComboBox*>(u"roomNetwork"_s);
            network->setCurrentIndex(network->count() - 1); // this laptop only
            dialog.findChild<QSpinBox*>(u"roomPort"_s)->setValue(port);
            auto* start = dialog.findChild<QPushButton*>(u"roomStart"_s);
            auto* stop = dialog.findChild<QPushButton*>(u"roomStop"_s);
            QVERIFY(start->isVisible() && !stop->isVisible());
            start->click();
            QVERIFY(dialog.isVisible());
            QVERIFY(!start->isVisible() && stop->isVisible());
            QVERIFY(!qobject_cast<AccentButton*>(stop)); // plain
            QCOMPARE(dialog.findChild<QLabel*>(u"roomAddress"_s)->text(),
                     u"http://127.0.0.1:%1/"_s.arg(port));
            QVERIFY(dialog.findChild<QLabel*>(u"roomState"_s)->text().startsWith(u"On."_s));
            QVERIFY(!network->isEnabled());
            // The code is seen whole, and a second Enter does not end what it began.
            QCoreApplication::processEvents();
            const auto* code = dialog.findChild<QWidget*>(u"roomCode"_s);
            QVERIFY(code->isVisible());
            QCOMPARE(code->visibleRegion().boundingRect(), code->rect());
            QVERIFY(code->width() >= 280 && code->width() == code->height());
            QVERIFY(!stop->hasFocus() && dialog.focusWidget());
            const int asked = m_fixture->prompts().asked;
            dialog.findChild<QPushButton*>(u"roomPoster"_s)->click();
            QCOMPARE(m_fixture->prompts().asked, asked + 1);
            dialog.reject();
        });
        menuEntry().trigger();
        QVERIFY(keeper().isRunning()); // the dialog is closed, the room is served
        QVERIFY(status().isVisible());
        QVERIFY(answerOf("/").contains("Dune 2026"));
        // A hurried Enter closes the dialog, and ends nothing.
        m_fixture->inNextDialog([](QDialog&) { WindowFixture::press(u"Return"_s); });
        status().click();
        QVERIFY(keeper().isRunning());
        m_fixture->inNextDialog([](QDialog& dialog) {
            dialog.findChild<QPushButton*>(u"roomStop"_s)->click();
            QVERIFY(dialog.findChild<QLabel*>(u"roomState"_s)->text().startsWith(u"Off."_s));
            dialog.reject();
        });
        status().click();
        QVERIFY(!keeper().isRunning());
        QVERIFY(status().isHidden());
        QCOMPARE(roomChoice(m_fixture->preferences()).port, PhonesPort(port)); // remembered
    }

    void aTakenPortIsSaid() {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost));
        m_fixture->inNextDialog([&](QDialog& dialog) {
            auto* network = dialog.findChild<QComboBox*>(u"roomNetwork"_s);
            network->setCurrentIndex(network->count() - 1);
            dialog.findChild<QSpinBox*>(u"roomPort"_s)->setValue(other.serverPort());
            dialog.findChild<QPushButton*>(u"roomStart"_s)->click();
            QCOMPARE(dialog.findChild<QLabel*>(u"roomState"_s)->text(),
                     u"Another program uses port %1. Choose another port, then start again."_s.arg(
                         other.serverPort()));
            dialog.reject();
        });
        menuEntry().trigger();
        QVERIFY(!keeper().isRunning());
    }

    void aPhoneIsMarkedInTheList() {
        serve();
        QVERIFY(answerOf("/check-in", "heat=1&player=p2").contains("You are in."));
        QCOMPARE(cells(CheckInModel::Name), (QStringList{u"Carl Gauss"_s, u"Ada Byron"_s}));
        QCOMPARE(cells(CheckInModel::State), (QStringList{u"in, by phone"_s, u"in"_s}));
        // Undoing what somebody else did asks once more.
        QVERIFY(m_fixture->book().isFarAway(*m_fixture->book().nextUndo()));
        m_fixture->book().undo();
        QCOMPARE(cells(CheckInModel::State), QStringList{u"in"_s});
    }

    void aNewcomerIsLetInByOneKey() {
        serve();
        newcomerWaits();
        QVERIFY(waitingLine().isVisible());
        QVERIFY(waitingLine().text().contains(u"F6 lets Niels Abel in"_s));
        QCOMPARE(m_fixture->notice(),
                 u"Niels Abel is waiting with a phone. On Heats, F6 lets them in."_s);
        QCOMPARE(cells(CheckInModel::State), (QStringList{u"waiting, new"_s, u"in"_s}));
        QCOMPARE(list().currentIndex().row(), 1); // keys mean who came in last
        QCOMPARE(keeper().waiting(), QStringList{u"Niels Abel"_s});
        m_fixture->widget<QLineEdit>(u"checkInField"_s).setFocus();
        WindowFixture::press(u"Return"_s); // says nothing about who waits
        QCOMPARE(in().size(), size_t(1));
        WindowFixture::press(u"F6"_s);
        QCOMPARE(in().size(), size_t(2));
        QCOMPARE(m_fixture->event().players.back().name.text(), u"Niels Abel"_s);
        QVERIFY(waitingLine().isHidden());
        QCOMPARE(cells(CheckInModel::State), (QStringList{u"in, by phone"_s, u"in"_s}));
        m_fixture->book().undo();
        QVERIFY(waitingLine().isVisible());
    }

    void nobodyWaitsAtAHeatThatIsOver() {
        serve();
        newcomerWaits();
        QCOMPARE(keeper().waiting(), QStringList{u"Niels Abel"_s});
        const QDateTime now = m_fixture->clock().nowUtc();
        m_fixture->clock().set(QDateTime(QDate(2026, 7, 29), QTime(18, 0), Qt::UTC));
        QCOMPARE(keeper().waiting(), QStringList());
        m_fixture->clock().set(now);
        QCOMPARE(keeper().waiting(), QStringList{u"Niels Abel"_s});
        QVERIFY(m_fixture->book().perform(cancelHeat(m_fixture->event(), first, u"fire alarm"_s)));
        QCOMPARE(keeper().waiting(), QStringList());
    }

    void whoIsMarkedGoesFirstOrAway() {
        serve();
        newcomerWaits();
        QVERIFY(answerOf("/check-in", "heat=1&new=Vera+Sos").contains("Waiting for the desk"));
        QCOMPARE(cells(CheckInModel::Name).mid(0, 2),
                 (QStringList{u"Niels Abel"_s, u"Vera Sos"_s}));
        list().setFocus();
        list().setCurrentIndex(list().model()->index(1, 0));
        WindowFixture::press(u"F6"_s);
        QCOMPARE(m_fixture->event().players.back().name.text(), u"Vera Sos"_s);
        list().setCurrentIndex(list().model()->index(0, 0));
        WindowFixture::press(u"Delete"_s);
        QVERIFY(waitingLine().isHidden());
        QCOMPARE(in().size(), size_t(2));
    }

    void aPhoneTakesNoRowFromUnderTheHand() {
        openInstead({document().replace("Carl Gauss", "Carl Byron")});
        serve();
        const auto marked
            = [&] { return list().currentIndex().siblingAtColumn(0).data().toString(); };
        QCOMPARE(marked(), u"Ada Byron"_s);
        QVERIFY(answerOf("/check-in", "heat=1&player=p2").contains("You are in."));
        QCOMPARE(cells(CheckInModel::Name), (QStringList{u"Carl Byron"_s, u"Ada Byron"_s}));
        QCOMPARE(marked(), u"Ada Byron"_s);
        newcomerWaits();
        QCOMPARE(marked(), u"Ada Byron"_s);
        list().setCurrentIndex(list().model()->index(0, 0));
        QVERIFY(answerOf("/check-in", "heat=1&new=Vera+Sos").contains("Waiting for the desk"));
        QCOMPARE(marked(), u"Niels Abel"_s);
        // Whom letters mean: the second, as the hand has chosen.
        m_fixture->widget<QLineEdit>(u"checkInField"_s).setFocus();
        WindowFixture::type(u"byron"_s);
        WindowFixture::press(u"Down"_s);
        const QString chosen = marked();
        QVERIFY(answerOf("/check-in", "heat=1&new=Emmy+Noe").contains("Waiting for the desk"));
        QCOMPARE(marked(), chosen);
        QVERIFY(chosen != cells(CheckInModel::Name).front());
        // What the desk does itself marks who came in last.
        m_fixture->widget<QLineEdit>(u"checkInField"_s).clear();
        WindowFixture::press(u"F6"_s);
        QCOMPARE(marked(), u"Niels Abel"_s);
        QCOMPARE(list().currentIndex().row(), 2); // below the two who wait
    }

    void theSameKeyTakesBackWhoeverWaits() {
        serve();
        newcomerWaits();
        m_fixture->widget<QLineEdit>(u"checkInField"_s).setFocus();
        WindowFixture::type(u"carl"_s);
        WindowFixture::press(u"Ctrl+D"_s);
        QCOMPARE(cells(CheckInModel::State),
                 (QStringList{u"waiting, new"_s, u"in"_s, u"if needed"_s}));
        WindowFixture::press(u"Ctrl+D"_s);
        QCOMPARE(in(), (std::vector{*PlayerId::fromText(u"p1"_s), *PlayerId::fromText(u"p2"_s)}));
    }

    void aSimilarNameIsPointedOut() {
        const QByteArray lastYear = anotherYear().replace(
            "\"players\": []", R"("players": [{"id": "a", "name": "Niels Abell"}])");
        openInstead({document(), lastYear});
        serve();
        newcomerWaits();
        QCOMPARE(cells(CheckInModel::Name).front(), u"Niels Abel – similar to Niels Abell"_s);
        WindowFixture::press(u"F6"_s);
        QCOMPARE(m_fixture->notice(),
                 u"Niels Abel is in. Niels Abell has a similar name: Ctrl+Z undoes it."_s);
        QVERIFY(answerOf("/check-in", "heat=1&new=Vera+Sos").contains("Waiting for the desk"));
        QCOMPARE(cells(CheckInModel::Name).front(), u"Vera Sos"_s);
    }

    void whoIsLetInMaySitElsewhere() {
        // The same hours of the same day at another event of the file.
        const QByteArray other
            = document().replace("\"Dune\"", "\"Meadows\"").replace("[\"p1\"]", "[\"p2\"]");
        openInstead({other, document()});
        serve();
        PhonesChoice choice = keeper().choice();
        choice.allWait = true;
        keeper().setChoice(choice);
        const QByteArray id = in().front() == *PlayerId::fromText(u"p1"_s) ? "p2" : "p1";
        QVERIFY(answerOf("/check-in", "heat=1&player=" + id).contains("Waiting for the desk"));
        WindowFixture::press(u"F6"_s);
        QVERIFY2(m_fixture->notice().contains(u"is also checked in to heat 1 of"_s),
                 qPrintable(m_fixture->notice()));
    }

    void whoIsTakenOutComesBackUnmarked() {
        serve();
        QVERIFY(answerOf("/check-in", "heat=1&player=p2").contains("You are in."));
        list().setCurrentIndex(list().model()->index(0, 0));
        m_fixture->widget<QLineEdit>(u"checkInField"_s).setFocus();
        WindowFixture::press(u"Delete"_s);
        QCOMPARE(in().size(), size_t(1));
        WindowFixture::type(u"carl"_s);
        WindowFixture::press(u"Return"_s);
        QCOMPARE(cells(CheckInModel::State), (QStringList{u"in"_s, u"in"_s}));
    }

    void allCanBeMadeToWait() {
        serve();
        PhonesChoice choice = keeper().choice();
        choice.allWait = true;
        keeper().setChoice(choice);
        QVERIFY(answerOf("/check-in", "heat=1&player=p2").contains("Waiting for the desk"));
        QCOMPARE(cells(CheckInModel::State), (QStringList{u"waiting"_s, u"in"_s}));
        m_fixture->widget<QLineEdit>(u"checkInField"_s).setFocus();
        WindowFixture::press(u"F6"_s);
        QCOMPARE(in().size(), size_t(2));
    }

    void phonesReadEachChange() {
        serve();
        Player player = m_fixture->event().players.front();
        player.name = *Name::fromText(u"Ada Lovelace"_s);
        QVERIFY(m_fixture->book().perform(
            changePlayer(m_fixture->book().book(), m_fixture->event(), player)));
        QTRY_VERIFY_WITH_TIMEOUT(answerOf("/check-in?name=ada").contains("Ada Lovelace"), patience);
    }

    void whatFailsIsSaidAtTheDesk() {
        m_fixture.reset();
        TestDisk disk;
        openInstead({document()});
        serve();
        disk.failAt(diskFaults()[diskFull], 1, true);
        QVERIFY(answerOf("/check-in", "heat=1&player=p2").contains("Ask at the desk."));
        const QString said = m_fixture->notice();
        QVERIFY2(said.startsWith(u"Carl Gauss could not check in by phone. "_s), qPrintable(said));
        QVERIFY(said.contains(m_fixture->book().session().path()));
        disk.mend();
        m_fixture.reset(); // before its disk
    }

    void theSecondWindowShowsTheCode() {
        const auto shown = [&](BoardShow& boards) {
            QStringList ids;
            for (int i = 0; i < 8; ++i) {
                ids += boards.shownKind();
                m_fixture->clock().set(m_fixture->clock().nowUtc().addSecs(20));
                boards.tick();
            }
            return ids;
        };
        SecondWindow window(m_fixture->preferences());
        window.resize(1280, 720);
        window.setBook(&m_fixture->book());
        QVERIFY(!shown(*window.boards()).contains(u"room"_s));
        serve();
        const QStringList ids = shown(*window.boards());
        QVERIFY(ids.contains(u"room"_s));
        while (window.boards()->shownKind() != "room"_L1) {
            m_fixture->clock().set(m_fixture->clock().nowUtc().addSecs(20));
            window.boards()->tick();
        }
        QVERIFY(window.placed().code);
        QCOMPARE(window.placed().code->text, keeper().webAddress());
        const QRect box = window.placed().code->box.toRect();
        QVERIFY(window.rect().contains(box));
        QVERIFY(box.height() > 300);
        const QImage picture = window.grab().toImage();
        QCOMPARE(picture.pixelColor(box.topLeft() + QPoint(3, 3)), QColor(Qt::white));
        int dark = 0;
        for (int x = box.left(); x < box.right(); ++x)
            dark += picture.pixelColor(x, box.center().y()) == QColor(Qt::black) ? 1 : 0;
        QVERIFY(dark > box.width() / 5);
        keeper().stop();
        QVERIFY(window.boards()->shownKind() != "room"_L1);
        QVERIFY(!window.placed().code);
    }

    void itStopsWithTheEvent() {
        openInstead({document(), anotherYear()});
        serve();
        for (const BookEvent& event : m_fixture->book().book().events)
            m_fixture->book().chooseEvent(event.id);
        QVERIFY(!keeper().isRunning());
        QVERIFY(status().isHidden());
        QVERIFY(m_fixture->notice().startsWith(u"Phones in the room are off"_s));
    }

    void theFileReadAnewIsFollowed() {
        serve();
        int changes = 0;
        QObject context;
        connect(&keeper(), &PhonesKeeper::changed, &context, [&] { ++changes; });
        QVERIFY(
            m_fixture->book().session().importEvent(eventFrom(anotherYear()), ImportMode::AsNew));
        QVERIFY(keeper().isRunning());
        Event renamed = m_fixture->event();
        renamed.players.front().name = *Name::fromText(u"Ada Lovelace"_s);
        QVERIFY(m_fixture->book().session().importEvent(renamed, ImportMode::Replace));
        QVERIFY(keeper().isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(answerOf("/check-in?name=ada").contains("Ada Lovelace"), patience);
        QCOMPARE(changes, 0);
    }

    void itStopsWithTheFile() {
        serve();
        const quint16 served = port();
        m_fixture->reopen();
        QVERIFY(!keeper().isRunning());
        PhoneClient phone(served);
        QTRY_VERIFY_WITH_TIMEOUT(phone.isOver(), patience);
        QCOMPARE(phone.status(), 0);
    }
};

} // namespace mentat::test::tst_phones_window

MENTAT_TEST(tst_phones_window, TestPhonesWindow, QApplication)
#include "tst_phones_window.moc"
