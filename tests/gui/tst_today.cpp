#include "tests/gui/looks.h"
#include "tests/gui/results_fixture.h"
#include "tests/support/award_document.h"
#include "tests/support/enumerators.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/desk/pages_kind.h"
#include "ui/heats/shown_round.h"
#include "ui/heats/tables/seat_list.h"
#include "ui/look/accent_button.h"
#include "ui/pages/today/to_do_list.h"
#include "ui/pages/today/today_page.h"
#include "ui/sheets/sheet_view.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_today {

/// The page that says what is to be done, and leads there.
class TestToday : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    void open(const QByteArray& document, const QString& utc = u"2026-07-29T17:12:00Z"_s) {
        m_fixture->clock().set(QDateTime::fromString(utc, Qt::ISODate));
        m_fixture->open({document});
        QApplication::processEvents();
    }
    QString id() { return m_fixture->workspace().currentId(); }
    QString text(const QString& group, int row) {
        const auto* label
            = m_fixture->window().findChild<QLabel*>(u"%1Text%2"_s.arg(group).arg(row));
        return label && label->isVisible() ? label->text() : QString();
    }
    QPushButton* button(const QString& group, int row) {
        return m_fixture->window().findChild<QPushButton*>(u"%1Button%2"_s.arg(group).arg(row));
    }
    static void press(const QString& keys) {
        for (const QString& key : keys.split(u' ', Qt::SkipEmptyParts)) {
            WindowFixture::press(key);
            QCoreApplication::processEvents();
        }
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    /// The list of all tables began at table 1, whichever of them still plays.
    void timeIsUpLeadsToTheFirstTableThatPlays() {
        const RoundId heat(HeatNumber(2));
        ToDo item{
            .kind = ToDoKind::TimeIsUp, .round = heat, .tables = {TableNumber(3), TableNumber(5)}};
        QCOMPARE(targetOf(item).page, u"results"_s);
        QCOMPARE(targetOf(item).address, addressOf({heat, TableNumber(3)}));
        item.tables = {TableNumber(5)};
        QCOMPARE(targetOf(item).address, addressOf({heat, TableNumber(5)}));
    }

    void theFileOpensOnToday() {
        open(resultsDocument(2));
        QCOMPARE(id(), u"today"_s);
        QCOMPARE(text(u"next"_s, 0),
                 u"Heat 1: 2 tables playing (1, 2); last turn starts by 17:30"_s);
        QVERIFY(qobject_cast<AccentButton*>(button(u"next"_s, 0)));
        QVERIFY(button(u"next"_s, 0)->hasFocus());
        press(u"Return"_s);
        QCOMPARE(id(), u"heats"_s);
        press(u"Alt+Left"_s);
        QCOMPARE(id(), u"today"_s);
    }

    /// One row says where each kind is done: a second would hide the first, and without one a line
    /// has no button. Only what is not to be asked leads nowhere.
    void eachKindIsDoneInOnePlace() {
        std::map<ToDoKind, int> rows;
        for (const ToDoRow& row : sharedToDos())
            ++rows[row.kind];
        for (const PagesKind& kind : kinds<PagesKind>()) {
            for (const ToDoRow& row : kind.toDos)
                ++rows[row.kind];
        }
        for (const ToDoKind kind : allOf<ToDoKind>())
            QCOMPARE(rows[kind], groupOf(kind) == ToDoGroup::Quiet ? 0 : 1);
    }

    void theStripSaysHowFarTheDayIs() {
        open(resultsDocument(2));
        const auto& heat = m_fixture->widget<QAbstractButton>(u"dayCard0"_s);
        QCOMPARE(heat.accessibleName(), u"Heat 1, now: 2 of 2 playing"_s);
        QCOMPARE(m_fixture->widget<QAbstractButton>(u"dayCard1"_s).accessibleName(),
                 u"Final: 6 will play"_s);
        QVERIFY(!m_fixture->window().findChild<QAbstractButton*>(u"dayCard2"_s));
        press(u"Up"_s); // from the next step to the strip above it
        QVERIFY(m_fixture->widget<QAbstractButton>(u"dayCard1"_s).hasFocus());
        press(u"Left Return"_s);
        QCOMPARE(id(), u"heats"_s);
        press(u"F8"_s); // no table has the focus
        QVERIFY2(m_fixture->notice().startsWith(u"Click a seat"_s),
                 qPrintable(m_fixture->notice()));
        m_fixture->window().findChild<SeatList*>()->setFocus();
        press(u"F8 Alt+Left"_s);
        QCOMPARE(heat.accessibleName(), u"Heat 1, now: 1 of 2 playing"_s);
    }

    /// A hairline stands between two rows, however they came there.
    void rowsAreDivided() {
        open(awardDocument());
        const auto& first = m_fixture->widget<QLabel>(u"nextText1"_s);
        const auto& second = m_fixture->widget<QLabel>(u"nextText2"_s);
        QWidget* rows = first.parentWidget();
        const QImage painted = rows->grab().toImage();
        const auto tones = [&](int from, int to) { // of a column beside all texts
            std::set<QRgb> found;
            for (int y = from; y <= to; ++y)
                found.insert(painted.pixel(4, y));
            return found.size();
        };
        QCOMPARE(tones(first.geometry().bottom(), second.geometry().top()), size_t(2));
        QCOMPARE(tones(first.geometry().top(), first.geometry().bottom()), size_t(1));
    }

    /// Elsewhere Enter does something else.
    void enterIsNamedWhereItLeadsOn() {
        open(resultsDocument(2));
        const auto& key = m_fixture->widget<QLabel>(u"nextKey"_s);
        QTRY_VERIFY_WITH_TIMEOUT(key.isVisible(), patience);
        press(u"Up"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!key.isVisible(), patience);
        press(u"Down"_s);
        QTRY_VERIFY_WITH_TIMEOUT(key.isVisible(), patience);
    }

    /// In as many rows as they need, and no higher than that.
    void theStripTakesTheRoomOfItsCards() {
        open(resultsDocument(2));
        const auto& strip = m_fixture->widget<QWidget>(u"dayStrip"_s);
        const auto& card = m_fixture->widget<QWidget>(u"dayCard0"_s);
        const auto& last = m_fixture->widget<QWidget>(u"dayCard1"_s);
        for (const int width : {640, 1000, 1366, 1920, 3840}) {
            m_fixture->window().resize(width, 768);
            QTRY_COMPARE_WITH_TIMEOUT(strip.height(), last.geometry().bottom() + 1, patience);
            QCOMPARE(card.pos(), QPoint(0, 0));
        }
    }

    /// With large letters too: twelve heats filled the window.
    void theNextStepIsInSightBelowManyCards() {
        m_fixture->theme().setZoom(200);
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T17:12:00Z"_s, Qt::ISODate));
        m_fixture->open({largeDocument()});
        QApplication::processEvents();
        const auto& next = *button(u"next"_s, 0);
        QWidget& page = *m_fixture->workspace().current();
        QTRY_VERIFY_WITH_TIMEOUT(
            page.rect().contains(QRect(next.mapTo(&page, QPoint()), next.size())), patience);
        QVERIFY(!m_fixture->widget<QAbstractButton>(u"dayCard11"_s)
                     .findChild<QLabel*>(u"dayCardTitle"_s)
                     ->text()
                     .contains(u"2026"_s)); // this year
        m_fixture->theme().setZoom(100);
    }

    // B23: the cards ended 3 px before the rows below, and buttons were 90 and 100 px wide.
    void everythingEndsAtOneEdge() {
        open(resultsDocument(2));
        const auto& strip = m_fixture->widget<QWidget>(u"dayStrip"_s);
        const auto& last = m_fixture->widget<QWidget>(u"dayCard1"_s);
        for (const int width : {1280, 1281, 1366, 1367}) {
            m_fixture->window().resize(width, 768);
            QTRY_COMPARE_WITH_TIMEOUT(last.geometry().right(), strip.width() - 1, patience);
        }
        const auto widths = [&] {
            std::set<int> all;
            for (const auto* one : m_fixture->workspace().current()->findChildren<QPushButton*>()) {
                if (one->isVisible() && one->objectName().contains(u"Button"_s))
                    all.insert(one->width());
            }
            return all;
        };
        QCOMPARE(widths().size(), size_t(1));
        button(u"next"_s, 0)->setText(u"A planted button with many more words than others"_s);
        button(u"next"_s, 0)->setMinimumWidth(400);
        QTest::qWait(20);
        QVERIFY(*widths().rbegin() >= 400);
    }

    void anEndedTableLeadsToItsSheet() {
        open(resultsDocument(2));
        m_fixture->goTo(u"results"_s);
        press(u"2 F8"_s);
        press(u"Alt+Left"_s);
        QCOMPARE(text(u"next"_s, 0), u"Record 1 sheet of heat 1: table 2"_s);
        press(u"Return"_s);
        QCOMPARE(id(), u"results"_s);
        auto* sheet = m_fixture->window().findChild<SheetView*>();
        QVERIFY(sheet && sheet->isVisible());
        QCOMPARE(sheet->place(), (GameAddress{HeatNumber(1), TableNumber(2)}));
    }

    void timeGoesOn() {
        open(resultsDocument(1));
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T17:30:00Z"_s, Qt::ISODate));
        m_fixture->goTo(u"players"_s);
        m_fixture->goTo(u"today"_s);
        QVERIFY(text(u"next"_s, 0).startsWith(u"Heat 1: last turn started by 17:30"_s));
    }

    void whatIsUnknownIsAskedInOneLineATable() {
        open(awardDocument());
        const int row = text(u"ask"_s, 0).startsWith(u"Ask heat 1, table 2: "_s) ? 0 : 1;
        QVERIFY(text(u"ask"_s, row).startsWith(u"Ask heat 1, table 2: "_s));
        QVERIFY(text(u"ask"_s, row).contains(u"Henri Cartan's PP"_s));
        QCOMPARE(text(u"ask"_s, 2), QString()); // a line a table
        button(u"ask"_s, 0)->setFocus();
        press(u"Return"_s);
        QCOMPARE(id(), u"results"_s);
    }

    void anAwardToDecideLeadsToItsFaction() {
        open(awardDocument());
        int row = 0;
        while (!text(u"next"_s, row).isEmpty()
               && !text(u"next"_s, row).contains(u"Best Bene Gesserit"_s))
            ++row;
        QVERIFY(button(u"next"_s, row));
        button(u"next"_s, row)->setFocus();
        press(u"Return"_s);
        QCOMPARE(id(), u"awards"_s);
        QCOMPARE(m_fixture->widget<QTableView>(u"awardsList"_s).currentIndex().row(), 1);
    }

    void theArrowsGoFromButtonToButton() {
        open(awardDocument());
        QWidget* first = QApplication::focusWidget();
        QVERIFY(qobject_cast<QPushButton*>(first));
        press(u"Down"_s);
        QVERIFY(qobject_cast<QPushButton*>(QApplication::focusWidget()));
        QVERIFY(QApplication::focusWidget() != first);
        press(u"Up"_s);
        QCOMPARE(QApplication::focusWidget(), first);
    }

    /// A button that led nowhere would be worse than none.
    void everyButtonLeadsToAPageThatIsThere() {
        open(awardDocument());
        int pressed = 0;
        for (const QString& group : {u"next"_s, u"wrong"_s, u"ask"_s}) {
            for (int row = 0; row < 9; ++row) {
                m_fixture->goTo(u"today"_s);
                QPushButton* shown = button(group, row);
                if (!shown || !shown->isVisible())
                    continue;
                shown->setFocus();
                press(u"Return"_s);
                QVERIFY2(id() != u"today"_s, qPrintable(text(group, row)));
                ++pressed;
            }
        }
        QVERIFY(pressed > 0);
    }

    void nothingToDoIsSaid() {
        open(R"({"format": "mentat-event", "version": 1, "event": {"name": "Dune", "year": 2026,
            "rules": "wbc-dune", "closed": true}, "players": []})");
        const auto& said = m_fixture->widget<QLabel>(u"nothingToDo"_s);
        QVERIFY(said.isVisible());
        QVERIFY(said.text().contains(u"closed"_s));
    }

    void withoutASecondLookNobodyIsRemindedOfIt() {
        QByteArray document = awardDocument();
        document.replace(R"("checked": true, )", "");
        open(document);
        QVERIFY(text(u"wrong"_s, 0).contains(u"against the sheet"_s));
        Choices choices = m_fixture->preferences().choices();
        choices.doubleCheck = false;
        m_fixture->preferences().setChoices(choices);
        QApplication::processEvents();
        QVERIFY(!text(u"wrong"_s, 0).contains(u"against the sheet"_s));
    }

    void anEventOfAnotherFormatHasItsOwnLines() {
        open(R"({"format": "mentat-event", "version": 1, "event": {"name": "Dune", "year": 2026,
            "rules": "eye-of-the-storm"}, "players": [{"id": "a", "name": "Ada Byron"}]})");
        QCOMPARE(id(), u"today"_s);
        QCOMPARE(text(u"next"_s, 0), u"Record the first game"_s);
        press(u"Return"_s);
        QCOMPARE(id(), u"games"_s);
    }
};

} // namespace mentat::test::tst_today

MENTAT_TEST(tst_today, TestToday, QApplication)
#include "tst_today.moc"
