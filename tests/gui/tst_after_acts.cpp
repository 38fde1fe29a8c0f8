#include "tests/gui/results_fixture.h"
#include "tests/support/test_program.h"
#include "ui/heats/round_tabs.h"
#include "ui/heats/rounds/rounds_page.h"
#include "ui/heats/tables/seat_list.h"
#include "ui/heats/tables/tables_view.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_after_acts {

/// After whatever was done at the tables of a heat the next name is typed where names are: its
/// letters would start a table.
class TestAfterActs : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    QLineEdit& field() { return m_fixture->widget<QLineEdit>(u"checkInField"_s); }
    const Heat& heat(int number) {
        return *findHeat(std::get<DunePlay>(m_fixture->event().play), HeatNumber(number));
    }
    int started() {
        int started = 0;
        for (const Game& game : heat(2).games)
            started += game.start ? 1 : 0;
        return started;
    }
    /// After its grace period.
    void goToHeatThatPlays() {
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T14:30:00Z"_s, Qt::ISODate));
        m_fixture->page<RoundsPage>(u"heats"_s).reveal(u"1"_s);
        focusTables();
    }
    void focusTables() {
        m_fixture->window().findChild<TablesView*>()->findChild<SeatList*>()->setFocus();
        QVERIFY(qobject_cast<SeatList*>(QApplication::focusWidget()));
    }

private Q_SLOTS:
    void init() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T17:12:00Z"_s, Qt::ISODate));
        m_fixture->open({runningEvent()});
        m_fixture->page<RoundsPage>(u"heats"_s).reveal(u"2"_s);
    }
    void cleanup() { m_fixture.reset(); }

    void theFieldHasTheFocus_data() {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<int>("tables"); // that it starts
        QTest::newRow("moved") << u"M Return"_s << 0;
        QTest::newRow("not moved") << u"M Escape"_s << 0;
        QTest::newRow("left") << u"X Return"_s << 0;
        QTest::newRow("stays") << u"X Escape"_s << 0;
        QTest::newRow("locked") << u"L"_s << 0;
        QTest::newRow("started") << u"S"_s << 1;
        QTest::newRow("ended, which it cannot") << u"F8"_s << 0;
    }
    void theFieldHasTheFocus() {
        QFETCH(const QString, keys);
        QFETCH(const int, tables);
        focusTables();
        WindowFixture::pressEach(keys);
        QVERIFY(field().hasFocus());
        const Event after = m_fixture->event();
        WindowFixture::pressEach(u"'sam"_s);
        QCOMPARE(field().text(), u"sam"_s);
        QVERIFY(m_fixture->event() == after);
        QCOMPARE(started(), tables);
    }

    // A latecomer's name locked a table, and its second letter disqualified somebody.
    void afterGraceToo_data() {
        QTest::addColumn<QString>("keys");
        QTest::newRow("dropped out") << u"X Down Return"_s;
        QTest::newRow("stays") << u"X Escape"_s;
        QTest::newRow("nobody can move") << u"M"_s;
        QTest::newRow("locked") << u"L"_s;
        QTest::newRow("ended") << u"F8"_s;
    }
    void afterGraceToo() {
        QFETCH(const QString, keys);
        goToHeatThatPlays();
        WindowFixture::pressEach(keys);
        QVERIFY(field().hasFocus());
        const Event after = m_fixture->event();
        WindowFixture::pressEach(u"'lexmo"_s);
        QCOMPARE(field().text(), u"lexmo"_s);
        QVERIFY(!m_fixture->widget<QWidget>(u"seatChoices"_s).isVisible());
        QVERIFY(m_fixture->event() == after);
    }

    void aDisqualificationIsChosen() {
        goToHeatThatPlays();
        const Event before = m_fixture->event();
        const auto& choices = m_fixture->widget<QListWidget>(u"seatChoiceList"_s);
        // The rest of a name and its Enter, and one more.
        for (const QString& keys : {u"X Return"_s, u"Return"_s, u"'lex Return"_s, u"Return"_s}) {
            WindowFixture::pressEach(keys);
            QVERIFY2(m_fixture->notice().startsWith(u"Choose with the arrow keys"_s),
                     qPrintable(m_fixture->notice()));
            QVERIFY(m_fixture->event() == before);
            QVERIFY(choices.isVisible());
        }
        WindowFixture::pressEach(u"Down 'lex Return"_s); // letters came between
        QVERIFY(m_fixture->event() == before);
        WindowFixture::pressEach(u"Down Up Return"_s);
        QVERIFY(heat(1).games.front().seats.front().dropout);
        QVERIFY(!heat(1).games.front().seats.front().excused);
    }

    void aHalfTypedNameStays() {
        WindowFixture::pressEach(u"'sam Ctrl+Return"_s);
        QCOMPARE(started(), 3);
        WindowFixture::pressEach(u"'u"_s);
        QCOMPARE(field().text(), u"samu"_s);
    }

    void aTakenBackDrawLeadsThereToo() {
        focusTables();
        m_fixture->menuEntry(u"Take back the draw"_s).trigger();
        QVERIFY(heat(2).games.empty());
        QVERIFY(field().hasFocus());
        WindowFixture::pressEach(u"F9"_s);
        QVERIFY(!heat(2).games.empty());
        QVERIFY(field().hasFocus());
    }
};

} // namespace mentat::test::tst_after_acts

MENTAT_TEST(tst_after_acts, TestAfterActs, QApplication)
#include "tst_after_acts.moc"
