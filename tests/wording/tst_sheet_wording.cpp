#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/dune/rule_notes.h"
#include "reports/wording/dune/sheet_wording.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/storm/storm_wording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_sheet_wording {

namespace {

QString gameFault(GameFaultKind kind, std::optional<GameFieldAddress> at = std::nullopt) {
    return gameFaultText(Language(), {kind, at}, u"Ada %1"_s);
}

} // namespace

/// What the window says beside a field that is typed, and of the rules that it follows.
class TestSheetWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void faultsNameWhatIsTyped() {
        QCOMPARE(sheetFaultText(Language(), {SheetFaultKind::NoPoints, u"7.3"_s}),
                 u"Type whole or half points, such as 7 or 7.5, not “7.3”"_s);
        QCOMPARE(
            sheetFaultText(Language(), {SheetFaultKind::EndBeforeStart, u"12:30"_s, u"13:00"_s}),
            u"12:30 is before the start at 13:00"_s);
        QCOMPARE(sheetFaultText(Language(), {SheetFaultKind::InTwoAlliances, u"E"_s}),
                 u"“E” is in two alliances"_s);
        QCOMPARE(gameFault(GameFaultKind::NoRound), u"Round: type a whole number, or nothing."_s);
        QCOMPARE(gameFault(GameFaultKind::NotKnownYet, GameFieldAddress{0, GameField::FavorTotal}),
                 u"Favor of Ada %1: not known yet. The game stays a draft until it is (R11.3)."_s);
        QCOMPARE(gameFault(GameFaultKind::NoCount, GameFieldAddress{0, GameField::SpiceTotal}),
                 u"Spice of Ada %1: type a whole number, 0 or more."_s);
        QCOMPARE(houseFaultText(Language(), HouseFault::NoPlayersOfFirstGame),
                 u"Players of the first game: type their number, 2 or more, or nothing."_s);
    }

    void fieldsHaveTheirRules() {
        QCOMPARE(fieldRuleText(Language(), FieldKind::TurnsPlayed),
                 u"R3.1, R10.4: game turns played, 0 for a concession in the first turn"_s);
        QCOMPARE(fieldRuleText(Language(), FieldKind::QpByGm),
                 u"R2.6: QP set by the GM, with a reason"_s);
        QCOMPARE(fieldRuleText(Language(), FieldKind::QpReason), QString());
        QCOMPARE(fieldRuleText(Language(), FieldKind::StartTime),
                 u"R1.6: when play began at this table"_s);
        QCOMPARE(fieldRuleText(Language(), FieldKind::Note), QString());
        QCOMPARE(ruleNote(Language(), RuleNote::FinalClockWaived),
                 u"R3.1: the final ends only after its last turn"_s);
        QCOMPARE(ruleNote(Language(), RuleNote::AllianceTotalsDisagree), u"totals differ"_s);
        QCOMPARE(ruleNote(Language(), RuleNote::OwnValuesDisagree), u"own values differ"_s);
        QCOMPARE(ruleNote(Language(), RuleNote::BattleKarama),
                 u"A starred force counts 1 instead of 2 (R12)"_s);
    }

    void standingIsSaidOnce() {
        QCOMPARE(disqualificationText(Language(), {}),
                 u"Disqualified: dropped out of a game (R6.1)"_s);
        QCOMPARE(disqualificationText(Language(), u"threw %2"_s),
                 u"Disqualified: threw %2 (R6.2)"_s);
        QCOMPARE(reinstatementText(Language(), u"by mistake"_s),
                 u"Reinstated: by mistake (R6.2)"_s);
        QCOMPARE(cutText(Language(), 6, {}), u"Cut: top 6 advance (R4.6)"_s);
        QCOMPARE(cutText(Language(), 1, {}), u"Cut: top 1 advances (R4.6)"_s);
        QCOMPARE(cutText(Language(), 6, {u"2025: 4"_s, u"2024: 5"_s}),
                 u"Cut: top 6 advance (R4.6). 2025: 4; 2024: 5"_s);
        QCOMPARE(rollWithoutTieText(Language(), u"Ada 6"_s),
                 u"Ada 6: no longer tied, so this roll does not count"_s);
    }

    void theVoteIsCounted() {
        const auto nameOf = [](const PlayerId&) { return u"Ada"_s; };
        FinalState state;
        QCOMPARE(voteText(Language(), state, nameOf),
                 u"No one has voted on the expansion yet (R7.2)."_s);
        state.votes = {.inFavor = 4, .against = 2};
        state.withExpansion = true;
        QCOMPARE(voteText(Language(), state, nameOf),
                 u"The expansion is in: 4 for, 2 against (R7.2)."_s);
        state.votes = {3, 3, 0, PlayerId::placeholder(1)};
        state.withExpansion = false;
        QCOMPARE(
            voteText(Language(), state, nameOf),
            u"The expansion is out: 3–3, and Ada, the first in the line-up to vote, breaks the "_s
            u"tie (R7.2)."_s);
        QCOMPARE(pickedBeforeText(Language(), u"Ada"_s, u"Bo"_s),
                 u"Ada picked before Bo, whose turn it was (R7.3)."_s);
    }
};

} // namespace mentat::test::tst_sheet_wording

MENTAT_TEST(tst_sheet_wording, TestSheetWording, QCoreApplication)
#include "tst_sheet_wording.moc"
