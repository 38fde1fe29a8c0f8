#include "app/session/rounds/heat_acts.h"
#include "reports/wording/language/phrase.h"
#include "tests/gui/results_fixture.h"
#include "tests/gui/ruleset_document.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/desk/keys.h"
#include "ui/dune/results/sheet/dune_fields.h"
#include "ui/dune/results/sheet/sheet_course.h"
#include "ui/heats/results/results_page.h"
#include "ui/heats/round_tabs.h"
#include "ui/heats/rounds/rounds_page.h"
#include "ui/itemmodels/heats/results_model.h"
#include "ui/sheets/sheet_view.h"
#include "ui/typing/refused_bar.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScreen>
#include <QStatusBar>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_blind_keys {

/// Whoever types without looking: an Enter too many skips nothing, what follows a refusal lands
/// nowhere, and what is to be typed has its field.
class TestBlindKeys : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ResultsFixture> m_fixture;

    const Game& game(int table = 1) { return m_fixture->game(table); }
    QString text(const SheetField& field) { return m_fixture->field(field).text(); }
    const SheetText& typed() { return m_fixture->fields()->state().text; }
    RefusedBar& bar() { return *m_fixture->sheet()->findChild<RefusedBar*>(); }
    QString note() {
        return m_fixture->sheet()->findChild<QPlainTextEdit*>(u"sheetNote"_s)->toPlainText();
    }
    /// A sheet of which the strongholds of the winner are too few.
    void typeMarked() {
        m_fixture->openHeat(3);
        m_fixture->keys(u"1 Return 7 F8 S Down E Return E 7 Return 2 1 1 Return 1 4 Return 2"_s);
        m_fixture->keys(u"G 5 Return H 4 Return F 3 Return A 2 Return B 1 Return"_s);
    }
    QAction& line(const QString& text) {
        for (QAction* action : m_fixture->fixture().workspace().current()->actions()) {
            if (plainMenuText(action->text()) == plainMenuText(text))
                return *action;
        }
        qFatal("the menu Page has no line %s", qPrintable(text));
    }
    RoundTabs& tabs(const QString& page) {
        return *m_fixture->fixture().page<Page>(page).findChild<RoundTabs*>();
    }
    QStringList drafts() {
        QStringList all;
        for (const Draft& draft : m_fixture->fixture().book().session().drafts())
            all.append(draft.place + draft.content);
        return all;
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ResultsFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void everyEntryMayHaveItsEnter_data() {
        QTest::addColumn<int>("wait");
        for (const int wait : {0, 20, 70, 500})
            QTest::addRow("%d ms", wait) << wait;
    }
    void everyEntryMayHaveItsEnter() {
        QFETCH(const int, wait);
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return F3"_s);
        const auto enter = [&](const QString& keys) {
            m_fixture->keys(keys);
            QTest::qWait(wait);
            m_fixture->keys(u"Return"_s);
        };
        for (const QString& keys : {u"7"_s, u"1 7 1 2"_s, u"G"_s, u"G H"_s})
            enter(keys);
        QCOMPARE(typed().alliances.trimmed(), u"GH"_s);
        QCOMPARE(typed().rows[0].faction, QString());
        for (const QString& faction : {u"E"_s, u"G"_s, u"H"_s, u"F"_s, u"A"_s, u"B"_s}) {
            for (const QString& keys : {faction, u"2"_s, u"1"_s, u"9"_s, u"3"_s, u"4"_s})
                enter(keys);
        }
        for (const SheetRow& row : typed().rows) {
            QCOMPARE(row.points, u"2"_s);
            const std::array<QString, 4> typedValues{u"1"_s, u"9"_s, u"3"_s, u"4"_s};
            for (size_t value = 0; value < typedValues.size(); ++value)
                QCOMPARE(row.value(static_cast<EndValue>(value)), typedValues[value]);
        }
        QCOMPARE(typed().rows[5].faction, u"B"_s);
        QCOMPARE(note(), QString());
        WindowFixture::type(u"close"_s); // in the note
        QCOMPARE(note(), u"close"_s);
    }

    void aTabIsEatenAsWell() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7 Tab 1 7 1 2 Tab P Tab"_s);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::Alliances}));
        m_fixture->keys(u"Tab"_s);
        QVERIFY(m_fixture->focusedField() != (SheetField{FieldKind::Alliances}));
        m_fixture->fields()->focus({FieldKind::SidePlayed, 0});
        m_fixture->keys(u"E Tab 7 Return"_s);
        QCOMPARE(text({FieldKind::Points, 0}), u"7"_s);
    }

    // "ha" typed at PP made the row Atreides: no one looks at the faction there.
    void aLetterAtANumberChangesNoFaction() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7 F8 S Down E Return E"_s);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::Points, 0}));
        for (const QString& keys : {u"G"_s, u"7 Return F"_s}) {
            m_fixture->keys(keys);
            QCOMPARE(typed().rows[0].faction, u"E"_s);
            QVERIFY(m_fixture->field(m_fixture->focusedField()).isFlashing());
        }
        // In its own field a trade is one key, and takes the row out of those who won, and its
        // values with it.
        m_fixture->fields()->focus({FieldKind::SidePlayed, 0});
        m_fixture->keys(u"G"_s);
        QCOMPARE(typed().rows[0].faction, u"G"_s);
        QVERIFY(!m_fixture->field({FieldKind::Strongholds, 0}).isVisible());
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::Points, 0}));
    }

    // The second letter of the winning alliance became the first row's faction.
    void theOtherLettersOfTheWinnersAreEaten_data() {
        QTest::addColumn<QString>("winners");
        QTest::newRow("both") << u"E F"_s;
        QTest::newRow("and Enter") << u"E F Return"_s;
        QTest::newRow("the other first") << u"F E Return"_s;
        QTest::newRow("one") << u"E"_s;
    }
    void theOtherLettersOfTheWinnersAreEaten() {
        QFETCH(const QString, winners);
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 8 F8 A E F G H Return"_s);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::Winners}));
        m_fixture->keys(winners);
        QCOMPARE(typed().rows[0].faction, QString());
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::SidePlayed, 0}));
        m_fixture->keys(u"A 2 Return"_s);
        QCOMPARE(typed().rows[0].faction, u"A"_s);
        QCOMPARE(typed().rows[0].points, u"2"_s);
    }

    // The second Enter skipped Turns, and the turns stood in Ended.
    void anEnterTooManyOpensASheetAndNoMore() {
        m_fixture->openHeat(2);
        m_fixture->keys(u"1 Return Return 8"_s);
        QCOMPARE(typed().numbers[FieldKind::TurnsPlayed], u"8"_s);
        QCOMPARE(typed().ended, QString());
        m_fixture->keys(u"Escape"_s);
        m_fixture->fixture().workspace().go(u"results"_s,
                                            u"1/2"_s); // as the other pages lead there
        m_fixture->keys(u"Return 9"_s);
        QCOMPARE(typed().numbers[FieldKind::TurnsPlayed], u"9"_s);
        QCOMPARE(m_fixture->sheet()->place().table, TableNumber(2));
        m_fixture->keys(u"Return Return"_s); // the second is meant
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::HowWon}));
        // A Tab is no second Enter.
        m_fixture->keys(u"Escape"_s);
        m_fixture->fixture().workspace().go(u"results"_s, u"1/1"_s);
        const SheetField first = m_fixture->focusedField();
        m_fixture->keys(u"Tab"_s);
        QVERIFY(m_fixture->focusedField() != first);
    }

    // What was typed before Esc was selected, and the next digit took its place.
    void aDraftIsGoneOnWithAtItsEnd() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 8 F8 S Down E Return E 1"_s);
        const SheetField points{FieldKind::Points, 0};
        QCOMPARE(m_fixture->focusedField(), points);
        m_fixture->keys(u"Escape 1 Return"_s);
        QCOMPARE(m_fixture->focusedField(), points);
        QVERIFY(!m_fixture->field(points).hasSelectedText());
        m_fixture->keys(u"2"_s);
        QCOMPARE(text(points), u"12"_s);
    }

    // Behind the last answer the focus was in the status bar, where Enter opened the backups.
    void behindTheLastAnswerStandTheTables() {
        m_fixture->openHeat(1);
        m_fixture->recordSolo(u"-"_s);
        auto& window = m_fixture->fixture();
        auto& list = window.widget<QTableView>(u"questionsList"_s);
        list.setFocus();
        for (int asked = 0; asked < 50 && list.model()->rowCount() > 0; ++asked) {
            list.setCurrentIndex(list.model()->index(0, 2));
            m_fixture->keys(u"1"_s);
            QCoreApplication::processEvents();
            QCOMPARE(window.window().statusBar()->currentMessage(), QString()); // it was taken
            m_fixture->keys(u"Return"_s);
            QCoreApplication::processEvents();
        }
        QVERIFY(list.isHidden());
        QVERIFY(window.widget<QTableView>(u"resultsList"_s).hasFocus());
        m_fixture->keys(u"Return"_s);
        QVERIFY(!m_fixture->sheet());
    }

    void escapeLeadsFromTheAnswersToTheTables() {
        m_fixture->openHeat(1);
        m_fixture->recordSolo(u"-"_s);
        auto& list = m_fixture->fixture().widget<QTableView>(u"questionsList"_s);
        list.setFocus();
        const QStringList asked = m_fixture->questions();
        m_fixture->keys(u"Escape 1 Return"_s);
        QCOMPARE(m_fixture->questions(), asked);
        QVERIFY(m_fixture->sheet()); // of table 1
    }

    // It opened the control grid of the one sheet, and corrected all others.
    void f2CorrectsWhatWaitsForItsVerdictToo() {
        m_fixture->openHeat(1);
        m_fixture->setTime(u"18:30"_s);
        m_fixture->keys(u"1 Return 8 1 8 0 0 J Down"_s);
        m_fixture->keys(u"E 4 Return 2 1 2 Return 5 Return -"_s);
        m_fixture->keys(u"G 5 Return 2 1 2 Return 5 Return 3"_s);
        m_fixture->keys(u"H 4 Return 1 9 Return 1 Return -"_s);
        m_fixture->keys(u"F 3 Return 0 9 Return 1 Return -"_s);
        m_fixture->keys(u"A 2 Return 0 9 Return 1 Return -"_s);
        m_fixture->keys(u"B 6 Return 0 9 Return 1 Return -"_s);
        m_fixture->keys(u"Ctrl+Return"_s);
        QVERIFY(!dune(game()).victory && !m_fixture->sheet());
        m_fixture->keys(u"1 Return F2"_s);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::TurnsPlayed}));
        QVERIFY(typed().control.empty());
        m_fixture->keys(u"7"_s);
        QCOMPARE(typed().numbers[FieldKind::TurnsPlayed], u"7"_s);
        m_fixture->keys(u"F2 E"_s); // while it is corrected, as while any other is
        QCOMPARE(typed().control.size(), size_t(1));
    }

    // In the grid each letter leads on, and out of it.
    void anEnterBehindACellOfTheGridSkipsNone() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 2 F8 S Down E Return E F2 E Return G Return"_s);
        const auto& control = typed().control;
        QCOMPARE(control.begin()->second, u"EG"_s);
    }

    void behindARefusalNothingIsTyped_data() {
        QTest::addColumn<bool>("isRed");
        QTest::newRow("amber") << false;
        QTest::newRow("red") << true;
    }
    void behindARefusalNothingIsTyped() {
        QFETCH(const bool, isRed);
        typeMarked();
        if (isRed) {
            m_fixture->fields()->focus({FieldKind::Points, 0});
            m_fixture->keys(u"7 . 3"_s);
        }
        const SheetText before = typed();
        const QStringList kept = drafts();
        // The next table, as it is typed without looking; and one more.
        for (int table = 2; table <= 3; ++table) {
            m_fixture->keys(u"Ctrl+Return"_s);
            QVERIFY(bar().hasFocus());
            m_fixture->keys(u"%1"_s.arg(table));
            QVERIFY(bar().isFlashing());
            m_fixture->keys(u"Return 1 0 Return 1 7 1 9 Return F8 F3 G Return G H Return"_s);
            m_fixture->keys(u"E Return 5 Tab 3 Down 2 - Space"_s);
        }
        m_fixture->keys(u"Ctrl+Return"_s);
        QVERIFY(bar().hasFocus());
        QVERIFY(typed() == before);
        QCOMPARE(drafts(), kept);
        QVERIFY(!dune(game()).victory);
        QCOMPARE(m_fixture->sheet()->place().table, TableNumber(1));
        m_fixture->keys(u"F2"_s);
        QVERIFY(bar().isHidden());
        QCOMPARE(m_fixture->focusedField().row, std::optional(0));
    }

    void whoLooksRecordsByTheSameKeys() {
        typeMarked();
        m_fixture->keys(u"Ctrl+Return"_s);
        QVERIFY2(bar().sentence().startsWith(u"Check what is marked first. F2 goes to it."),
                 qPrintable(bar().sentence()));
        m_fixture->keys(u"F2 Ctrl+Return"_s); // it was looked at, and is meant
        QVERIFY(dune(game()).victory);
    }

    void whatLeadsToTheMark_data() {
        QTest::addColumn<QString>("key");
        for (const QString& key : {u"F2"_s, u"Tab"_s, u"Down"_s, u"Up"_s})
            QTest::newRow(qPrintable(key)) << key;
    }
    void whatLeadsToTheMark() {
        QFETCH(const QString, key);
        typeMarked();
        m_fixture->keys(u"Ctrl+Return "_s + key);
        QVERIFY(bar().isHidden());
        QVERIFY(m_fixture->focusedField().row);
    }

    void acceptedItIsRecorded() {
        typeMarked();
        m_fixture->keys(u"Ctrl+Return F6"_s);
        QVERIFY(bar().hasFocus());
        m_fixture->keys(u"9"_s); // still not in a field
        QVERIFY(bar().isFlashing());
        m_fixture->keys(u"Ctrl+Return"_s);
        QVERIFY(dune(game()).victory);
    }

    // 40 tokens of 20 are red: F6 takes the amber mark away, and leaves that one.
    void whatCannotBeIsNotAccepted() {
        typeMarked();
        m_fixture->fields()->focus({FieldKind::Tokens, 0});
        m_fixture->keys(u"4 0 Return F6"_s);
        QVERIFY(bar().hasFocus());
        QVERIFY2(bar().sentence().contains(u"F6 accepts only what is amber"_s),
                 qPrintable(bar().sentence()));
        QCOMPARE(m_fixture->field({FieldKind::Tokens, 0}).mark(), SheetEdit::Mark::Wrong);
        QCOMPARE(typed().accepted.size(), size_t(1)); // the strongholds
        QVERIFY(!dune(game()).victory);
        m_fixture->keys(u"Ctrl+Return"_s); // as it is
        QVERIFY(dune(game()).victory);
        QCOMPARE(game().accepted.size(), size_t(1));
    }

    void leavingKeepsTheDraft() {
        typeMarked();
        m_fixture->keys(u"Ctrl+Return Escape"_s);
        QVERIFY(!m_fixture->sheet());
        QCOMPARE(m_fixture->cell(0, ResultsModel::Status), u"draft"_s);
    }

    // A page that is left and entered again does not lead into a field either.
    void comingBackIsNoWayIn() {
        typeMarked();
        m_fixture->keys(u"Ctrl+Return Ctrl+3 Ctrl+4"_s);
        QVERIFY(bar().hasFocus());
    }

    void anEndToComeIsAskedAbout() {
        m_fixture->openHeat(1);
        m_fixture->setTime(u"16:41"_s);
        m_fixture->keys(
            u"1 Return 7 1 7 1 0 S Down E Return E 7 Return 3 1 1 Return 1 4 Return 2"_s);
        m_fixture->keys(u"G 5 Return H 4 Return F 3 Return A 2 Return B 1 Return"_s);
        const SheetEdit& end = m_fixture->field({FieldKind::EndTime});
        QCOMPARE(end.mark(), SheetEdit::Mark::Warning);
        QCOMPARE(end.toolTip(), u"The end at 17:10 is still to come: it is 16:41 now"_s);
        m_fixture->keys(u"Ctrl+Return"_s);
        QVERIFY(!dune(game()).victory);
        m_fixture->keys(u"F2"_s);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::EndTime}));
        m_fixture->keys(u"F6"_s);
        QCOMPARE(end.mark(), SheetEdit::Mark::None);
        m_fixture->keys(u"Ctrl+Return"_s);
        QVERIFY(dune(game()).victory);
        // Of the event it is no warning: it belongs to the typing.
        QVERIFY(game().accepted.empty());
    }

    // Also of another day, which is then said: else it reads as a time that is over.
    void anEndOfAnotherDaySaysWhichDay() {
        m_fixture->openHeat(1);
        m_fixture->fixture().clock().set(
            QDateTime::fromString(u"2026-07-28T21:33:00Z"_s, Qt::ISODate));
        m_fixture->keys(u"1 Return 7 1 7 1 0"_s);
        const QString said = m_fixture->field({FieldKind::EndTime}).toolTip();
        QVERIFY2(said.startsWith(u"The end at 29 Jul 2026 17:10 is still to come: it is 28 Jul"_s),
                 qPrintable(said));
    }

    // Four digits that only tomorrow's clock can show, as soon as the last of them is typed.
    void anEndOfTomorrowsClockIsAskedAboutAtOnce() {
        QByteArray document = resultsDocument(1);
        document.replace("2026-07-29T13:0", "2026-07-29T21:0");
        m_fixture->setTime(u"21:20"_s);
        m_fixture->fixture().open({document});
        m_fixture->showPage();
        const SheetEdit* end = nullptr;
        const auto markAfter = [&](const QString& keys) {
            m_fixture->keys(keys);
            end = &m_fixture->field({FieldKind::EndTime});
            return end->mark();
        };
        QCOMPARE(markAfter(u"1 Return 7 0 1 0 0"_s), SheetEdit::Mark::Warning);
        QVERIFY2(end->toolTip().startsWith(u"The end at 30 Jul 2026 01:00 is still to come"_s),
                 qPrintable(end->toolTip()));
        // So long after the heat, and before the start.
        for (const char* digits : {"1 3 0 0", "2 0 5 5"}) {
            m_fixture->field({FieldKind::EndTime}).setFocus();
            QCOMPARE(markAfter(QString::fromLatin1(digits)), SheetEdit::Mark::Wrong);
        }
    }

    void aWatchThatIsAheadIsNoEndToCome() {
        m_fixture->openHeat(1);
        m_fixture->keys(u"1 Return 7 1 7 1 5"_s);
        QCOMPARE(m_fixture->field({FieldKind::EndTime}).mark(), SheetEdit::Mark::None);
    }

    void theStartIsAskedForWhereItIsMissing() {
        QByteArray document = resultsDocument(1);
        document.replace(R"("start": "2026-07-29T13:05", )", "");
        m_fixture->setTime(u"17:12"_s);
        m_fixture->fixture().open({document});
        m_fixture->showPage();
        m_fixture->keys(
            u"1 Return 7 1 7 0 5 S Down E Return E 7 Return 3 1 1 Return 1 4 Return 2"_s);
        const auto* asked = m_fixture->sheet()->findChild<QLabel*>(u"sheetQuestions"_s);
        QVERIFY2(asked->text().contains(u"start time"_s), qPrintable(asked->text()));
        QVERIFY(!asked->text().contains(u"end time"_s));
    }

    void tiedSidesHaveFieldsForTheirDice() {
        m_fixture->typeTied();
        // Behind the last value, in the order of typing.
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::Die, 0}));
        QVERIFY(m_fixture->field({FieldKind::Die, 0}).isVisible());
        QVERIFY(m_fixture->field({FieldKind::Die, 1}).isVisible());
        QVERIFY(!m_fixture->field({FieldKind::Die, 2}).isVisible());
        QVERIFY2(m_fixture->verdict().contains(u"Type each side's die"_s),
                 qPrintable(m_fixture->verdict()));
        m_fixture->keys(u"4 Return"_s);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::Die, 1}));
        m_fixture->keys(u"6 Return"_s);
        QVERIFY2(m_fixture->verdict().contains(u"Blaise Pascal"_s),
                 qPrintable(m_fixture->verdict()));
        m_fixture->keys(u"Ctrl+Return"_s);
        QVERIFY2(dune(game()).victory, qPrintable(m_fixture->refusal()));
        QVERIFY(dune(game().seats[1]).winner && !dune(game().seats[0]).winner);
    }

    void awaitingTheRollIsNoFaultAndLeadsToTheDice() {
        m_fixture->typeTied();
        m_fixture->keys(u"Ctrl+Return"_s);
        QVERIFY2(!m_fixture->sheet(), qPrintable(m_fixture->refusal()));
        QVERIFY(isAwaitingVerdict(game()));
        QCOMPARE(m_fixture->cell(0, ResultsModel::Outcome), u"waiting for the sides' roll"_s);
        m_fixture->keys(u"1 Return"_s);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::Die, 0}));
        for (const auto* label : m_fixture->sheet()->findChildren<QLabel*>())
            QVERIFY2(!label->isVisible() || !label->text().contains(u"no winner"_s),
                     qPrintable(label->text()));
        m_fixture->keys(u"3 Return 3 Return"_s); // tied again
        QVERIFY(m_fixture->verdict().contains(u"Type each side's die"_s));
        m_fixture->fields()->focus({FieldKind::Die, 0});
        m_fixture->keys(u"End Space 5 Return End Space 2 Return Ctrl+Return"_s);
        QVERIFY2(dune(game()).victory, qPrintable(m_fixture->refusal()));
        QVERIFY(dune(game().seats[0]).winner);
    }

    void theMenuNamesTheLettersOfARow() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return"_s);
        for (const RowAct& act : rowActs()) {
            QAction& shown = line(say(act.text));
            QCOMPARE(shown.shortcut(), sequenceOf(act.key));
            QVERIFY(!shown.isEnabled());
        }
        m_fixture->fields()->focus({FieldKind::Points, 1});
        for (const RowAct& act : rowActs())
            QVERIFY(line(say(act.text)).isEnabled());
        line(u"Joined late"_s).trigger();
        QVERIFY(typed().rows[1].late);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::Points, 1}));
        line(u"Die of the side"_s).trigger();
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::Die, 1}));
    }

    void resultsTurnToTheHeatThatPlays() {
        m_fixture->setTime(u"17:12"_s);
        m_fixture->fixture().open({runningEvent()});
        QCOMPARE(tabs(u"results"_s).round(), RoundId(HeatNumber(1)));
        tabs(u"results"_s).choose(HeatNumber(3));
        m_fixture->keys(u"Ctrl+4"_s); // shown already
        QCOMPARE(tabs(u"results"_s).round(), RoundId(HeatNumber(1)));
        // Heats stays at the heat that is checked in.
        tabs(u"heats"_s).choose(HeatNumber(3));
        m_fixture->keys(u"Ctrl+4"_s);
        QCOMPARE(tabs(u"results"_s).round(), RoundId(HeatNumber(1)));
        m_fixture->keys(u"Ctrl+3"_s);
        QCOMPARE(tabs(u"heats"_s).round(), RoundId(HeatNumber(3)));
    }

    // A5: a correction in the first heat while the second plays.
    void afterACorrectionInAnEarlierHeatToo() {
        QByteArray document = runningEvent();
        document.replace(R"({"table": 1, "seats")",
                         R"({"table": 1, "start": "2026-07-29T17:05", "seats")");
        m_fixture->setTime(u"17:12"_s);
        m_fixture->fixture().open({document});
        m_fixture->showPage();
        for (const int table : {1, 2, 3})
            m_fixture->recordSolo(u"3"_s, table);
        QCOMPARE(tabs(u"results"_s).round(), RoundId(HeatNumber(2))); // all of heat 1 is recorded
        tabs(u"results"_s).choose(HeatNumber(1));
        m_fixture->keys(u"1 Return"_s);
        QVERIFY(m_fixture->sheet()->isReading());
        m_fixture->keys(u"Ctrl+4"_s);
        QCOMPARE(tabs(u"results"_s).round(), RoundId(HeatNumber(2)));
        QVERIFY(!m_fixture->sheet());
    }

    void eventsByARulesetTurnToo() {
        WindowFixture& window = m_fixture->fixture();
        m_fixture->setTime(u"14:00"_s);
        window.open({rulesetHeat()});
        QVERIFY(window.book().perform(addHeat(window.event(), HeatNumber(2), HeatDetails{})));
        tabs(u"results"_s).choose(HeatNumber(2));
        m_fixture->keys(u"Ctrl+4"_s);
        QCOMPARE(tabs(u"results"_s).round(), RoundId(HeatNumber(1)));
        // From a stage that has no tables yet, and when the clock is about no round any more.
        tabs(u"results"_s).choose(*Name::fromText(u"Semifinal"_s));
        m_fixture->keys(u"Ctrl+4"_s);
        QCOMPARE(tabs(u"results"_s).round(), RoundId(HeatNumber(1)));
        m_fixture->setTime(u"23:30"_s);
        tabs(u"results"_s).choose(HeatNumber(2));
        m_fixture->keys(u"Ctrl+4"_s);
        QCOMPARE(tabs(u"results"_s).round(), RoundId(HeatNumber(1)));
    }

    void theAnswerTypedOverTheSameDigitIsTaken() {
        m_fixture->openHeat(2);
        m_fixture->recordSolo(u"-"_s);
        auto& list = m_fixture->fixture().widget<QTableView>(u"questionsList"_s);
        list.setFocus();
        list.setCurrentIndex(list.model()->index(
            static_cast<int>(m_fixture->questions().indexOf(u"Ada Byron's strongholds"_s)), 2));
        const auto* status = m_fixture->fixture().window().statusBar();
        m_fixture->keys(u"9 Ctrl+A 9"_s);
        QCoreApplication::processEvents();
        QCOMPARE(status->currentMessage(), QString());
    }

    void whatDidNothingIsSaidUntilTheNextKey() {
        m_fixture->openHeat();
        const auto* status = m_fixture->fixture().window().statusBar();
        auto& backup = m_fixture->fixture().widget<QWidget>(u"lastBackup"_s);
        m_fixture->fixture().goTo(u"statistics"_s);
        m_fixture->keys(u"Z"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!status->currentMessage().isEmpty(), patience);
        QVERIFY(!backup.isVisible());
        QCoreApplication::processEvents(); // a hand comes later
        m_fixture->keys(u"Down"_s);
        QCOMPARE(status->currentMessage(), QString());
        QVERIFY(backup.isVisible());
    }

    /// Warnings below a row push the rows below it down; what is painted between them goes along.
    void theLinesBetweenRowsGoAlong() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7 F8 S Down E Return E"_s);
        QWidget& window = m_fixture->fixture().window();
        const auto differs = [&] {
            const QImage seen = window.screen()->grabWindow(window.winId()).toImage();
            window.repaint();
            QCoreApplication::processEvents();
            return seen != window.screen()->grabWindow(window.winId()).toImage();
        };
        QTest::qWait(50);
        m_fixture->keys(u"9 9"_s); // more than the board has
        QTest::qWait(50);
        QVERIFY2(!differs(), "what stands on the screen is not what would be painted");
    }
};

} // namespace mentat::test::tst_blind_keys

MENTAT_TEST(tst_blind_keys, TestBlindKeys, QApplication)
#include "tst_blind_keys.moc"
