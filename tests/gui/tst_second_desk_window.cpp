#include "app/phones/phones_forms.h"
#include "app/phones/phones_request.h"
#include "app/session/event_mark.h"
#include "tests/gui/window_fixture.h"
#include "tests/phones/phone_client.h"
#include "tests/support/disk/test_disk.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/frame/phones_acts.h"
#include "ui/itemmodels/heats/check_in_model.h"
#include "ui/phones/phones_dialog.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QTcpServer>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_second_desk_window {

namespace {

QByteArray document() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
        "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Carl Gauss"}],
        "heats": [{"number": 1, "entrants": ["p1"], "games": []}]})";
}

PhonesPort freePort() {
    QTcpServer server;
    if (!server.listen(QHostAddress::LocalHost))
        qFatal("no port is free");
    return PhonesPort(server.serverPort());
}

} // namespace

/// The second desk, as the window has it.
class TestSecondDeskWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<TestDisk> m_disk;
    std::unique_ptr<WindowFixture> m_fixture;
    QByteArray m_cookie;

    PhonesKeeper& keeper() { return *m_fixture->window().room().keeper(); }
    void serve(bool secondDesk) {
        PhonesChoice choice;
        choice.port = freePort();
        choice.secondDesk = secondDesk;
        keeper().setChoice(choice);
        QVERIFY(keeper().start(u"127.0.0.1"_s));
    }
    /// What the desk answers; the browser keeps its cookie.
    QByteArray sent(const std::vector<std::pair<QString, QString>>& fields) {
        PhoneClient browser(static_cast<quint16>(keeper().choice().port.value()));
        browser.post("/desk", FormFields::written(fields), m_cookie);
        if (!QTest::qWaitFor([&] { return browser.isOver(); }, patience))
            qFatal("the second desk was not answered");
        const QByteArray begin = "Set-Cookie: ";
        if (const qsizetype at = browser.received().indexOf(begin); at > 0)
            m_cookie = browser.received().mid(at + begin.size()).split(';').front();
        return browser.body();
    }
    QByteArray signIn(const QString& pin) {
        return sent({{u"initials"_s, u"CD"_s}, {u"pin"_s, pin}});
    }
    QByteArray checkIn(const QString& typed) {
        return sent({{u"of"_s, eventMark(m_fixture->book().session(), m_fixture->book().eventId())},
                     {u"heat"_s, u"1"_s},
                     {u"id"_s, u"0123456789abcdef-"_s + typed},
                     {u"act"_s, u"in"_s},
                     {u"typed"_s, typed}});
    }
    const std::vector<PlayerId>& in() {
        return heatsPlay(m_fixture->event())->heats.front().entrants;
    }
    template <class Do>
    void inDialog(Do act) {
        m_fixture->inNextDialog([&](QDialog& dialog) {
            act(dialog);
            dialog.reject();
        });
        m_fixture->menuEntry(u"Phones in the room…"_s).trigger();
    }

private Q_SLOTS:
    void init() {
        m_disk = std::make_unique<TestDisk>();
        m_cookie.clear();
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open({document()});
        m_fixture->goTo(u"heats"_s);
    }
    void cleanup() {
        m_fixture.reset();
        m_disk.reset();
    }

    void thereIsNoneUnlessItIsWanted() {
        QVERIFY(!keeper().choice().secondDesk);
        serve(false);
        QVERIFY(keeper().pin().isEmpty());
        QVERIFY(keeper().secondDeskAddress().isEmpty());
        QVERIFY(signIn(u"000000"_s).contains("Nothing here"));
        inDialog([&](QDialog& dialog) {
            QVERIFY(!dialog.findChild<QCheckBox*>(u"roomSecondDesk"_s)->isChecked());
            QCOMPARE(dialog.findChild<QLabel*>(u"roomPin"_s)->text(), QString());
        });
    }

    void theDialogShowsThePin() {
        serve(false);
        inDialog([&](QDialog& dialog) {
            auto* box = dialog.findChild<QCheckBox*>(u"roomSecondDesk"_s);
            const auto* shown = dialog.findChild<QLabel*>(u"roomPin"_s);
            const QPoint place = box->mapToGlobal(QPoint());
            box->click();
            QCOMPARE(box->mapToGlobal(QPoint()), place); // still under the mouse
            QCOMPARE(keeper().pin().size(), 6);
            QVERIFY(shown->isVisible());
            QCOMPARE(shown->text(),
                     u"Second desk: %1desk\nPIN %2 %3"_s.arg(
                         keeper().webAddress(), keeper().pin().first(3), keeper().pin().last(3)));
            QVERIFY(signIn(keeper().pin()).contains("CD · Heat 1"));
            QVERIFY(checkIn(u"carl"_s).contains("Carl Gauss is in."));
            box->click(); // off
            QCOMPARE(shown->text(), QString());
            QCOMPARE(box->mapToGlobal(QPoint()), place);
            QVERIFY(checkIn(u"ada"_s).contains("Nothing here"));
            box->click(); // whoever was in has to come in anew
            QVERIFY(checkIn(u"ada"_s).contains("Your initials"));
        });
        QVERIFY(roomChoice(m_fixture->preferences()).secondDesk); // remembered
        keeper().stop();
        QVERIFY(keeper().pin().isEmpty());
    }

    void anAssistantChecksIn() {
        serve(true);
        QVERIFY(signIn(keeper().pin()).contains("CD · Heat 1"));
        QCOMPARE(m_fixture->notice(), u"CD has signed in at the second desk."_s);
        QVERIFY(checkIn(u"gau"_s).contains("Carl Gauss is in."));
        QCOMPARE(in().size(), size_t(2));
        auto& list = m_fixture->widget<QAbstractItemView>(u"checkInList"_s);
        QCOMPARE(list.model()->index(0, CheckInModel::Name).data().toString(), u"Carl Gauss"_s);
        QCOMPARE(m_fixture->book().nextUndo()->scorekeeper, u"CD"_s);
        // Undoing what somebody else did asks once more.
        QVERIFY(m_fixture->book().isFarAway(*m_fixture->book().nextUndo()));
        m_fixture->book().undo();
        QCOMPARE(in().size(), size_t(1));
    }

    // What the assistant's scanner missed is dealt with here.
    void aBadgeMissedThereIsListedHere() {
        serve(true);
        (void)signIn(keeper().pin());
        auto& line = m_fixture->widget<QLabel>(u"missedBadges"_s);
        auto& list = m_fixture->widget<QAbstractItemView>(u"checkInList"_s);
        QVERIFY(line.isHidden());
        QVERIFY(checkIn(u"981"_s).contains("No one has badge 981. The Game Master's desk lists "
                                           "it."));
        QVERIFY2(line.text().startsWith(u"1 badge not found: 981."_s), qPrintable(line.text()));
        QVERIFY(line.isVisible());
        QCOMPARE(list.model()->index(0, CheckInModel::Name).data().toString(), u"Badge 981"_s);
        WindowFixture::press(u"Up Return"_s);
        WindowFixture::type(u"gau"_s);
        WindowFixture::press(u"Return"_s);
        QCOMPARE(m_fixture->event().players[1].badge, std::optional(u"981"_s));
        QCOMPARE(in().size(), size_t(2));
        QVERIFY(line.isHidden());
    }

    void guessingIsSaid() {
        serve(true);
        const QString wrong
            = QString::number((keeper().pin().toInt() + 1) % 1'000'000).rightJustified(6, u'0');
        for (int i = 1; i < DeskDoor::mostWrongOfOne; ++i)
            QVERIFY(signIn(wrong).contains("This PIN is wrong."));
        QVERIFY(m_fixture->notice().isEmpty());
        QVERIFY(signIn(wrong).contains("Too many wrong PINs."));
        QVERIFY2(m_fixture->notice().startsWith(
                     u"Too many wrong PINs for the second desk came from 127.0.0.1."_s),
                 qPrintable(m_fixture->notice()));
    }

    // It stays until there is another PIN, and is true of everyone.
    void aLockForAllStaysInSight() {
        serve(true);
        auto& status = m_fixture->widget<QToolButton>(u"roomServed"_s);
        QCOMPARE(status.text(), u"Phones: on"_s);
        const QString right = keeper().pin();
        const auto guess = [&](int address, int i) {
            PhoneClient browser(static_cast<quint16>(keeper().choice().port.value()),
                                u"127.0.3.%1"_s.arg(address));
            const QString wrong
                = QString::number((right.toInt() + i) % 1'000'000).rightJustified(6, u'0');
            browser.post("/desk",
                         FormFields::written({{u"initials"_s, u"XX"_s}, {u"pin"_s, wrong}}));
            if (!QTest::qWaitFor([&] { return browser.isOver(); }, patience))
                qFatal("a guess was not answered");
        };
        for (int i = 1; i <= DeskDoor::mostWrong; ++i)
            guess(i % 20 + 1, i);
        QVERIFY(signIn(right).contains("Too many wrong PINs."));
        m_fixture->goTo(u"players"_s);
        m_fixture->goTo(u"heats"_s);
        QCOMPARE(status.text(), u"Phones: problem"_s);
        const QString said = u"No one can sign in there until you turn it off and on"_s;
        QVERIFY2(status.toolTip().contains(said), qPrintable(status.toolTip()));
        QVERIFY(!status.toolTip().contains(u"It is locked out"_s));
        inDialog([&](QDialog& dialog) {
            const auto* state = dialog.findChild<QLabel*>(u"roomState"_s);
            QVERIFY2(state->text().contains(said), qPrintable(state->text()));
            auto* box = dialog.findChild<QCheckBox*>(u"roomSecondDesk"_s);
            box->click(); // off
            box->click(); // with a new PIN
            QVERIFY(!state->text().contains(said));
        });
        QCOMPARE(status.text(), u"Phones: on"_s);
        QVERIFY(signIn(keeper().pin()).contains("CD · Heat 1"));
    }

    void whatFailsIsSaid() {
        serve(true);
        (void)signIn(keeper().pin());
        m_disk->failAt(diskFaults()[diskFull], 1, true);
        QVERIFY(checkIn(u"carl"_s).contains("this was not saved. Ask at the desk."));
        const QString said = m_fixture->notice();
        QVERIFY2(said.startsWith(u"A change from the second desk was not saved: Carl Gauss. "_s),
                 qPrintable(said));
        QVERIFY(said.contains(m_fixture->book().session().path()));
        m_disk->mend();
        QVERIFY(checkIn(u"carl"_s).contains("Carl Gauss is in.")); // sent once more
    }
};

} // namespace mentat::test::tst_second_desk_window

MENTAT_TEST(tst_second_desk_window, TestSecondDeskWindow, QApplication)
#include "tst_second_desk_window.moc"
