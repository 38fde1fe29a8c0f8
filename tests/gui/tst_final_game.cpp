#include "model/changes/change_kind.h"
#include "model/rounds/round.h"
#include "scoring/dune/final/dune_placements.h"
#include "scoring/dune/final/final_game.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/kinds/final_document.h"
#include "tests/support/patience.h"
#include "tests/support/player_ids.h"
#include "tests/support/test_program.h"
#include "ui/dune/results/sheet/dune_fields.h"
#include "ui/dune/results/sheet/sheet_edit.h"
#include "ui/heats/day/heat_clock.h"
#include "ui/sheets/sheet_view.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_final_game {

/// The final's game from the vote to its places, by keys alone.
class TestFinalGame : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    void open(const FinalDocument& document = {}) {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->clock().set(QDateTime::fromString(u"2026-08-01T09:05:00Z"_s, Qt::ISODate));
        m_fixture->open({finalDocument(document)});
        m_fixture->workspace().go(u"final"_s, u"tables"_s);
    }
    void openWithExpansion() {
        FinalDocument document;
        document.sets = R"(["base", "ixians-tleilaxu"])";
        open(document);
    }
    static void keys(const QString& names) {
        for (const QString& name : names.split(u' ', Qt::SkipEmptyParts)) {
            WindowFixture::press(name);
            QCoreApplication::processEvents();
        }
    }
    const DunePlay& play() { return std::get<DunePlay>(m_fixture->event().play); }
    const Game& game() { return *play().finalGame(); }
    const Seat& seatOf(int number) {
        return *std::ranges::find(game().seats, player(number), &Seat::player);
    }
    FinalStep step() { return finalState(m_fixture->event()).step; }
    QTableView& list(const QString& name) { return m_fixture->widget<QTableView>(name); }
    QString cell(const QString& name, int row, int column) {
        return list(name).model()->index(row, column).data().toString();
    }
    QString text(const QString& label) { return m_fixture->widget<QLabel>(label).text(); }
    QString clock() { return m_fixture->widget<HeatClock>(u"heatClock"_s).text(); }
    QString nextStep() { return m_fixture->widget<QPushButton>(u"nextStep"_s).text(); }
    /// Where the mark stands: row and column.
    std::pair<int, int> mark() {
        const QModelIndex current = list(u"finalistsList"_s).currentIndex();
        return {current.row(), current.column()};
    }
    SheetView* sheet() {
        for (auto* shown : m_fixture->window().findChildren<SheetView*>()) {
            if (shown->isVisible())
                return shown;
        }
        return nullptr;
    }
    DuneFields* fields() { return static_cast<DuneFields*>(&sheet()->fields()); }
    /// Picked, seated in the order of the line-up, and started.
    void startSeated(const QString& picks, int players) {
        keys(picks);
        for (int number = 1; number <= players; ++number)
            keys(QString::number(number));
        keys(u"Ctrl+Return"_s);
        QVERIFY(game().start);
    }
    /// The Guild predicted, allied with the Emperor; values that fall from row to row.
    void typePrediction() {
        fields()->focus({FieldKind::Predicted});
        keys(u"G"_s);
        fields()->focus({FieldKind::Alliances});
        keys(u"G E Return"_s);
        for (int row = 0; row < 6; ++row) {
            fields()->focus({FieldKind::Strongholds, row});
            keys(QString::number(std::max(0, 2 - row)));
            fields()->focus({FieldKind::Tokens, row});
            keys(QString::number(9 - row) + u" Return"_s);
            fields()->focus({FieldKind::Spice, row});
            keys(u"3 Return"_s);
            fields()->focus({FieldKind::Cards, row});
            keys(u"2"_s);
        }
    }
    /// The places as "p6 p3 …".
    QString placed() {
        QStringList players;
        for (const Placement& placement : dunePlacements(m_fixture->event()))
            players.append(placement.player.text());
        return players.join(u' ');
    }

private Q_SLOTS:
    void cleanup() { m_fixture.reset(); }

    void aTiedVoteSaysWhomItFollows() {
        openWithExpansion();
        QCOMPARE(step(), FinalStep::Voting);
        QCOMPARE(mark(), std::pair(0, 2));
        keys(u"N Y Y N Y"_s);
        QCOMPARE(mark(), std::pair(5, 2));
        keys(u"N"_s);
        QCOMPARE(text(u"expansionVote"_s),
                 u"The expansion is out: 3–3, and Ada Byron, the first in the line-up to vote, "_s
                 u"breaks the tie (R7.2)."_s);
        QCOMPARE(step(), FinalStep::Picks);
        QCOMPARE(mark(), std::pair(0, 3)); // whose turn it is to pick
        // The vote stays changeable: back to its column.
        keys(u"Left Y"_s);
        QCOMPARE(text(u"expansionVote"_s), u"The expansion is in: 4 for, 2 against (R7.2)."_s);
        QVERIFY(m_fixture->widget<QPushButton>(u"pickI"_s).isVisible());
        keys(u"Ctrl+Z"_s);
        QVERIFY(text(u"expansionVote"_s).contains(u"is out: 3–3"_s));
    }

    void withoutAnExpansionThereIsNoVote() {
        open();
        QVERIFY(list(u"finalistsList"_s).isColumnHidden(2));
        QVERIFY(m_fixture->widget<QLabel>(u"expansionVote"_s).isHidden());
        QCOMPARE(step(), FinalStep::Picks);
    }

    void picksGoInOrderAndBackOneByOne() {
        open();
        QVERIFY(text(u"roundState"_s).startsWith(u"Ada Byron picks"_s));
        keys(u"G E A"_s);
        QCOMPARE(mark(), std::pair(3, 3));
        QVERIFY(text(u"roundState"_s).startsWith(u"Dorothy Vaughan picks"_s));
        keys(u"Backspace"_s);
        QCOMPARE(mark(), std::pair(2, 3));
        QVERIFY(!pickOf(play().choices, player(3)));
        keys(u"E"_s);
        QCOMPARE(m_fixture->notice(),
                 u"Emperor is taken by Blaise Pascal. Choose one that is left."_s);
        keys(u"H A F B"_s);
        QCOMPARE(pickOf(play().choices, player(3)), Faction::Harkonnen);
        QCOMPARE(play().choices.picks.size(), size_t(6));
        QCOMPARE(step(), FinalStep::TakingSeats);
        keys(u"Ctrl+Z"_s);
        QCOMPARE(mark(), std::pair(5, 3));
    }

    // The call list took them: "Y N" wrote "no answer" at the alternates.
    void afterTheLineUpIsClosedTheVotesHaveTheKeys() {
        FinalDocument document;
        document.sets = R"(["base", "ixians-tleilaxu"])";
        document.closed = false;
        open(document);
        keys(u"Ctrl+PgUp Home Space Space Space Space Space Space Ctrl+L"_s);
        QVERIFY(play().stage().closed);
        const auto calls = play().stage().calls;
        keys(u"Y N Return Ctrl+PgDown Y Y N N"_s);
        QCOMPARE(play().choices.expansionVotes.size(), size_t(6));
        keys(u"G Return E"_s);
        QCOMPARE(play().choices.picks.size(), size_t(2));
        QCOMPARE(play().stage().calls, calls);
        QCOMPARE(m_fixture->workspace().currentId(), u"final"_s);
    }

    void afterTheDrawOfSeatsThePicksHaveTheKeys() {
        open();
        const auto calls = play().stage().calls;
        keys(u"Ctrl+PgUp F9 G E"_s);
        QCOMPARE(play().choices.picks.size(), size_t(2));
        keys(u"Ctrl+PgUp X"_s); // who goes there means it
        QCOMPARE(play().choices.picks.size(), size_t(2));
        QCOMPARE(m_fixture->notice(), u"The line-up is closed. Reopen it to change who plays."_s);
        QCOMPARE(play().stage().calls, calls);
    }

    void picksAreTypedFromAnywhereBesideTheCallList() {
        open();
        m_fixture->widget<QPushButton>(u"nextStep"_s).setFocus();
        keys(u"G"_s);
        QCOMPARE(pickOf(play().choices, player(1)), Faction::Guild);
        QVERIFY(list(u"finalistsList"_s).hasFocus());
    }

    void aStartWithoutPicksIsAskedAbout() {
        open();
        keys(u"G F9 Ctrl+Return"_s);
        QVERIFY(!game().start);
        QVERIFY2(m_fixture->notice().startsWith(u"No faction is picked yet for Blaise Pascal"_s),
                 qPrintable(m_fixture->notice()));
        keys(u"E Ctrl+Return"_s); // others lack one now
        QVERIFY(!game().start);
        QVERIFY2(m_fixture->notice().startsWith(u"No faction is picked yet for Carl Gauss"_s),
                 qPrintable(m_fixture->notice()));
        keys(u"Ctrl+Return"_s);
        QVERIFY(game().start);
    }

    void aTradeIsOneKey() {
        open();
        keys(u"G E A H F B F9"_s);
        QCOMPARE(step(), FinalStep::ToStart);
        QCOMPARE(mark(), std::pair(0, 4));
        keys(u"E"_s); // Ada Byron gets the Emperor
        QCOMPARE(dune(seatOf(1)).faction, Faction::Emperor);
        QCOMPARE(dune(seatOf(2)).faction, Faction::Guild);
        QCOMPARE(cell(u"finalistsList"_s, 0, 3), u"Guild"_s);
        QCOMPARE(cell(u"finalistsList"_s, 0, 4), u"Emperor"_s);
    }

    void seatsAreTyped() {
        open();
        keys(u"G E A H F B"_s);
        QCOMPARE(nextStep(), u"Draw the seats"_s);
        keys(u"6 5 4 3 2 1"_s);
        QCOMPARE(step(), FinalStep::ToStart);
        QCOMPARE(seatOf(1).number, SeatNumber(6));
        QCOMPARE(seatOf(6).number, SeatNumber(1));
    }

    void itStartsItsClockAndEndsByF8() {
        open();
        startSeated(u"G E A H F B"_s, 6);
        QCOMPARE(game().start, VenueTime::of({2026, 8, 1}, {9, 5}));
        QVERIFY(list(u"finalistsList"_s).hasFocus()); // a stray key ends nothing
        m_fixture->clock().set(QDateTime::fromString(u"2026-08-01T10:05:00Z"_s, Qt::ISODate));
        QTRY_VERIFY_WITH_TIMEOUT(clock().contains(u"7:00:00 left"_s), patience);
        auto& waived = m_fixture->widget<QCheckBox>(u"finalClockWaived"_s);
        waived.setFocus();
        keys(u"Space"_s);
        QVERIFY(m_fixture->event().settings.finalClockWaived);
        QCOMPARE(m_fixture->book().nextUndo()->change.kind, ChangeKind::FinalClockWaived);
        QTRY_VERIFY_WITH_TIMEOUT(clock().contains(u"no clock"_s), patience);
        keys(u"F8"_s);
        QCOMPARE(game().end, VenueTime::of({2026, 8, 1}, {10, 5}));
        QVERIFY(sheet());
        QCOMPARE(step(), FinalStep::ResultDue);
    }

    void aPredictionPlaces() {
        open();
        // Guild, Emperor, Atreides, Harkonnen, Fremen; Bene Gesserit last in the line-up.
        startSeated(u"G E A H F B"_s, 6);
        m_fixture->clock().set(QDateTime::fromString(u"2026-08-01T15:40:00Z"_s, Qt::ISODate));
        keys(u"F8 8"_s);
        QVERIFY(sheet());
        fields()->focus({FieldKind::HowWon});
        keys(u"P"_s);
        typePrediction();
        keys(u"Ctrl+Return"_s);
        QVERIFY2(dune(game()).victory == Victory::BgPrediction, qPrintable(m_fixture->notice()));
        QVERIFY(!sheet());
        // Bene Gesserit 1st, the predicted player 2nd, the ally 3rd, then by own values.
        QCOMPARE(placed(), u"p6 p1 p2 p3 p4 p5"_s);
        QVERIFY(cell(u"placementsList"_s, 0, 6).contains(u"predicted who would win (R7.5)"_s));
        QVERIFY(cell(u"placementsList"_s, 1, 6).contains(u"was predicted to win (R7.5)"_s));
        QVERIFY(cell(u"placementsList"_s, 2, 6).contains(u"allied with the predicted"_s));
        QCOMPARE(cell(u"placementsList"_s, 0, 4), u"30"_s);
        QCOMPARE(cell(u"placementsList"_s, 0, 5), u"plaque"_s);
        QCOMPARE(cell(u"placementsList"_s, 3, 5), QString());
    }

    void equalFinalistsRoll() {
        FinalDocument document;
        document.more = equalFinal();
        open(document);
        QCOMPARE(step(), FinalStep::Rolls);
        QCOMPARE(cell(u"placementsList"_s, 1, 0), u"2 ="_s);
        QCOMPARE(cell(u"placementsList"_s, 2, 0), u"2 ="_s);
        QVERIFY(cell(u"placementsList"_s, 1, 6).contains(u"share the place until they roll"_s));
        QVERIFY(m_fixture->widget<QLineEdit>(u"finalDie1"_s).hasFocus());
        keys(u"0 Tab 5 Return"_s); // no die shows 0
        QVERIFY(play().stage().tieRolls.empty());
        QVERIFY(m_fixture->widget<QLineEdit>(u"finalDie1"_s).hasFocus());
        m_fixture->widget<QLineEdit>(u"finalDie1"_s).clear();
        m_fixture->widget<QLineEdit>(u"finalDie2"_s).clear();
        keys(u"4 Return 4 Return"_s);
        QCOMPARE(play().stage().tieRolls.size(), size_t(1));
        QCOMPARE(step(), FinalStep::Rolls); // the same: they roll again
        keys(u"2 Return 5 Return"_s);
        QCOMPARE(play().stage().tieRolls.size(), size_t(2));
        QCOMPARE(step(), FinalStep::Placed);
        QCOMPARE(placed(), u"p1 p3 p2 p4 p5 p6"_s);
        QVERIFY(text(u"champion"_s).contains(u"Ada Byron"_s));
        // The places have the page; nothing is marked where nothing is typed.
        QVERIFY(!m_fixture->widget<QTableView>(u"callList"_s).isVisible());
        QVERIFY(!m_fixture->widget<QTableView>(u"finalistsList"_s).currentIndex().isValid());
        QVERIFY(cell(u"placementsList"_s, 1, 6).contains(u"roll 5 vs. 2 (R4.4)"_s));
        QStringList made;
        for (const auto* line : m_fixture->window().findChildren<QLabel*>(u"placeRoll"_s)) {
            if (line->isVisible())
                made.append(line->text());
        }
        QCOMPARE(made, (QStringList{u"Blaise Pascal 4, Carl Gauss 4: still tied."_s,
                                    u"Carl Gauss 5, Blaise Pascal 2: Carl Gauss is ahead."_s}));
        keys(u"Ctrl+Z"_s);
        QCOMPARE(step(), FinalStep::Rolls);
        m_fixture->widget<QToolButton>(u"removeRoll"_s).click();
        QVERIFY(play().stage().tieRolls.empty());
    }
    void aFinalOfFive() {
        FinalDocument document;
        document.finalists = 5;
        open(document);
        QCOMPARE(list(u"finalistsList"_s).model()->rowCount(), 5);
        startSeated(u"G E A H F"_s, 5);
        keys(u"F8 8"_s);
        QVERIFY(sheet());
        fields()->focus({FieldKind::HowWon});
        keys(u"S"_s);
        fields()->focus({FieldKind::Winners});
        keys(u"E Ctrl+Return"_s);
        QVERIFY2(dune(game()).victory == Victory::Solo, qPrintable(m_fixture->notice()));
        QCOMPARE(dunePlacements(m_fixture->event()).size(), size_t(5));
        QCOMPARE(dunePlacements(m_fixture->event()).front().player, player(2));
    }

    void aCorrectionAsksWhoAndWhy() {
        FinalDocument document;
        document.more = equalFinal();
        open(document);
        keys(u"Ctrl+G F2"_s);
        QVERIFY(sheet());
        fields()->focus({FieldKind::Tokens, 2});
        keys(u"Ctrl+A 1 1 Return Ctrl+Return Ctrl+Return"_s); // a warning is looked at first
        WindowFixture::type(u"Carl"_s);
        keys(u"Return"_s);
        WindowFixture::type(u"miscounted"_s);
        keys(u"Return"_s);
        QCOMPARE(m_fixture->book().nextUndo()->change.operands,
                 (Values{u"Final"_s, QString(), u"miscounted"_s, u"Carl"_s}));
        QVERIFY(!sheet());
        QCOMPARE(placed(), u"p1 p3 p2 p4 p5 p6"_s);
    }

    void anOpenLineUpIsSaidAndStopsNobody() {
        FinalDocument document;
        document.closed = false;
        open(document);
        QVERIFY(m_fixture->widget<QLabel>(u"roundWhy"_s).isHidden()); // nothing is asked of it yet
        keys(u"G"_s);
        QCOMPARE(text(u"roundWhy"_s), u"The line-up is not closed and can still change."_s);
        startSeated(u"E A H F B"_s, 6);
        QVERIFY(m_fixture->widget<QLabel>(u"roundWhy"_s).isHidden());
    }

    void itIsFoundByCtrlK() {
        FinalDocument document;
        document.more = equalFinal();
        open(document);
        m_fixture->goTo(u"players"_s);
        keys(u"Ctrl+K"_s);
        WindowFixture::type(u"final"_s);
        keys(u"Down Return"_s);
        QCOMPARE(m_fixture->workspace().currentId(), u"results"_s);
        QVERIFY(sheet());
    }
};

} // namespace mentat::test::tst_final_game

MENTAT_TEST(tst_final_game, TestFinalGame, QApplication)
#include "tst_final_game.moc"
