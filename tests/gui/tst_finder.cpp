#include "tests/gui/results_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/dune/results/sheet/dune_fields.h"
#include "ui/frame/finder.h"
#include "ui/pages/players/players_page.h"
#include "ui/sheets/sheet_view.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_finder {

/// Ctrl+K leads anywhere by a few letters, by real keys.
class TestFinder : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ResultsFixture> m_results;

    WindowFixture& fixture() { return m_results->fixture(); }
    Finder& finder() { return fixture().widget<Finder>(u"finder"_s); }
    QLineEdit& field() { return fixture().widget<QLineEdit>(u"finderField"_s); }
    FoundList& list() { return fixture().widget<FoundList>(u"finderList"_s); }
    QStringList titles() {
        QStringList all;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            all.append(list().model()->index(row, 0).data().toString());
        return all;
    }
    QString marked() { return list().currentIndex().data().toString(); }
    void find(const QString& typed) {
        WindowFixture::press(u"Ctrl+K"_s);
        QVERIFY(field().hasFocus());
        WindowFixture::type(typed);
    }

private Q_SLOTS:
    void init() { m_results = std::make_unique<ResultsFixture>(); }
    void cleanup() { m_results.reset(); }

    void aPlayerByThreeLetters() {
        m_results->openHeat(2);
        m_results->keys(u"Ctrl+K G R A Return"_s);
        QCOMPARE(fixture().workspace().currentId(), u"players"_s);
        const auto& players = fixture().widget<QTableView>(u"playersList"_s);
        const QModelIndex there = players.currentIndex();
        QVERIFY(there.siblingAtColumn(0).data().toString().contains(u"Grace Hopper"_s)
                || there.siblingAtColumn(1).data().toString().contains(u"Grace Hopper"_s));
        QVERIFY(!finder().isOpen());
        m_results->report("a player by three letters", 5);
    }

    void aGameByItsNumber() {
        m_results->openHeat(2);
        fixture().goTo(u"journal"_s);
        m_results->keys(u"Ctrl+K 1 / 2 Return"_s);
        QCOMPARE(fixture().workspace().currentId(), u"results"_s);
        QVERIFY(m_results->sheet());
        QCOMPARE(m_results->sheet()->place().table, TableNumber(2));
        // The focus is where the sheet is typed.
        QCOMPARE(m_results->focusedField().kind, FieldKind::TurnsPlayed);
    }

    void aGameByWhoPlaysIt() {
        m_results->openHeat(2);
        find(u"euler gr"_s);
        QCOMPARE(titles(), QStringList{u"Heat 1, table 2"_s});
        WindowFixture::press(u"Return"_s);
        QCOMPARE(m_results->sheet()->place().table, TableNumber(2));
    }

    void aHeat() {
        m_results->openHeat();
        find(u"h1"_s);
        QCOMPARE(marked(), u"Heat 1"_s);
        WindowFixture::press(u"Return"_s);
        QCOMPARE(fixture().workspace().currentId(), u"heats"_s);
    }

    void aPage() {
        m_results->openHeat();
        find(u"jo"_s);
        QCOMPARE(marked(), u"Journal"_s);
        WindowFixture::press(u"Return"_s);
        QCOMPARE(fixture().workspace().currentId(), u"journal"_s);
    }

    // By what is done there, too.
    void aPartOfThePageEvent() {
        m_results->openHeat();
        find(u"closing"_s);
        QCOMPARE(marked(), u"Closing: hand over, close the event"_s);
        WindowFixture::press(u"Escape"_s);
        find(u"hand over"_s);
        QCOMPARE(marked(), u"Closing: hand over, close the event"_s);
        WindowFixture::press(u"Return"_s);
        QCOMPARE(fixture().workspace().currentId(), u"event"_s);
        QVERIFY(fixture()
                    .widget<QTabBar>(u"eventTabs"_s)
                    .tabText(fixture().widget<QTabBar>(u"eventTabs"_s).currentIndex())
                == u"Closin&g"_s);
    }

    void aCommand() {
        m_results->openHeat();
        find(u"who desk"_s);
        QCOMPARE(titles(), QStringList{u"Who is at the desk"_s});
        bool asked = false;
        WindowFixture::inNextDialog([&](QDialog& dialog) {
            asked = true;
            dialog.reject();
        });
        WindowFixture::press(u"Return"_s);
        QVERIFY(asked);
    }

    void aCommandOfThePageFindsTheFocusWhereItWas() {
        m_results->openHeat(2);
        m_results->keys(u"2"_s); // marks table 2
        find(u"ended now"_s);
        QCOMPARE(marked(), u"Ended now"_s);
        WindowFixture::press(u"Return"_s);
        QVERIFY(m_results->game(2).end && !m_results->game(1).end);
    }

    void whatCannotBeDoneIsNotOffered() {
        m_results->openHeat();
        find(u"undo"_s);
        QVERIFY(!titles().contains(u"Undo"_s));
        WindowFixture::press(u"Escape F8"_s);
        find(u"undo"_s);
        QCOMPARE(titles().size(), 1);
        WindowFixture::press(u"Return"_s);
        QVERIFY(!m_results->game(1).end);
    }

    void withoutABookThereAreCommandsAlone() {
        fixture().showEmptyWindow();
        find(u"new ev"_s);
        QCOMPARE(marked(), u"New event"_s);
        QVERIFY(!titles().contains(u"Players"_s));
    }

    void escapeGivesTheFocusBack() {
        m_results->openHeat();
        m_results->keys(u"1 Return 7"_s);
        QWidget* before = QApplication::focusWidget();
        QVERIFY(qobject_cast<SheetEdit*>(before));
        find(u"ada"_s);
        WindowFixture::press(u"Escape"_s);
        QVERIFY(!finder().isOpen());
        QCOMPARE(QApplication::focusWidget(), before);
        QCOMPARE(m_results->fields()->state().text.numbers[FieldKind::TurnsPlayed], u"7"_s);
    }

    void theMarkMovesWhileTyping() {
        m_results->openHeat(2);
        find(QString());
        const QStringList pages = titles();
        QCOMPARE(pages.size(), static_cast<qsizetype>(fixture().workspace().pages().size()));
        QCOMPARE(marked(), pages.front());
        WindowFixture::press(u"Down Down Up"_s);
        QCOMPARE(marked(), pages[1]);
        WindowFixture::press(u"Up Up"_s);
        QCOMPARE(marked(), pages.front());
        WindowFixture::press(u"PgDown"_s);
        QCOMPARE(marked(), pages.back());
        WindowFixture::press(u"PgUp"_s);
        QCOMPARE(marked(), pages.front());
        // The screen reader hears the mark with the field that has the focus.
        WindowFixture::type(u"grace"_s);
        QCOMPARE(field().accessibleDescription(), u"Grace Hopper, player"_s);
        WindowFixture::press(u"Down"_s);
        QVERIFY(field().accessibleDescription().startsWith(u"Heat 1, table 2, game"_s));
    }

    void whatWasUsedComesFirst() {
        m_results->openHeat(2);
        find(u"ida"_s);
        WindowFixture::press(u"Return"_s);
        find(QString());
        QCOMPARE(titles(), QStringList{u"Ida Rhodes"_s}); // the rail has the pages
        for (const QString& typed : {u"grace"_s, u"ada"_s, u"jour"_s}) {
            WindowFixture::type(typed);
            WindowFixture::press(u"Return"_s);
            find(QString());
        }
        QCOMPARE(titles(), (QStringList{u"Journal"_s, u"Ada Byron"_s, u"Grace Hopper"_s}));
    }

    // 420 px for four hits.
    void itIsAsHighAsItsRows() {
        m_results->openHeat(2);
        find(u"ada"_s);
        const auto airBelow = [&] {
            const QModelIndex last = list().model()->index(list().model()->rowCount() - 1, 0);
            return list().viewport()->height() - 1 - list().visualRect(last).bottom();
        };
        QVERIFY(titles().size() > 1 && titles().size() < 13);
        const QRect several = finder().geometry();
        QTRY_COMPARE_WITH_TIMEOUT(airBelow(), 0, patience);
        WindowFixture::type(u"zz"_s); // nobody
        QVERIFY(finder().height() < several.height());
        QCOMPARE(finder().geometry().topLeft(), several.topLeft());
        QCOMPARE(finder().width(), several.width());
        // Planted: rows fewer than its height.
        finder().resize(finder().width(), several.height() + 100);
        QTRY_VERIFY_WITH_TIMEOUT(airBelow() > 0, patience);
    }

    void theLettersThatHitAreStrong() {
        QCOMPARE(hitsIn(u"Ada Byron"_s, u"by ad"_s), (FindHits{{0, 2}, {4, 2}}));
        QCOMPARE(hitsIn(u"Jean-François Gagné"_s, u"FRANC gagne"_s), (FindHits{{5, 5}, {14, 5}}));
        QCOMPARE(hitsIn(u"Heat 2, table 3"_s, u"t3"_s), FindHits());
        QCOMPARE(hitsIn(u"Heat 2, table 3"_s, u"3"_s), (FindHits{{14, 1}}));
        QCOMPARE(hitsIn(u"Ada Byron"_s, {}), FindHits());
    }

    void nothingFoundIsSaid() {
        m_results->openHeat();
        find(u"xyzzy"_s);
        QVERIFY(!list().isVisible());
        QCOMPARE(field().accessibleDescription(), u"Nothing found."_s);
        WindowFixture::press(u"Return"_s);
        QVERIFY(finder().isOpen());
    }

    void aKeyOfThePageDoesNothingBehindIt() {
        m_results->openHeat();
        m_results->keys(u"1 Return 7 Ctrl+K Ctrl+Return F2"_s);
        QVERIFY(field().hasFocus());
        QVERIFY(!fixture().notice().contains(u"sheet"_s));
        WindowFixture::type(u"ada"_s);
        WindowFixture::press(u"Ctrl+K"_s); // once more: another query
        QCOMPARE(field().selectedText(), u"ada"_s);
        WindowFixture::press(u"Ctrl+1"_s); // what works everywhere leaves
        QVERIFY(!finder().isOpen());
        QCOMPARE(fixture().workspace().currentId(), fixture().workspace().pages().front().id);
    }

    void aClickElsewhereLeavesIt() {
        m_results->openHeat();
        find(u"a"_s);
        fixture().widget<QTableView>(u"resultsList"_s).setFocus();
        QVERIFY(!finder().isOpen());
        QVERIFY(fixture().widget<QTableView>(u"resultsList"_s).hasFocus());
    }

    void aClickGoes() {
        m_results->openHeat();
        find(u"jour"_s);
        const QRect row = list().visualRect(list().model()->index(0, 0));
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(fixture().workspace().currentId(), u"journal"_s);
    }

    void aKeyShowsTheListOnce() {
        m_results->openHeat(2);
        find(QString());
        const QAbstractItemModelTester tester(list().model());
        const QSignalSpy shown(list().model(), &QAbstractItemModel::modelReset);
        WindowFixture::type(u"ada"_s);
        QCOMPARE(shown.size(), 3);
    }

    void nothingSpeaksOfAnExpansion() {
        m_results->openHeat(2); // the base game alone
        for (const PageEntry& shown : fixture().workspace().pages()) {
            fixture().goTo(shown.id);
            for (const QString& typed : {u"expansion"_s, u"ixian"_s, u"tleilaxu"_s, u"tech"_s}) {
                find(typed);
                QCOMPARE(titles(), QStringList());
                WindowFixture::press(u"Escape"_s);
            }
        }
    }
};

} // namespace mentat::test::tst_finder

MENTAT_TEST(tst_finder, TestFinder, QApplication)
#include "tst_finder.moc"
