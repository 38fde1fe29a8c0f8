#include "scoring/dune/standings/already_through.h"
#include "scoring/dune/standings/dune_standings.h"
#include "tests/scoring/cases.h"
#include "tests/scoring/played_events.h"
#include "tests/scoring/remaining_play.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QStringList>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_already_through {

namespace {

QString text(QualificationPoints points) {
    return QString::number(points.halves() / 2.0);
}

struct ReasonText {
    QString operator()(const FewCanDrawLevel& reason) const {
        return u"%1 drawing level with %2"_s.arg(reason.others).arg(text(reason.least));
    }
    QString operator()(const EnoughAreAhead& reason) const {
        return u"%1 ahead of %2"_s.arg(reason.others).arg(text(reason.most));
    }
    QString operator()(const NothingToRank&) const { return u"nothing to rank"_s; }
    QString operator()(const NoGameLeft& reason) const {
        return u"rank %1"_s.arg(reason.rank.value());
    }
};

/// "p1 through: 1 drawing level with 6"
QStringList certain(const Event& event) {
    expectSound(event);
    QStringList texts;
    for (const Certainty& one : alreadyCertain(event)) {
        const QString kind = one.kind == CertaintyKind::Through ? u" through: "_s : u" out: "_s;
        texts.append(QString(one.player.text() + kind + std::visit(ReasonText(), one.reason)));
    }
    return texts;
}

/// Heat 1: p1 won, p7 won. Heat 2: p1 won; p7 still sits with those who have nothing.
Event inTheSecondHeat() {
    return eventWith(12, {{wonBy(1, {2, 3, 4, 5, 6}), wonBy(7, {8, 9, 10, 11, 12})},
                          {wonBy(1, {8, 9, 10, 11, 12}), table({7, 2, 3, 4, 5, 6})}});
}

using Certainties = std::vector<Certainty>;

/// What going through everything shows, and how much of it is claimed.
struct Judgment {
    QString wrong; // a claim that is not certain; empty: none
    size_t certain = 0;
    size_t claimed = 0;
};

/// Nothing where going through everything would take too long, or no game is left.
std::optional<Judgment> judgmentOf(const Event& event, const Certainties& claims) {
    constexpr size_t limit = 400'000;
    if (remainingHeats(event).empty())
        return std::nullopt;
    const auto expected = certainPlaces(event, limit);
    if (!expected)
        return std::nullopt;
    Judgment judgment{{}, expected->through.size() + expected->out.size(), claims.size()};
    for (const Certainty& one : claims) {
        const bool isThrough = one.kind == CertaintyKind::Through;
        if (!(isThrough ? expected->through : expected->out).contains(one.player.text()))
            judgment.wrong
                = one.player.text() + (isThrough ? u" is not through"_s : u" is not out"_s);
    }
    return judgment;
}

/// What an event that has been played on says against a claim; empty: nothing.
QString contradiction(const Event& played, const Certainty& claim) {
    const Standings standings = duneStandings(played);
    const auto qualifiers = duneAdvancement(played).qualifiers;
    const bool qualifies
        = std::find(qualifiers.begin(), qualifiers.end(), claim.player) != qualifiers.end();
    if (qualifies != (claim.kind == CertaintyKind::Through))
        return claim.player.text() + (qualifies ? u" is not out"_s : u" is not through"_s);
    const auto& ranked = standings.ranked;
    const auto row = std::find_if(ranked.begin(), ranked.end(), [&](const Standing& standing) {
        return standing.player == claim.player;
    });
    const auto level = std::count_if(ranked.begin(), ranked.end(), [&](const Standing& standing) {
        return row != ranked.end() && pointsOf(standing) >= pointsOf(*row);
    });
    if (const auto* few = std::get_if<FewCanDrawLevel>(&claim.reason);
        few && (pointsOf(*row) < few->least || static_cast<size_t>(level - 1) > few->others))
        return claim.player.text() + u": more draw level than said"_s;
    if (const auto* ahead = std::get_if<EnoughAreAhead>(&claim.reason);
        ahead && row != ranked.end() && pointsOf(*row) > ahead->most)
        return claim.player.text() + u": more QP than said"_s;
    return {};
}

/// Plays on at random, against each claim in turn.
QString refutation(const Event& event, const Certainties& claims, RandomSource& random, int tries) {
    for (const Certainty& claim : claims) {
        const QString id = claim.player.text();
        for (int i = 0; i < tries; ++i) {
            Playing how;
            how.staying = {id};
            if (claim.kind == CertaintyKind::Through) {
                how.dropouts = random.oneIn(2);
                // Those who are just behind, or anybody.
                for (const Player& player : event.players) {
                    if (player.id != claim.player && random.oneIn(2))
                        how.favored.insert(player.id.text());
                }
            } else if (!random.oneIn(4)) {
                how.favored = {id};
            }
            QString found = contradiction(playedOn(event, how, random), claim);
            if (!found.isEmpty())
                return found;
        }
    }
    return {};
}

Certainties throughAll(const Event& event) {
    Certainties all;
    const auto known = alreadyCertain(event);
    for (const Player& player : event.players) {
        const bool isKnown = std::any_of(known.begin(), known.end(), [&](const Certainty& one) {
            return one.player == player.id;
        });
        if (!isKnown && !isOut(event, player.id))
            all.push_back({player.id, CertaintyKind::Through, NothingToRank{}});
    }
    return all;
}

Certainties asOut(Certainties claims) {
    for (Certainty& claim : claims)
        claim.kind = CertaintyKind::Out;
    return claims;
}

Event smallEvent(quint32 seed) {
    static const std::vector<int> sizes{3, 4, 5, 5, 6, 6, 7, 8};
    RandomSource random(seed * 31);
    return midTournament(seed, random.of(sizes), random.between(1, 3));
}

} // namespace

/// Who is already through and who is already out (R4.6).
class TestAlreadyThrough : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nobodyBeforeTheFirstGame() {
        QCOMPARE(certain(eventWith(12, {{}, {}, {}})), QStringList());
    }

    void theOneWhomFewCanReachAndThoseWhoHavePlayedTheirLast() {
        const QStringList expected{u"p1 through: 1 drawing level with 6"_s,
                                   u"p8 out: 2 ahead of 0"_s,
                                   u"p9 out: 2 ahead of 0"_s,
                                   u"p10 out: 2 ahead of 0"_s,
                                   u"p11 out: 2 ahead of 0"_s,
                                   u"p12 out: 2 ahead of 0"_s};
        QCOMPARE(certain(withFinalists(inTheSecondHeat(), 2)), expected);
    }

    void aHeatToComeIsForEverybody() {
        Event event = withFinalists(inTheSecondHeat(), 2);
        play(event).heats.push_back({.number = HeatNumber(3),
                                     .details = {},
                                     .entrants = {},
                                     .standby = {},
                                     .draw = {},
                                     .games = {}});
        QCOMPARE(certain(event), QStringList());
    }

    void aTieGoesAgainstTheClaim() {
        // p7 could have 6 as well, and everyone drawn to be finalist instead of p1.
        QCOMPARE(certain(withFinalists(inTheSecondHeat(), 1)).filter(u"through"_s), QStringList());
    }

    void atOneTableNoMoreThanTwoWin() { // R2.2
        const Event event = eventWith(12, {{wonBy(1, {2, 3, 4, 5, 6})},
                                           {wonBy(7, {8, 9, 10, 11, 12}), table({2, 3, 4, 5, 6})}});
        QCOMPARE(certain(withFinalists(event, 4)).filter(u"through"_s),
                 QStringList({u"p1 through: 3 drawing level with 3"_s,
                              u"p7 through: 3 drawing level with 3"_s}));
        QCOMPARE(certain(withFinalists(event, 3)).filter(u"through"_s), QStringList());
    }

    void alliesOfALargerSizeWinTogether() { // R10.6
        Event event = eventWith(
            12, {{game(Victory::BgPrediction, {seat(1).wins().as(Faction::BeneGesserit), seat(2),
                                               seat(3), seat(4), seat(5), seat(6)})},
                 {wonBy(7, {8, 9, 10, 11, 12}), table({2, 3, 4, 5, 6})}});
        event = withFinalists(event, 4);
        QCOMPARE(certain(event).filter(u"p1 "_s),
                 QStringList{u"p1 through: 3 drawing level with 2"_s});
        event.settings.allianceSize = Positive(3);
        QCOMPARE(certain(event).filter(u"p1 "_s), QStringList());
    }

    void anAllyWhoNeedsNothingMayWinAlong() {
        Event event = eventWith(
            6, {{game(Victory::Alliance, {seat(1).wins().allied(1), seat(2).wins().allied(1),
                                          seat(3), seat(4), seat(5), seat(6)})},
                {game(Victory::Adjudicated, {seat(5).wins(), seat(1), seat(6)}),
                 game(std::nullopt, {seat(2), seat(3), seat(4).leaves(1).excused()})}});
        event.settings.winPoints = onlyAlliancesCount();
        // p3 draws level with p1 if p2 wins along.
        QCOMPARE(certain(withFinalists(event, 2)).filter(u"p1 "_s), QStringList());
    }

    void aLatecomerMakesAFullGame() { // R1.6, R2.1
        Event event = withFinalists(
            eventWith(5, {{game(Victory::BgPrediction, {seat(1).wins().as(Faction::BeneGesserit),
                                                        seat(2), seat(3), seat(4), seat(5)})},
                          {started(table({2, 3, 4, 5}))}}),
            1);
        QCOMPARE(certain(event), QStringList());
        play(event).stage().closed = true; // R7.1: nobody sits down any more
        QCOMPARE(certain(event),
                 QStringList({u"p1 through: 0 drawing level with 2"_s, u"p2 out: 1 ahead of 1.5"_s,
                              u"p3 out: 1 ahead of 1.5"_s, u"p4 out: 1 ahead of 1.5"_s,
                              u"p5 out: 1 ahead of 1.5"_s}));
    }

    void whoIsCheckedInMayStillGetASeat() {
        Event event = inTheSecondHeat();
        event = withFinalists(event, 2);
        std::erase_if(play(event).heats[1].games.front().seats,
                      [](const Seat& seat) { return seat.player == player(12); });
        QCOMPARE(certain(event).filter(u"p12 "_s), QStringList());
        std::erase(play(event).heats[1].entrants, player(12));
        QCOMPARE(certain(event).filter(u"p12 "_s), QStringList{u"p12 out: 2 ahead of 0"_s});
    }

    void whoDroppedOutCannotWinAndWhoIsDisqualifiedIsNotNamed() { // R6.1, R10.7
        const Event event = withFinalists(
            eventWith(7, {{wonBy(1, {2, 3, 4, 5, 6})},
                          {game(std::nullopt, {seat(2).leaves(1).excused(), seat(3).leaves(1),
                                               seat(4), seat(5), seat(7)}),
                           wonBy(1, {6})}}),
            1);
        const QStringList texts = certain(event);
        QCOMPARE(texts.filter(u"p1 "_s), QStringList{u"p1 through: 0 drawing level with 4.5"_s});
        QCOMPARE(texts.filter(u"p2 "_s), QStringList{u"p2 out: 1 ahead of 0"_s});
        QCOMPARE(texts.filter(u"p3 "_s), QStringList());
        QCOMPARE(texts.filter(u"p7 "_s), QStringList{u"p7 out: 1 ahead of 3"_s});
    }

    void theWordOfTheGmCountsWhateverTheResult() { // R2.6
        const Event event = withFinalists(
            eventWith(
                7, {{wonBy(1, {2, 3, 4, 5, 6}), voided(table({7}))},
                    {game(std::nullopt, {seat(2).getsQp(1), seat(3), seat(4), seat(5), seat(6)})}}),
            1);
        QCOMPARE(certain(event).filter(u"p2 "_s), QStringList{u"p2 out: 1 ahead of 1"_s});
        QCOMPARE(certain(event).filter(u"p3 "_s), QStringList());
    }

    void noWordOfTheGmHoldsForWhoLeftWithinGrace() { // R1.6
        Event event
            = eventWith(6, {{game(Victory::Adjudicated, {seat(1).wins(), seat(5), seat(6)})},
                            {game(Victory::Adjudicated, {seat(5).wins(), seat(6), seat(3)}),
                             game(std::nullopt, {seat(1).getsQp(3), seat(2), seat(3), seat(4)})}});
        std::erase_if(play(event).heats[1].games.front().seats,
                      [](const Seat& seat) { return seat.player == player(3); });
        event = withFinalists(event, 3);
        QCOMPARE(certain(event).filter(u"p1 "_s), QStringList());
    }

    void withoutAGameAndWithNoneToComeNobodyIsRanked() { // R4.1
        Event event = eventWith(7, {{wonBy(1, {2, 3, 4, 5, 6})}});
        QCOMPARE(certain(event).filter(u"p7 "_s), QStringList{u"p7 out: nothing to rank"_s});
    }

    void atTheEndTheStandingsSayIt() { // R4.2
        const auto end = [](Known strongholds) {
            return withFinalists(
                eventWith(6, {{game(Victory::Solo, {seat(1).wins().has(3, 1, 1, 1),
                                                    seat(2).wins().has(strongholds, 1, 1, 1),
                                                    seat(3), seat(4), seat(5)})}}),
                1);
        };
        QCOMPARE(certain(end(2)), QStringList({u"p1 through: rank 1"_s, u"p2 out: rank 2"_s,
                                               u"p3 out: rank 3"_s, u"p4 out: rank 3"_s,
                                               u"p5 out: rank 3"_s, u"p6 out: nothing to rank"_s}));
        // R10.26, R4.5: a value to be asked for, a tie to be rolled for.
        QCOMPARE(certain(end(unknown)).filter(u"rank "_s).first(), u"p3 out: rank 3"_s);
        Event tied = end(3);
        QCOMPARE(certain(tied).filter(u"rank "_s).first(), u"p3 out: rank 3"_s);
        tied.tieRolls.push_back(roll({1, 2}, {2, 5}));
        QCOMPARE(certain(tied).first(2),
                 QStringList({u"p1 out: rank 2"_s, u"p2 through: rank 1"_s}));
    }

    void withFewPlayersNothingIsSaidButWhatIsCertain() {
        size_t certain = 0;
        size_t claimed = 0;
        for (quint32 seed = 1; goesOn(seed, seedCount() / 8, claimed > 8); ++seed) {
            const Event event = smallEvent(seed);
            const auto judgment = judgmentOf(event, alreadyCertain(event));
            if (!judgment)
                continue;
            QVERIFY2(judgment->wrong.isEmpty(),
                     qPrintable(u"seed %1: "_s.arg(seed) + judgment->wrong));
            certain += judgment->certain;
            claimed += judgment->claimed;
        }
        qInfo("of %zu certain places %zu are said", certain, claimed);
        QVERIFY(claimed > 8);
    }

    void nothingThatHappensRefutesAClaim() {
        for (quint32 seed = 1; seed <= seedCount() / 8; ++seed) {
            RandomSource random(seed);
            const Event event = midTournament(seed, random.between(3, random.oneIn(3) ? 45 : 14),
                                              random.between(1, 4));
            const QString found = refutation(event, alreadyCertain(event), random, 8);
            QVERIFY2(found.isEmpty(), qPrintable(u"seed %1: "_s.arg(seed) + found));
        }
    }

    void aClaimTooManyIsRefuted() {
        quint32 through = 0;
        quint32 out = 0;
        quint32 judged = 0;
        for (quint32 seed = 1; goesOn(seed, 20, std::min({judged, through, out}) > 20); ++seed) {
            RandomSource random(seed);
            const Event event = smallEvent(seed);
            for (const Certainty& one : throughAll(event)) {
                through += refutation(event, {one}, random, 60).isEmpty() ? 0U : 1U;
                out += refutation(event, asOut({one}), random, 60).isEmpty() ? 0U : 1U;
                if (const auto judgment = judgmentOf(event, {one}))
                    judged += judgment->wrong.isEmpty() ? 0U : 1U;
            }
        }
        qInfo("refuted: %u times through, %u times out; judged wrong: %u", through, out, judged);
        QVERIFY(judged > 20);
        QVERIFY(through > 20);
        QVERIFY(out > 20);
    }
};

} // namespace mentat::test::tst_already_through

MENTAT_TEST(tst_already_through, TestAlreadyThrough, QCoreApplication)

#include "tst_already_through.moc"
