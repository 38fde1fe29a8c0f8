#include "app/session/acts.h"
#include "app/session/rounds/heat_acts.h"
#include "model/changes/change_kind.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "ui/itemmodels/journal_model.h"
#include "ui/lists/list_table.h"
#include "ui/pages/journal/journal_page.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_journal {

namespace {

QByteArray twoPlayers() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune", "sets": ["base"]},
        "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Blaise Pascal"}],
        "heats": [{"number": 1, "minutes": 300, "entrants": [], "games": []},
                  {"number": 2, "minutes": 300, "entrants": [], "games": []}]})";
}

} // namespace

/// The journal: its model, and its page by keys.
class TestJournal : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    QTableView& list() { return m_fixture->widget<QTableView>(u"journalList"_s); }
    QTableView& facts() { return m_fixture->widget<QTableView>(u"journalFacts"_s); }
    QLabel& sentence() { return m_fixture->widget<QLabel>(u"journalSentence"_s); }
    QString act(int row) { return list().model()->index(row, JournalModel::Act).data().toString(); }
    QStringList acts() {
        QStringList texts;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            texts.append(act(row));
        return texts;
    }
    void rule(const QString& topic) {
        Ruling ruling;
        ruling.topic = topic;
        QVERIFY(m_fixture->book().perform(recordRuling(m_fixture->event(), ruling)));
    }
    void checkIn(int heat, const QString& player) {
        QVERIFY(m_fixture->book().perform(
            mentat::checkIn(m_fixture->event(), HeatNumber(heat), *PlayerId::fromText(player))));
    }
    /// So many entries, each small.
    void comeAndGo(int times) {
        for (int time = 0; time < times; ++time) {
            const Event& event = m_fixture->event();
            const PlayerId ada = *PlayerId::fromText(u"p1"_s);
            QVERIFY(m_fixture->book().perform(time % 2 == 0
                                                  ? mentat::checkIn(event, HeatNumber(1), ada)
                                                  : checkOut(event, HeatNumber(1), ada)));
        }
    }
    void choose(int row) { list().setCurrentIndex(list().model()->index(row, JournalModel::Time)); }

private Q_SLOTS:
    void init() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open({twoPlayers()});
    }
    void cleanup() { m_fixture.reset(); }

    void theModelKeepsTheContractOfModels() {
        comeAndGo(JournalModel::pageLength + 20);
        JournalModel model(m_fixture->book().session(), m_fixture->book().wording());
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(*model.readOlder());
        QCOMPARE(model.rowCount(), int(JournalModel::pageLength)); // no more than it shows
        QVERIFY(!model.isComplete());
        QVERIFY(!*model.readOlder());
        QVERIFY(model.isComplete());
        QCOMPARE(model.rowCount(), JournalModel::pageLength + 21); // and the import
        rule(u"the last"_s);
        QVERIFY(model.readNewer());
        QCOMPARE(model.index(0, JournalModel::Act).data().toString(),
                 u"Ruling recorded: the last"_s);
        QCOMPARE(model.rowCount(), JournalModel::pageLength + 22);
    }

    void theNewestStandsFirstWithItsTimeAndHand() {
        m_fixture->clock().set(QDateTime(QDate(2026, 7, 29), QTime(13, 5, 7), Qt::UTC));
        checkIn(1, u"p1"_s);
        m_fixture->goTo(u"journal"_s);
        QCOMPARE(acts(),
                 QStringList({checkInSentence(u"Ada Byron"_s, 1), u"Dune 2026 imported"_s}));
        const QModelIndex time = list().model()->index(0, JournalModel::Time);
        QCOMPARE(time.data().toString(), u"13:05"_s);
        QCOMPARE(time.data(Qt::ToolTipRole).toString(), u"Wed 2026-07-29 13:05:07"_s);
        list().selectRow(0);
        QVERIFY(
            static_cast<ListTable&>(list()).asText().contains(u"Wed 2026-07-29 13:05:07\tAB"_s));
        QCOMPARE(list().model()->index(0, JournalModel::Scorekeeper).data().toString(), u"AB"_s);
        QCOMPARE(sentence().text(), checkInSentence(u"Ada Byron"_s, 1)); // the newest is chosen
        QCOMPARE(facts().model()->index(0, 0).data().toString(), u"Ada Byron, heat 1"_s);
    }

    void aDayIsNamedOnce() {
        const QDateTime noon(QDate(2026, 7, 29), QTime(12, 0), Qt::UTC);
        m_fixture->clock().set(noon);
        checkIn(1, u"p1"_s);
        checkIn(1, u"p2"_s);
        m_fixture->clock().set(noon.addDays(1));
        checkIn(2, u"p1"_s);
        checkIn(2, u"p2"_s);
        m_fixture->goTo(u"journal"_s);
        const auto* delegate = qobject_cast<DayDelegate*>(list().itemDelegate());
        QVERIFY(delegate);
        const auto named = [&] {
            QStringList days;
            for (int row = 0; row < 4; ++row) {
                const QModelIndex day = list().model()->index(row, JournalModel::Day);
                const bool isHigher = list().rowHeight(row) > list().rowHeight(1);
                days.append(delegate->beginsDay(row) && isHigher ? day.data().toString()
                                                                 : QString());
            }
            return days;
        };
        QCOMPARE(named(), QStringList({u"Thu 2026-07-30"_s, {}, u"Wed 2026-07-29"_s, {}}));
        QVERIFY(list().isColumnHidden(JournalModel::Day));
        // The same form beside the list.
        const QString byline = m_fixture->widget<QLabel>(u"journalByline"_s).text();
        QVERIFY2(byline.startsWith(u"2026-07-30 12:00"_s), qPrintable(byline));
        // Sorted by what was done, rows of a day are neighbors by chance: the day is a column.
        list().sortByColumn(JournalModel::Act, Qt::AscendingOrder);
        QCOMPARE(named(), QStringList({{}, {}, {}, {}}));
        QTRY_VERIFY_WITH_TIMEOUT(!list().isColumnHidden(JournalModel::Day), patience);
        list().sortByColumn(JournalModel::Day, Qt::AscendingOrder);
        QVERIFY(list().isColumnHidden(JournalModel::Day));
        QVERIFY(named().contains(u"Wed 2026-07-29"_s));
    }

    void typingFindsPlayersAndWords() {
        checkIn(1, u"p1"_s);
        checkIn(1, u"p2"_s);
        rule(u"Árbol"_s);
        m_fixture->goTo(u"journal"_s);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"journalText"_s);
        m_fixture->type(u"pasc check"_s);
        QCOMPARE(acts(), QStringList{checkInSentence(u"Blaise Pascal"_s, 1)});
        m_fixture->press(u"Esc"_s);
        QCOMPARE(acts().size(), 4);
        m_fixture->type(u"arbol"_s); // accents aside
        QCOMPARE(acts(), QStringList{u"Ruling recorded: Árbol"_s});
        m_fixture->type(u"x"_s);
        QVERIFY(acts().isEmpty());
    }

    void theArrowLeadsFromTheFieldIntoTheList() {
        checkIn(1, u"p1"_s);
        m_fixture->goTo(u"journal"_s);
        m_fixture->type(u"check"_s);
        m_fixture->press(u"Down"_s);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"journalList"_s);
        QCOMPARE(sentence().text(), checkInSentence(u"Ada Byron"_s, 1));
    }

    void handTableAndTimeNarrowIt() {
        checkIn(1, u"p1"_s);
        m_fixture->clock().set(m_fixture->clock().nowUtc().addSecs(2 * 60 * 60));
        m_fixture->book().session().setScorekeeper(u"CD"_s);
        checkIn(2, u"p1"_s);
        m_fixture->goTo(u"journal"_s);
        auto& hand = m_fixture->widget<QComboBox>(u"journalHand"_s);
        QVERIFY(hand.isVisible());
        hand.setCurrentText(u"CD"_s);
        QCOMPARE(acts(), QStringList{checkInSentence(u"Ada Byron"_s, 2)});
        hand.setCurrentIndex(0);
        auto& place = m_fixture->widget<QComboBox>(u"journalPlace"_s);
        place.setCurrentText(u"Heat 1"_s);
        QCOMPARE(acts(), QStringList{checkInSentence(u"Ada Byron"_s, 1)});
        place.setCurrentIndex(0);
        auto& span = m_fixture->widget<QComboBox>(u"journalSpan"_s);
        span.setCurrentText(u"Last hour"_s);
        QCOMPARE(acts(), QStringList{checkInSentence(u"Ada Byron"_s, 2)});
        span.setCurrentText(u"Between…"_s);
        QVERIFY(m_fixture->widget<QWidget>(u"journalFrom"_s).isVisible());
        QCOMPARE(acts().size(), 3); // since midnight
    }

    void aKeyPutsAnEntryBack() {
        checkIn(1, u"p1"_s);
        rule(u"Trade"_s);
        m_fixture->goTo(u"journal"_s);
        choose(1);
        m_fixture->press(u"Ctrl+R"_s);
        QVERIFY(std::get<DunePlay>(m_fixture->event().play).heats.front().entrants.empty());
        QCOMPARE(m_fixture->event().rulings.size(), size_t(1));
        QCOMPARE(act(0), u"Reverted: "_s + checkInSentence(u"Ada Byron"_s, 1));
        QVERIFY(m_fixture->notice().contains(checkInSentence(u"Ada Byron"_s, 1)));
        QCOMPARE(sentence().text(), checkInSentence(u"Ada Byron"_s, 1)); // still the chosen one
    }

    // The event "has changed in the meantime", it said.
    void whatIsRevertedAlreadySaysSo() {
        checkIn(1, u"p1"_s);
        rule(u"Trade"_s);
        m_fixture->goTo(u"journal"_s);
        choose(1);
        m_fixture->press(u"Ctrl+R Ctrl+R"_s);
        QVERIFY2(m_fixture->notice().startsWith(u"This change is already reverted."_s),
                 qPrintable(m_fixture->notice()));
        QCOMPARE(m_fixture->book().nextUndo()->change.kind, ChangeKind::PutBack);
        QVERIFY(std::get<DunePlay>(m_fixture->event().play).heats.front().entrants.empty());
    }

    void whatLaterChangesStandOnIsRefusedNamingThem() {
        Settings settings = m_fixture->event().settings;
        settings.finalists = Positive(5);
        QVERIFY(m_fixture->book().perform(changeSettings(m_fixture->event(), settings)));
        settings.finalists = Positive(4);
        QVERIFY(m_fixture->book().perform(changeSettings(m_fixture->event(), settings)));
        m_fixture->goTo(u"journal"_s);
        choose(1);
        m_fixture->press(u"Ctrl+R"_s);
        QCOMPARE(m_fixture->event().settings.finalists, Positive(4));
        QVERIFY2(m_fixture->notice().contains(u"settings changed"_s),
                 qPrintable(m_fixture->notice()));
    }

    void anImportSaysWhyItStays() {
        m_fixture->goTo(u"journal"_s);
        QVERIFY(!m_fixture->widget<QPushButton>(u"journalPutBack"_s).isEnabled());
        QVERIFY(!m_fixture->widget<QLabel>(u"journalWhyNot"_s).text().isEmpty());
    }

    void newEntriesMoveNeitherChoiceNorScroll() {
        for (int number = 0; number < 100; ++number)
            rule(u"topic %1"_s.arg(number));
        m_fixture->goTo(u"journal"_s);
        QCoreApplication::processEvents(); // the list is as high as its rows now
        choose(60);
        list().scrollTo(list().currentIndex(), QAbstractItemView::PositionAtTop);
        const QString top = act(list().indexAt(QPoint(0, 0)).row());
        const QString chosen = sentence().text();
        rule(u"while reading"_s);
        QCOMPARE(act(0), u"Ruling recorded: while reading"_s);
        QCOMPARE(act(list().indexAt(QPoint(0, 0)).row()), top);
        QCOMPARE(act(list().currentIndex().row()), chosen);
        QCOMPARE(sentence().text(), chosen);
        list().scrollToTop();
        rule(u"at the top"_s);
        QCOMPARE(list().verticalScrollBar()->value(), 0); // there the newest comes into view
    }

    void aLongJournalIsReadWhileThePageIsShown() {
        comeAndGo(3 * JournalModel::pageLength);
        m_fixture->workspace().go(u"journal"_s); // without a turn of the event loop
        QCOMPARE(list().model()->rowCount(), int(JournalModel::pageLength));
        QTRY_COMPARE_WITH_TIMEOUT(list().model()->rowCount(), 3 * JournalModel::pageLength + 1,
                                  patience);
        QCOMPARE(list().currentIndex().row(), 0);
    }
};

} // namespace mentat::test::tst_journal

MENTAT_TEST(tst_journal, TestJournal, QApplication)
#include "tst_journal.moc"
