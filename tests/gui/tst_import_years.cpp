#include "model/document/games_csv.h"
#include "tests/document/made_workbook.h"
#include "tests/gui/import_documents.h"
#include "tests/gui/standings_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "ui/mapping/import_words.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_import_years {

/// File ▸ Import earlier years…, by keyboard: what is wrong, what would come in, what came.
class TestImportYears : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    void bring(const QByteArray& bytes, const QString& name = u"games.csv"_s) {
        const QString path = m_fixture->scratch().folder() + u'/' + name;
        writeBytes(path, bytes);
        m_fixture->prompts().toOpen = path;
        m_fixture->menuEntry(u"Import earlier years…"_s).trigger();
    }
    QWidget& panel() { return m_fixture->widget<QWidget>(u"importPanel"_s); }
    QStringList rowsOf(const QString& list) {
        auto& view = m_fixture->widget<QAbstractItemView>(list);
        QStringList rows;
        for (int row = 0; row < view.model()->rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < view.model()->columnCount(); ++column)
                cells << view.model()->index(row, column).data().toString();
            rows << cells.join(u'|');
        }
        return rows;
    }
    QStringList years() { return rowsOf(u"importYears"_s); }
    QStringList problems() { return rowsOf(u"importProblems"_s); }
    QStringList fates() {
        QStringList fates;
        for (const QString& row : years())
            fates << row.section(u'|', -1);
        return fates;
    }
    QPushButton& take() { return m_fixture->widget<QPushButton>(u"importTake"_s); }
    /// By keys, at the column of this heading.
    void say(const QString& heading, const QString& title) {
        for (QComboBox* box : panel().findChildren<QComboBox*>()) {
            if (box->accessibleName() != heading + u" holds"_s)
                continue;
            box->setFocus();
            WindowFixture::type(title);
            QCOMPARE(box->currentText(), title);
            return;
        }
        QFAIL("no such column");
    }
    size_t events() { return m_fixture->book().book().events.size(); }
    QString neededNames() { return m_fixture->widget<QLabel>(u"importNeededNames"_s).text(); }
    QString summary() { return m_fixture->widget<QLabel>(u"importYearsSummary"_s).text(); }

private Q_SLOTS:
    void init() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open({standingsDocument()});
    }
    void cleanup() { m_fixture.reset(); }

    void aListOfGamesComesInByEnter() {
        m_fixture->goTo(u"players"_s);
        const EventId worked = m_fixture->book().eventId();
        bring(twoYearsOfGames());
        QVERIFY(panel().isVisible());
        QVERIFY(!m_fixture->widget<QWidget>(u"importProblems"_s).isVisible());
        QCOMPARE(years(),
                 (QStringList{u"2001|Dune|7|2|Ada Byron|added"_s, u"2002|Dune|2|1|–|added"_s}));
        QVERIFY(summary().contains(u"remarks"_s));
        QVERIFY(summary().contains(u"cannot be undone"_s));
        m_fixture->press(u"Return"_s);
        QVERIFY(!panel().isVisible());
        QCOMPARE(events(), size_t(3));
        QCOMPARE(m_fixture->book().eventId(), worked);
        QCOMPARE(m_fixture->workspace().currentId(), u"players"_s);
        QVERIFY(m_fixture->notice().contains(u"2 years of games.csv"_s));
        m_fixture->press(u"Ctrl+Z"_s);
        QCOMPARE(events(), size_t(3));
    }

    // What a spreadsheet puts on the clipboard: the same, with tabs.
    void copiedCellsOfGamesComeInToo() {
        m_fixture->goTo(u"players"_s);
        QApplication::clipboard()->setText(
            QString::fromUtf8(twoYearsOfGames()).replace(u',', u'\t'));
        m_fixture->press(u"Ctrl+Shift+V"_s);
        QVERIFY(panel().isVisible());
        QCOMPARE(years(),
                 (QStringList{u"2001|Dune|7|2|Ada Byron|added"_s, u"2002|Dune|2|1|–|added"_s}));
        m_fixture->press(u"Return"_s);
        QCOMPARE(events(), size_t(3));
        QVERIFY(m_fixture->notice().contains(u"2 years of the clipboard"_s));
    }

    void aTableOfSomethingElseSaysWhatItLacks() {
        QApplication::clipboard()->setText(u"week\tbooks\n1\t7\n"_s);
        m_fixture->press(u"Ctrl+Shift+V"_s);
        QVERIFY(panel().isVisible());
        QVERIFY(!problems().isEmpty());
        QVERIFY(!take().isEnabled());
        m_fixture->press(u"Escape"_s);
        QApplication::clipboard()->setText(u"https://example.org"_s);
        m_fixture->press(u"Ctrl+Shift+V"_s);
        QVERIFY(m_fixture->notice().contains(u"There is no table on the clipboard"_s));
    }

    void whatOtherProgramsKeepIsRefusedInWords() {
        for (const auto& [suffix, bytes] : foreignWorkbooks()) {
            const QString name = u"games."_s + suffix;
            bring(bytes, name);
            QCOMPARE(problems().size(), 1);
            QVERIFY2(problems().front().contains(u"Save it as .xlsx or CSV"_s),
                     qPrintable(suffix + u": "_s + problems().front()));
            QVERIFY(!take().isEnabled());
            m_fixture->press(u"Escape"_s);
            // Dropped on the window: it is no event file that is damaged.
            m_fixture->window().openPath(m_fixture->prompts().toOpen);
            QVERIFY2(m_fixture->notice().startsWith(name + u" cannot be read: "_s)
                         && m_fixture->notice().contains(u"Save it as .xlsx or CSV"_s),
                     qPrintable(m_fixture->notice()));
        }
        QCOMPARE(events(), size_t(1));
    }

    // A list of somebody else's, below a title: its columns are said by keyboard, once.
    void columnsAreSaidByHandAndRemembered() {
        QByteArray foreign
            = "Unser Archiv;;;;;;\n" + QByteArray(twoYearsOfGames()).replace(',', ';');
        for (const auto& [ours, theirs] : std::initializer_list<std::pair<QByteArray, QByteArray>>{
                 {"year", "Jahr"}, {"heat", "Runde"}, {"table", "Tisch"}, {"player", "Wer"}})
            foreign.replace(foreign.indexOf(ours), ours.size(), theirs);
        bring(twoYearsOfGames());
        auto& mapping = m_fixture->widget<QWidget>(u"importYearsMapping"_s);
        QVERIFY(!mapping.isVisible());
        const QStringList expected = years();
        m_fixture->press(u"Escape"_s);
        bring(foreign, u"archiv.csv"_s);
        QVERIFY(mapping.isVisible());
        QVERIFY2(summary().contains(u"Select what each column of archiv.csv holds. Still needed: "
                                    "Year, Heat or final, Table, Player."_s),
                 qPrintable(summary()));
        QVERIFY(!take().isEnabled());
        say(u"Jahr"_s, u"Year"_s);
        say(u"Runde"_s, u"Heat or final"_s);
        say(u"Tisch"_s, u"Table"_s);
        QVERIFY(summary().contains(u"Still needed: Player."_s));
        say(u"Wer"_s, u"Player"_s);
        QCOMPARE(years(), expected);
        QVERIFY(take().isEnabled());
        m_fixture->press(u"Escape"_s);
        bring(foreign, u"next.csv"_s); // remembered
        QVERIFY(!mapping.isVisible());
        QCOMPARE(years(), expected);
        take().setFocus();
        m_fixture->press(u"Return"_s);
        QCOMPARE(events(), size_t(3));
    }

    void twoColumnsOfOneMeaningAreAskedFor() {
        bring("year,heat,table,player,name\n2001,1,1,Ada,Ada Byron\n");
        QVERIFY(m_fixture->widget<QWidget>(u"importYearsMapping"_s).isVisible());
        QVERIFY2(
            summary().contains(u"Two columns of games.csv have headings that mean the same."_s),
            qPrintable(summary()));
        say(u"name"_s, u"Player"_s);
        QVERIFY(!summary().contains(u"Two columns"_s));
    }

    void whatIsNoListHasNoColumns() {
        bring("{\"format\":", u"torn.json"_s);
        QVERIFY(!m_fixture->widget<QPushButton>(u"importYearsColumns"_s).isVisible());
        bring("", u"empty.csv"_s);
        QVERIFY(!m_fixture->widget<QPushButton>(u"importYearsColumns"_s).isVisible());
        QVERIFY(!m_fixture->widget<QWidget>(u"importYearsMapping"_s).isVisible());
        bring(faultyYearsOfGames());
        QVERIFY(m_fixture->widget<QPushButton>(u"importYearsColumns"_s).isVisible());
        QVERIFY(!m_fixture->widget<QWidget>(u"importYearsMapping"_s).isVisible());
    }

    // Each column that a list can have has words of its own.
    void everyColumnHasATitle() {
        QSet<QString> titles;
        for (const QString& heading : gamesHeadings()) {
            const QString title = gamesFieldTitle(heading);
            QVERIFY2(title.front().isUpper(), qPrintable(title));
            titles.insert(title);
        }
        QCOMPARE(titles.size(), gamesHeadings().size());
    }

    void escapeLeavesEverythingAsItWas() {
        m_fixture->goTo(u"players"_s);
        bring(twoYearsOfGames());
        m_fixture->press(u"Escape"_s);
        QVERIFY(!panel().isVisible());
        QVERIFY(m_fixture->workspace().current()->isVisible());
        QCOMPARE(events(), size_t(1));
        bring(twoYearsOfGames());
        QVERIFY(panel().isVisible());
        m_fixture->press(u"Ctrl+1"_s);
        QVERIFY(!panel().isVisible());
        QCOMPARE(m_fixture->workspace().currentId(), u"today"_s);
        QCOMPARE(events(), size_t(1));
    }

    void problemsComeFirstAndNothingComesIn() {
        bring(faultyYearsOfGames());
        auto& list = m_fixture->widget<QAbstractItemView>(u"importProblems"_s);
        QVERIFY(list.isVisible() && list.hasFocus());
        const QStringList told = problems();
        QCOMPARE(told.size(), 4);
        QVERIFY(told[0].startsWith(u"Line 4|faction|\"fremmen\" is not valid here"_s));
        QVERIFY(told[1].startsWith(u"Line 4|turns|\"8\" here is \"7\" in line 2"_s));
        QVERIFY(told[2].startsWith(u"Line 7|faction|"_s) && told[2].endsWith(u"R10.3"_s));
        QVERIFY(told[3].startsWith(u"Line 8|player|"_s + inTwoGamesSentence(u"Ada Byron"_s, 1, 1)));
        QVERIFY(summary().startsWith(u"4 problems."_s));
        QVERIFY(!take().isEnabled());
        m_fixture->press(u"Return"_s);
        QVERIFY(panel().isVisible());
        QCOMPARE(events(), size_t(1));
        QCOMPARE(fates(), (QStringList{u"waits until the file is fixed"_s,
                                       u"waits until the file is fixed"_s}));
    }

    void settingsAreTakenBySpace() {
        bring(yearsThatNeedSettings());
        auto& needed = m_fixture->widget<QCheckBox>(u"importNeeded"_s);
        QVERIFY(needed.hasFocus());
        QCOMPARE(neededNames(), u"alliances of up to 3 in 2001; turn limit 15 in 2002"_s);
        QCOMPARE(needed.accessibleDescription(), neededNames());
        QCOMPARE(problems().size(), 2);
        m_fixture->press(u"Space"_s);
        QVERIFY(!m_fixture->widget<QWidget>(u"importProblems"_s).isVisible());
        QVERIFY(take().isEnabled());
        m_fixture->press(u"Return"_s);
        QCOMPARE(events(), size_t(3));
        const auto& book = m_fixture->book().book();
        QCOMPARE(book.events[1].event.settings.allianceSize, Positive(3));
        QCOMPARE(book.events[2].event.settings.turnLimit, Positive(15));
    }

    // Thirty years that all need something do not make the window wider.
    void ofManySettingsAFewAreNamed() {
        const int before = m_fixture->window().width();
        bring(manyYearsOfGames(30).replace("solo,7", "solo,12"));
        const auto& needed = m_fixture->widget<QCheckBox>(u"importNeeded"_s);
        QVERIFY(neededNames().endsWith(u"turn limit 12 in 1997, and 26 more"_s));
        QCOMPARE(needed.toolTip().count(u"turn limit 12"_s), 30);
        QCOMPARE(problems().size(), 90);
        QCOMPARE(m_fixture->window().width(), before);
        m_fixture->press(u"Space Return"_s);
        QCOMPARE(events(), size_t(31));
    }

    void whatIsThereIsLeftOutReplacedOrKept() {
        bring(manyYearsOfGames(2));
        m_fixture->press(u"Return"_s);
        QCOMPARE(events(), size_t(3));
        const EventId there = m_fixture->book().book().events[1].id;
        bring(manyYearsOfGames(3));
        QCOMPARE(fates(), (QStringList{u"added"_s, u"already there; skipped"_s,
                                       u"already there; skipped"_s}));
        QCOMPARE(take().text(), u"Import 1 year"_s);
        m_fixture->press(u"Space Down Space Down Space Space"_s);
        QCOMPARE(fates(), (QStringList{u"added"_s, u"replaces the existing year"_s,
                                       u"kept beside the existing year"_s}));
        m_fixture->press(u"Return"_s);
        QCOMPARE(events(), size_t(5));
        QVERIFY(findEvent(m_fixture->book().book(), there));
        bring(manyYearsOfGames(2));
        auto& all = m_fixture->widget<QComboBox>(u"importThere"_s);
        all.setFocus();
        m_fixture->press(u"Down"_s);
        QCOMPARE(fates(), (QStringList{u"replaces the existing year"_s, u"replaces the existing "_s
                                                                        u"year"_s}));
        m_fixture->press(u"Return"_s);
        QCOMPARE(events(), size_t(5));
    }

    void nothingToTakeIsNotTaken() {
        bring(manyYearsOfGames(1));
        m_fixture->press(u"Return"_s);
        bring(manyYearsOfGames(1));
        QVERIFY(!take().isEnabled());
        m_fixture->press(u"Return"_s);
        QVERIFY(panel().isVisible());
        QCOMPARE(events(), size_t(2));
    }

    void documentsAreShownTheSameWay() {
        bring("\xEF\xBB\xBF {\"format\":\"mentat-summary\",\"version\":1,\"events\":["
              "{\"name\":\"Dune\",\"year\":2018,\"champion\":\"Jacob Dyer\",\"players\":38},"
              "{\"name\":\"Dune\",\"year\":2019}]}",
              u"years.txt"_s);
        QCOMPARE(years(), (QStringList{u"2018|Dune (summary)|38|–|Jacob Dyer|added"_s,
                                       u"2019|Dune (summary)|–|–|–|added"_s}));
        m_fixture->press(u"Return"_s);
        QCOMPARE(m_fixture->book().book().summaries.size(), size_t(2));
        bring(standingsDocument(), u"again.json"_s);
        QVERIFY(fates().front().contains(u"skipped"_s));
        m_fixture->press(u"Space Return"_s);
        QCOMPARE(events(), size_t(1));
        QVERIFY(m_fixture->notice().contains(u"again.json"_s));
    }

    void aBrokenDocumentIsToldWithItsPlaces() {
        bring("{\"format\":\"mentat-event\",\"version\":1,\"event\":{\"name\":\"Dune\","
              "\"year\":0,\"rules\":\"wbc-dune\"},\"players\":[{}]}",
              u"broken.json"_s);
        const QStringList told = problems();
        QCOMPARE(told.size(), 3);
        QVERIFY(told[0].startsWith(u"/event/year||"_s) && told[0].endsWith(u"R10.1"_s));
        QVERIFY(!take().isEnabled());
        bring("{\"format\":", u"torn.json"_s);
        QCOMPARE(problems().size(), 1);
        bring("", u"empty.csv"_s);
        QCOMPARE(problems().size(), 1);
        QCOMPARE(events(), size_t(1));
    }

    void thirtyYearsAtOnce() {
        bring(manyYearsOfGames(30));
        QCOMPARE(years().size(), 30);
        QCOMPARE(take().text(), u"Import 30 years"_s);
        m_fixture->press(u"Return"_s);
        QCOMPARE(events(), size_t(31));
        // By name over all years: six of the lists, and the event's own.
        QVERIFY(m_fixture->book().book().people.size() < 20);
    }

    void aFileThatIsNotThereIsSaid() {
        m_fixture->prompts().toOpen = m_fixture->scratch().folder() + u"/none.csv"_s;
        m_fixture->window().openPath(m_fixture->prompts().toOpen);
        QVERIFY(m_fixture->notice().contains(u"none.csv"_s));
        QVERIFY(!m_fixture->window().findChild<QWidget*>(u"importPanel"_s));
    }

    void aBookWithoutAnEventTakesYears() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open({});
        bring(twoYearsOfGames());
        m_fixture->press(u"Return"_s);
        QCOMPARE(events(), size_t(2));
        QVERIFY(m_fixture->book().hasEvent());
    }
};

} // namespace mentat::test::tst_import_years

MENTAT_TEST(tst_import_years, TestImportYears, QApplication)
#include "tst_import_years.moc"
