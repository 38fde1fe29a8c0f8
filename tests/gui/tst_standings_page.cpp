#include "reports/tables/standings_table.h"
#include "reports/wording/standing_words.h"
#include "scoring/dune/standings/dune_standings.h"
#include "tests/gui/standings_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/test_program.h"
#include "ui/heats/standings/standings_page.h"
#include "ui/itemmodels/dune/seat_models.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_standings_page {

const QString noColumn = u"no such column"_s;

class TestStandingsPage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    StandingsPage& page() { return m_fixture->page<StandingsPage>(u"standings"_s); }
    QTableView& list() { return m_fixture->widget<QTableView>(u"standingsList"_s); }
    /// In the column of that title.
    QString cell(int row, const QString& title) {
        for (int column = 0; column < list().model()->columnCount(); ++column) {
            if (list().model()->headerData(column, Qt::Horizontal).toString() == title)
                return list().model()->index(row, column).data().toString();
        }
        return noColumn;
    }
    QStringList names() {
        QStringList names;
        for (int row = 0; row < list().model()->rowCount(); ++row) {
            if (row != cutRow())
                names.append(cell(row, u"Player"_s).section(u' ', 0, 0));
        }
        return names;
    }
    int cutRow() {
        for (int row = 0; row < list().model()->rowCount(); ++row) {
            if (list().model()->index(row, 0).data().toString().startsWith(u"Cut"_s))
                return row;
        }
        return -1;
    }
    QString reasons() { return m_fixture->widget<QLabel>(u"standingReasons"_s).text(); }
    QString effect() { return m_fixture->widget<QLabel>(u"whatIfEffect"_s).text(); }
    void open(const QByteArray& document = standingsDocument()) {
        m_fixture->open({document});
        page();
    }
    void keys(const QString& names) {
        for (const QString& name : names.split(u' ', Qt::SkipEmptyParts)) {
            WindowFixture::press(name);
            QApplication::processEvents();
        }
    }
    const std::vector<TieRoll>& rolls() { return m_fixture->event().tieRolls; }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void theModelKeepsItsPromises() {
        open();
        const QAbstractItemModelTester tester(
            list().model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        keys(u"Ctrl+T 5 Return 3 Return"_s);
        m_fixture->book().undo();
    }

    void ranksPointsGamesAndValues() {
        open(standingsAfterTheHeats());
        QCOMPARE(names(),
                 (QStringList{u"Ada"_s, u"Blaise"_s, u"Carl"_s, u"Dorothy"_s, u"Emmy"_s, u"Grace"_s,
                              u"Florence"_s, u"Henri"_s, u"Ida"_s, u"Jean"_s}));
        QCOMPARE(cutRow(), 1);
        QVERIFY(cell(1, u"Rank"_s).contains(u"top 1 advances (R4.6)"_s));
        QCOMPARE(cell(0, u"Rank"_s), u"1"_s);
        QCOMPARE(cell(2, u"Rank"_s), u"1"_s); // R4.5: they share it
        QCOMPARE(cell(3, u"Rank"_s), u"3"_s);
        QCOMPARE(cell(0, u"Best"_s), u"Heat 1, table 1"_s);
        QCOMPARE(cell(0, u"Tok."_s), u"6"_s);
        QCOMPARE(cell(0, u"Final?"_s), u"yes"_s);
        QCOMPARE(cell(0, u"Note"_s), u"tied at the cut"_s);
        QCOMPARE(cell(4, u"Tok."_s), u"– ask"_s); // it could put Dorothy before Carl
        QCOMPARE(list().model()->flags(list().model()->index(1, 0)) & Qt::ItemIsSelectable,
                 Qt::ItemFlags());
    }

    void aRowSaysWhyItStandsThere() {
        open();
        keys(u"Down Down"_s); // past the cut
        QCOMPARE(reasons().split(u'\n').size(), qsizetype(2));
        QVERIFY2(reasons().contains(u"Blaise Pascal ahead of Carl Gauss"_s), qPrintable(reasons()));
        QVERIFY2(reasons().contains(u"R4.1"_s), qPrintable(reasons()));
        QVERIFY2(reasons().contains(u"Carl Gauss ahead of Dorothy Vaughan"_s),
                 qPrintable(reasons()));
        keys(u"Ctrl+Shift+C"_s);
        QCOMPARE(QApplication::clipboard()->text(), reasons());
    }

    void anUnknownValueIsTypedOnTheSpot() {
        open(standingsAfterTheHeats());
        keys(u"Down Down Down Return 1 2 Return"_s);
        QCOMPARE(m_fixture->event().players[3].name.text(), u"Dorothy Vaughan"_s);
        const auto& game = std::get<DunePlay>(m_fixture->event().play).heats[0].games[1];
        QCOMPARE(dune(game.seats[1]).tokens, Count(12));
        QCOMPARE(cell(3, u"Player"_s), u"Dorothy Vaughan"_s);
        QVERIFY(list().hasFocus());
    }

    void aKnownBestGameIsOpened() {
        open();
        keys(u"Return"_s);
        QCOMPARE(m_fixture->workspace().currentId(), u"results"_s);
    }

    /// Whoever plays in heat 2 may yet be ahead: neither dice nor questions.
    void nothingIsAskedWhileAHeatIsToCome() {
        open();
        QCOMPARE(cell(0, u"Note"_s), u"tied at the cut"_s);
        QCOMPARE(cell(4, u"Tok."_s), u"–"_s);
        QVERIFY(!m_fixture->window().findChild<QLineEdit*>(u"tieDie"_s));
        QVERIFY(!m_fixture->widget<QWidget>(u"tiesPanel"_s).isVisible());
    }

    void theRollsThatAreNeededAreTyped() {
        open(standingsAfterTheHeats());
        keys(u"Ctrl+T 2 Return 5 Return"_s);
        QCOMPARE(rolls().size(), size_t(1));
        QCOMPARE(rolls().front().players.size(), size_t(2));
        QCOMPARE(names().front(), u"Blaise"_s);
        QCOMPARE(cell(2, u"Rank"_s), u"2"_s);
        keys(u"Down Up"_s);
        QVERIFY2(reasons().contains(u"R4.4"_s), qPrintable(reasons()));
        m_fixture->book().undo();
        QCOMPARE(names().front(), u"Ada"_s);
        QVERIFY(rolls().empty());
    }

    void allEqualRollAgain() {
        open(standingsAfterTheHeats());
        keys(u"Ctrl+T 4 Return 4 Return"_s);
        QCOMPARE(rolls().size(), size_t(1));
        QCOMPARE(cell(2, u"Rank"_s), u"1"_s);
        keys(u"Ctrl+T 4 Return 6 Return"_s);
        QCOMPARE(rolls().size(), size_t(2)); // R4.4: a further entry
        QCOMPARE(names().front(), u"Blaise"_s);
    }

    void aRollCanWait() {
        open(standingsAfterTheHeats());
        keys(u"Ctrl+T 2 Return Tab"_s);
        WindowFixture::type(u"Saturday 8:45"_s);
        keys(u"Return"_s);
        QCOMPARE(rolls().size(), size_t(1));
        QCOMPARE(rolls().front().planned, u"Saturday 8:45"_s);
        QCOMPARE(rolls().front().rolls.size(), size_t(1));
        QCOMPARE(cell(2, u"Rank"_s), u"1"_s);
        m_fixture->reopen();
        page();
        QCOMPARE(m_fixture->widget<QLineEdit>(u"tiePlanned"_s).text(), u"Saturday 8:45"_s);
        keys(u"Ctrl+T Return 6 Return"_s); // the second die
        QCOMPARE(rolls().size(), size_t(1));
        QCOMPARE(rolls().front().rolls.size(), size_t(2));
        QCOMPARE(names().front(), u"Blaise"_s);
    }

    void nonsenseOnADieIsRefused() {
        open(standingsAfterTheHeats());
        keys(u"Ctrl+T x Return 3 Return"_s);
        QVERIFY(rolls().empty());
        QVERIFY2(m_fixture->notice().contains(u"“x” is not a die roll"_s),
                 qPrintable(m_fixture->notice()));
    }

    void aRollWhoseTieIsGoneSaysSo() {
        QByteArray document = standingsDocument();
        document.replace("\"heats\":[", "\"tieRolls\":[{\"players\":[\"p1\",\"p3\"],"
                                        "\"rolls\":[3,4]}],\"heats\":[");
        open(document);
        auto& text = m_fixture->widget<QLabel>(u"rollWithoutTie"_s);
        QVERIFY2(text.text().contains(u"does not count"_s), qPrintable(text.text()));
        QTest::mouseClick(&m_fixture->widget<QToolButton>(u"takeOutRoll"_s), Qt::LeftButton);
        QVERIFY(rolls().empty());
    }

    void somethingElseIsSupposed() {
        open();
        const Event before = m_fixture->event();
        keys(u"Ctrl+I Tab"_s);
        auto& games = m_fixture->widget<QComboBox>(u"whatIfGame"_s);
        QCOMPARE(games.currentText(), u"Heat 2, table 1: not finished"_s);
        auto& seats = m_fixture->widget<QTableView>(u"whatIfSeats"_s);
        seats.setFocus();
        seats.setCurrentIndex(seats.model()->index(2, SupposedSeatsModel::Name));
        keys(u"Space"_s); // Carl wins alone
        seats.setCurrentIndex(seats.model()->index(2, SupposedSeatsModel::Strongholds));
        keys(u"4 Return"_s);
        QApplication::processEvents();
        QCOMPARE(names().front(), u"Carl"_s);
        QCOMPARE(cell(0, u"Moved"_s), u"3 → 1"_s);
        QVERIFY2(effect().contains(u"Carl Gauss"_s), qPrintable(effect()));
        QVERIFY(m_fixture->event() == before);
        // Two winners are allied.
        seats.setCurrentIndex(seats.model()->index(0, SupposedSeatsModel::Name));
        keys(u"Space"_s);
        QApplication::processEvents();
        QCOMPARE(names().front(), u"Ada"_s);
        keys(u"Escape"_s);
        QCOMPARE(cell(2, u"Rank"_s), u"1"_s);
        QCOMPARE(cell(0, u"Moved"_s), noColumn);
        QVERIFY(m_fixture->event() == before);
    }

    void aSuppositionThatCannotBeIsRefused() {
        open();
        keys(u"Ctrl+I"_s);
        auto& victory = m_fixture->widget<QComboBox>(u"whatIfVictory"_s);
        victory.setFocus();
        victory.setCurrentIndex(victory.findData(static_cast<int>(Victory::BgPrediction)));
        Q_EMIT victory.activated(victory.currentIndex());
        auto& seats = m_fixture->widget<QTableView>(u"whatIfSeats"_s);
        seats.setFocus();
        seats.setCurrentIndex(seats.model()->index(2, SupposedSeatsModel::Name));
        keys(u"Space"_s);
        QApplication::processEvents();
        QVERIFY(effect().isEmpty());
        QCOMPARE(names().front(), u"Ada"_s);
    }

    void whoIsAlreadyThroughOrOutIsSaid() {
        // Carl won the first game of heat 2, so that nobody sits down any more but at table 2.
        QByteArray document = standingsDocument();
        document.replace("\"start\":\"2026-07-30T09:05\",",
                         "\"start\":\"2026-07-30T09:05\",\"turns\":5,\"victory\":\"solo\",");
        document.replace("{\"seat\":3,\"player\":\"p3\",\"faction\":\"fremen\"}",
                         "{\"seat\":3,\"player\":\"p3\",\"faction\":\"fremen\",\"winner\":true}");
        document.replace("\"faction\":\"harkonnen\"}]}]}]}",
                         "\"faction\":\"harkonnen\"}]},{\"table\":2,"
                         "\"start\":\"2026-07-30T09:05\",\"seats\":["
                         "{\"seat\":1,\"player\":\"p6\"},{\"seat\":2,\"player\":\"p7\"},"
                         "{\"seat\":3,\"player\":\"p8\"},{\"seat\":4,\"player\":\"p9\"},"
                         "{\"seat\":5,\"player\":\"p10\"}]}]}]}");
        document.replace("\"entrants\":[\"p1\",\"p2\",\"p3\",\"p4\",\"p5\"]",
                         "\"entrants\":[\"p1\",\"p2\",\"p3\",\"p4\",\"p5\",\"p6\",\"p7\","
                         "\"p8\",\"p9\",\"p10\"]");
        open(document);
        const auto rowOf = [this](const QString& name) {
            return static_cast<int>(names().indexOf(name)) + 1; // below the cut
        };
        QCOMPARE(cell(rowOf(u"Emmy"_s), u"Note"_s), u"already out"_s);
        QVERIFY(cell(rowOf(u"Ida"_s), u"Note"_s) != u"already out"_s); // still plays
        const int row = rowOf(u"Emmy"_s);
        list().setCurrentIndex(list().model()->index(row, 0));
        QVERIFY2(reasons().contains(u"Already out: "_s), qPrintable(reasons()));
    }

    /// One description makes the columns of the window, paper, and web.
    void theColumnsOfTheOrderAreThoseOfAllDoors() {
        open();
        const Event& event = m_fixture->event();
        const Wording& wording = m_fixture->book().wording();
        const ReportRequest request{.book = m_fixture->book().book(),
                                    .event = event,
                                    .wording = wording,
                                    .printed = {},
                                    .round = {}};
        const Standings standings = duneStandings(event);
        const auto whole = standingsTable(request, standings).columns;
        const PublicEvent shown(event);
        const auto open = publicStandings({shown, wording}, standings).columns;
        const auto columns = kindOf<StandingWords>(event).columns(wording.language(), event);
        for (size_t i = 0; i < columns.size(); ++i) {
            const int column = 2 + static_cast<int>(i); // behind rank and name
            const QString header = list().model()->headerData(column, Qt::Horizontal).toString();
            QCOMPARE(header, columns[i].title);
            QCOMPARE(whole[i + 3].key, columns[i].id); // behind rank, name, and home
            QCOMPARE(whole[i + 3].title, columns[i].title);
        }
        QCOMPARE(whole.size(), columns.size() + 4); // and the status
        QCOMPARE(open.at(2).key, columns.front().id);
        QCOMPARE(open.size(), size_t(4)); // rank, name, what decides first, heats
    }

    void aDisqualifiedPlayerStandsBelow() {
        QByteArray document = standingsDocument();
        document.replace("\"name\":\"Blaise Pascal\"",
                         "\"name\":\"Blaise Pascal\",\"disqualified\":true,"
                         "\"disqualifiedReason\":\"left the hall\"");
        open(document);
        const int last = list().model()->rowCount() - 1;
        QCOMPARE(cell(last, u"Player"_s), u"Blaise Pascal"_s);
        QCOMPARE(cell(last, u"Rank"_s), u"–"_s);
        list().setCurrentIndex(list().model()->index(last, 0));
        QCOMPARE(reasons(), u"Disqualified: left the hall (R6.2)"_s);
    }

    void earlierYearsTellWhatTheCutTook() {
        QByteArray earlier = standingsDocument();
        earlier.replace("\"year\":2026", "\"year\":2023");
        earlier.replace("2026-", "2023-");
        m_fixture->open({earlier, standingsDocument()});
        page();
        const QString cut = cell(1, u"Rank"_s);
        QVERIFY2(cut.contains(u"2023: the last qualifier had 3.0"_s), qPrintable(cut));
    }

    void anotherEventIsChosenMeanwhile() {
        m_fixture->open({standingsDocument(),
                         R"({"format":"mentat-event","version":1,"event":{"name":"Storm",
                             "year":2025,"rules":"eye-of-the-storm"},"players":[]})"});
        page();
        keys(u"Ctrl+I"_s);
        for (const BookEvent& entry : m_fixture->book().book().events)
            m_fixture->book().chooseEvent(entry.id);
        QApplication::processEvents();
    }

    void whatWasSupposedGoesWithItsEvent() {
        QByteArray older = standingsDocument();
        QVERIFY(older.replace("2026", "2025").contains("2025"));
        m_fixture->open({older, standingsDocument()});
        page();
        keys(u"Ctrl+I"_s);
        QVERIFY(m_fixture->widget<QWidget>(u"whatIfGame"_s).isVisible());
        OpenBook& book = m_fixture->book();
        book.chooseEvent(book.book().events.front().id);
        QVERIFY(!m_fixture->widget<QWidget>(u"whatIfGame"_s).isVisible());
    }
};

} // namespace mentat::test::tst_standings_page

MENTAT_TEST(tst_standings_page, TestStandingsPage, QApplication)

#include "tst_standings_page.moc"
