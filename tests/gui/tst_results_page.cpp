#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/result_acts.h"
#include "model/changes/change_kind.h"
#include "scoring/dune/results/adjudication.h"
#include "scoring/dune/standings/dune_standings.h"
#include "tests/gui/results_fixture.h"
#include "tests/support/test_program.h"
#include "ui/dune/results/sheet/dune_fields.h"
#include "ui/heats/results/results_page.h"
#include "ui/itemmodels/heats/results_model.h"
#include "ui/sheets/sheet_view.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTabBar>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_results_page {

/// Result sheets typed as fast as they are read, by keys alone. The keys are counted.
class TestResultsPage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ResultsFixture> m_fixture;

    const Game& game(int table = 1) { return m_fixture->game(table); }
    const Seat& seat(int number) { return game().seats[static_cast<size_t>(number - 1)]; }

    void compareSeat(int number, Faction faction, int halves, std::array<int, 4> values) {
        const Seat& shown = seat(number);
        QCOMPARE(dune(shown).faction, faction);
        QCOMPARE(dune(shown).performancePoints, PerformancePoints::fromHalves(halves));
        QCOMPARE(dune(shown).strongholds, Count(values[0]));
        QCOMPARE(dune(shown).tokens, Count(values[1]));
        QCOMPARE(dune(shown).spice, Count(values[2]));
        QCOMPARE(dune(shown).cards, Count(values[3]));
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ResultsFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void theStandardSheet() {
        m_fixture->openHeat();
        // Table, turns, the end by one key, alliance of Emperor and Guild, all values.
        m_fixture->keys(u"1 Return 7 F8 A E G Return F3"_s);
        m_fixture->keys(u"E 6 . 5 Return 2 1 1 Return 1 4 Return 2"_s);
        m_fixture->keys(u"G 5 Return 2 1 2 Return 1 0 Return 3"_s);
        m_fixture->keys(u"H 4 Return 0 1 0 Return 6 Return 4"_s);
        m_fixture->keys(u"F 3 . 5 Return 1 1 4 Return 2 1 Return 1"_s);
        m_fixture->keys(u"A 2 Return 0 9 Return 1 1 Return 0"_s);
        m_fixture->keys(u"B 2 . 5 Return 0 1 3 Return 1 0 Return 4"_s);
        m_fixture->keys(u"Ctrl+Return"_s);
        QCOMPARE(m_fixture->fixture().notice(), QString());
        QCOMPARE(dune(game()).victory, Victory::Alliance);
        QCOMPARE(dune(game()).ending, Ending::Victory);
        QCOMPARE(game().turns, Turns(7));
        QCOMPARE(game().end, VenueTime::of({2026, 7, 29}, {17, 12}));
        compareSeat(1, Faction::Emperor, 13, {2, 11, 14, 2});
        compareSeat(2, Faction::Guild, 10, {2, 12, 10, 3});
        compareSeat(3, Faction::Harkonnen, 8, {0, 10, 6, 4});
        compareSeat(4, Faction::Fremen, 7, {1, 14, 21, 1});
        compareSeat(5, Faction::Atreides, 4, {0, 9, 11, 0});
        compareSeat(6, Faction::BeneGesserit, 5, {0, 13, 10, 4});
        QVERIFY(dune(seat(1)).winner && dune(seat(2)).winner && !dune(seat(3)).winner);
        QVERIFY(areAllied(seat(1), seat(2)));
        m_fixture->report("the standard sheet, all thirty values", 85);
    }

    void theEverydaySheet() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7 F8 A E G Return"_s);
        m_fixture->keys(u"E 6 . 5 Return 2 1 1 Return 1 4 Return 2"_s);
        m_fixture->keys(u"G 5 Return 2 1 2 Return 1 0 Return 3"_s);
        m_fixture->keys(u"H 4 Return F 3 . 5 Return A 2 Return B 2 . 5 Return"_s);
        m_fixture->keys(u"Ctrl+Return"_s);
        QCOMPARE(dune(game()).victory, Victory::Alliance);
        compareSeat(2, Faction::Guild, 10, {2, 12, 10, 3});
        QCOMPARE(dune(seat(6)).performancePoints, PerformancePoints::fromHalves(5));
        QVERIFY(!dune(seat(6)).tokens);
        m_fixture->report("its everyday form", 60);
    }

    void theWorstSheet() {
        m_fixture->openHeat();
        m_fixture->setTime(u"18:30"_s);
        m_fixture->keys(u"1 Return 1 0 1 7 4 5 A E G A F Return E F3"_s);
        m_fixture->keys(u"E 1 0 . 5 Return 2 1 1 Return 1 4 Return 2"_s);
        m_fixture->keys(u"G 1 1 . 5 Return 2 1 2 Return 1 0 Return 3"_s);
        m_fixture->keys(u"H D 8 1 . 5 Return 0 1 0 Return 1 6 Return 4"_s);
        m_fixture->keys(u"F 5 . 5 Return 1 1 4 Return 2 1 Return 1"_s);
        m_fixture->keys(u"A 2 . 5 Return 0 1 9 Return 1 1 Return 0"_s);
        m_fixture->keys(u"B 1 . 5 Return 0 1 3 Return 1 0 Return 4"_s);
        m_fixture->keys(u"Ctrl+Return"_s);
        QCOMPARE(dune(game()).victory, Victory::Alliance);
        QCOMPARE(game().turns, Turns(10));
        QCOMPARE(game().end, VenueTime::of({2026, 7, 29}, {17, 45}));
        QVERIFY(seat(3).dropout && dune(seat(3)).dropoutTurn == Count(8) && !seat(3).excused);
        QVERIFY(areAllied(seat(4), seat(5)) && areAllied(seat(1), seat(2)));
        QVERIFY(dune(seat(2)).winner && !dune(seat(4)).winner);
        compareSeat(3, Faction::Harkonnen, 3, {0, 10, 16, 4});
        compareSeat(6, Faction::BeneGesserit, 3, {0, 13, 10, 4});
        m_fixture->report("the worst sheet", 115);
    }

    void anAdjudicationWithUnknownCards() {
        m_fixture->openHeat(1);
        m_fixture->setTime(u"18:30"_s);
        m_fixture->keys(u"1 Return 8 1 8 0 0 J Down"_s);
        m_fixture->keys(u"E 4 Return 2 1 2 Return 5 Return -"_s);
        m_fixture->keys(u"G 5 Return 2 1 2 Return 5 Return 3"_s);
        // No verdict while the cards decide and are not known.
        QVERIFY(m_fixture->verdict().isEmpty() || !m_fixture->verdict().contains(u"vs."_s));
        m_fixture->keys(u"H 4 Return 1 9 Return 1 Return -"_s);
        m_fixture->keys(u"F 3 Return 0 9 Return 1 Return -"_s);
        m_fixture->keys(u"A 2 Return 0 9 Return 1 Return -"_s);
        m_fixture->keys(u"B 6 Return 0 9 Return 1 Return -"_s);
        m_fixture->keys(u"Ctrl+Return"_s);
        // P3: it is recorded as waiting, and what it waits for is asked first.
        QVERIFY2(!dune(game()).victory, "an open verdict names nobody");
        QVERIFY(!m_fixture->sheet());
        QVERIFY(m_fixture->fixture().book().session().drafts().empty());
        QCOMPARE(dune(seat(2)).cards, Count(3));
        QVERIFY2(m_fixture->questions().front().startsWith(u"Ada Byron's cards"),
                 qPrintable(m_fixture->questions().front()));
        m_fixture->keys(u"1 Return"_s);
        QVERIFY(!m_fixture->sheet()->isReading());
        // The Game Master names the winner; what could decide is still asked for.
        m_fixture->fields()->focus({FieldKind::Winners});
        m_fixture->keys(u"G Ctrl+Return Ctrl+Return"_s); // R10.24: no verdict says so
        QCOMPARE(dune(game()).victory, Victory::Adjudicated);
        QVERIFY(dune(seat(2)).winner);
        QCOMPARE(dune(game()).ending, Ending::TimeLimit);
        // The losers' cards can decide nothing of this game any more: of the sheet only Emperor's
        // are asked for, and below it what could decide between players of equal points.
        QCOMPARE(m_fixture->questions().front(), u"Ada Byron's cards"_s);
        QCOMPARE(m_fixture->cell(0, ResultsModel::Questions), u"4, could matter"_s);
        m_fixture->answer(u"Dorothy Vaughan's cards (could matter)"_s, u"2"_s);
        QCOMPARE(dune(seat(4)).cards, Count(2));
        QVERIFY(!m_fixture->questions().contains(u"Dorothy Vaughan's cards (could matter)"_s));
    }

    void aVerdictIsAwaitedAndTheAnswerNamesIt() { // R3.5
        m_fixture->openHeat(1);
        Game counted = game();
        dune(counted).victory = Victory::Adjudicated;
        counted.end = VenueTime::of({2026, 7, 29}, {18, 0});
        for (Seat& seat : counted.seats) {
            dune(seat).faction = static_cast<Faction>(seat.number.value() - 1);
            dune(seat).strongholds = Count(seat.number.value() < 3 ? 2 : 0);
        }
        dune(counted.seats[0]).tokens = Count(7);
        OpenBook& book = m_fixture->fixture().book();
        book.perform(recordGame(book.event(), {HeatNumber(1), TableNumber(1)},
                                withoutOpenVerdict(counted, book.event().settings)));
        QCOMPARE(m_fixture->cell(0, ResultsModel::Status), u"no verdict yet"_s);
        QCOMPARE(m_fixture->cell(0, ResultsModel::Outcome),
                 u"waiting for Blaise Pascal's tokens"_s);
        QCOMPARE(m_fixture->questions().front(),
                 u"Blaise Pascal's tokens (needed for the verdict)"_s);
        // The sheet is as it was typed.
        m_fixture->keys(u"1 Return"_s);
        QCOMPARE(m_fixture->fields()->state().text.victory, Victory::Adjudicated);
        m_fixture->keys(u"Escape"_s);
        m_fixture->answer(m_fixture->questions().front(), u"9"_s);
        QCOMPARE(dune(game()).victory, Victory::Adjudicated);
        QVERIFY(dune(seat(2)).winner && !dune(seat(1)).winner);
        QCOMPARE(m_fixture->cell(0, ResultsModel::Status), u"recorded"_s);
    }

    void whatIsNotAskedIsOneLine() {
        m_fixture->openHeat(4);
        m_fixture->recordSolo(u"3"_s, 1);
        // Three tables still play, and bring others than these who lost.
        QCOMPARE(m_fixture->questions(), QStringList());
        auto& line = m_fixture->fixture().widget<QLabel>(u"resultsNotAsked"_s);
        QVERIFY(line.isVisible());
        QCOMPARE(line.text(), u"Strongholds unknown for 5 losers; they change nothing so far"_s);
    }

    void anAdjudicationByTheValues() {
        m_fixture->openHeat(1);
        m_fixture->setTime(u"18:30"_s);
        m_fixture->keys(u"1 Return 1 0 1 8 0 0 J E G Return"_s);
        m_fixture->keys(u"E 4 Return 1 1 2 Return 5 Return -"_s);
        m_fixture->keys(u"G 5 Return 1 1 2 Return 5 Return -"_s);
        m_fixture->keys(u"H 4 Return 1 9 Return 1 Return -"_s);
        m_fixture->keys(u"F 3 Return 1 9 Return 1 Return -"_s);
        m_fixture->keys(u"A 2 Return 0 9 Return 1 Return -"_s);
        m_fixture->keys(u"B 6 Return 0 9 Return 1 Return -"_s);
        QVERIFY(m_fixture->verdict().contains(u"Ada Byron"_s));
        // Strongholds decided: tokens can change nothing, whatever they are.
        QVERIFY(isBesideThePoint(m_fixture->fields()->state(), {FieldKind::Tokens, 4}));
        QVERIFY(!isBesideThePoint(m_fixture->fields()->state(), {FieldKind::Strongholds, 4}));
        m_fixture->keys(u"Ctrl+Return Ctrl+Return"_s); // R10.24: is it not a Guild default?
        QVERIFY(dune(seat(1)).winner && dune(seat(2)).winner && !dune(seat(3)).winner);
        QCOMPARE(dune(game()).ending, Ending::TurnLimit);
    }

    void aConcessionInTheFirstTurn() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 0 1 4 0 0 C S Down H Return Ctrl+Return"_s);
        QVERIFY2(!dune(game()).victory, "nobody plays Harkonnen yet");
        m_fixture->fields()->focus({FieldKind::SidePlayed, 2});
        m_fixture->keys(u"H Ctrl+Return"_s);
        QCOMPARE(game().turns, Turns(0));
        QCOMPARE(dune(game()).ending, Ending::Concession);
        QCOMPARE(dune(game()).victory, Victory::Solo);
        QVERIFY(dune(seat(3)).winner);
    }

    void aPredictionWithoutAPredictedPlayer() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 5 F8 P Down - E - G - H - F - A - B - - - - -"_s);
        m_fixture->keys(u"Ctrl+Return"_s);
        QCOMPARE(dune(game()).victory, Victory::BgPrediction);
        QVERIFY(dune(seat(6)).winner && !dune(game()).predicted);
        // R2.4: the predicted player gets no QP, so that nobody need be asked.
        QVERIFY(!m_fixture->questions().contains(u"predicted player"_s));
        QVERIFY(m_fixture->fixture().widget<QLabel>(u"resultsNotAsked"_s).isVisible());
    }

    void aHalfTypedSheetIsKept() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7 F8 A E G Return E 7 ."_s);
        m_fixture->fixture().reopen();
        m_fixture->showPage();
        m_fixture->keys(u"1 Return"_s);
        const SheetText& text = m_fixture->fields()->state().text;
        QCOMPARE(text.numbers[FieldKind::TurnsPlayed], u"7"_s);
        QCOMPARE(text.alliances.trimmed(), u"EG"_s);
        QCOMPARE(text.rows[0].points, u"7."_s);
        QVERIFY(!dune(game()).victory);
    }

    void sheetsStandSideBySide() {
        m_fixture->openHeat(2);
        m_fixture->keys(u"1 Return 7"_s);
        m_fixture->openSheet(2);
        m_fixture->keys(u"6 Ctrl+PgUp"_s);
        QCOMPARE(m_fixture->sheet()->place().table, TableNumber(1));
        QCOMPARE(m_fixture->fields()->state().text.numbers[FieldKind::TurnsPlayed], u"7"_s);
        m_fixture->keys(u"Ctrl+PgDown"_s);
        QCOMPARE(m_fixture->sheet()->place().table, TableNumber(2));
        QCOMPARE(m_fixture->fields()->state().text.numbers[FieldKind::TurnsPlayed], u"6"_s);
    }

    void escapeLeavesTheDraft() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7 Escape"_s);
        QVERIFY(!m_fixture->sheet());
        QCOMPARE(m_fixture->cell(0, 1), u"draft"_s);
        m_fixture->keys(u"1 Return"_s);
        QCOMPARE(m_fixture->fields()->state().text.numbers[FieldKind::TurnsPlayed], u"7"_s);
    }

    void whatToTypeIsSaidBelowTheTables() {
        m_fixture->openHeat(2);
        const auto& hint = m_fixture->fixture().widget<QLabel>(u"resultsHint"_s);
        const auto& tables = m_fixture->fixture().widget<QTableView>(u"resultsList"_s);
        QVERIFY(hint.isVisible());
        QVERIFY(hint.y() > tables.geometry().bottom() && hint.x() == tables.x());
        QVERIFY(tables.isColumnHidden(2) && tables.isColumnHidden(3)); // none has ended
        m_fixture->keys(u"1 Return"_s);
        QVERIFY(!hint.isVisible());
        m_fixture->keys(u"Escape F8"_s);
        QVERIFY(hint.isVisible());
        QVERIFY(!tables.isColumnHidden(2));
    }

    void endedNowBeforeTheSheetIsIn() {
        m_fixture->openHeat(2);
        m_fixture->keys(u"2 F8"_s);
        QCOMPARE(game(2).end, VenueTime::of({2026, 7, 29}, {17, 12}));
        QCOMPARE(m_fixture->cell(1, 1), u"ended, no sheet"_s);
        m_fixture->keys(u"F8"_s);
        QVERIFY(m_fixture->fixture().notice().contains(u"has ended"_s));
    }

    void nonsenseIsRefusedAtItsField() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7 F8 A E G Return E 7 . 3 Return"_s);
        QCOMPARE(m_fixture->field({FieldKind::Points, 0}).mark(), SheetEdit::Mark::Wrong);
        QVERIFY(m_fixture->field({FieldKind::Points, 0}).toolTip().contains(u"7.3"_s));
        m_fixture->keys(u"Ctrl+Return"_s);
        QVERIFY(!dune(game()).victory);
        m_fixture->keys(u"F2"_s);
        QCOMPARE(m_fixture->focusedField().kind, FieldKind::Points);
    }

    void aWarningIsAcceptedByOneKey() {
        m_fixture->openHeat();
        m_fixture->recordSolo(u"2"_s); // strongholds of a solo winner: too few (R10.25)
        QCOMPARE(m_fixture->cell(0, 6), u"1"_s);
        m_fixture->keys(u"F6"_s);
        QCOMPARE(m_fixture->cell(0, 6), QString());
        QCOMPARE(game().accepted.size(), size_t{1});
        QCOMPARE(game().accepted.front().rule, Rule::R10_25);
    }

    void whatIsMarkedIsAskedAboutOnce() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7 F8 S Down E Return E 7 Return 2 1 1 Return 1 4 Return 2"_s);
        m_fixture->keys(u"G 5 Return H 4 Return F 3 Return A 2 Return B 1 Return Ctrl+Return"_s);
        QVERIFY(!dune(game()).victory);
        QVERIFY(m_fixture->refusal().startsWith(u"Check what is marked first."));
        m_fixture->keys(u"F6 Ctrl+Return"_s); // what was accepted is asked about no more
        QCOMPARE(dune(game()).victory, std::optional(Victory::Solo));
        m_fixture->keys(u"1 Return F2"_s);
        m_fixture->fields()->focus({FieldKind::Points, 3});
        m_fixture->keys(u"9 9 Ctrl+Return"_s);
        QVERIFY(m_fixture->correctionEffect().isEmpty());
        m_fixture->keys(u"F2"_s);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::Points, 3}));
        m_fixture->keys(u"Ctrl+Return"_s); // it is meant
        QVERIFY(!m_fixture->correctionEffect().isEmpty());
    }

    // At the culprit, and before there is a victory.
    void whatTheBoardCannotHoldIsRed() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7"_s);
        const auto markAfter = [this](const SheetField& field, const QString& keys) {
            m_fixture->fields()->focus(field);
            m_fixture->keys(keys);
            return m_fixture->field(field).mark();
        };
        QCOMPARE(markAfter({FieldKind::Points, 1}, u"2 4 . 5"_s), SheetEdit::Mark::None);
        QCOMPARE(markAfter({FieldKind::Points, 2}, u"3"_s), SheetEdit::Mark::None);
        QCOMPARE(m_fixture->field({FieldKind::Points, 1}).mark(), SheetEdit::Mark::Wrong);
        QCOMPARE(markAfter({FieldKind::Points, 2}, u"3 3 . 5"_s), SheetEdit::Mark::Wrong);
        QCOMPARE(m_fixture->field({FieldKind::Points, 1}).mark(), SheetEdit::Mark::None);
        m_fixture->keys(u"F3"_s); // the losers' values too
        QCOMPARE(markAfter({FieldKind::Strongholds, 0}, u"6"_s), SheetEdit::Mark::Wrong);
        QCOMPARE(markAfter({FieldKind::Tokens, 0}, u"4 0"_s), SheetEdit::Mark::Wrong);
        QCOMPARE(markAfter({FieldKind::Spice, 0}, u"3 0 0"_s), SheetEdit::Mark::Wrong);
        QCOMPARE(markAfter({FieldKind::EndTime}, u"2 3 5 1"_s), SheetEdit::Mark::Wrong);
        QCOMPARE(markAfter({FieldKind::EndTime}, u"1 7 1 2"_s), SheetEdit::Mark::None);
    }

    void anAnswerIsTypedInPlace() {
        m_fixture->openHeat(2); // table 2 still plays: its winner may tie with this one
        m_fixture->recordSolo(u"-"_s);
        QVERIFY(m_fixture->questions().contains(u"Ada Byron's strongholds"_s));
        m_fixture->answer(u"Ada Byron's strongholds"_s, u"3"_s);
        QCOMPARE(dune(seat(1)).strongholds, Count(3));
        QVERIFY(!m_fixture->questions().contains(u"Ada Byron's strongholds"_s));
        QCOMPARE(m_fixture->lastKind(), ChangeKind::QuestionsAnswered);
    }

    void aCorrectionSaysWhatItChanges() {
        m_fixture->openHeat();
        m_fixture->recordSolo(u"3"_s);
        m_fixture->keys(u"1 Return F2"_s);
        m_fixture->fields()->focus({FieldKind::Winners});
        m_fixture->keys(u"G Ctrl+Return"_s);
        QVERIFY2(dune(seat(1)).winner, "nothing is corrected before it is said what that changes");
        QVERIFY(m_fixture->correctionEffect().contains(u"QP of 2 player"_s));
        WindowFixture::type(u"Blaise Pascal"_s);
        WindowFixture::press(u"Return"_s);
        WindowFixture::type(u"read the wrong line"_s);
        WindowFixture::press(u"Return"_s);
        QVERIFY(dune(seat(2)).winner && !dune(seat(1)).winner);
        QVERIFY(m_fixture->fixture().book().nextUndo());
        const JournalEntry& entry = *m_fixture->fixture().book().nextUndo();
        QCOMPARE(entry.change.kind, ChangeKind::ResultCorrected);
        QCOMPARE(m_fixture->fixture().book().wording().journal(entry),
                 u"Table 1 of heat 1: result corrected, requested by Blaise Pascal (read the "_s
                 u"wrong line)"_s);
    }

    void aCorrectionOnTheNextDayChangesTheCut() {
        m_fixture->openHeat(2);
        m_fixture->recordSolo(u"3"_s, 1);
        m_fixture->recordSolo(u"3"_s, 2);
        m_fixture->fixture().clock().set(
            QDateTime::fromString(u"2026-07-30T10:00:00Z"_s, Qt::ISODate));
        m_fixture->keys(u"2 Return F2"_s);
        m_fixture->fields()->focus({FieldKind::Winners});
        m_fixture->keys(u"G Ctrl+Return"_s);
        const QString effect = m_fixture->correctionEffect();
        QVERIFY2(effect.contains(u"Henri Cartan above the cut now"_s), qPrintable(effect));
        // Grace Hopper stays: of those with 0 QP she has the best values at the end of play.
        QVERIFY2(effect.contains(u"Emmy Noether below the cut now"_s), qPrintable(effect));
        m_fixture->keys(u"Ctrl+Return"_s);
        QVERIFY(dune(game(2).seats[1]).winner);
        const auto lineUp = duneAdvancement(m_fixture->fixture().event()).lineUp;
        QVERIFY(std::ranges::count(lineUp, *PlayerId::fromText(u"p8"_s)) == 1);
        QVERIFY(std::ranges::count(lineUp, *PlayerId::fromText(u"p5"_s)) == 0);
    }

    void aCorrectionIsGivenUp() {
        m_fixture->openHeat();
        m_fixture->recordSolo(u"3"_s);
        m_fixture->keys(u"1 Return F2"_s);
        m_fixture->fields()->focus({FieldKind::Points, 1});
        m_fixture->keys(u"6 Ctrl+Return Escape"_s);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::Points, 1}));
        QCOMPARE(dune(seat(2)).performancePoints, PerformancePoints::fromHalves(10));
        QCOMPARE(m_fixture->fields()->state().text.rows[1].points, u"6"_s);
    }

    // A17
    void whoIsNotRegisteredIsSaid() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return"_s);
        m_fixture->fields()->focus({FieldKind::Points, 0});
        m_fixture->keys(u"N"_s);
        WindowFixture::type(u"zzz"_s);
        const auto* list
            = m_fixture->fixture().widget<QWidget>(u"playerChoice"_s).findChild<QListWidget*>();
        QCOMPARE(list->count(), 1);
        QVERIFY(list->item(0)->text().startsWith(u"No player in this event has that name."));
        WindowFixture::press(u"Return"_s); // chooses nobody
        QVERIFY(m_fixture->fixture().widget<QWidget>(u"playerChoice"_s).isVisible());
    }

    void whoSatWhereIsCorrected() {
        m_fixture->openHeat(2);
        m_fixture->recordSolo(u"3"_s);
        m_fixture->keys(u"1 Return F2"_s);
        m_fixture->fields()->focus({FieldKind::Points, 0});
        m_fixture->keys(u"N"_s);
        WindowFixture::type(u"Henri Cartan"_s); // of table 2
        WindowFixture::press(u"Return"_s);
        m_fixture->keys(u"Ctrl+Return Return Return"_s);
        QCOMPARE(seat(1).player, *PlayerId::fromText(u"p8"_s));
        QVERIFY(dune(seat(1)).winner);
        QCOMPARE(game(2).seats[1].player, *PlayerId::fromText(u"p1"_s));
    }

    /// What a recorded result changes on the screen is its own row; pages that are not shown take
    /// it in when they are.
    void aRecordedResultRepaintsItsOwnRow() {
        m_fixture->openHeat(2);
        m_fixture->fixture().goTo(u"players"_s);
        m_fixture->showPage();
        int results = 0;
        int players = 0;
        const auto count = [](int& rows) {
            return [&rows](const QModelIndex& first, const QModelIndex& last) {
                rows += last.row() - first.row() + 1;
            };
        };
        auto& window = m_fixture->fixture();
        connect(window.widget<QTableView>(u"resultsList"_s).model(),
                &QAbstractItemModel::dataChanged, this, count(results));
        connect(window.widget<QTableView>(u"playersList"_s).model(),
                &QAbstractItemModel::dataChanged, this, count(players));
        m_fixture->recordSolo(u"3"_s);
        results = 0;
        players = 0;
        m_fixture->recordSolo(u"3"_s, 2);
        // Its state while it is typed, then the result.
        QVERIFY2(results > 0 && results <= 3, qPrintable(QString::number(results)));
        QCOMPARE(players, 0);
        window.goTo(u"players"_s);
        QVERIFY2(players > 0 && players <= 12, qPrintable(QString::number(players)));
    }

    void theSecondLook() {
        m_fixture->openHeat(2);
        m_fixture->recordSolo(u"3"_s, 2);
        m_fixture->recordSolo(u"3"_s, 1);
        m_fixture->keys(u"Ctrl+L"_s);
        // In the order in which they were typed.
        QCOMPARE(m_fixture->sheet()->place().table, TableNumber(2));
        m_fixture->keys(u"Space"_s);
        QVERIFY(game(2).checked);
        QCOMPARE(m_fixture->sheet()->place().table, TableNumber(1));
        m_fixture->keys(u"Space Space"_s); // a Space too many takes no mark off
        QVERIFY(game(1).checked && game(2).checked);
        m_fixture->keys(u"Up Space Escape"_s);
        QVERIFY2(!game(2).checked, "Space once more takes the mark off");
        QVERIFY(!m_fixture->sheet());
    }

    void thePileBeginsAtTheFirstUnchecked() {
        Heat heat{HeatNumber(1), {}, {}, {}, {}, {}};
        for (const int table : {1, 2, 3}) {
            heat.games.emplace_back();
            heat.games.back().table = TableNumber(table);
            heat.games.back().checked = table == 3;
        }
        SheetPile pile(heat, {TableNumber(3), TableNumber(1), TableNumber(2)});
        QCOMPARE(pile.top().table, TableNumber(1));
        QCOMPARE(pile.place(), 2);
        pile.step(-1);
        pile.step(-1); // not past the end
        QCOMPARE(pile.top().table, TableNumber(3));
        pile.check();
        pile.check();
        pile.check();
        QVERIFY(pile.isThrough());
        QCOMPARE(pile.top().table, TableNumber(2));
        pile.step(1);
        QVERIFY(!pile.isThrough());
        QVERIFY(SheetPile(heat, {}).isEmpty() && !SheetPile(heat, {}).round());
    }

    /// Else a tick would go to the table of that number in the heat that is shown now.
    void theSecondLookEndsWithItsHeat() {
        m_fixture->openHeat();
        m_fixture->recordSolo(u"3"_s);
        auto& window = m_fixture->fixture();
        QVERIFY(window.book().perform(addHeat(window.event(), HeatNumber(2), HeatDetails{})));
        m_fixture->keys(u"Ctrl+L"_s);
        QVERIFY(window.widget<QWidget>(u"secondLook"_s).isVisible());
        QVERIFY(m_fixture->sheet());
        auto& page = window.page<ResultsPage>(u"results"_s);
        page.findChild<QTabBar*>(u"roundTabs"_s)->setCurrentIndex(1);
        QVERIFY(!window.widget<QWidget>(u"secondLook"_s).isVisible());
        QVERIFY(!m_fixture->sheet());
        QVERIFY(!game().checked);
    }

    void besideTheVictoryOnlyOneLetterIsACommand() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7 F8 H"_s);
        QVERIFY2(!m_fixture->fields()->state().text.conceded, "H concedes nothing");
        m_fixture->keys(u"C"_s);
        QVERIFY(m_fixture->fields()->state().text.conceded);
    }

    void theControlGridSumsThePoints() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 2 F8 S Down E Return E"_s);
        m_fixture->keys(u"F2 E E E E E Space"_s);
        QCOMPARE(m_fixture->fields()->state().review.seats[0].normalized,
                 std::optional(Fraction(9, 4)));
    }

    void anotherLetterOvertypesTheFaction() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7 F8 S Down E Return E Left H 5"_s); // in its own field
        QCOMPARE(m_fixture->fields()->state().text.rows[0].faction, u"H"_s);
        QCOMPARE(m_fixture->fields()->state().text.rows[0].points, u"5"_s);
    }

    /// The winner of a solo victory by the number of the seat, before anybody's faction is typed.
    void aWinnerNamedByTheSeatStaysOne() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7 F8 S Down 1 Return E"_s);
        QCOMPARE(m_fixture->fields()->state().winners, u"E"_s);
        QCOMPARE(m_fixture->fields()->state().text.rows[0].faction, u"E"_s);
        QVERIFY(asksForValues(m_fixture->fields()->state(), 0));
    }

    void aWinnerWithoutAFactionIsSaidAtTheTable() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7 F8 S Down 1 Return Ctrl+Return"_s);
        QVERIFY(!dune(game()).victory);
        bool isSaid = false;
        for (const auto* label : m_fixture->sheet()->findChildren<QLabel*>())
            isSaid = isSaid || label->text().contains(u"A winner's faction is missing"_s);
        QVERIFY(isSaid);
    }

    void theGameMastersPointsNeedAReason() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7 F8 S Down E Return E 5 Q 2 Return Ctrl+Return"_s);
        QVERIFY(!dune(game()).victory);
        m_fixture->fields()->focus({FieldKind::QpReason, 0});
        WindowFixture::type(u"table was unseated"_s);
        m_fixture->keys(u"Ctrl+Return"_s);
        QCOMPARE(dune(game()).victory, Victory::Solo);
        QCOMPARE(dune(seat(1)).qp, QualificationPoints::fromHalves(4));
        QCOMPARE(dune(seat(1)).qpReason, u"table was unseated"_s);
    }

    void aLongReasonIsReadFromItsBeginning() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7 F8 S Down E Return E 5 Q 2 Return"_s);
        m_fixture->fields()->focus({FieldKind::QpReason, 0});
        WindowFixture::type(u"the table was unseated in the storm of the third turn"_s);
        m_fixture->keys(u"Ctrl+Return"_s);
        QVERIFY(dune(seat(1)).qpReason);
        m_fixture->openSheet(1);
        const SheetEdit& reason = m_fixture->field({FieldKind::QpReason, 0});
        QCOMPARE(reason.text(), *dune(seat(1)).qpReason);
        QVERIFY(reason.isVisible() && !reason.hasFocus());
        QCOMPARE(reason.cursorPosition(), 0);
        QVERIFY(reason.width() > reason.minimumWidth());
    }
};

} // namespace mentat::test::tst_results_page

MENTAT_TEST(tst_results_page, TestResultsPage, QApplication)
#include "tst_results_page.moc"
