#include "tests/gui/enter_checks.h"
#include "tests/gui/looks.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/backup/backup_keeper.h"
#include "ui/look/fields.h"

#include <QApplication>
#include <QDialog>
#include <QPushButton>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_enter_presses {

namespace {

/// Takes the keys of one button, as a page may that has them first.
class KeyTaker final : public QObject {
public:
    explicit KeyTaker(const QAbstractButton& button) : m_button(button) {}

    bool eventFilter(QObject* watched, QEvent* event) override {
        return event->type() == QEvent::KeyPress && watched == &m_button;
    }

private:
    const QAbstractButton& m_button;
};

} // namespace

/// Enter presses the button that has the focus; what is final says which key does it. That it does
/// so in every scene is asked by tst_looks.
class TestEnterPresses : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWalkFindsAButtonThatIgnoresEnter() {
        WindowFixture fixture;
        fixture.openSample();
        fixture.goTo(u"event"_s);
        auto* planted = new QPushButton(u"Planted"_s, fixture.workspace().current());
        planted->show();
        int tried = 0;
        QCOMPARE(buttonsWithoutEnter(fixture.window(), tried), QStringList());
        QVERIFY(tried > 0);
        KeyTaker taker(*planted);
        qApp->installEventFilter(&taker);
        const QStringList faults = buttonsWithoutEnter(fixture.window(), tried);
        qApp->removeEventFilter(&taker);
        QCOMPARE(faults.size(), 1);
        QVERIFY(faults.front().contains(u"Planted"_s));
        // And one that is said to be final, and is pressed.
        keepFromEnter(*planted);
        QCOMPARE(buttonsWithoutEnter(fixture.window(), tried), QStringList());
    }

    /// A9: "Back up now" had the focus, and Enter closed the dialog without a backup.
    void enterBacksUpNow() {
        WindowFixture fixture;
        fixture.openSample();
        BackupKeeper& keeper = *fixture.window().backups();
        const auto count
            = [&] { return backupsOf(keeper.folders(), fixture.clock().nowUtc()).size(); };
        const size_t before = count();
        bool isOpen = false;
        WindowFixture::inNextDialog([&](QDialog& dialog) {
            auto* now = dialog.findChild<QPushButton*>(u"backUpNow"_s);
            now->setFocus(Qt::TabFocusReason);
            WindowFixture::press(u"Return"_s);
            QVERIFY(
                QTest::qWaitFor([&] { return !keeper.isBusy() && count() > before; }, patience));
            isOpen = dialog.isVisible();
            // A restore is no accident: Enter says which key does it.
            auto* restore = dialog.findChild<QPushButton*>(u"restoreBackup"_s);
            restore->setFocus(Qt::TabFocusReason);
            WindowFixture::press(u"Return"_s);
            isOpen = isOpen && dialog.isVisible();
            QVERIFY(QToolTip::text().contains(u"Press Space or click"_s));
            dialog.reject();
        });
        fixture.menuEntry(u"Backups…"_s).trigger();
        QVERIFY(isOpen);
        QCOMPARE(count(), before + 1);
    }

    /// A9: the button has the focus in place of its page.
    void enterAddsAHeat() {
        WindowFixture fixture;
        fixture.open({R"({"format": "mentat-event", "version": 1,
            "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": []})"});
        fixture.workspace().go(u"event"_s, u"heatsPart"_s);
        QCoreApplication::processEvents();
        QVERIFY(fixture.widget<QPushButton>(u"heatAddFirst"_s).hasFocus());
        WindowFixture::press(u"Return"_s);
        QCOMPARE(std::get<DunePlay>(fixture.event().play).heats.size(), size_t(1));
    }

    /// What asks has two buttons: Enter presses the one that has the focus, not the other.
    void enterPressesTheSecondOfTwo() {
        WindowFixture fixture;
        sceneOf(u"heats-move"_s).set(fixture);
        QCoreApplication::processEvents();
        const Event before = fixture.event();
        auto& leave = fixture.widget<QPushButton>(u"seatChoiceLeave"_s);
        leave.setFocus(Qt::TabFocusReason);
        WindowFixture::press(u"Return"_s);
        QVERIFY(fixture.event() == before);
        QVERIFY(!fixture.widget<QWidget>(u"seatChoices"_s).isVisible());
    }

    /// Who goes on from a message at whose button the focus is does not answer it.
    void anEnterElsewhereDoesNotPressAMessage() {
        WindowFixture fixture;
        fixture.openSample();
        fixture.goTo(u"players"_s);
        int acts = 0;
        const auto ask = [&] {
            fixture.book().say({.gravity = Gravity::Note,
                                .text = u"Table 1 recorded."_s,
                                .action = u"Undo"_s,
                                .act = [&acts] { ++acts; }});
            for (auto* button : fixture.workspace().notices().findChildren<QPushButton*>()) {
                if (button->text() == u"Undo")
                    button->setFocus(Qt::TabFocusReason);
            }
        };
        const auto isAsked = [&] {
            const QWidget* focus = QApplication::focusWidget();
            return focus && fixture.workspace().notices().isAncestorOf(focus);
        };
        ask();
        QVERIFY(isAsked());
        WindowFixture::pressEach(u"'em Return"_s);
        QCOMPARE(acts, 0);
        QVERIFY(!isAsked());
        ask();
        auto& tabs = fixture.widget<QTabBar>(u"playersTabs"_s);
        QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(0).center());
        WindowFixture::press(u"Return"_s);
        QCOMPARE(acts, 0);
        QVERIFY(!isAsked());
        ask();
        WindowFixture::press(u"Return"_s);
        QCOMPARE(acts, 1);
        QVERIFY(!isAsked());
    }

    /// An Enter that is held down presses once.
    void anEnterHeldDownPressesOnce() {
        WindowFixture fixture;
        fixture.openSample();
        fixture.workspace().go(u"event"_s, u"heatsPart"_s);
        auto& add = fixture.widget<QPushButton>(u"heatAdd"_s);
        add.setFocus(Qt::TabFocusReason);
        int clicks = 0;
        connect(&add, &QPushButton::clicked, this, [&] { ++clicks; });
        for (const bool isRepeat : {false, true, true}) {
            QKeyEvent key(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, u"\r"_s, isRepeat);
            if (QApplication::focusWidget() == &add)
                QCoreApplication::sendEvent(&add, &key);
            add.setFocus(Qt::TabFocusReason);
        }
        QCOMPARE(clicks, 1);
    }
};

} // namespace mentat::test::tst_enter_presses

MENTAT_TEST(tst_enter_presses, TestEnterPresses, QApplication)
#include "tst_enter_presses.moc"
