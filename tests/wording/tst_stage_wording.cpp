#include "model/finding_kind.h"
#include "reports/wording/ruleset/stage_wording.h"
#include "reports/wording/wording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_stage_wording {

namespace {

PlayerId id(int number) {
    return *PlayerId::fromText(u"p%1"_s.arg(number));
}

QString nameOf(const PlayerId& player) {
    return player.text().toUpper();
}

StageRule ruleFrom(int skipBelow) {
    return {.name = *Name::fromText(u"Semifinal"_s),
            .sizes = {},
            .entrants = {},
            .skipBelow = Count(skipBelow)};
}

StageLineUp lineUpOf(const std::vector<int>& qualifiers, const std::vector<int>& plays,
                     int qualified) {
    StageLineUp lineUp{*Name::fromText(u"Semifinal"_s), true, {}, {}, {}, {}};
    for (const int number : qualifiers)
        lineUp.qualifiers.push_back(id(number));
    for (const int number : plays)
        lineUp.lineUp.push_back(id(number));
    lineUp.reason = {HeldBecause::Enough, qualified, {}};
    return lineUp;
}

} // namespace

/// What is said of a stage, with its numbers.
class TestStageWording : public QObject {
    Q_OBJECT

private:
    QString held(int skipBelow, const HeldReason& reason) {
        const Wording wording;
        return heldText(wording.language(), ruleFrom(skipBelow), reason);
    }
    QStringList moves(const StageLineUp& lineUp, const std::vector<PlayerId>& unavailable) {
        const Wording wording;
        return movesUpTexts(wording.language(), lineUp, unavailable, nameOf);
    }

private Q_SLOTS:
    void whyItIsHeldOrNot() {
        QCOMPARE(held(8, {HeldBecause::Enough, 8, {}}),
                 u"Held: 8 qualify, and at least 8 are needed (H8)."_s);
        QCOMPARE(held(0, {HeldBecause::Enough, 8, {}}), u"Held: 8 qualify."_s);
        QCOMPARE(held(9, {HeldBecause::TooFew, 8, {}}),
                 u"Not held: 8 qualify, and at least 9 are needed. All who qualify go on to the "
                 u"next stage (H8)."_s);
        QCOMPARE(held(8, {HeldBecause::TooFew, 8, 7}),
                 u"Not held: 8 qualify, but only half of the field can play (7), and at "_s
                 u"least 8 are needed (H8)."_s);
        QCOMPARE(held(0, {HeldBecause::IsFinal, 2, {}}),
                 u"2 players qualify for the last stage."_s);
        QCOMPARE(held(0, {HeldBecause::HasGames, 2, {}}),
                 u"The tables are seated, so this stage is on (H8)."_s);
        QCOMPARE(held(0, {HeldBecause::LaterHasGames, 2, {}}),
                 u"Not held: a later stage has tables already (H8)."_s);
        QCOMPARE(held(0, {HeldBecause::GmHolds, 2, {}}),
                 u"Held, as the GM decides: 2 qualify (H8)."_s);
        QCOMPARE(
            held(0, {HeldBecause::GmSkips, 2, {}}),
            u"Not held, as the GM decides. 2 qualify, and all go on to the next stage (H8)."_s);
        QCOMPARE(held(0, {HeldBecause::NobodyToMeet, 1, {}, 1, 1}),
                 u"Not held: only 1 is in, and a table needs two (H8)."_s);
        StageRule rule = ruleFrom(8);
        rule.byesTo = Count(8);
        rule.skipBy = SkipBy::Available;
        const auto text = [&](const HeldReason& reason) {
            return heldText(Wording().language(), rule, reason);
        };
        QCOMPARE(text({HeldBecause::AboveByesTo, 13, {}, 13, 13}),
                 u"Held: 13 are in, more than the 8 who should be left (H8)."_s);
        QCOMPARE(text({HeldBecause::NotAboveByesTo, 8, {}, 8, 8}),
                 u"Not held: 8 are in, no more than the 8 who should be left. All go on to the "
                 u"next stage (H8)."_s);
        QCOMPARE(text({HeldBecause::Enough, 9, {}, 8, 9}),
                 u"Held: 8 qualifiers can play, and at least 8 are needed (H8)."_s);
        QCOMPARE(text({HeldBecause::TooFew, 9, {}, 7, 9}),
                 u"Not held: 7 qualifiers can play, and at least 8 are needed. All who qualify go "
                 u"on to the next stage (H8)."_s);
    }

    void howManyPlay() {
        const Wording wording;
        QCOMPARE(stageNumberText(wording.language(), lineUpOf({1, 2, 3, 4}, {}, 2)),
                 u"Filled from 2 to 4 (H8)."_s);
        QCOMPARE(stageNumberText(wording.language(), lineUpOf({1, 2}, {}, 4)),
                 u"Lowered from 4 to 2, the most who can be seated (H8)."_s);
        QCOMPARE(stageNumberText(wording.language(), lineUpOf({1, 2}, {}, 2)), QString());
    }

    void whoHasAByeAndWhy() {
        const Wording wording;
        StageRule rule = ruleFrom(0);
        StageLineUp lineUp = lineUpOf({1, 2, 3}, {1, 2, 3}, 3);
        QCOMPARE(stageByesText(wording.language(), rule, lineUp, nameOf), QString());
        lineUp.byes = {id(1)};
        QCOMPARE(stageByesText(wording.language(), rule, lineUp, nameOf),
                 u"1 has a bye at the top of the line-up, because not everyone can be seated: "_s
                 u"P1 (H8)."_s);
        rule.byesTo = Count(8);
        lineUp.byes = {id(1), id(2)};
        QCOMPARE(stageByesText(wording.language(), rule, lineUp, nameOf),
                 u"2 have byes at the top of the line-up, to come down to 8: P1 and P2 (H8)."_s);
        // A list below may have their names.
        QCOMPARE(stageByesText(wording.language(), rule, lineUp, {}),
                 u"2 have byes at the top of the line-up, to come down to 8 (H8)."_s);
        rule.byesTo = Count(0);
        QCOMPARE(
            stageByesText(wording.language(), rule, lineUp, {}),
            u"2 have byes at the top of the line-up, because not everyone can be seated (H8)."_s);
    }

    void whoMovesUp() {
        QCOMPARE(moves(lineUpOf({1, 2}, {2, 3}, 2), {id(1)}),
                 QStringList(u"P3 moves up for P1."_s));
        QCOMPARE(moves(lineUpOf({1, 2}, {2}, 2), {id(1)}),
                 QStringList(u"P1 can't play, and no one moves up."_s));
        QCOMPARE(moves(lineUpOf({1, 2}, {1, 2}, 2), {id(7)}), QStringList());
    }

    void whoSharesAPlace() {
        const Wording wording;
        SharedPlace place{TableNumber(2), 1, {id(1), id(2)}, true};
        QCOMPARE(sharedPlaceText(wording.language(), place, false, nameOf),
                 u"Table 2: P1 and P2 are tied for place 1. Roll for who advances, highest "_s
                 u"first (H7)."_s);
        QCOMPARE(sharedPlaceText(wording.language(), place, true, nameOf),
                 u"Table 2, place 1: P1 and P2 are tied again. Roll again."_s);
        place.isForTheLine = false;
        QCOMPARE(sharedPlaceText(wording.language(), place, false, nameOf),
                 u"Table 2: P1 and P2 share place 1. They can leave it shared, or roll for "_s
                 u"it (H7, H11)."_s);
        place.isForTheWin = true;
        QCOMPARE(sharedPlaceText(wording.language(), place, false, nameOf),
                 u"P1 and P2 share place 1, which is no win here. Roll, highest first (H11)."_s);
    }

    void whatThereIsToDo() {
        const auto said = [](ToDo item) {
            item.round = *Name::fromText(u"Semifinal"_s);
            return Wording().toDo(item, nameOf);
        };
        QCOMPARE(said({.kind = ToDoKind::DrawTables, .count = 16}),
                 u"Seat the tables for the Semifinal: 16 players play"_s);
        QCOMPARE(said({.kind = ToDoKind::RollInStage, .players = {id(1), id(2)}}),
                 u"Roll for who advances from the Semifinal: P1 and P2 are tied (H7)"_s);
        QCOMPARE(said({.kind = ToDoKind::RollForWin, .players = {id(1), id(2)}}),
                 u"Roll for first place in the Semifinal: P1 and P2 share it, which is no win "_s
                 u"here (H11)"_s);
        ToDo warned{.kind = ToDoKind::LookAtWarnings, .tables = {TableNumber(2)}, .count = 1};
        warned.warning = Finding{FindingKind::UnknownTurns, {}, {}, {}};
        QCOMPARE(said(warned), u"Semifinal, table 2: The turns played are not known (R10.26)"_s);
        warned.tables.clear();
        warned.count = 3;
        QCOMPARE(said(warned),
                 u"Semifinal: The turns played are not known (R10.26); 2 more like it"_s);
        QCOMPARE(said({.kind = ToDoKind::CloseLineUp, .count = 3, .of = 8}),
                 u"Close the line-up of the Semifinal: 3 of 8 here"_s);
    }
};

} // namespace mentat::test::tst_stage_wording

MENTAT_TEST(tst_stage_wording, TestStageWording, QCoreApplication)
#include "tst_stage_wording.moc"
