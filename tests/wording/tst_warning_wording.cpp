#include "model/finding_kind.h"
#include "reports/wording/wording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_warning_wording {

/// Every warning in its words, as a line names it: place, sentence, rule.
class TestWarningWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void warnings_data();
    void warnings();
};

void TestWarningWording::warnings_data() {
    using enum FindingKind;
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("expected");
    const QString ada = u"Ada Byron"_s;
    const QString blaise = u"Blaise Pascal"_s;
    const auto row = [](FindingKind kind, const Values& values, const QString& expected) {
        const Finding finding{kind, Pointer().key("p"), values, {}};
        QTest::addRow("%d: %s", static_cast<int>(kind), qUtf8Printable(expected.left(40)))
            << Wording().problem(finding) << u"/p: "_s + expected;
    };
    row(PointsAboveBoard, {qint64(50), qint64(49)},
        u"The PP of this game come to 25.0, more than the board can give in its turns: 24.5 "_s
        u"(R10.21)"_s);
    row(StrongholdsAboveBoard, {qint64(6), qint64(5)},
        u"The players hold 6 strongholds together, but only 5 are in play (R10.22)"_s);
    row(ShieldWallTwice, {ada},
        u"Ada Byron already holds the Shield Wall alone; two cannot (R10.22)"_s);
    row(TooManyTokens, {qint64(21), qint64(20)},
        u"There are 21 tokens on the board, but a faction has 20 (R10.23)"_s);
    row(TooManyCards, {qint64(5), qint64(4)},
        u"There are 5 treachery cards in this hand, whose limit is 4 (R10.23)"_s);
    row(NotTheVerdict, {u"Ada Byron, Blaise Pascal"_s},
        u"By adjudication the winners would be different: Ada Byron, Blaise Pascal (R10.24)"_s);
    row(VerdictOpen, {u"cards"_s, ada},
        u"There is no verdict without the cards of Ada Byron; the winners are the ones the GM "_s
        u"named (R10.24)"_s);
    row(VerdictTied, {},
        u"The adjudication is tied and needs a roll; the winners are the ones the GM named "_s
        u"(R10.24)"_s);
    row(GuildDefaultPossible, {},
        u"The last turn was played with the Guild in the game; was it a Guild default? (R10.24)"_s);
    row(SoloStrongholdsFew, {ada, qint64(1), qint64(3)},
        u"Ada Byron won alone with 1 of the 3 strongholds it takes (R10.25)"_s);
    row(AllianceStrongholdsFew, {qint64(3), qint64(4)},
        u"The alliance won with 3 of the 4 strongholds it takes (R10.25)"_s);
    row(UnknownInTie, {u"spice"_s, u"Carl Gauss"_s, ada, blaise},
        u"The spice of Carl Gauss could put Ada Byron ahead of Blaise Pascal, but the number is "_s
        u"not known (R10.26)"_s);
    row(UnknownInAward, {ada, Faction::BeneGesserit},
        u"The PP of Ada Byron could win Best Bene Gesserit, but their number is not known "_s
        u"(R10.26)"_s);
    row(UnknownTurns, {}, u"The turns played are not known (R10.26)"_s);
    row(UnknownTime, {}, u"The time played is not known (R10.26)"_s);
    row(UnknownPredicted, {}, u"Who was predicted is not known (R10.26)"_s);
    row(SmallGame, {qint64(4)}, u"This game has 4 players; 5 or 6 is the rule (R10.27)"_s);
    row(SmallGame, {qint64(1)}, u"This game has 1 player; 5 or 6 is the rule (R10.27)"_s);
    row(LateAfterGrace, {ada},
        u"Ada Byron joined after the grace period, as the GM allowed (R10.27)"_s);
    row(DisqualifiedSeated, {ada},
        u"Ada Byron is disqualified but has a seat in this game (R10.27)"_s);
    row(BaseOnlyAtVariant, {ada},
        u"Ada Byron plays the base game only but sits at an expansion table (R10.27)"_s);
    row(SideOutside, {Faction::Choam},
        u"The faction CHOAM is not among the sets that this table plays with (R10.27)"_s);
    row(NotEntrant, {ada}, u"Ada Byron has a seat but did not check in to the heat (R10.27)"_s);
    row(NotInLineUp, {ada},
        u"Ada Byron has a seat in the final but is not in the line-up (R10.27)"_s);
    row(DropoutsAllyWins, {ada, blaise},
        u"Ada Byron won alone, allied with Blaise Pascal, who dropped out; this counts only if "_s
        u"Blaise Pascal left before the Movement Phase (R10.27)"_s);
    row(DisqualifiedSeated, {u"%1 of\n100%2"_s},
        u"%1 of\\n100%2 is disqualified but has a seat in this game (R10.27)"_s);
}

void TestWarningWording::warnings() {
    QFETCH(QString, found);
    QFETCH(QString, expected);
    QCOMPARE(found, expected);
}

} // namespace mentat::test::tst_warning_wording

MENTAT_TEST(tst_warning_wording, TestWarningWording, QCoreApplication)

#include "tst_warning_wording.moc"
