#include "model/ruleset/ruleset_play.h"
#include "scoring/ruleset/ruleset_outcome.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_ruleset_outcome {

namespace {

/// Two tables: p1 and p4 win, p2 and p5 come in second, p3 and p6 third.
Event played(const Ruleset& ruleset) {
    return eventBy(ruleset, 6, {{inOrder({1, 2, 3}), inOrder({4, 5, 6})}, {inOrder({4, 1, 2})}});
}

Ruleset withStages(int entrants, int skipBelow) {
    Ruleset ruleset = orderedBy({WinsKey(), PlacesKey()});
    StageRule semifinal = stageRule("Semifinal", {2});
    semifinal.entrants = EntrantsNumber{Positive(entrants)};
    semifinal.skipBelow = Count(skipBelow);
    ruleset.stages = {semifinal, stageRule("Final", {2})};
    return ruleset;
}

RulesetOutcome between(const Ruleset& before, const Ruleset& after) {
    return rulesetOutcome(played(before), played(after));
}

QString movesText(const RulesetOutcome& outcome) {
    const auto rank = [](const std::optional<Place>& place) {
        return place ? QString::number(place->value()) : u"–"_s;
    };
    QStringList texts;
    for (const RankMove& move : outcome.moves)
        texts.append(u"%1 %2>%3"_s.arg(move.player.text(), rank(move.from), rank(move.to)));
    return texts.join(u", "_s);
}

} // namespace

/// What another ruleset would change of what the games came to.
class TestRulesetOutcome : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSameChangesNothing() {
        QVERIFY(between(withStages(4, 0), withStages(4, 0)).isNothing());
        // Nor does a rule that no game falls under.
        Ruleset other = withStages(4, 0);
        other.sharedWin = SharedWin::None;
        other.dropouts = DropoutsRule::Disqualified;
        QVERIFY(between(withStages(4, 0), other).isNothing());
    }

    /// By wins, then second and third places: p4, p1, p2, p5, and p3 and p6 share the fifth place.
    /// By heats played, more first: p1, p2, p4 share the first place, p3, p5, p6 the fourth.
    void whoMovesFromWhereToWhere() {
        const Ruleset more = orderedBy({HeatsPlayedKey{PreferHeats::More}});
        const RulesetOutcome outcome = between(orderedBy({WinsKey(), PlacesKey()}), more);
        QCOMPARE(movesText(outcome), u"p1 2>1, p2 3>1, p3 5>4, p6 5>4"_s);
        QVERIFY(outcome.entering.empty()); // without stages
    }

    void whoQualifies() {
        const RulesetOutcome outcome = between(withStages(4, 0), withStages(2, 0));
        QVERIFY(outcome.moves.empty());
        QCOMPARE(idsOf(outcome.leaving), u"p2 p5"_s);
        QVERIFY(outcome.entering.empty());
        QCOMPARE(idsOf(between(withStages(2, 0), withStages(4, 0)).entering), u"p2 p5"_s);
    }

    void whichStagesAreHeld() {
        const RulesetOutcome outcome = between(withStages(4, 0), withStages(4, 5));
        QCOMPARE(outcome.notHeld, std::vector<Name>{stageName("Semifinal")});
        // Who plays the final was not known before; it was always to be held.
        QVERIFY(outcome.held.empty());
        Ruleset renamed = withStages(4, 0);
        renamed.stages[0].name = stageName("Semi");
        const RulesetOutcome other = between(withStages(4, 0), renamed);
        QCOMPARE(other.notHeld, std::vector<Name>{stageName("Semifinal")});
        QCOMPARE(other.held, std::vector<Name>{stageName("Semi")});
    }

    /// Seeds 1 to 4 at two tables: 1 and 4 against 2 and 3, or the first two against the others.
    void whoSitsElsewhere() {
        Ruleset ranked = withStages(4, 0);
        ranked.stages[0].seeding = Seeding::Ranked;
        const RulesetOutcome outcome = between(withStages(4, 0), ranked);
        QCOMPARE(outcome.reseated, std::vector<Name>{stageName("Semifinal")});
        QVERIFY(outcome.moves.empty() && outcome.entering.empty() && outcome.leaving.empty());
    }
};

} // namespace mentat::test::tst_ruleset_outcome

MENTAT_TEST(tst_ruleset_outcome, TestRulesetOutcome, QCoreApplication)
#include "tst_ruleset_outcome.moc"
