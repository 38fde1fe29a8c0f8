#include "app/room/formats/room_sheets.h"
#include "app/room/kept/kept_page.h"
#include "app/session/rounds/reported/table_reports.h"
#include "app/session/rounds/tables/draft_acts.h"
#include "app/session/typing/scanned_sheet.h"
#include "tests/gui/results_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/desk/keys.h"
#include "ui/formats/wbc_dune/results/sheet/result_sheet.h"
#include "ui/heats/scanning/scan_keys.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLineEdit>
#include <QShortcut>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_scanning {

namespace {

const GameAddress first{HeatNumber(1), TableNumber(1)};

/// A page with two fields and a key of its own, alone in its window.
class SmallPage {
public:
    SmallPage() : field(new QLineEdit), scanned(new ScanKeys(m_window), &ScanKeys::scanned) {
        auto* column = new QVBoxLayout(&m_window);
        column->addWidget(field);
        QObject::connect(new QShortcut(QKeySequence(Qt::Key_K), &m_window), &QShortcut::activated,
                         &m_window, [this] { ++pressed; });
        QObject::connect(field, &QLineEdit::returnPressed, &m_window, [this] { ++entered; });
        m_window.show();
        field->setFocus();
        QApplication::setActiveWindow(&m_window);
    }

    /// Where the focus is, without a rest, as a scanner does.
    void type(const QString& text) { QTest::keyClicks(field, text); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(field, key, modifiers);
    }
    QWidget& window() { return m_window; }

private:
    QWidget m_window;

public:
    QLineEdit* field;
    QSignalSpy scanned;
    int pressed = 0; // K
    int entered = 0;
};

} // namespace

/// A scanner at the desk types what a phone shows, whatever has the focus.
class TestScanning : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ResultsFixture> m_fixture;

    OpenBook& book() { return m_fixture->fixture().book(); }
    void open() {
        m_fixture = std::make_unique<ResultsFixture>();
        m_fixture->openHeat(2);
        QVERIFY(letTablesReport(book().session(), book().eventId(), true));
    }
    quint32 markNumber() {
        return ScanMark::of(book().event(), *gameAt(book().event(), first)).number();
    }
    /// Of the first table, seven turns, reported by this seat.
    QString sheetOf(int seat) {
        QStringList values;
        for (const SheetPart& part :
             roomSheetsOf(book().event())->parts({book().event(), first, {}, book().wording()})) {
            for (const SheetInput& input : part.inputs)
                values.append(input.name == u"turns" ? u"7"_s : QString());
        }
        const auto code = codeOf(book().session(), book().eventId(), first);
        return scannedText({markNumber(), code->text(), seat, values});
    }
    void scan(const QString& text) {
        for (const QChar letter : text)
            QTest::keyClick(QApplication::focusWidget(), letter.toLatin1(), Qt::ShiftModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }
    std::vector<TableReport> reports() {
        return tableReports(book().session(), book().eventId(), first);
    }
    QString notice() { return m_fixture->fixture().notice(); }
    QLineEdit& checkInField() { return m_fixture->fixture().widget<QLineEdit>(u"checkInField"_s); }

private Q_SLOTS:
    void cleanup() { m_fixture.reset(); }

    void aScanIsTakenWhole() {
        SmallPage page;
        page.type(u"ab"_s);
        page.type(u"VJKTCDK"_s);
        page.press(Qt::Key_Return);
        QCOMPARE(page.scanned.count(), 1);
        QCOMPARE(page.scanned.first().first().toString(), u"VJKTCDK"_s);
        QCOMPARE(page.field->text(), u"ab"_s);
        QCOMPARE(page.pressed, 0);
        QCOMPARE(page.entered, 0);
        page.type(u"vjktx"_s); // Caps Lock
        page.press(Qt::Key_Tab);
        QCOMPARE(page.scanned.last().first().toString(), u"vjktx"_s);
        QVERIFY(page.field->hasFocus());
        page.type(u"VJKTD"_s);
        page.press(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(page.scanned.last().first().toString(), u"VJKTD"_s);
        QVERIFY(page.field->hasFocus());
    }
    // Some type a line feed or a second Enter behind it.
    void soIsWhatIsBehindItsEnter() {
        SmallPage page;
        page.type(u"VJKTC"_s);
        page.press(Qt::Key_Enter);
        page.press(Qt::Key_J, Qt::ControlModifier);
        page.press(Qt::Key_Return);
        QCOMPARE(page.scanned.count(), 1);
        QCOMPARE(page.entered, 0);
        QTest::qWait(400); // a hand's Enter, later
        page.press(Qt::Key_Return);
        QCOMPARE(page.entered, 1);
    }
    void aScanThatBreaksOffIsTakenAsFarAsItCame() {
        SmallPage page;
        page.type(u"VJKTCD"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page.scanned.count(), 1, patience);
        QCOMPARE(page.scanned.first().first().toString(), u"VJKTCD"_s);
        QCOMPARE(page.field->text(), QString());
    }

    void whatAHandTypesComesInOrder() {
        SmallPage page;
        page.type(u"Victor vv VJ VJKx"_s);
        QCOMPARE(page.field->text(), u"Victor vv VJ VJKx"_s);
        page.type(u"v"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page.field->text(), u"Victor vv VJ VJKxv"_s, patience);
        page.type(u"VJ"_s);
        page.press(Qt::Key_Return); // nobody waits for the rest
        QCOMPARE(page.field->text(), u"Victor vv VJ VJKxvVJ"_s);
        QCOMPARE(page.entered, 1);
        QVERIFY(page.scanned.isEmpty());
    }
    void keysStayKeys() {
        SmallPage page;
        auto* list = new QWidget(&page.window());
        list->setFocusPolicy(Qt::StrongFocus);
        list->show();
        list->setFocus();
        QTest::keyClick(list, Qt::Key_K);
        QCOMPARE(page.pressed, 1);
        page.type(u"VJ"_s); // Ctrl+V is none of it
        page.press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(page.scanned.isEmpty());
        // The letters of the mark are held back for a moment: none may be a key by itself where it
        // begins.
        for (const KeyRow& row : keyTable())
            QVERIFY2(row.sequence != QKeySequence(Qt::Key_V), qPrintable(row.sequence.toString()));
    }
    void aPageThatIsNotSeenTakesNothing() {
        SmallPage page;
        auto* hidden = new QWidget(&page.window());
        hidden->hide();
        const QSignalSpy ofHidden(new ScanKeys(*hidden), &ScanKeys::scanned);
        page.type(u"VJKTC"_s);
        page.press(Qt::Key_Return);
        QVERIFY(ofHidden.isEmpty());
        QCOMPARE(page.scanned.count(), 1);
    }

    void onTheListOfTables() {
        open();
        m_fixture->showPage();
        scan(sheetOf(2));
        QCOMPARE(notice(), u"Heat 1, table 1: scanned the report of seat 2."_s);
        QCOMPARE(reports().size(), 1u);
        QCOMPARE(reports().front().seat, SeatNumber(2));
        QVERIFY(!m_fixture->sheet()); // no table's number was typed, and no Enter
        scan(sheetOf(2));
        QCOMPARE(notice(), u"Heat 1, table 1: this report of seat 2 was here already. Nothing "
                           "changed."_s);
        scan(sheetOf(3));
        QCOMPARE(notice(), u"Heat 1, table 1: seat 3 confirms what another seat reported."_s);
        QCOMPARE(reports().size(), 1u);
    }
    // Half a sheet is typed, and stays as it is.
    void inTheFieldOfASheet() {
        open();
        m_fixture->openSheet(1);
        m_fixture->keys(u"8"_s);
        const SheetField focused = m_fixture->focusedField();
        const auto draft = book().draft(draftPlaceOf(first));
        QVERIFY(draft);
        scan(sheetOf(4));
        QCOMPARE(reports().size(), 1u);
        QCOMPARE(m_fixture->focusedField(), focused);
        QCOMPARE(m_fixture->field(focused).text(), QString());
        QCOMPARE(book().draft(draftPlaceOf(first)), draft);
    }
    void atCheckIn() {
        open();
        m_fixture->fixture().goTo(u"heats"_s);
        const Event before = book().event();
        checkInField().setFocus();
        scan(sheetOf(2));
        QCOMPARE(reports().size(), 1u);
        QCOMPARE(checkInField().text(), QString());
        // On the list the letters would go on in the field, on the paper list Enter would check in.
        m_fixture->fixture().widget<QAbstractItemView>(u"checkInList"_s).setFocus();
        m_fixture->keys(u"F4"_s);
        scan(sheetOf(5));
        QCOMPARE(reports().front().confirmed.size(), 1u);
        QVERIFY(book().event() == before);
    }
    // As a scanner does that rests between its letters, and whoever pastes it.
    void whatStandsInTheFieldIsTakenByEnter() {
        open();
        m_fixture->fixture().goTo(u"heats"_s);
        const Event before = book().event();
        checkInField().setFocus();
        checkInField().setText(sheetOf(2).toLower());
        m_fixture->keys(u"Return"_s);
        QCOMPARE(reports().size(), 1u);
        QCOMPARE(checkInField().text(), QString());
        QVERIFY(book().event() == before);
    }
    void whatIsNotTakenSaysWhy() {
        open();
        m_fixture->showPage();
        scan(sheetOf(2).chopped(3));
        QCOMPARE(notice(), u"The scanner did not read the whole code. Scan it again."_s);
        scan(scannedText({1, u"00000000"_s, 2, {QString()}}));
        QCOMPARE(notice(), u"The scanned sheet is from another event. Choose that event, then scan "
                           "it again."_s);
        scan(scannedText({markNumber(), u"00000000"_s, 2, {QString()}}));
        QCOMPARE(notice(), u"The scanned sheet is from a table that was drawn again since. Type it "
                           "from its paper."_s);
        QVERIFY(reports().empty());
    }
};

} // namespace mentat::test::tst_scanning

MENTAT_TEST(tst_scanning, TestScanning, QApplication)
#include "tst_scanning.moc"
