#include "app/session/rounds/phone_check_ins.h"
#include "app/session/rounds/round_acts.h"
#include "model/failure_kind.h"
#include "tests/gui/final_fixture.h"
#include "tests/gui/looks.h"
#include "tests/gui/reports_fixture.h"
#include "tests/gui/results_fixture.h"
#include "tests/gui/still_checks.h"
#include "tests/support/kinds/final_document.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/frame/banners.h"
#include "ui/frame/page_header.h"
#include "ui/frame/status_line.h"
#include "ui/frame/welcome_page.h"
#include "ui/heats/clock/clock_bar.h"
#include "ui/lists/list_table.h"
#include "ui/sheets/sheet_view.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_nothing_moves {

namespace {

void clickAt(QWidget& window, const QPoint& at) {
    QWidget* under = window.childAt(at);
    QVERIFY(under);
    QTest::mouseClick(under, Qt::LeftButton, {}, under->mapFrom(&window, at));
    settle();
}

} // namespace

/// Whatever is told, nothing on the page moves for it, nothing that is aimed at is covered, and
/// what is told stays until it is read or acted on.
class TestNothingMoves : public QObject {
    Q_OBJECT

private:
    static NoticeBar& bar(WindowFixture& fixture) { return fixture.workspace().notices(); }
    static QToolButton& closeButton(WindowFixture& fixture) {
        for (auto* button : bar(fixture).findChildren<QToolButton*>()) {
            if (button->accessibleName() == u"Close this message")
                return *button;
        }
        qFatal("the notice cannot be closed");
    }

private Q_SLOTS:
    /// A bar that has its place in the layout, as they had, is found; in every scene they are
    /// looked for by tst_looks.
    void aBarInTheLayoutIsFound() {
        WindowFixture fixture;
        fixture.openSample();
        fixture.goTo(u"players"_s);
        settle();
        QCOMPARE(noticeFaults(fixture), QStringList());
        const Places before = placesIn(fixture.window(), {});
        auto* planted = new QLabel(u"Saved."_s);
        auto* layout = qobject_cast<QBoxLayout*>(fixture.workspace().current()->layout());
        QVERIFY(layout);
        layout->insertWidget(0, planted);
        settle();
        QVERIFY(!movedBetween(before, placesIn(fixture.window(), {planted})).isEmpty());
        planted->hide();
        connect(&fixture.book(), &OpenBook::said, planted, &QWidget::show);
        const QStringList faults = noticeFaults(fixture);
        QVERIFY2(faults.size() > 1 && faults.front().contains(u"Copied"_s),
                 qPrintable(faults.join(u'\n')));
    }

    /// A8: a click aimed at one finalist marked another as unable to play.
    void aClickOnTheCallListHitsWhomItAimsAt() {
        FinalFixture final;
        final.open();
        QWidget& window = final.fixture().window();
        auto& list = final.fixture().widget<QAbstractItemView>(u"callList"_s);
        const auto centerOf = [&](int row) {
            return list.viewport()->mapTo(&window,
                                          list.visualRect(list.model()->index(row, 0)).center());
        };
        settle();
        const QPoint third = centerOf(2);
        final.fixture().book().say(Gravity::Refused, refusalOf(3));
        settle();
        QCOMPARE(centerOf(2), third);
        clickAt(window, third);
        QCOMPARE(list.currentIndex().row(), 2);
        bar(final.fixture()).dismiss();
        settle();
        clickAt(window, third);
        QCOMPARE(list.currentIndex().row(), 2);
        // What is said of a line-up stands below the rows.
        final.keys(u"Space"_s);
        settle();
        QCOMPARE(centerOf(2), third);
    }

    /// A8: the click at × pressed Call out, the next one Record, as the notice had gone.
    void aClickWhereTheNoticeWasHitsNothing() {
        ResultsFixture results;
        results.openHeat(2);
        results.openSheet(1);
        QWidget& window = results.fixture().window();
        results.fixture().book().say(Gravity::Note, u"Copied."_s);
        settle();
        const QPoint cross = closeButton(results.fixture())
                                 .mapTo(&window, closeButton(results.fixture()).rect().center());
        clickAt(window, cross);
        QVERIFY(bar(results.fixture()).isHidden());
        const Event before = results.fixture().event();
        const QWidget* under = window.childAt(cross);
        QVERIFY(under && !isAimedAt(*under));
        clickAt(window, cross);
        QVERIFY(results.fixture().event() == before);
    }

    /// A8: a click aimed at Alliances hit Victory.
    void aClickOnTheSheetHitsItsField() {
        ResultsFixture results;
        results.openHeat(1);
        results.openSheet(1);
        results.keys(u"7 Return 1 7 1 2 A"_s);
        settle();
        QWidget& window = results.fixture().window();
        const auto placeOf = [&](FieldKind kind) {
            QWidget& field = results.field({kind, std::nullopt});
            return field.mapTo(&window, field.rect().center());
        };
        const QPoint alliances = placeOf(FieldKind::Alliances);
        results.fixture().book().say(Gravity::Refused, u"Not like this."_s);
        settle();
        clickAt(window, alliances);
        QVERIFY(results.field({FieldKind::Alliances, std::nullopt}).hasFocus());
    }

    /// All of a long sentence is shown where that is asked for, and can be closed again.
    void allOfALongSentenceIsShownOnWish() {
        WindowFixture fixture;
        fixture.openSample();
        fixture.book().say(Gravity::Refused, refusalOf(6));
        settle();
        const int low = bar(fixture).height();
        QCOMPARE(bar(fixture).text(), refusalOf(6));
        QToolButton* more = nullptr;
        for (auto* button : bar(fixture).findChildren<QToolButton*>()) {
            if (button->isVisible() && button->text() == u"Show all")
                more = button;
        }
        QVERIFY(more);
        more->setFocus();
        WindowFixture::press(u"Return"_s);
        settle();
        QVERIFY(bar(fixture).height() > 2 * low);
        more->click();
        settle();
        QCOMPARE(bar(fixture).height(), low);
        // A short one has no such button.
        fixture.book().say(Gravity::Note, u"Copied."_s);
        settle();
        QVERIFY(!more->isVisible());
    }

    /// The clock at the end of the header stays seen beside a usual sentence.
    void theClockStaysSeen() {
        ResultsFixture results;
        results.openHeat(1);
        settle();
        auto& clock = results.fixture().widget<QWidget>(u"heatClock"_s);
        QVERIFY(clock.isVisible());
        results.fixture().book().say(Gravity::Note, u"The draft was discarded. Ctrl+Z brings it "
                                                    "back."_s);
        settle();
        const NoticeBar& notice = bar(results.fixture());
        const QRect over(notice.mapToGlobal(QPoint()), notice.size());
        QVERIFY(!over.intersects(QRect(clock.mapToGlobal(QPoint()), clock.size())));
    }

    /// A called clock comes and goes without moving anything, and so does the line it is called in.
    void aCalledClockMovesNothing() {
        WindowFixture fixture;
        fixture.clock().set(QDateTime(QDate(2026, 7, 29), QTime(15, 0), Qt::UTC));
        fixture.open({resultsDocument(3)});
        fixture.goTo(u"results"_s);
        settle();
        auto* clocks = fixture.window().findChild<ClockBar*>();
        QVERIFY(clocks);
        const QList<const QWidget*> besides{clocks, fixture.window().statusBar()};
        const Places before = placesIn(fixture.window(), besides);
        const auto isStill = [&] {
            settle();
            return movedBetween(before, placesIn(fixture.window(), besides)).join(u'\n');
        };
        WindowFixture::press(u"F5"_s);
        QCOMPARE(isStill(), QString());
        QVERIFY(fixture.widget<QWidget>(u"callClock"_s).isVisible());
        WindowFixture::pressEach(u"3 P Return"_s);
        QCOMPARE(isStill(), QString());
        QVERIFY(fixture.widget<QWidget>(u"nextCalledClock"_s).isVisible());
        WindowFixture::press(u"Shift+F5"_s);
        QCOMPARE(isStill(), QString());
    }

    /// What is told of what was printed has its room before: the titles of the list took a second
    /// line with the first report, and all rows moved.
    void theFirstReportThatIsSavedMovesNoRow() {
        ReportsFixture reports;
        reports.openSample();
        reports.choose(u"standings"_s);
        WindowFixture& fixture = reports.window;
        QTableView& list = reports.list();
        const QList<const QWidget*> besides{&bar(fixture), fixture.window().statusBar()};
        const auto rows = [&list] {
            QList<QRect> all;
            for (int row = 0; row < list.model()->rowCount(); ++row) {
                for (int column = 0; column < list.model()->columnCount(); ++column)
                    all << list.visualRect(list.model()->index(row, column))
                               .translated(list.viewport()->mapTo(list.window(), QPoint()));
            }
            return all;
        };
        const Places before = restingPlaces(fixture.window(), besides);
        const auto rowsBefore = rows();
        fixture.prompts().toSave = fixture.scratch().folder() + u"/list.csv"_s;
        WindowFixture::press(u"S"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.book().session().printLog().empty(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(reports.cell(PrintableModel::State), u"up to date"_s, patience);
        const Places after = restingPlaces(fixture.window(), besides);
        QCOMPARE(movedBetween(before, after).join(u'\n'), QString());
        QVERIFY(rows() == rowsBefore);
    }

    /// Who comes with a phone comes by itself: nothing above is moved.
    void whoWaitsWithAPhoneMovesNoField() {
        WindowFixture fixture;
        fixture.open({R"({"format": "mentat-event", "version": 1,
            "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
            "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Carl Gauss"}],
            "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300,
                       "entrants": ["p1", "p2"], "games": []}]})"});
        fixture.goTo(u"heats"_s);
        settle();
        auto& list = fixture.widget<ListTable>(u"checkInList"_s);
        const auto top = [&] { return list.mapTo(&fixture.window(), QPoint()); };
        const QPoint before = top();
        (void)checkInByPhone(fixture.book().session(), fixture.book().eventId(), HeatNumber(1),
                             *Name::fromText(u"Grace Hopper"_s), PhoneRule::Trusts);
        settle();
        QVERIFY(fixture.widget<QWidget>(u"waitingPhones"_s).isVisible());
        QCOMPARE(top(), before);
    }

    /// Of the first page, over its title: a click on a way to begin hits that one.
    void theFirstPageStaysToo() {
        WindowFixture fixture;
        fixture.showEmptyWindow();
        settle();
        auto& notices = fixture.window().findChild<WelcomePage*>()->notices();
        const Places before = placesIn(fixture.window(), {&notices});
        notices.show({Gravity::Refused, refusalOf(4), u"Show backups"_s, [] {}});
        settle();
        QVERIFY(notices.isVisible());
        QCOMPARE(movedBetween(before, placesIn(fixture.window(), {&notices})), QStringList());
        const QRect over(notices.mapTo(&fixture.window(), QPoint()), notices.size());
        for (const auto& [widget, place] : before)
            QVERIFY(!isAimedAt(*widget) || !place.intersects(over));
        int covered = 0; // whole: letters that are cut say nothing
        for (const auto* text : fixture.window().findChildren<QLabel*>()) {
            const QRect place(text->mapTo(&fixture.window(), QPoint()), text->size());
            const bool isOfPage = text->isVisible() && !notices.isAncestorOf(text);
            if (!isOfPage || text->text().isEmpty() || !place.intersects(over))
                continue;
            ++covered;
            QVERIFY2(over.contains(place), qPrintable(text->text()));
        }
        QCOMPARE(covered, 2); // the title and its purpose
        WindowFixture::press(u"Esc"_s);
        QVERIFY(notices.isHidden());
    }

    /// What nobody asked for never changes the button of a question, and where it is grave it is
    /// still there after the next act.
    void whatCameByItselfWaits() {
        WindowFixture fixture;
        fixture.openSample();
        bool undone = false;
        fixture.book().say({Gravity::Note, u"Undo it?"_s, u"Undo"_s, [&] { undone = true; }});
        fixture.book().tell(Gravity::Note, u"Table 3 reported its result."_s);
        fixture.book().tell(Gravity::Refused, u"A change was not saved."_s);
        QCOMPARE(fixture.notice(), u"Undo it?"_s);
        QVERIFY(bar(fixture).act());
        QVERIFY(undone);
        QCOMPARE(fixture.notice(), u"Table 3 reported its result."_s);
        fixture.goTo(u"players"_s);
        QCOMPARE(fixture.notice(), u"A change was not saved."_s);
        fixture.goTo(u"heats"_s);
        QCOMPARE(fixture.notice(), u"A change was not saved."_s);
        // The answer to an act stands before it, and then it is there again.
        fixture.book().say(Gravity::Note, u"Copied."_s);
        QCOMPARE(fixture.notice(), u"Copied."_s);
        fixture.goTo(u"players"_s);
        QCOMPARE(fixture.notice(), u"A change was not saved."_s);
        WindowFixture::press(u"Esc"_s);
        QCOMPARE(fixture.notice(), QString());
    }

    /// What a phone does is no act of the desk: it takes away nothing that is being read.
    void anothersActTakesNoNoticeAway() {
        WindowFixture fixture;
        fixture.open({sampleDocument()});
        fixture.book().say(Gravity::Refused, u"This sheet is not recorded."_s);
        fixture.book().setOthersAct(true);
        Q_EMIT fixture.book().journalChanged();
        fixture.book().setOthersAct(false);
        QCOMPARE(fixture.notice(), u"This sheet is not recorded."_s);
        Q_EMIT fixture.book().journalChanged();
        QCOMPARE(fixture.notice(), QString());
    }

    /// A8: "This result is recorded" stood there all through its correction.
    void whatIsActedOnIsGone() {
        ResultsFixture results;
        results.openHeat(1);
        results.recordSolo(u"3"_s);
        results.openSheet(1);
        results.fixture().book().say(Gravity::Refused, u"This result is recorded."_s);
        QVERIFY(!results.fixture().notice().isEmpty());
        results.sheet()->beginTyping();
        QCOMPARE(results.fixture().notice(), QString());
    }

    /// What explains a key that did nothing is about the sheet, tab, or page where it was pressed.
    void whatExplainsAKeyGoesWithItsSheet() {
        ResultsFixture results;
        results.openHeat(2);
        results.recordSolo(u"3"_s);
        const auto refusedKey = [&] {
            results.openSheet(1);
            settle();
            results.keys(u"9"_s);
            settle();
            return results.fixture().notice();
        };
        const QString said = refusedKey();
        QVERIFY2(said.startsWith(u"This result is recorded."_s), qPrintable(said));
        settle();
        QCOMPARE(results.fixture().notice(), said); // as long as its sheet is shown
        results.openSheet(2);
        QCOMPARE(results.fixture().notice(), QString());
        QCOMPARE(refusedKey(), said);
        results.keys(u"Esc"_s);
        QCOMPARE(results.fixture().notice(), QString());
        QCOMPARE(refusedKey(), said);
        results.fixture().goTo(u"players"_s);
        QCOMPARE(results.fixture().notice(), QString());
        // A tab, and what is a note.
        results.fixture().book().explain(u"Nothing to do here."_s);
        settle();
        auto* tabs = results.fixture().workspace().current()->findChild<QTabBar*>();
        QVERIFY(tabs && tabs->count() > 1);
        tabs->setCurrentIndex(1 - tabs->currentIndex());
        QCOMPARE(results.fixture().notice(), QString());
    }

    /// A key that says something and turns to what it is about: that is read there.
    void whatIsSaidOnTheWayIsThere() {
        ResultsFixture results;
        results.openHeat(2);
        results.openSheet(1);
        settle();
        results.fixture().book().say(Gravity::Refused, u"Table 2 already has a draft."_s);
        results.openSheet(2);
        QCOMPARE(results.fixture().notice(), u"Table 2 already has a draft."_s);
        settle();
        results.openSheet(1);
        QCOMPARE(results.fixture().notice(), QString());
    }

    /// Undo, what was not saved, and what was said on opening: no page takes it away, an act does.
    void whatIsToBeActedOnIsThereOnTheNextPageToo() {
        ResultsFixture results;
        results.openHeat(2);
        WindowFixture& fixture = results.fixture();
        const auto isThereUntilAnAct = [&](int table) {
            const QString said = fixture.notice();
            QVERIFY(!said.isEmpty());
            fixture.goTo(u"players"_s);
            settle();
            QCOMPARE(fixture.notice(), said);
            fixture.goTo(u"results"_s);
            settle();
            QCOMPARE(fixture.notice(), said);
            results.recordSolo(u"3"_s, table);
            QCOMPARE(fixture.notice(), QString());
        };
        const QString path = fixture.book().session().path();
        fixture.book().refuse(Failure{FailureKind::DiskFull, {path}, {}});
        isThereUntilAnAct(1);
        fixture.book().sayDone(u"People: 3 new, 0 updated."_s);
        isThereUntilAnAct(2);
    }

    /// What a key did not do gives way to a click, too: Saved and Undo are below it.
    void aClickEndsTheStatusLinesWords() {
        ResultsFixture results;
        results.openHeat(1);
        auto* line = results.fixture().window().findChild<StatusLine*>();
        QVERIFY(line);
        line->sayBriefly(u"“9” does nothing here."_s);
        settle();
        QVERIFY(!line->currentMessage().isEmpty());
        clickAt(results.fixture().window(), QPoint(5, 300));
        QCOMPARE(line->currentMessage(), QString());
    }
};

} // namespace mentat::test::tst_nothing_moves

MENTAT_TEST(tst_nothing_moves, TestNothingMoves, QApplication)
#include "tst_nothing_moves.moc"
