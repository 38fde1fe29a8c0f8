#include "model/changes/journal.h"
#include "model/failure_kind.h"
#include "reports/wording/wording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_act_wording {

/// What the acts at the desk are called, and why they are refused.
class TestActWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void journal_data() {
        using enum ChangeKind;
        QTest::addColumn<ChangeKind>("kind");
        QTest::addColumn<Values>("operands");
        QTest::addColumn<QString>("expected");
        const auto row = [](ChangeKind kind, const Values& operands, const QString& expected) {
            QTest::newRow(idOf(kind).data()) << kind << operands << expected;
        };
        row(EventAdded, {u"Dune"_s, qint64(2027)}, u"Dune 2027 added"_s);
        row(AwardHandedOver, {Faction::Guild}, u"Best Faction of Guild handed out"_s);
        row(HandOverTakenBack, {Faction::Guild}, u"Best Faction of Guild marked not handed out"_s);
        row(EventReopened, {u"Dune"_s, qint64(2027), u"a wrong line"_s},
            u"Dune 2027 reopened (a wrong line)"_s);
        row(PlayersMerged, {u"Jean Gagné"_s, u"J. Gagne"_s},
            u"Players merged: Jean Gagné and J. Gagne are one person"_s);
        row(PeopleMerged, {u"Jean Gagné"_s, u"J. Gagne"_s},
            u"People merged: Jean Gagné and J. Gagne are one person"_s);
        row(PeopleTaken, {qint64(3), qint64(2)}, u"List of people taken: 3 added, 2 updated"_s);
        row(HeatCanceled, {qint64(3), QString(), u"no light"_s}, u"Heat 3 canceled (no light)"_s);
        row(HeatPostponed, {qint64(3), QString(), u"no light"_s}, u"Heat 3 postponed (no light)"_s);
        row(HeatHeldAfterAll, {qint64(3)}, u"Heat 3 held after all"_s);
        row(StageHeld, {u"Semifinal"_s, u"a room more"_s},
            u"Semifinal is held, as the GM decides (a room more)"_s);
        row(StageNotHeld, {u"Semifinal"_s, u"no time"_s},
            u"Semifinal is not held, as the GM decides (no time)"_s);
        row(StageByRule, {u"Semifinal"_s}, u"Semifinal follows the ruleset again"_s);
        row(HeatMoved, {qint64(3), qint64(2)}, u"Heat 3 is now heat 2"_s);
        row(RoundChanged, {qint64(2)}, u"Heat 2 changed"_s);
        row(RoundStarted, {qint64(2), qint64(5)}, u"Heat 2: 5 tables started"_s);
        row(StartTakenBack, {qint64(2), qint64(5)}, u"Table 5 of heat 2: start taken back"_s);
        row(GameAdded, {qint64(2), qint64(5)}, u"Table 5 of heat 2: game added"_s);
        row(GameRemoved, {qint64(2), qint64(5)}, u"Table 5 of heat 2: game removed"_s);
        row(SideRecorded, {qint64(2), qint64(5), u"Ada"_s, Faction::BeneGesserit},
            u"Table 5 of heat 2: Ada plays Bene Gesserit"_s);
        row(SidesTraded, {qint64(2), qint64(5), u"Ada"_s, u"Bo"_s},
            u"Table 5 of heat 2: Ada and Bo traded factions"_s);
        row(PlayerPresent, {u"Final"_s, u"Ada"_s}, u"Final: Ada is here"_s);
        row(PlayerAbsent, {u"Semifinal"_s, u"Ada"_s}, u"Semifinal: Ada is no longer here"_s);
        row(LineUpClosed, {u"Semifinal"_s, qint64(16)},
            u"Semifinal: line-up closed with 16 players"_s);
        row(LineUpReopened, {u"Final"_s, u"in the lift"_s},
            u"Final: line-up reopened (in the lift)"_s);
        row(RulesetChanged, {u"Catan"_s}, u"Rules changed to the ruleset Catan"_s);
        row(TablesDrawn, {u"Semifinal"_s, qint64(4)}, u"Semifinal: 4 tables drawn"_s);
        row(DrawTakenBack, {u"Semifinal"_s}, u"Semifinal: draw taken back"_s);
        row(SeatsDrawn, {u"Semifinal"_s, qint64(2)}, u"Table 2 of the Semifinal: seats drawn"_s);
        row(ResultRecorded, {u"Semifinal"_s, qint64(2)},
            u"Table 2 of the Semifinal: result recorded"_s);
        row(ResultCorrected, {u"Final"_s, u""_s, u"wrong line"_s, u"Ada"_s},
            u"Final: result corrected, requested by Ada (wrong line)"_s);
        row(RoundTiesRolled, {u"Semifinal"_s}, u"Semifinal: tie rolled"_s);
        row(GameVoided, {u"Semifinal"_s, qint64(2), u"a lost piece"_s},
            u"Table 2 of the Semifinal: game marked void (a lost piece)"_s);
        row(GameCounts, {qint64(2), qint64(5)}, u"Table 5 of heat 2: game no longer void"_s);
        row(DraftDiscarded, {u"Final"_s, u""_s}, u"Final: draft discarded"_s);
        row(SeatsSwapped, {u"Semifinal"_s, qint64(2), u""_s, u"Ada"_s, qint64(3), u"Bo"_s},
            u"Semifinal: Ada of table 2 and Bo of table 3 swapped"_s);
    }
    void gamesOfASession() {
        const auto said = [](const Values& operands) {
            return Wording().journal(ChangeKind::StormGameRecorded, operands);
        };
        QCOMPARE(said({qint64(3)}), u"Game 3: result recorded"_s);
        QCOMPARE(said({qint64(3), u"corrected"_s}), u"Game 3: result corrected"_s);
        QCOMPARE(said({qint64(3), u"void"_s}), u"Game 3 marked void"_s);
        QCOMPARE(said({qint64(3), u"counts"_s}), u"Game 3 counts again"_s);
    }
    void aFactionThatIsTakenOut() {
        QCOMPARE(Wording().journal(ChangeKind::SideRecorded, {qint64(2), qint64(5), u"Ada"_s}),
                 u"Table 5 of heat 2: faction of Ada removed"_s);
    }
    void callsForARound() {
        const auto said = [](Values operands) {
            operands.insert(operands.begin(), {u"Semifinal"_s, u"Ada"_s});
            return Wording().journal(ChangeKind::PlayerCalled, operands);
        };
        QCOMPARE(said({u"told"_s, qint64(1)}), u"Semifinal: Ada was told"_s);
        QCOMPARE(said({u"confirmed"_s, qint64(1)}), u"Semifinal: Ada confirmed"_s);
        QCOMPARE(said({u"no-answer"_s, qint64(0)}), u"Semifinal: no answer from Ada"_s);
        QCOMPARE(said({u"cannot"_s, qint64(0)}), u"Semifinal: Ada can't play"_s);
        QCOMPARE(said({}), u"Semifinal: call to Ada taken back"_s);
    }
    void journal() {
        QFETCH(ChangeKind, kind);
        QFETCH(Values, operands);
        QFETCH(QString, expected);
        QCOMPARE(Wording().journal(kind, operands), expected);
    }

    void theFinalsGame_data() {
        using enum ChangeKind;
        QTest::addColumn<ChangeKind>("kind");
        QTest::addColumn<Values>("operands");
        QTest::addColumn<QString>("expected");
        const QString ada = u"Ada Byron"_s;
        const auto row = [](ChangeKind kind, const Values& operands, const QString& expected) {
            QTest::addRow("%s", qUtf8Printable(expected)) << kind << operands << expected;
        };
        row(VariantVoted, {ada, u"for"_s}, u"Final: Ada Byron votes for the expansion"_s);
        row(VariantVoted, {ada, u"against"_s}, u"Final: Ada Byron votes against the expansion"_s);
        row(VariantVoted, {ada}, u"Final: vote of Ada Byron removed"_s);
        row(SidePicked, {ada, Faction::Guild}, u"Final: Ada Byron picks Guild"_s);
        row(SidePicked, {ada}, u"Final: pick of Ada Byron taken back"_s);
        row(FinalClockWaived, {}, u"Final: clock waived"_s);
        row(FinalClockKept, {}, u"Final: clock kept after all"_s);
    }
    void theFinalsGame() { journal(); }

    /// Journals of before had words of their own for the final and for stages.
    void oldWords_data() {
        QTest::addColumn<QString>("word");
        QTest::addColumn<Values>("operands");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* word, const Values& operands, const QString& expected) {
            QTest::addRow("%s %zu", word, operands.size())
                << QString::fromLatin1(word) << operands << expected;
        };
        const QString ada = u"Ada"_s;
        const QString stage = u"Semifinal"_s;
        const Value two = qint64(2);
        row("heat-changed", {two}, u"Heat 2 changed"_s);
        row("heat-started", {two, qint64(5)}, u"Heat 2: 5 tables started"_s);
        row("game-voided", {two, qint64(5)}, u"Table 5 of heat 2: game marked void"_s);
        row("final-changed", {}, u"Final changed"_s);
        row("final-seated", {}, u"Final: seats drawn"_s);
        row("final-started", {}, u"Final: game started"_s);
        row("final-start-taken-back", {}, u"Final: start taken back"_s);
        row("final-ended", {}, u"Final: game ended"_s);
        row("final-end-taken-back", {}, u"Final: end taken back"_s);
        row("final-recorded", {}, u"Final: result recorded"_s);
        row("final-recorded", {u""_s, u""_s}, u"Final: result corrected"_s);
        row("final-traded", {ada, u"Bo"_s}, u"Final: Ada and Bo traded factions"_s);
        row("final-draft-thrown-away", {}, u"Final: draft discarded"_s);
        row("finalist-called", {ada, u"told"_s, qint64(1)}, u"Final: Ada was told"_s);
        row("finalist-called", {ada}, u"Final: call to Ada taken back"_s);
        row("finalist-present", {ada}, u"Final: Ada is here"_s);
        row("finalist-absent", {ada}, u"Final: Ada is no longer here"_s);
        row("line-up-closed", {qint64(5)}, u"Final: line-up closed with 5 players"_s);
        row("line-up-reopened", {u"in the lift"_s}, u"Final: line-up reopened (in the lift)"_s);
        row("stage-seated", {stage, two}, u"Semifinal: 2 tables drawn"_s);
        row("stage-unseated", {stage}, u"Semifinal: draw taken back"_s);
        row("stage-seats-drawn", {stage, two}, u"Table 2 of the Semifinal: seats drawn"_s);
        row("stage-started", {stage, two}, u"Semifinal: 2 tables started"_s);
        row("stage-start-taken-back", {stage}, u"Semifinal: start taken back"_s);
        row("stage-result-recorded", {stage, two}, u"Table 2 of the Semifinal: result recorded"_s);
        row("stage-result-recorded", {stage, two, u"misread"_s, ada},
            u"Table 2 of the Semifinal: result corrected, requested by Ada (misread)"_s);
        row("stage-game-voided", {stage, two, u"a lost piece"_s},
            u"Table 2 of the Semifinal: game marked void (a lost piece)"_s);
        row("stage-game-counts", {stage, two}, u"Table 2 of the Semifinal: game no longer void"_s);
        row("stage-ties-rolled", {stage}, u"Semifinal: tie rolled"_s);
        row("stage-changed", {stage}, u"Semifinal changed"_s);
        row("stage-called", {stage, ada, u"cannot"_s}, u"Semifinal: Ada can't play"_s);
        row("stage-player-out", {stage, ada}, u"Semifinal: Ada can't play"_s);
        row("stage-player-back", {stage, ada}, u"Semifinal: call to Ada taken back"_s);
        row("stage-present", {stage, ada}, u"Semifinal: Ada is here"_s);
        row("stage-absent", {stage, ada}, u"Semifinal: Ada is no longer here"_s);
        row("stage-closed", {stage, qint64(16)}, u"Semifinal: line-up closed with 16 players"_s);
        row("stage-reopened", {stage, u"in the lift"_s},
            u"Semifinal: line-up reopened (in the lift)"_s);
        row("stage-draft-thrown-away", {stage, two},
            u"Table 2 of the Semifinal: draft discarded"_s);
        row("put-back", {u"final-traded"_s, ada, u"Bo"_s},
            u"Reverted: Final: Ada and Bo traded factions"_s);
        row("put-back", {u"put-back"_s, u"stage-unseated"_s, stage},
            u"Reverted: Reverted: Semifinal: draw taken back"_s);
    }
    void oldWords() {
        QFETCH(QString, word);
        QFETCH(Values, operands);
        QFETCH(QString, expected);
        const auto act = actByWord(word, operands);
        QVERIFY(act);
        QCOMPARE(Wording().journal(act->kind, act->operands), expected);
        // Of today's word it stays what it is.
        QCOMPARE(actByWord(QString(idOf(act->kind)), act->operands), act);
        QVERIFY(!actByWord(u"final-forgotten", {}));
    }

    void failures_data() {
        using enum FailureKind;
        QTest::addColumn<Failure>("failure");
        QTest::addColumn<QString>("expected");
        const auto row = [](FailureKind kind, const Values& values, const QString& expected) {
            QTest::addRow("%s", qUtf8Printable(expected.left(40)))
                << Failure{kind, values, {}} << expected;
        };
        row(StartedAlready, {qint64(2), qint64(5)},
            u"Table 5 of heat 2 has started. Take back its start first."_s);
        row(NoFace, {u"Gentium Plus"_s},
            u"Nothing can be printed: the typeface Gentium Plus is not installed. Install it, or "
            u"keep the folder of fonts beside Mentat that came with it."_s);
        row(NoStructureModule, {u"mentat_structure"_s},
            u"PDFs need the file mentat_structure, which did not come with this Mentat. Start "
            u"Mentat again; if that does not help, install it again."_s);
        row(ClosedEvent, {u"Dune"_s, qint64(2026)},
            u"Dune 2026 is closed, so it cannot be changed. Reopen it first, with a reason."_s);
        row(NotClosed, {u"Dune"_s, qint64(2026)}, u"Dune 2026 is not closed."_s);
        row(NotAmongEquals, {u"Ada"_s, Faction::Guild},
            u"Ada is not tied for Best Guild. The GM decides only between tied players."_s);
        row(NobodyScored, {Faction::Guild},
            u"No one has scored with Guild yet, so there is no award."_s);
        row(AwardUndecided, {Faction::Guild},
            u"Best Guild is not decided. Choose one of the tied players first."_s);
        row(UnknownSeat, {qint64(2), qint64(5), qint64(7)}, u"Table 5 of heat 2 has no seat 7."_s);
        row(NoFreeSeat, {u"Ada"_s, qint64(2)},
            u"No table of heat 2 has a free seat for Ada. Open a new table, draw the heat again, "
            u"or check them in to the next heat."_s);
        row(RevertedAlready, {},
            u"This change is already reverted. To bring it back, redo it, or revert the later "
            u"entry that took it back."_s);
        row(NoSide, {u"Ada"_s}, u"The faction of Ada is not known. Type it first."_s);
        row(MergedWithItself, {u"Ada Byron"_s},
            u"Ada Byron was chosen twice. Choose two to merge."_s);
        row(EndedAlready, {u"Final"_s, u""_s},
            u"The Final has ended. Take back its end and result first."_s);
        row(RoundWithoutTables, {u"Semifinal"_s},
            u"The Semifinal has no tables yet. Draw them first."_s);
        row(OnlyByes, {qint64(3)}, u"Heat 3 has no tables: everyone in it has a bye."_s);
        row(UnknownTable, {u"Semifinal"_s, qint64(9)}, u"The Semifinal has no table 9."_s);
        row(UnknownGame, {qint64(9)}, u"The event has no game 9."_s);
        row(NotVoid, {u"Semifinal"_s, qint64(2)}, u"Table 2 of the Semifinal is not void."_s);
        row(BothInRound, {u"Ada Byron"_s, u"A. Byron"_s, qint64(2)},
            u"Ada Byron and A. Byron both sit in heat 2, so they are two people. "
            u"If one seat is wrong, correct it first."_s);
        row(BothInGame, {u"Ada Byron"_s, u"A. Byron"_s, qint64(3)},
            u"Ada Byron and A. Byron both sit in game 3, so they are two people. "
            u"If one seat is wrong, correct it first."_s);
        row(BothInRound, {u"Ada Byron"_s, u"A. Byron"_s, u"Final"_s},
            u"Ada Byron and A. Byron both sit in the Final, so they are two people. "
            u"If one seat is wrong, correct it first."_s);
        row(BothInEvent, {u"Ada Byron"_s, u"A. Byron"_s, u"Dune"_s, qint64(2025)},
            u"Ada Byron and A. Byron both play in Dune 2025. Merge them as players there first."_s);
    }
    void failures() {
        QFETCH(Failure, failure);
        QFETCH(QString, expected);
        QCOMPARE(Wording().failure(failure), expected);
    }
};

} // namespace mentat::test::tst_act_wording

MENTAT_TEST(tst_act_wording, TestActWording, QCoreApplication)
#include "tst_act_wording.moc"
