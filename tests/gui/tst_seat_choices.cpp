#include "tests/gui/painted_texts.h"
#include "tests/gui/results_fixture.h"
#include "tests/support/test_program.h"
#include "ui/frame/banners.h"
#include "ui/heats/rounds/rounds_page.h"

#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_seat_choices {

/// Of many ways to change seats, those that a typed name has in them (A8).
class TestSeatChoices : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    QListWidget& choices() { return m_fixture->widget<QListWidget>(u"seatChoiceList"_s); }
    QLineEdit& filter() { return m_fixture->widget<QLineEdit>(u"seatChoiceFilter"_s); }
    int shown() {
        int rows = 0;
        for (int row = 0; row < choices().count(); ++row)
            rows += choices().isRowHidden(row) ? 0 : 1;
        return rows;
    }
    const std::vector<Game>& games() {
        return std::get<DunePlay>(m_fixture->event().play).heats.front().games;
    }

private Q_SLOTS:
    /// Four tables of six that have not started; the first seat of the first is to change.
    void init() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T12:45:00Z"_s, Qt::ISODate));
        QByteArray document = resultsDocument(4);
        document.replace(R"("start": "2026-07-29T13:05", )", "");
        m_fixture->open({document});
        m_fixture->page<RoundsPage>(u"heats"_s);
        m_fixture->widget<QWidget>(u"table1"_s).findChild<QListWidget*>()->setFocus();
        WindowFixture::press(u"M"_s);
    }
    void cleanup() { m_fixture.reset(); }

    void whatIsTypedShowsThoseThatHaveIt() {
        QVERIFY(choices().hasFocus());
        QCOMPARE(shown(), 18); // whoever sits at another table
        WindowFixture::type(u"leonh"_s);
        QCOMPARE(filter().text(), u"leonh"_s);
        QCOMPARE(shown(), 1);
        WindowFixture::press(u"Return"_s);
        const auto& seats = games()[0].seats;
        QCOMPARE(std::ranges::count(seats, *PlayerId::fromText(u"p12"_s), &Seat::player), 1);
    }

    // "2" was found in "2 pairs that met before", of another table.
    void aNumberIsThatOfATable() {
        const PlayerId moved = games()[0].seats[0].player;
        WindowFixture::type(u"2"_s);
        QCOMPARE(shown(), 6);
        WindowFixture::press(u"Return"_s);
        QCOMPARE(std::ranges::count(games()[1].seats, moved, &Seat::player), 1);
    }

    void theNumberOfNoTableChangesNothing() {
        const auto before = games();
        for (const QString& number : {u"1"_s, u"9"_s}) { // where they sit; none at all
            WindowFixture::type(number);
            QCOMPARE(shown(), 0);
            WindowFixture::press(u"Return"_s);
            QVERIFY(games() == before);
            WindowFixture::press(u"Escape"_s);
        }
        WindowFixture::type(u"3 "_s + playerName(m_fixture->event(), games()[2].seats[1].player));
        QCOMPARE(shown(), 1);
    }

    void nothingThatHasItChangesNothing() {
        const auto before = games();
        WindowFixture::type(u"zz"_s);
        QCOMPARE(shown(), 0);
        WindowFixture::press(u"Return"_s);
        QVERIFY(games() == before);
        QVERIFY2(m_fixture->notice().startsWith(u"No seat change contains “zz”."),
                 qPrintable(m_fixture->notice()));
        WindowFixture::press(u"Escape"_s);
        QCOMPARE(shown(), 18);
        QCOMPARE(m_fixture->notice(), QString()); // its matter is over
        WindowFixture::press(u"Down"_s);
        QVERIFY(choices().hasFocus());
        WindowFixture::press(u"Escape"_s);
        QVERIFY(m_fixture->widget<QWidget>(u"seatChoices"_s).isHidden());
    }

    // Each row was a whole sentence, and nothing was below anything of its kind.
    void theChoicesAreInColumns() {
        QApplication::processEvents();
        std::set<double> tables;
        std::set<double> others;
        std::set<double> costs;
        for (const PaintedText& text : paintedPieces(*choices().viewport())) {
            if (text.text.startsWith(u"Table "_s))
                tables.insert(text.box.left());
            else if (text.text.contains(u" to table "_s))
                others.insert(text.box.left());
            else
                costs.insert(text.box.left());
        }
        QCOMPARE(tables.size(), size_t(1));
        QCOMPARE(others.size(), size_t(1));
        QVERIFY(costs.size() <= 1);
        QVERIFY(*tables.begin() < *others.begin());
        // A screen reader, and what is typed, have the sentence.
        QVERIFY(choices().item(0)->text().contains(u" to table "_s));
    }

    // "Leave as is" and "Change seats" stood below a disqualification.
    void theButtonsNameTheAct() {
        const auto make
            = [&] { return m_fixture->widget<QPushButton>(u"seatChoiceMake"_s).text(); };
        const auto leave
            = [&] { return m_fixture->widget<QPushButton>(u"seatChoiceLeave"_s).text(); };
        QCOMPARE(make(), u"Change seats"_s);
        QCOMPARE(leave(), u"Cancel"_s);
        WindowFixture::pressEach(u"Escape Ctrl+Return Ctrl+Return"_s);
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T14:30:00Z"_s, Qt::ISODate));
        m_fixture->widget<QWidget>(u"table1"_s).findChild<QListWidget*>()->setFocus();
        WindowFixture::pressEach(u"X"_s);
        QCOMPARE(choices().count(), 2);
        QCOMPARE(leave(), u"Keep in the game"_s);
        QStringList acts;
        for (int row = 0; row < choices().count(); ++row) {
            choices().setCurrentRow(row);
            acts << make();
        }
        acts.sort();
        QCOMPARE(acts, QStringList({u"Disqualify"_s, u"Record as excused"_s}));
    }

    // M said that nobody can change seats, and not which line can.
    void whereAllHaveStartedTheLineThatCanIsNamed() {
        WindowFixture::pressEach(u"Escape Ctrl+Return Ctrl+Return"_s);
        m_fixture->widget<QWidget>(u"table1"_s).findChild<QListWidget*>()->setFocus();
        WindowFixture::pressEach(u"M"_s);
        QVERIFY2(m_fixture->notice().contains(
                     u"Move to another seat, including started tables… in the Page menu"_s),
                 qPrintable(m_fixture->notice()));
        QVERIFY(m_fixture->widget<QWidget>(u"seatChoices"_s).isHidden());
        QVERIFY(m_fixture->workspace().notices().act());
        QCOMPARE(shown(), 18);
    }
};

} // namespace mentat::test::tst_seat_choices

MENTAT_TEST(tst_seat_choices, TestSeatChoices, QApplication)
#include "tst_seat_choices.moc"
