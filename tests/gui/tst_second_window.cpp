#include "app/session/acts.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/seat_acts.h"
#include "tests/gui/board_documents.h"
#include "tests/gui/board_looks.h"
#include "tests/gui/painted_texts.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/desk/keys.h"
#include "ui/frame/banners.h"
#include "ui/heats/tables/call_out_view.h"
#include "ui/screen/second_screen.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPaintEvent>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_second_window {

namespace {

/// What of a widget is painted anew.
class PaintWatch final : public QObject {
public:
    explicit PaintWatch(QWidget& widget) { widget.installEventFilter(this); }
    QRegion painted;
    int times = 0;

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            painted += static_cast<QPaintEvent*>(event)->region();
            ++times;
        }
        return false;
    }
};

/// Whatever can be read or heard of a window: painted, in labels, in names and titles.
QString everythingSaid(QWidget& window) {
    QStringList all = paintedTexts(window);
    QList<QWidget*> widgets = window.findChildren<QWidget*>();
    widgets.prepend(&window);
    for (QWidget* widget : widgets) {
        all << widget->windowTitle() << widget->toolTip() << widget->statusTip()
            << widget->whatsThis() << widget->accessibleName() << widget->accessibleDescription();
        if (QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget)) {
            for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value,
                                    QAccessible::Help})
                all << spoken->text(kind);
        }
    }
    return all.join(u'\n');
}

} // namespace

/// The window for another screen: what it shows when, where it stands, and what it never says.
class TestSecondWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    SecondScreen& screen() { return m_fixture->window().secondScreen(); }
    SecondWindow& window() {
        if (!screen().window())
            qFatal("the second window is closed");
        return *screen().window();
    }
    QString kind() { return window().boards()->shownKind(); }
    const ScreenBoard& board() { return window().boards()->board(); }
    const QDateTime m_start{QDate(2026, 7, 30), QTime(13, 7), Qt::UTC};

    void choose(const std::function<void(SecondScreenChoices&)>& change) {
        Choices choices = m_fixture->preferences().choices();
        change(choices.secondScreen);
        m_fixture->preferences().setChoices(choices);
    }
    /// The event open at 13:07 of its second day, the projector plugged in and chosen.
    void prepare(const QByteArray& document) {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->clock().set(m_start);
        m_fixture->screens().plug(FakeScreens::projector());
        choose([](SecondScreenChoices& choices) {
            choices.isChosen = true;
            choices.screen = FakeScreens::projector().key;
        });
        m_fixture->open({document});
        m_fixture->goTo(u"today"_s);
    }
    void open(const QByteArray& document) {
        prepare(document);
        WindowFixture::press(u"F11"_s);
        QVERIFY(screen().window());
    }
    void after(qint64 milliseconds) {
        m_fixture->clock().set(m_fixture->clock().nowUtc().addMSecs(milliseconds));
        window().tick();
    }
    /// The kinds that show one after another, seconds each.
    QStringList turns(int count, int seconds = 15) {
        QStringList shown;
        for (int i = 0; i < count; ++i) {
            shown.append(kind());
            after(qint64(seconds) * 1000);
        }
        return shown;
    }

private Q_SLOTS:
    void cleanup() { m_fixture.reset(); }

    void eachBoardHasItsTurn() {
        open(twoHeatsDocument(15));
        QCOMPARE(kind(), u"tables-by-name"_s);
        after(14'999);
        QCOMPARE(kind(), u"tables-by-name"_s);
        after(1);
        QCOMPARE(turns(6), (QStringList{u"tables-by-table"_s, u"clock"_s, u"standings"_s,
                                        u"awards"_s, u"tables-by-name"_s, u"tables-by-table"_s}));
    }

    void theGmChoosesWhichInWhatOrderAndHowLong() {
        open(twoHeatsDocument(15));
        choose([](SecondScreenChoices& choices) {
            choices.boards = {u"standings"_s, u"gone-by-now"_s, u"tables-by-name"_s};
            choices.seconds = 40;
        });
        QCOMPARE(kind(), u"standings"_s); // at once
        after(39'000);
        QCOMPARE(kind(), u"standings"_s);
        after(1000);
        QCOMPARE(turns(3, 40),
                 (QStringList{u"tables-by-name"_s, u"standings"_s, u"tables-by-name"_s}));
    }

    void whatHasNothingToShowIsPassedOver() {
        open(undrawnDocument(12));
        QCOMPARE(turns(3), (QStringList{u"clock"_s, u"clock"_s, u"clock"_s}));
        open(drawnDocument(12));
        QCOMPARE(turns(4), (QStringList{u"tables-by-name"_s, u"tables-by-table"_s, u"clock"_s,
                                        u"tables-by-name"_s}));
        m_fixture->clock().set(m_start.addDays(-3));
        open(undrawnDocument(12));
        m_fixture->clock().set(m_start.addDays(9));
        after(15'000);
        QCOMPARE(kind(), QString());
        QCOMPARE(board().title, u"Dune 2026"_s);
        QCOMPARE(board().state, u"Nothing to show yet"_s);
        QVERIFY(board().isStateQuiet);
        QVERIFY(!board().face->time.isEmpty());
    }

    // All pictures of the clock were of nothing for two days: its heat was recorded.
    void theScenesOfTheClockShowIt() {
        int shown = 0;
        for (const Scene& scene : boardScenes()) {
            const bool isOfNothing = scene.name == u"second-empty-720"_s; // the planted fault
            if (!isOfNothing
                && !(scene.name.startsWith(u"second-clock-"_s) && scene.name.endsWith(u"-720"_s)))
                continue;
            WindowFixture fixture;
            scene.set(fixture);
            const auto& boards = *fixture.window().secondScreen().window()->boards();
            QCOMPARE(QString(boards.shownKind()), isOfNothing ? QString() : u"clock"_s);
            shown += isOfNothing ? 0 : 1;
        }
        QCOMPARE(shown, 4);
    }

    void aClockThatWasSetBackDoesNotStopIt() {
        open(twoHeatsDocument(15));
        after(-3'600'000);
        after(14'000);
        QCOMPARE(kind(), u"tables-by-name"_s);
        after(1000);
        QCOMPARE(kind(), u"tables-by-table"_s);
    }

    void itFollowsTheBook() {
        open(drawnDocument(12));
        QCOMPARE(kind(), u"tables-by-name"_s);
        // What shows has nothing to show any more: the next, at once.
        QVERIFY(m_fixture->book().perform(takeBackDraw(m_fixture->event(), HeatNumber(1))));
        QCOMPARE(kind(), u"clock"_s);
        m_fixture->book().undo();
        after(15'000);
        QCOMPARE(kind(), u"tables-by-name"_s);
        const ScreenBoard before = board();
        Event renamed = m_fixture->event();
        const Name other = *Name::fromText(u"Zacharias Zzyx"_s);
        m_fixture->goTo(u"players"_s);
        Player player = renamed.players[0];
        player.name = other;
        QVERIFY(m_fixture->book().perform(
            changePlayer(m_fixture->book().book(), m_fixture->event(), player)));
        QVERIFY(board() != before);
        QVERIFY(textsOf(board()).contains(u"Zacharias Zzyx"_s));
    }

    void aSecondPaintsNothingButTheFigures() {
        open(twoHeatsDocument(15));
        choose([](SecondScreenChoices& choices) { choices.boards = {u"clock"_s}; });
        QTest::qWait(20);
        PaintWatch watch(window());
        window().tick();
        QTest::qWait(20);
        QCOMPARE(watch.times, 0); // the same second
        QCOMPARE(board().figures.front().figure, u"4:23:00"_s);
        after(1000);
        QCOMPARE(board().figures.front().figure, u"4:22:59"_s);
        QTRY_VERIFY_WITH_TIMEOUT(watch.times > 0, patience);
        QRegion figures;
        for (const BoardText& text : window().placed().fixed) {
            if (text.text.contains(u':') && text.text.startsWith(u'4'))
                figures += text.box.toAlignedRect();
        }
        QVERIFY(!figures.isEmpty());
        QVERIFY(watch.painted.subtracted(figures).isEmpty());
        QVERIFY(watch.painted.intersects(figures));
        after(2000); // no more of it moves than its figures
        const auto boxes = [&] {
            std::vector<QRectF> all;
            for (const BoardText& text : window().placed().fixed)
                all.push_back(text.box);
            return all;
        };
        const auto before = boxes();
        after(11'000);
        QCOMPARE(boxes(), before);
    }

    void aLongListShowsPageByPage() {
        open(twoHeatsDocument(200));
        choose([](SecondScreenChoices& choices) {
            choices.boards = {u"tables-by-name"_s, u"clock"_s};
            choices.seconds = 5;
        });
        const size_t pages = window().placed().pages.size();
        QVERIFY(pages > 2);
        for (size_t page = 0; page < pages; ++page) {
            QCOMPARE(kind(), u"tables-by-name"_s);
            QCOMPARE(window().page(), page);
            after(4999); // nothing moves in between
            QCOMPARE(window().page(), page);
            after(1);
        }
        QCOMPARE(kind(), u"clock"_s);
        QCOMPARE(window().page(), 0U);
    }

    /// Once for each draw and each champion.
    void aDrawAppearsSlowly() {
        open(twoHeatsDocument(15));
        QCOMPARE(kind(), u"tables-by-name"_s);
        QVERIFY(window().shownShare() < 1);
        QTRY_COMPARE_WITH_TIMEOUT(window().shownShare(), 1.0, patience);
        choose([](SecondScreenChoices& choices) {
            choices.boards = {u"tables-by-name"_s, u"standings"_s};
        });
        QCOMPARE(window().shownShare(), 1.0); // it was seen
        after(15'000);
        QCOMPARE(kind(), u"standings"_s);
        QCOMPARE(window().shownShare(), 1.0); // no draw
    }
    /// The room waits for it: whatever shows gives way, once.
    void aNewDrawShowsAtOnce() {
        open(undrawnDocument(12));
        QCOMPARE(kind(), u"clock"_s);
        const auto draw = [this] {
            return m_fixture->book().perform(
                drawTables(m_fixture->event(), {HeatNumber(1), 1, {}, false, {}}));
        };
        QVERIFY(draw());
        QCOMPARE(kind(), u"tables-by-name"_s);
        QVERIFY(window().shownShare() < 1);
        after(15'000);
        QCOMPARE(kind(), u"tables-by-table"_s);
        after(15'000);
        QCOMPARE(kind(), u"clock"_s);
        // What could have been seen is nothing new.
        m_fixture->book().undo();
        QVERIFY(draw());
        QCOMPARE(kind(), u"clock"_s);
    }
    /// A fade that is still under way ends with the board.
    void aFadeEndsWithItsBoard() {
        open(twoHeatsDocument(15));
        choose([](SecondScreenChoices& choices) { choices.boards = {u"clock"_s}; });
        QCOMPARE(window().shownShare(), 1.0);
    }
    void whoWantsNoFadeSeesNone() {
        prepare(twoHeatsDocument(15));
        Choices choices = m_fixture->preferences().choices();
        choices.fades = false;
        m_fixture->preferences().setChoices(choices);
        QVERIFY(
            !Preferences(m_fixture->scratch().folder() + u"/preferences.ini"_s).choices().fades);
        WindowFixture::press(u"F11"_s);
        QCOMPARE(kind(), u"tables-by-name"_s);
        QCOMPARE(window().shownShare(), 1.0);
    }

    /// The time of day, once a minute and nothing else.
    void theBoardSaysTheTimeOfDay() {
        open(twoHeatsDocument(15));
        choose([](SecondScreenChoices& choices) { choices.boards = {u"standings"_s}; });
        QVERIFY(board().face);
        QCOMPARE(board().face->event, u"Dune 2026"_s);
        QVERIFY2(board().face->time.contains(u"07"_s), qPrintable(board().face->time));
        int changes = 0;
        QObject context;
        connect(window().boards(), &BoardShow::changed, &context, [&] { ++changes; });
        after(10'000);
        QCOMPARE(changes, 0);
        for (int second = 0; second < 60; ++second)
            after(1'000);
        QVERIFY2(board().face->time.contains(u"08"_s), qPrintable(board().face->time));
    }

    void theKeyOpensAndClosesItOffThePageHeats() {
        prepare(drawnDocument(12));
        for (const QString& page : {u"today"_s, u"players"_s, u"standings"_s, u"event"_s}) {
            m_fixture->goTo(page);
            WindowFixture::press(u"F11"_s);
            QVERIFY2(screen().window(), qPrintable(page));
            WindowFixture::press(u"F11"_s);
            QVERIFY2(!screen().window(), qPrintable(page));
        }
        m_fixture->goTo(u"heats"_s);
        WindowFixture::press(u"F11"_s);
        QVERIFY(!screen().window());
        QVERIFY(m_fixture->window().findChild<CallOutView*>());
    }

    void theKeyboardStaysAtTheDesk() {
        prepare(twoHeatsDocument(15));
        m_fixture->goTo(u"players"_s);
        WindowFixture::press(u"Ctrl+F"_s);
        QWidget* typedInto = QApplication::focusWidget();
        QVERIFY(typedInto);
        WindowFixture::press(u"F11"_s);
        QTest::qWait(20);
        QVERIFY(window().isVisible());
        QCOMPARE(QApplication::activeWindow(), &m_fixture->window());
        QCOMPARE(QApplication::focusWidget(), typedInto);
        QVERIFY(window().testAttribute(Qt::WA_ShowWithoutActivating));
        QCOMPARE(window().focusPolicy(), Qt::NoFocus);
    }

    void escapeInItClosesIt() {
        open(twoHeatsDocument(15));
        QTest::keyClick(&window(), Qt::Key_A);
        QVERIFY(screen().window());
        QTest::keyClick(&window(), Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!screen().window(), patience);
        WindowFixture::press(u"F11"_s);
        QTest::keyClick(&window(), Qt::Key_F11);
        QTRY_VERIFY_WITH_TIMEOUT(!screen().window(), patience);
    }

    void itStandsOnTheScreenThatWasChosen() {
        open(twoHeatsDocument(15));
        QCOMPARE(window().geometry(), FakeScreens::projector().geometry);
        QVERIFY(!m_fixture->window().geometry().intersects(window().geometry()));
    }

    void aScreenThatIsMissingIsNotReplaced() {
        prepare(twoHeatsDocument(15));
        m_fixture->screens().unplug(FakeScreens::projector().key);
        WindowFixture::press(u"F11"_s);
        QVERIFY(!screen().window());
        QCOMPARE(m_fixture->notice(), u"The screen EPSON PJ 17 is not connected."_s);
        m_fixture->screens().plug(FakeScreens::projector());
        WindowFixture::press(u"F11"_s);
        QVERIFY(screen().window());
    }

    void theDeskIsNotCovered() {
        prepare(twoHeatsDocument(15));
        choose([](SecondScreenChoices& choices) { choices.screen = u"laptop"_s; });
        WindowFixture::press(u"F11"_s);
        QVERIFY(!screen().window());
        QCOMPARE(m_fixture->notice(), u"Mentat itself is on screen Laptop."_s);
    }

    void anUnpluggedScreenClosesIt() {
        open(twoHeatsDocument(15));
        m_fixture->screens().plug({.key = u"third"_s, .name = u"Third"_s, .geometry = {}});
        QVERIFY(screen().window()); // another one is nothing to it
        m_fixture->screens().unplug(FakeScreens::projector().key);
        QVERIFY(!screen().window());
        QCOMPARE(m_fixture->notice(),
                 u"The screen EPSON PJ is gone, so the second window is closed."_s);
        // Its button asks where else.
        WindowFixture::inNextDialog([](QDialog& dialog) {
            auto* places = dialog.findChild<QComboBox*>(u"secondScreen"_s);
            QCOMPARE(places->currentText(), u"EPSON PJ 17 · not connected"_s);
            places->setCurrentIndex(places->count() - 1);
            dialog.accept();
        });
        m_fixture->workspace().notices().act();
        QVERIFY(screen().window());
        QCOMPARE(m_fixture->preferences().choices().secondScreen.screen, QString());
    }

    void withOneScreenItCanBeDragged() {
        prepare(twoHeatsDocument(15));
        choose([](SecondScreenChoices& choices) { choices.screen.clear(); });
        WindowFixture::press(u"F11"_s);
        QVERIFY(!window().isFullScreen());
        const QRect there(50, 60, 800, 450);
        window().setGeometry(there);
        WindowFixture::press(u"F11"_s);
        WindowFixture::press(u"F11"_s);
        QCOMPARE(window().size(), there.size());
        m_fixture->screens().unplug(FakeScreens::projector().key);
        QVERIFY(screen().window());
    }

    void theFirstTimeItAsks() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->clock().set(m_start);
        m_fixture->screens().plug(FakeScreens::projector());
        m_fixture->open({twoHeatsDocument(15)});
        const auto ask = [this](const std::function<void(QDialog&)>& answer) {
            QApplication::setActiveWindow(&m_fixture->window());
            WindowFixture::inNextDialog(answer);
            WindowFixture::press(u"F11"_s);
        };
        ask([](QDialog& dialog) { dialog.reject(); });
        QVERIFY(!screen().window());
        QVERIFY(!m_fixture->preferences().choices().secondScreen.isChosen);
        ask([](QDialog& dialog) {
            auto* places = dialog.findChild<QComboBox*>(u"secondScreen"_s);
            QCOMPARE(places->count(), 2); // not the desk's own
            QCOMPARE(places->currentText(), u"EPSON PJ · 1280 × 720"_s);
            auto* boards = dialog.findChild<QListWidget*>(u"secondBoards"_s);
            QCOMPARE(boards->count(), 8);
            boards->setCurrentRow(3); // the standings, one earlier
            for (auto* button : dialog.findChildren<QPushButton*>()) {
                if (button->text() == u"&Earlier"_s)
                    button->click();
            }
            QCOMPARE(boards->item(2)->text(), u"Standings"_s);
            boards->item(0)->setCheckState(Qt::Unchecked);
            dialog.findChild<QSpinBox*>(u"secondSeconds"_s)->setValue(1000); // too long
            dialog.findChild<QComboBox*>(u"secondTone"_s)->setCurrentIndex(1);
            dialog.accept();
        });
        QVERIFY(screen().window());
        // Remembered by the next run.
        const Preferences again(m_fixture->scratch().folder() + u"/preferences.ini"_s);
        const SecondScreenChoices& kept = again.choices().secondScreen;
        QCOMPARE(kept.screen, FakeScreens::projector().key);
        QCOMPARE(kept.boards, (QStringList{u"tables-by-table"_s, u"standings"_s, u"clock"_s,
                                           u"race"_s, u"awards"_s, u"line-up"_s, u"champion"_s}));
        QCOMPARE(kept.seconds, 120);
        QCOMPARE(kept.tone, Tone::Dark);
        QVERIFY(kept.isChosen);
    }

    void withoutABoardThereIsNothingToOpen() {
        prepare(twoHeatsDocument(15));
        WindowFixture::inNextDialog([](QDialog& dialog) {
            auto* boards = dialog.findChild<QListWidget*>(u"secondBoards"_s);
            const auto* buttons = dialog.findChild<QDialogButtonBox*>();
            const QPushButton* show = nullptr;
            for (auto* button : buttons->buttons()) {
                if (buttons->buttonRole(button) == QDialogButtonBox::AcceptRole)
                    show = qobject_cast<QPushButton*>(button);
            }
            if (!show)
                qFatal("the dialog cannot be accepted");
            QVERIFY(show->isEnabled());
            for (int row = 0; row < boards->count(); ++row)
                boards->item(row)->setCheckState(Qt::Unchecked);
            QVERIFY(!show->isEnabled());
            boards->item(1)->setCheckState(Qt::Checked);
            QVERIFY(show->isEnabled());
            dialog.reject();
        });
        screen().setUp();
        QVERIFY(!screen().window());
    }

    void preferencesOutOfRangeAreBrought() {
        const ScratchBook scratch;
        const QString file = scratch.folder() + u"/preferences.ini"_s;
        writeBytes(file, "[secondScreen]\nseconds=1\ntone=purple\n");
        QCOMPARE(Preferences(file).choices().secondScreen.seconds, 5);
        writeBytes(file, "[secondScreen]\nseconds=9999\n");
        QCOMPARE(Preferences(file).choices().secondScreen.seconds, 120);
        writeBytes(file, "[secondScreen]\nseconds=often\n");
        QCOMPARE(Preferences(file).choices().secondScreen, SecondScreenChoices());
    }

    void anotherFileIsFollowedAndClosingTheDeskClosesIt() {
        open(twoHeatsDocument(15));
        ScratchBook other;
        other.create({undrawnDocument(12)});
        m_fixture->window().openPath(other.path());
        QCOMPARE(kind(), u"clock"_s);
        QCOMPARE(board().title, u"Heat 1"_s);
        m_fixture->window().close();
        QVERIFY(!screen().window());
    }

    void lightAndDark() {
        open(twoHeatsDocument(15));
        const auto ground = [this] { return window().grab().toImage().pixelColor(2, 2); };
        QCOMPARE(ground(), colorsOf(Tone::Light).base);
        choose([](SecondScreenChoices& choices) { choices.tone = Tone::Dark; });
        QCOMPARE(ground(), colorsOf(Tone::Dark).base);
    }

    /// Everything private of everyone is marked; every board is looked through to its end.
    void nothingPrivateIsSaid() {
        for (const int players : {15, 45}) {
            open(withPrivateMarks(twoHeatsDocument(players)));
            QStringList kinds;
            QString said;
            QString painted; // without spaces: long names are painted in pieces
            for (int step = 0; step < 40; ++step) {
                painted += paintedTexts(window()).join(QString()).remove(u' ');
                said += everythingSaid(window());
                if (!kinds.contains(kind()))
                    kinds.append(kind());
                after(15'000);
            }
            QCOMPARE(kinds.size(), 5);
            QCOMPARE(marksIn(said), QStringList());
            // It has seen what there is to see.
            const Event& event = m_fixture->event();
            for (const Player& player : event.players) {
                const QString name = player.name.text();
                QVERIFY2(said.contains(name), qPrintable(name));
                QVERIFY2(painted.contains(QString(name).remove(u' ')), qPrintable(name));
            }
            m_fixture.reset();
        }
    }

    /// What a board says is found on each way it comes out.
    void somethingPrivateIsFound() {
        // In what the screen shows of a heat.
        QByteArray leaking = twoHeatsDocument(15);
        leaking.replace("Alpine", "PHONE-MARK 1");
        open(leaking);
        QCOMPARE(marksIn(paintedTexts(window()).join(u' ')), QStringList{u"PHONE-MARK"_s});
        QCOMPARE(marksIn(window().accessibleDescription()), QStringList{u"PHONE-MARK"_s});
        // In a widget of the window, and in what only a screen reader says.
        open(twoHeatsDocument(15));
        QCOMPARE(marksIn(everythingSaid(window())), QStringList());
        auto* label = new QLabel(u"BADGE-MARK"_s, &window());
        label->show();
        QCOMPARE(marksIn(everythingSaid(window())), QStringList{u"BADGE-MARK"_s});
        label->setText({});
        label->setAccessibleName(u"NOTES-MARK"_s);
        QCOMPARE(marksIn(everythingSaid(window())), QStringList{u"NOTES-MARK"_s});
        // And the marks are in the event, each of them.
        open(withPrivateMarks(twoHeatsDocument(15)));
        QCOMPARE(marksIn(QString::fromUtf8(exported(m_fixture->book().book()))).size(),
                 privateMarkCount());
    }
};

} // namespace mentat::test::tst_second_window

MENTAT_TEST(tst_second_window, TestSecondWindow, QApplication)
#include "tst_second_window.moc"
