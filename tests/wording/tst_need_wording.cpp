#include "reports/wording/dune/certainty_wording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_need_wording {

namespace {

using enum Prospect;

OwnVictory victory(std::vector<WinRow> rows, int halves, Prospect prospect) {
    return {std::move(rows), QualificationPoints::fromHalves(halves), prospect};
}

/// With a solo victory, an alliance and an adjudicated game.
NextGame thirdHeat(Prospect solo, Prospect alliance, Prospect adjudicated, Prospect none) {
    return {HeatNumber(3),
            QpColumn::FiveOrSix,
            {victory({WinRow::Solo}, 6, solo),
             victory({WinRow::Alliance, WinRow::BgPrediction, WinRow::FremenDefault}, 4, alliance),
             victory({WinRow::Adjudicated}, 1, adjudicated)},
            none,
            none};
}

QStringList said(const QualifyingNeed& need) {
    return needLines(Language(), need);
}

const QString& fullTable() {
    static const QString text = u"Victories at a table of five or six (R2.1)"_s;
    return text;
}

} // namespace

/// What is said of what a player needs.
class TestNeedWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachProspectHasALine() {
        QCOMPARE(said(thirdHeat(Certain, Open, Open, Excluded)),
                 QStringList({u"Heat 3, certain to qualify with: solo victory (3.0 QP)"_s,
                              u"Heat 3, may qualify with: alliance, prediction, Fremen default "
                              "(2.0 QP); adjudicated victory (0.5 QP)"_s,
                              u"Heat 3, cannot qualify with: a loss; no game"_s, fullTable()}));
    }

    void whereAllVictoriesAreAlikeTheyAreOne() {
        QCOMPARE(said(thirdHeat(Certain, Certain, Certain, Open)),
                 QStringList({u"Heat 3, certain to qualify with: any victory"_s,
                              u"Heat 3, may qualify with: a loss; no game"_s, fullTable()}));
    }

    void aGameThatHasBegunIsPlayed() {
        NextGame next = thirdHeat(Open, Excluded, Excluded, Excluded);
        next.withoutGame.reset();
        next.column = QpColumn::ThreeOrFour;
        next.victories[1].rows
            = {WinRow::GuildDefault, WinRow::FremenDefaultAlliance, WinRow::GuildDefaultAlliance};
        QCOMPARE(said(next),
                 QStringList({u"Heat 3, may qualify with: solo victory (3.0 QP)"_s,
                              u"Heat 3, cannot qualify with: Guild default, Fremen default with an "
                              "ally, Guild default with an ally (2.0 QP); adjudicated victory (0.5 "
                              "QP); a loss"_s,
                              u"Victories at a table of three or four (R2.1)"_s}));
    }

    void whereNothingIsDecidedThatIsOneLine() {
        QCOMPARE(said(thirdHeat(Open, Open, Open, Open)),
                 QStringList{u"May qualify or not, whatever happens in heat 3"_s});
        QCOMPARE(
            said(OnlyOthersPlay{}),
            QStringList{u"May qualify, with no game left: it depends on other players' games"_s});
    }

    void whatIsCertainAlreadyIsSaidWithItsReason() {
        const auto least = QualificationPoints::fromHalves(10);
        QCOMPARE(said(Certainty{*PlayerId::fromText(u"p1"_s), CertaintyKind::Through,
                                FewCanDrawLevel{least, 5}}),
                 QStringList{
                     u"Already through with 5.0 QP: at most 5 others can still reach that many "_s
                     u"(R4.6)"_s});
    }
};

} // namespace mentat::test::tst_need_wording

MENTAT_TEST(tst_need_wording, TestNeedWording, QCoreApplication)

#include "tst_need_wording.moc"
