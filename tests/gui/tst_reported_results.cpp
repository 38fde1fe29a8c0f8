#include "app/session/rounds/table_reports.h"
#include "tests/gui/reported_sheets.h"
#include "tests/gui/results_fixture.h"
#include "tests/support/test_program.h"
#include "ui/dune/results/sheet/dune_fields.h"
#include "ui/heats/results/reported_results.h"
#include "ui/itemmodels/heats/results_model.h"
#include "ui/sheets/sheet_view.h"

#include <QApplication>
#include <QLabel>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_reported_results {

/// Results that tables report by phone, at the desk: seen, opened and taken by keys.
class TestReportedResults : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ResultsFixture> m_results;

    OpenBook& book() { return m_results->fixture().book(); }
    QTableView& list() { return m_results->fixture().widget<QTableView>(u"reportedList"_s); }
    TableReportBar& bar() { return m_results->fixture().widget<TableReportBar>(u"reportBar"_s); }
    QString said(int row, int column) {
        return list().model()->index(row, column).data().toString();
    }
    QString state(int table) { return m_results->cell(table - 1, ResultsModel::Status); }
    bool isRecorded(int table) { return dune(m_results->game(table)).victory.has_value(); }
    QString barText() { return bar().accessibleName() + u'\n' + bar().accessibleDescription(); }
    void confirm(int table, int seat) {
        const GameAddress place{HeatNumber(1), TableNumber(table)};
        const auto reports = tableReports(book().session(), book().eventId(), place);
        QVERIFY(reportResult(book().session(), book().eventId(), place, SeatNumber(seat),
                             reports.back().sheet));
    }

private Q_SLOTS:
    void init() {
        m_results = std::make_unique<ResultsFixture>();
        m_results->openHeat(3);
        letThemReport(book());
    }
    void cleanup() { m_results.reset(); }

    void withoutAReportThereIsNothing() {
        QVERIFY(list().isHidden());
        QVERIFY(bar().isHidden());
        m_results->keys(u"2 Return"_s);
        QVERIFY(m_results->sheet());
        QVERIFY(bar().isHidden());
    }

    void theGmTakesAReportByEnter() {
        reportSolo(book(), 2, 3);
        confirm(2, 5);
        QVERIFY(list().isVisible());
        QCOMPARE(state(2), u"reported"_s);
        QCOMPARE(said(0, TableReportsModel::Table), u"2"_s);
        QVERIFY2(said(0, TableReportsModel::Said).startsWith(u"17:12, seat 3 "_s),
                 qPrintable(said(0, TableReportsModel::Said)));
        QVERIFY(said(0, TableReportsModel::Said).contains(u"; confirmed by seat 5 "_s));
        QCOMPARE(said(0, TableReportsModel::Other), QString());
        QVERIFY(!isRecorded(2));
        m_results->keys(u"2 Return"_s); // as it was reported
        QVERIFY(bar().isVisible());
        QVERIFY(bar().hasFocus());
        QVERIFY(barText().contains(u"Reported by phone: 17:12, seat 3 "_s));
        QCOMPARE(m_results->field({FieldKind::Points, 0}).text(), u"7"_s);
        m_results->keys(u"Return"_s);
        QVERIFY2(isRecorded(2), qPrintable(m_results->fixture().notice()));
        QCOMPARE(dune(m_results->game(2).seats[0]).winner, true);
        m_results->report("take what a table reported", 3);
        QVERIFY(list().isHidden());
        QVERIFY(!m_results->sheet());
        QCOMPARE(state(2), u"recorded"_s);
        // One act of the journal; taken back, the report is there again.
        book().undo();
        QVERIFY(!isRecorded(2));
        QCOMPARE(state(2), u"reported"_s);
    }

    void twoThatDisagreeNameTheFields() {
        reportSolo(book(), 1, 2);
        reportSolo(book(), 1, 4, u"7.5"_s, u"8"_s);
        QCOMPARE(list().model()->rowCount(), 2);
        for (const int row : {0, 1})
            QCOMPARE(said(row, TableReportsModel::Other), u"Turns played; Seat 1, Ada Byron: PP"_s);
        m_results->keys(u"1 Return"_s); // the last one
        QCOMPARE(m_results->field({FieldKind::TurnsPlayed}).text(), u"8"_s);
        QVERIFY(barText().contains(
            u"Another report differs in: Turns played; Seat 1, Ada Byron: PP"_s));
        m_results->keys(u"Escape"_s);
        QVERIFY(!m_results->sheet());
        QCOMPARE(state(1), u"reported"_s); // only looked at
        // The first one instead.
        list().setFocus();
        list().setCurrentIndex(list().model()->index(0, 0));
        m_results->keys(u"Return"_s);
        QCOMPARE(m_results->field({FieldKind::TurnsPlayed}).text(), u"7"_s);
        m_results->keys(u"Return"_s);
        QVERIFY(isRecorded(1));
        QCOMPARE(m_results->game(1).turns, Turns::fromInt(7));
        QVERIFY(list().isHidden()); // the other is settled with it
    }

    void oneReportAfterTheOtherInTheSameSheet() {
        reportSolo(book(), 1, 2);
        reportSolo(book(), 1, 4, u"7.5"_s);
        for (const auto& [row, points] : {std::pair{0, u"7"_s}, std::pair{1, u"7.5"_s}}) {
            list().setFocus();
            list().setCurrentIndex(list().model()->index(row, 0));
            m_results->keys(u"Return"_s);
            QCOMPARE(m_results->field({FieldKind::Points, 0}).text(), points);
        }
    }

    void whatTheDeskTypedIsNotTypedOver() {
        m_results->keys(u"1 Return 9 Return Escape"_s);
        QCOMPARE(state(1), u"draft"_s);
        reportSolo(book(), 1, 2);
        QCOMPARE(state(1), u"draft"_s);
        list().setFocus();
        list().setCurrentIndex(list().model()->index(0, 0));
        m_results->keys(u"Return"_s);
        QCOMPARE(
            m_results->fixture().notice(),
            u"Table 1 already has a draft. Record or discard it first, then open the report."_s);
        m_results->fixture().widget<QTableView>(u"resultsList"_s).setFocus();
        m_results->keys(u"1 Return"_s); // the desk's own
        QVERIFY(bar().isHidden());
        QCOMPARE(m_results->field({FieldKind::TurnsPlayed}).text(), u"9"_s);
    }

    void whatIsCorrectedIsNoReportAnyMore() {
        reportSolo(book(), 1, 2);
        m_results->keys(u"1 Return"_s);
        m_results->fields()->focus({FieldKind::TurnsPlayed});
        m_results->keys(u"Ctrl+A 8 Return"_s);
        QVERIFY(bar().isHidden());
        m_results->keys(u"Ctrl+Return"_s);
        QVERIFY(isRecorded(1));
        QCOMPARE(m_results->game(1).turns, Turns::fromInt(8));
        QVERIFY(list().isHidden());
    }

    void whatIsWrongIsNotTakenByEnter() {
        reportSolo(book(), 1, 2, u"seven"_s);
        m_results->keys(u"1 Return Return"_s);
        QVERIFY(!isRecorded(1));
        m_results->keys(u"F2"_s);
        QCOMPARE(m_results->focusedField(), (SheetField{FieldKind::Points, 0}));
    }

    void aLateOneThatSaysSomethingElseIsSeen() {
        m_results->recordSolo(u"3"_s);
        reportSolo(book(), 1, 2, u"9"_s);
        QVERIFY(list().isVisible());
        QVERIFY(said(0, TableReportsModel::Other).contains(u"Seat 1, Ada Byron: PP"_s));
        QCOMPARE(state(1), u"recorded"_s);
        list().setFocus();
        list().setCurrentIndex(list().model()->index(0, 0));
        m_results->keys(u"Return"_s); // as a correction
        QVERIFY(m_results->sheet());
        QVERIFY(!m_results->sheet()->isReading());
        QCOMPARE(m_results->field({FieldKind::Points, 0}).text(), u"9"_s);
        m_results->keys(u"Return"_s); // which corrects nothing
        QVERIFY(m_results->correctionEffect().isEmpty());
        QVERIFY(m_results->fixture().notice().startsWith(u"Press Ctrl+Enter to record"));
        m_results->keys(u"Ctrl+Return"_s);
        if (m_results->refusal().startsWith(u"Check what is marked"))
            m_results->keys(u"Ctrl+Return"_s);
        QVERIFY(!m_results->correctionEffect().isEmpty());
    }

    // Whoever believes the list has the focus types the next number, and an Enter.
    void anEnterBehindANumberTakesNoReport() {
        reportSolo(book(), 2, 3);
        m_results->keys(u"2 Return 1 Return"_s);
        QVERIFY(!isRecorded(2));
        QVERIFY(m_results->fixture().notice().startsWith(u"Press Ctrl+Enter to record"));
        m_results->keys(u"Ctrl+Return"_s);
        QVERIFY(isRecorded(2));
    }

    void aRestartFindsThem() {
        reportSolo(book(), 2, 3);
        m_results->fixture().reopen();
        m_results->showPage();
        QCOMPARE(state(2), u"reported"_s);
        m_results->keys(u"2 Return Return"_s);
        QVERIFY(isRecorded(2));
    }
};

} // namespace mentat::test::tst_reported_results

MENTAT_TEST(tst_reported_results, TestReportedResults, QApplication)
#include "tst_reported_results.moc"
