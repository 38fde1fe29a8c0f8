#include "reports/wording/heats/line_up_wording.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/scoring_kind.h"
#include "tests/scoring/cases.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_line_up_wording {

namespace {

constexpr auto orderTied = Phrase("LineUp", "Tied for who is first: %1.");

AdvancedRound finalOf(const Event& event) {
    return *heatsScoringOf(event).round(event, finalName());
}

QString tiesSaid(const Event& event) {
    return openTiesText(Language(), event, finalOf(event).advancement, orderTied);
}

/// p1 and p7 have won, all others nothing; four of them play the final.
Event afterTheFirstHeat() {
    return withFinalists(eventWith(12, {{wonBy(1, {2, 3, 4, 5, 6}), wonBy(7, {8, 9, 10, 11, 12})}}),
                         4);
}

Event byRuleset(std::vector<std::vector<Game>> heats, int finalists = 4) {
    Ruleset ruleset = orderedBy({WinsKey()});
    StageRule final = stageRule("Final", {finalists});
    final.entrants = EntrantsNumber{Positive(finalists)};
    ruleset.stages = {final};
    return eventBy(ruleset, 6, std::move(heats));
}

} // namespace

/// What is said beside the call list of an advanced round, in every kind of event.
class TestLineUpWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Standings ask for no dice then, so nothing sends there.
    void noRollIsSpokenOfWhileHeatsAreToCome() {
        Event event = afterTheFirstHeat();
        const QString tied = tiesSaid(event);
        QVERIFY2(tied.startsWith(u"Tied for who is first: Ada Byron and Player 7.\n"
                                 "Tied for the last place: Blaise Pascal, Carl Gauss"_s),
                 qPrintable(tied));
        QVERIFY(tied.endsWith(u"Roll on the Standings page."_s));
        play(event).heats.push_back({HeatNumber(2), {}, {}, {}, {}, {}});
        QCOMPARE(tiesSaid(event), QString());
        event = byRuleset({{inOrder({1, 2, 3}), inOrder({4, 5, 6})}});
        QVERIFY(tiesSaid(event).startsWith(u"Tied for who is first: "_s));
        event = byRuleset({{inOrder({1, 2, 3}), inOrder({4, 5, 6})}, {}});
        QCOMPARE(tiesSaid(event), QString());
    }

    // Six ties for who is seated first were twelve lines, and the call list had what was left.
    void tiesForTheSameAreOneSentence() {
        const Event event = byRuleset({{inOrder({1, 2, 3}), inOrder({4, 5, 6})}}, 6);
        QCOMPARE(tiesSaid(event), u"Tied for who is first: Player 1 and Player 4; Player 2, "_s
                                  u"Player 3, Player 5, and Player 6."_s);
    }

    void noRollIsSpokenOfOnceTheLineUpIsClosed() {
        Event event = afterTheFirstHeat();
        play(event).stage().closed = true;
        QCOMPARE(tiesSaid(event), QString());
    }

    /// Who is here is not called absent: that many cannot be seated.
    void whoIsHereButOutIsSaidApart() {
        const Event event = afterTheFirstHeat();
        AdvancedRound round = finalOf(event);
        const std::vector<PlayerId> due = round.advancement.lineUp;
        QCOMPARE(due.size(), size_t(4));
        round.details.present = {due[0], due[1], due[2]};
        round.ifClosed = {due[0], due[1]};
        const QStringList lines = closingText(Language(), event, round).split(u'\n');
        QVERIFY(lines.contains(u"Not here, so out: %1"_s.arg(playerName(event, due[3]))));
        QVERIFY(lines.contains(u"Here, but out, as tables cannot seat this many: %1"_s.arg(
            playerName(event, due[2]))));
    }

    /// Every kind of event shows these; of Dune's rules the others know only a few.
    void noRuleOfDuneIsCited() {
        const Event event = afterTheFirstHeat();
        AdvancedRound round = finalOf(event);
        round.details.closed = true;
        const VenueTime late = VenueTime::of({2026, 8, 1}, {9, 6});
        const QStringList said{
            lateNote(Language()), lateText(Language(), u"Ada Byron"_s, late),
            affectedText(Language(), event, round, {{player(1), LineUpEffect::ClosedInButOut}}),
            closingText(Language(), event, round), reopeningText(Language())};
        for (const QString& text : said)
            QVERIFY2(!text.isEmpty() && !text.contains(u"(R"_s), qPrintable(text));
    }
};

} // namespace mentat::test::tst_line_up_wording

MENTAT_TEST(tst_line_up_wording, TestLineUpWording, QCoreApplication)

#include "tst_line_up_wording.moc"
