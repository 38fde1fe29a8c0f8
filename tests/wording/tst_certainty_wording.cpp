#include "reports/wording/dune/certainty_wording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_certainty_wording {

namespace {

QString said(CertaintyKind kind, const CertaintyReason& reason) {
    return certaintyText(Language(), {*PlayerId::fromText(u"p1"_s), kind, reason});
}

QualificationPoints halves(int number) {
    return QualificationPoints::fromHalves(number);
}

} // namespace

/// What is said of who is already through or already out.
class TestCertaintyWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void throughByTheNumberOfThoseWhoCanDrawLevel() {
        QCOMPARE(said(CertaintyKind::Through, FewCanDrawLevel{halves(10), 5}),
                 u"Already through with 5.0 QP: at most 5 others can still reach that many "_s
                 u"(R4.6)"_s);
        QCOMPARE(said(CertaintyKind::Through, FewCanDrawLevel{halves(13), 1}),
                 u"Already through with 6.5 QP: at most 1 other can still reach that many "_s
                 u"(R4.6)"_s);
        QCOMPARE(said(CertaintyKind::Through, FewCanDrawLevel{halves(13), 0}),
                 u"Already through with 6.5 QP: no one else can still reach that many (R4.6)"_s);
    }

    void outByTheNumberOfThoseAhead() {
        QCOMPARE(said(CertaintyKind::Out, EnoughAreAhead{halves(7), 6}),
                 u"Already out: at most 3.5 QP still possible, and 6 players with more (R4.6)"_s);
    }

    void outForWantOfAGame() {
        QCOMPARE(said(CertaintyKind::Out, NothingToRank{}),
                 u"Already out: no completed game, and none to come (R4.1)"_s);
    }

    void byTheStandingsWhenNoGameIsLeft() {
        QCOMPARE(said(CertaintyKind::Through, NoGameLeft{Place(6)}),
                 u"Already through: rank 6, and no game left (R4.6)"_s);
        QCOMPARE(said(CertaintyKind::Out, NoGameLeft{Place(7)}),
                 u"Already out: rank 7, and no game left (R4.6)"_s);
    }
};

} // namespace mentat::test::tst_certainty_wording

MENTAT_TEST(tst_certainty_wording, TestCertaintyWording, QCoreApplication)

#include "tst_certainty_wording.moc"
