#include "app/session/session.h"
#include "tests/gui/ruleset_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/test_program.h"
#include "ui/lists/report_list.h"
#include "ui/look/text_label.h"
#include "ui/ruleset/event/plan_part.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_plan_part {

/// Event, Plan: what the event would be like, typed by keys.
class TestPlanPart : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    void open(const std::vector<QByteArray>& documents) {
        m_fixture->open(documents);
        goToPlan();
    }
    void goToPlan() {
        m_fixture->goTo(u"event"_s);
        m_fixture->page<Page>(u"event"_s).reveal(u"planPart"_s);
        QApplication::processEvents();
    }
    QString cell(int row, const QString& column) {
        const auto& model = dynamic_cast<const ReportTableModel&>(
            *m_fixture->widget<QTableView>(u"planList"_s).model());
        return model.textOf(model.index(row, 0), column);
    }
    QString row(int row) {
        QStringList cells;
        for (const QString& column : {u"round"_s, u"players"_s, u"sizes"_s})
            cells << cell(row, column);
        return cells.join(u" | "_s);
    }
    int rows() { return m_fixture->widget<QTableView>(u"planList"_s).model()->rowCount(); }
    QString said(const QString& label) {
        const auto& shown = m_fixture->widget<QLabel>(label);
        return shown.isVisible() ? shown.text() : QString();
    }
    QString why(const QString& name) { return m_fixture->widget<ReasonLine>(name).text(); }
    static QString focused() {
        const QWidget* focus = QApplication::focusWidget();
        return focus ? focus->objectName() : QString();
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void isAnsweredWhileItIsTyped() {
        open({playedRuleset()});
        QCOMPARE(focused(), u"planPlayers"_s);
        // Without a word: who is checked in.
        QCOMPARE(row(0), u"Heat 1 | 20 | 5 tables of 4"_s);
        QCOMPARE(rows(), 4);
        WindowFixture::type(u"33 18"_s);
        QCOMPARE(row(0), u"Heat 1 | 33 | 1 table of 5, 7 tables of 4"_s);
        QCOMPARE(row(1), u"Heat 2 | 18 | 3 tables of 4, 2 tables of 3"_s);
        QCOMPARE(row(2), u"Semifinal | 16 | 4 tables of 4"_s);
        QCOMPARE(row(3), u"Final | 4 | 1 table of 4"_s);
        QVERIFY(said(u"planSentences"_s).contains(u"assumed to be 33 players"));
        WindowFixture::press(u"Tab"_s);
        QCOMPARE(focused(), u"planField"_s);
        WindowFixture::type(u"40"_s);
        QVERIFY(said(u"planSentences"_s).contains(u"The field is 40 players."));
        WindowFixture::press(u"Tab"_s); // the ruleset does not go by winners
        QCOMPARE(focused(), u"planMinutes"_s);
        WindowFixture::type(u"60"_s);
        // Tables 8, 5, 4, 1; players 33, 18, 16, 4.
        QVERIFY(said(u"planSentences"_s).contains(u"18.0 of tables, 71.0 of players"));
        QCOMPARE(cell(0, u"end"_s), u"Tue 14:00"_s);
    }

    void whatIsWrongIsSaid() {
        open({playedRuleset()});
        QCOMPARE(why(u"planWhy"_s), QString());
        WindowFixture::type(u"20, x"_s);
        QVERIFY(why(u"planWhy"_s).contains(u"“x” does not fit"));
        QCOMPARE(rows(), 0);
        QCOMPARE(said(u"planSentences"_s), QString());
        WindowFixture::press(u"Backspace"_s);
        QCOMPARE(why(u"planWhy"_s), QString());
        QVERIFY(rows() > 0);
        m_fixture->widget<QLineEdit>(u"planElimination"_s).setFocus();
        WindowFixture::type(u"1"_s);
        QVERIFY(why(u"planEliminationWhy"_s).contains(u"two players"));
        WindowFixture::type(u"6"_s);
        QCOMPARE(why(u"planEliminationWhy"_s), QString());
        QVERIFY(said(u"planRounds"_s).startsWith(u"Tables round by round: 4, then a final of 4."));
    }

    void nothingIsStoredAndNothingLost() {
        open({playedRuleset()});
        const Event before = m_fixture->event();
        WindowFixture::type(u"36, 29"_s);
        m_fixture->widget<QLineEdit>(u"planElimination"_s).setText(u"61"_s);
        m_fixture->goTo(u"standings"_s);
        QApplication::processEvents();
        goToPlan();
        QCOMPARE(m_fixture->widget<QLineEdit>(u"planPlayers"_s).text(), u"36, 29"_s);
        QCOMPARE(m_fixture->widget<QLineEdit>(u"planElimination"_s).text(), u"61"_s);
        QCOMPARE(row(0), u"Heat 1 | 36 | 9 tables of 4"_s);
        QVERIFY(m_fixture->event() == before);
        QVERIFY(!m_fixture->book().nextUndo());
    }

    /// Each event has its own numbers, and they are there again.
    void eachEventHasItsOwn() {
        open({playedRuleset(), scoredHeat()});
        const EventId first = m_fixture->book().book().events.front().id;
        const EventId second = m_fixture->book().book().events.back().id;
        m_fixture->book().chooseEvent(first);
        goToPlan();
        m_fixture->widget<QLineEdit>(u"planPlayers"_s).setText(u"36"_s);
        m_fixture->book().chooseEvent(second);
        goToPlan();
        QCOMPARE(m_fixture->widget<QLineEdit>(u"planPlayers"_s).text(), QString());
        QCOMPARE(row(0), u"Heat 1 | 12 | 3 tables of 4"_s);
        m_fixture->book().chooseEvent(first);
        goToPlan();
        QCOMPARE(m_fixture->widget<QLineEdit>(u"planPlayers"_s).text(), u"36"_s);
        QCOMPARE(row(0), u"Heat 1 | 36 | 9 tables of 4"_s);
    }

    /// The field for winners is there where entrants go by wins.
    void winnersWhereTheyMatter() {
        QByteArray document = playedRuleset();
        document.replace("\"entrants\": [[1, 4], [16, 8], [32, 16]]",
                         "\"entrants\": {\"wins\": 1}");
        open({document});
        auto& winners = m_fixture->widget<QLineEdit>(u"planWinners"_s);
        QVERIFY(winners.isVisible());
        QCOMPARE(winners.accessibleName(), u"Winners"_s);
        // Ten tables in two heats, which is half of the twenty; H8 leaves out no winner: two byes.
        QCOMPARE(row(2), u"Semifinal | 10 | 2 tables of 4, 2 byes"_s);
        winners.setFocus();
        WindowFixture::type(u"21"_s);
        QVERIFY(why(u"planWhy"_s).contains(u"more than the field of 20"));
        winners.clear();
        WindowFixture::type(u"7"_s);
        QCOMPARE(row(2), u"Semifinal |  | not held"_s);
    }
};

} // namespace mentat::test::tst_plan_part

MENTAT_TEST(tst_plan_part, TestPlanPart, QApplication)

#include "tst_plan_part.moc"
