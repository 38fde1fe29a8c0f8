#include "scoring/dune/standings/dune_standings.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/heats/final/ties_to_roll.h"
#include "scoring/scoring_kind.h"
#include "tests/scoring/cases.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_final_line_up {

namespace {

/// Players p1, p2, … with so many halves of a QP each, of whom so many play the final.
Event scoredInHalves(const std::vector<int>& halves, int finalists) {
    std::vector<Game> games;
    for (const int points : halves) {
        const int number = static_cast<int>(games.size()) + 1;
        games.push_back(game(Victory::Solo, {seat(number).wins().getsQp(points / 2.0)}));
    }
    Event event = eventWith(static_cast<int>(halves.size()), {games});
    event.settings.finalists = Positive(finalists);
    return event;
}

Stage& details(Event& event) {
    return play(event).stage();
}

void called(Event& event, int number, CallState state) {
    details(event).calls.push_back({player(number), state, {}});
}

/// "p1 p2 | ~p3 ~p4 | p5 p6": who is tied with a ~, alternates after a line, then the others.
QString calledIn(const Event& event) {
    QStringList qualifiers;
    QStringList alternates;
    QStringList noted;
    for (const CallListEntry& entry : callList(event, duneAdvancement(event))) {
        switch (entry.part) {
        case CallListPart::Qualifier: qualifiers.append(entry.player.text()); break;
        case CallListPart::Tied: qualifiers.append(u'~' + entry.player.text()); break;
        case CallListPart::Alternate: alternates.append(entry.player.text()); break;
        case CallListPart::Noted: noted.append(entry.player.text()); break;
        }
    }
    return QStringList{qualifiers.join(u' '), alternates.join(u' '), noted.join(u' ')}.join(
        u" | "_s);
}

QString lineUpOf(const Event& event) {
    return textOf(finalLineUp(event, duneAdvancement(event)));
}

/// "-p3 +p4"
QString affectedIn(const Event& event, const std::vector<CallMade>& calls) {
    QStringList texts;
    for (const auto& [player, effect] : affectedFinalists(event, duneAdvancement(event), calls)) {
        const bool isOut
            = effect == LineUpEffect::ToldButOut || effect == LineUpEffect::ClosedInButOut;
        const bool again = effect == LineUpEffect::InAfterOtherCall;
        texts.append((isOut ? u'-' : again ? u'*' : u'+') + player.text());
    }
    return texts.join(u' ');
}

RanksAtCut cutIn(const Event& event) {
    return ranksAtCut(event, duneStandings(event).ranked);
}

const std::vector<int> twelve{24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2};

/// R4.5 and R7.1 once more, by asking of each player alone: nothing of scoring/ is used but the
/// standings.
bool belongsOnTheList(const Event& event, const Standings& standings, size_t place) {
    const auto& unavailable = std::get<DunePlay>(event.play).stage().unavailable;
    const auto wanted = static_cast<size_t>(event.settings.finalists.value()) + 4;
    const auto isReached = [&](size_t other) {
        size_t before = 0;
        for (size_t i = 0; i < other; ++i) {
            if (std::ranges::count(unavailable, standings.ranked[i].player) == 0)
                ++before;
        }
        return before < wanted;
    };
    if (isReached(place))
        return true;
    for (size_t other = 0; other < standings.ranked.size(); ++other) {
        if (isReached(other) && standings.ranked[other].rank == standings.ranked[place].rank)
            return true;
    }
    return false;
}

Event randomEvent(unsigned seed) {
    RandomSource random(seed);
    std::vector<int> halves;
    for (int left = random.between(0, 20); left > 0; --left)
        halves.push_back(random.between(0, 8));
    Event event = scoredInHalves(halves, random.between(1, 6));
    for (const Player& player : event.players) {
        if (random.oneIn(4))
            details(event).unavailable.push_back(player.id);
    }
    return event;
}

} // namespace

/// R4.5, R4.6 and R7.1: whom the GM phones, who plays, and whom a change concerns.
class TestFinalLineUp : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void qualifiersAndFourAlternates() {
        QCOMPARE(calledIn(scoredInHalves(twelve, 6)), u"p1 p2 p3 p4 p5 p6 | p7 p8 p9 p10 | "_s);
        QCOMPARE(calledIn(scoredInHalves({6, 4, 2}, 6)), u"p1 p2 p3 |  | "_s);
        QCOMPARE(calledIn(scoredInHalves({}, 6)), u" |  | "_s);
    }
    void everybodyInATieAtTheCut() {
        QCOMPARE(calledIn(scoredInHalves({9, 8, 3, 3, 3, 3, 3, 3, 3, 3, 1}, 3)),
                 u"p1 p2 ~p3 ~p4 ~p5 ~p6 ~p7 ~p8 ~p9 ~p10 |  | "_s);
    }
    void everybodyInATieWithTheLastAlternateCalled() {
        QCOMPARE(calledIn(scoredInHalves({9, 8, 7, 6, 5, 1, 1, 1, 0}, 2)),
                 u"p1 p2 | p3 p4 p5 p6 p7 p8 | "_s);
    }
    void aRollEndsThat() {
        Event event = scoredInHalves({9, 8, 7, 6, 5, 1, 1, 1, 0}, 2);
        event.tieRolls = {roll({6, 7, 8}, {1, 6, 3})};
        QCOMPARE(calledIn(event), u"p1 p2 | p3 p4 p5 p7 | "_s);
    }
    void whoCannotPlayMakesTheListLonger() {
        Event event = scoredInHalves(twelve, 6);
        details(event).unavailable = players({2, 8});
        QCOMPARE(calledIn(event), u"p1 p2 p3 p4 p5 p6 | p7 p8 p9 p10 p11 p12 | "_s);
        details(event).closed = true;
        QCOMPARE(calledIn(event), u"p1 p2 p3 p4 p5 p6 | p7 p8 p9 p10 | "_s);
    }
    void whoWasCalledStaysOnTheList() {
        Event event = scoredInHalves(twelve, 2);
        called(event, 9, CallState::Told);
        details(event).present = players({10});
        event.players[0].disqualified = true;
        called(event, 1, CallState::Confirmed);
        QCOMPARE(calledIn(event), u"p2 p3 | p4 p5 p6 p7 | p9 p10 p1"_s);
    }
    void agreesWithAnotherReadingOfTheRule() {
        for (unsigned seed = 1; seed <= 300; ++seed) {
            const Event event = randomEvent(seed);
            const Standings standings = duneStandings(event);
            const auto list = callList(event, duneAdvancement(event));
            for (size_t place = 0; place < standings.ranked.size(); ++place) {
                const bool isOn = std::ranges::find(list, standings.ranked[place].player,
                                                    &CallListEntry::player)
                                  != list.end();
                QVERIFY2(isOn == belongsOnTheList(event, standings, place),
                         qPrintable(u"seed %1, place %2"_s.arg(seed).arg(place)));
            }
        }
    }
    // The planted fault: a list that forgets who is tied with its last.
    void aListThatIsTooShortIsNoticed() {
        const Event event = scoredInHalves({9, 8, 7, 6, 5, 1, 1, 1, 0}, 2);
        const Standings standings = duneStandings(event);
        auto list = callList(event, duneAdvancement(event));
        list.pop_back();
        QVERIFY(belongsOnTheList(event, standings, list.size()));
        QVERIFY(!belongsOnTheList(event, standings, list.size() + 1));
    }

    void theProvisionalLineUpIsThatOfTheStandings() {
        Event event = scoredInHalves({6, 5, 4, 3, 2}, 3);
        details(event).unavailable = players({2});
        details(event).present = players({1, 5}); // who is there says nothing yet
        QCOMPARE(lineUpOf(event), u"p1 p3 p4"_s);
    }
    void theClosedOneHoldsWhomItHeld() {
        Event event = scoredInHalves({6, 5, 4, 3, 2}, 3);
        details(event).closed = true;
        details(event).present = players({4, 1, 2});
        QCOMPARE(lineUpOf(event), u"p1 p2 p4"_s);
        // Disqualified since: no longer ranked, and for the GM to decide about.
        event.players[0].disqualified = true;
        QCOMPARE(lineUpOf(event), u"p2 p4 p1"_s);
        details(event).present.clear();
        QCOMPARE(lineUpOf(event), u"p2 p3 p4"_s);
    }
    void ofADocumentThatNotesMoreTheSeatsSay() {
        Event event = scoredInHalves({6, 5, 4, 3, 2}, 3);
        details(event).closed = true;
        details(event).present = players({5, 4, 3, 2, 1});
        details(event).unavailable = players({2});
        QCOMPARE(lineUpOf(event), u"p1 p3 p4"_s);
        setFinal(event, game({}, {seat(4), seat(5), seat(1)}));
        QCOMPARE(lineUpOf(event), u"p1 p4 p5"_s);
    }
    void closingTakesWhoIsThere() {
        Event event = scoredInHalves({6, 5, 4, 3, 2, 1}, 3);
        details(event).present = players({5, 1, 3});
        const auto closing = lineUpClosing(event, duneAdvancement(event));
        QCOMPARE(textOf(closing.players), u"p1 p3 p5"_s);
        QCOMPARE(textOf(closing.leftOut), u"p2"_s);
        QCOMPARE(textOf(closing.movingUp), u"p5"_s);
        details(event).present = players({6, 5, 4, 3, 2, 1});
        QCOMPARE(textOf(lineUpClosing(event, duneAdvancement(event)).players), u"p1 p2 p3"_s);
        details(event).present = {};
        QVERIFY(lineUpClosing(event, duneAdvancement(event)).players.empty());
    }

    /// R7.1: two who qualified are not there, and the QP of the last who plays are less than the
    /// cut.
    void whoReallyPlaysIsNotJustTheFirst() {
        Event event = scoredInHalves({6, 5, 4, 3, 2, 1}, 3);
        const auto facts = [&] { return kindOf<ScoringKind>(event).yearFacts(event); };
        const auto halves
            = [](const std::optional<QualificationPoints>& qp) { return qp ? qp->halves() : -1; };
        QVERIFY(lineUpChanges(event, duneAdvancement(event)).isEmpty());
        QCOMPARE(halves(facts().lastFinalist), 4);
        details(event).unavailable = players({2, 3});
        details(event).present = players({1, 4, 5});
        details(event).closed = true;
        const auto changes = lineUpChanges(event, duneAdvancement(event));
        QVERIFY(changes.isClosed);
        QCOMPARE(textOf(changes.leftOut), u"p2 p3"_s);
        QCOMPARE(textOf(changes.movedUp), u"p4 p5"_s);
        QCOMPARE(halves(facts().lastFinalist), 2);
        QCOMPARE(halves(facts().cut), 4); // R4.6, whoever plays
        // Who sits in the final has played it, whatever else was noted.
        setFinal(event, wonBy(1, {4, 6}));
        QCOMPARE(halves(facts().lastFinalist), 1);
        // Of fewer than can play there is no last one, until the line-up is closed.
        Event small = scoredInHalves({6, 5}, 3);
        QCOMPARE(halves(kindOf<ScoringKind>(small).yearFacts(small).lastFinalist), -1);
        details(small).present = players({1, 2});
        details(small).closed = true;
        QCOMPARE(halves(kindOf<ScoringKind>(small).yearFacts(small).lastFinalist), 5);
    }

    void nobodyIsAffectedWhileTheCallsAreMade() {
        Event event = scoredInHalves({6, 5, 4, 3, 2}, 3);
        called(event, 1, CallState::Told);
        QCOMPARE(affectedIn(event, {{player(1), true}}), QString());
        called(event, 4, CallState::Told);
        QCOMPARE(affectedIn(event, {{player(1), true}, {player(4), false}}), QString());
    }
    void whoWasToldAndIsOut() {
        Event event = scoredInHalves({6, 5, 4, 3, 2}, 3);
        called(event, 1, CallState::Told);
        called(event, 4, CallState::Confirmed);
        QCOMPARE(affectedIn(event, {{player(1), true}, {player(4), true}}), u"-p4 +p2 +p3"_s);
        // Whoever could not be reached, or can't play, was promised nothing.
        details(event).calls.back().state = CallState::NoAnswer;
        QCOMPARE(affectedIn(event, {{player(1), true}, {player(4), true}}), QString());
    }
    void whoMovesUpAfterACall() {
        Event event = scoredInHalves({6, 5, 4, 3, 2}, 3);
        called(event, 4, CallState::Told);
        details(event).unavailable = players({1});
        QCOMPARE(affectedIn(event, {{player(4), false}}), u"*p4"_s);
        details(event).present = players({4});
        QCOMPARE(affectedIn(event, {{player(4), false}}), QString());
    }
    void aClosedLineUpThatTheStandingsNoLongerGive() {
        Event event = scoredInHalves({6, 5, 4, 3, 2}, 3);
        details(event).closed = true;
        details(event).present = players({1, 2, 4});
        QCOMPARE(affectedIn(event, {}), u"-p4 +p3"_s);
        details(event).unavailable = players({3});
        QCOMPARE(affectedIn(event, {}), QString());
    }
    void nobodySurelyPlaysOverATieAtTheCut() {
        const Event event = scoredInHalves({6, 5, 3, 3, 2}, 3);
        const Advancement advancement = duneAdvancement(event);
        QVERIFY(surelyPlays(advancement, player(2)));
        QVERIFY(!surelyPlays(advancement, player(3)));
        QVERIFY(!surelyPlays(advancement, player(5)));
    }
    /// As lists show it: who is tied across the cut stands neither above nor below it.
    void r4_5_aTieAcrossTheCutIsOnNeitherSideOfIt() {
        Event event = scoredInHalves({12, 10, 8, 8, 8, 2}, 4);
        QCOMPARE(cutIn(event), (RanksAtCut{2, 3, 2}));
        event.tieRolls = {roll({3, 4, 5}, {1, 6, 3})};
        QCOMPARE(cutIn(event), (RanksAtCut{4, 0, 0}));
        event.tieRolls = {roll({3, 4, 5}, {1, 6, 1})};
        QCOMPARE(cutIn(event), (RanksAtCut{3, 2, 1}));
        details(event).closed = true;
        QCOMPARE(cutIn(event), (RanksAtCut{4, 0, 0}));
        QCOMPARE(cutIn(scoredInHalves({8, 8, 8}, 2)), (RanksAtCut{0, 3, 2}));
        QCOMPARE(cutIn(scoredInHalves({8, 8, 4}, 2)), (RanksAtCut{2, 0, 0}));
        QCOMPARE(cutIn(scoredInHalves({8, 8}, 6)), (RanksAtCut{2, 0, 0}));
        QCOMPARE(cutIn(scoredInHalves({}, 6)), RanksAtCut());
    }
};

} // namespace mentat::test::tst_final_line_up

MENTAT_TEST(tst_final_line_up, TestFinalLineUp, QCoreApplication)

#include "tst_final_line_up.moc"
