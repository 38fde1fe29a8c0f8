#include "model/finding_kind.h"
#include "scoring/dune/results/adjudication.h"
#include "scoring/dune/results/game_questions.h"
#include "scoring/dune/today/game_review.h"
#include "tests/scoring/cases.h"
#include "tests/support/test_program.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_game_review {

namespace {

const GameAddress firstTable{HeatNumber(1), TableNumber(1)};

/// "turns, cards p1"
QString asked(const Game& game, bool isFinal = false) {
    static const QStringList names{u"turns"_s, u"end"_s,         u"predicted"_s, u"faction"_s,
                                   u"pp"_s,    u"strongholds"_s, u"tokens"_s,    u"spice"_s,
                                   u"cards"_s, u"left"_s};
    QStringList parts;
    for (const GameQuestion& question : questionsOf(game, Settings(), isFinal)) {
        QString part = names[static_cast<int>(question.fact)];
        if (question.seat)
            part += u' ' + game.seats[*question.seat].player.text();
        parts.append(part);
    }
    return parts.join(u", "_s);
}

Game timed(Game game) {
    game.minutes = Minutes(240);
    return game;
}

std::vector<PlayerId> implied(const Game& game) {
    std::vector<PlayerId> players;
    for (const size_t seat : impliedWinners(game, Settings()))
        players.push_back(game.seats[seat].player);
    return players;
}

/// Sides of one or two with values of few sizes, so that many are equal; some unknown.
Game randomEnd(QRandomGenerator& random) {
    std::vector<SeatCase> seats;
    const auto value = [&](int greatest) -> Known {
        const int drawn = static_cast<int>(random.bounded(greatest + 2));
        return drawn > greatest ? Known() : Known(drawn);
    };
    const int count = 3 + static_cast<int>(random.bounded(4));
    for (int number = 1; number <= count; ++number) {
        SeatCase one = seat(number);
        one.has(value(1), value(1), value(1), value(1));
        if (number <= 2 && random.bounded(2) == 0)
            one.allied(1);
        seats.push_back(one);
    }
    if (dune(seats[0].seat()).alliance != dune(seats[1].seat()).alliance) {
        seats[0] = seat(1).has(1, 1, 1, 1);
        seats[1] = seat(2).has(1, 1, 1, 1);
    }
    return game(std::nullopt, seats);
}

std::optional<Count>& valueIn(Seat& seat, EndValue value) {
    switch (value) {
    case EndValue::Strongholds: return dune(seat).strongholds;
    case EndValue::Tokens: return dune(seat).tokens;
    case EndValue::Spice: return dune(seat).spice;
    case EndValue::Cards: return dune(seat).cards;
    }
    Q_UNREACHABLE();
}

/// Whether some value that is said to matter no more changes the verdict after all, by trying.
bool isRefuted(const Game& game, const Compared& claim, QRandomGenerator& random) {
    const Verdict before = adjudicate(game, Settings());
    for (int attempt = 0; attempt < 20; ++attempt) {
        Game other = game;
        for (Seat& seat : other.seats) {
            for (const EndValue value : allEndValues) {
                const auto& matters = claim.at(value);
                if (std::ranges::find(matters, seat.player) != matters.end())
                    continue;
                const int drawn = static_cast<int>(random.bounded(4));
                valueIn(seat, value) = drawn == 3 ? std::nullopt : std::optional(Count(drawn));
            }
        }
        if (adjudicate(other, Settings()).winners != before.winners)
            return true;
    }
    return false;
}

} // namespace

/// What one game comes to by itself, what is asked about it, whom its victory names.
class TestGameReview : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pointsOfASheet() {
        Game half = afterTurns(
            game(Victory::Solo, {seat(1).as(Faction::Emperor).wins().scores(7), seat(2).scores(3.5),
                                 seat(3), seat(4), seat(5), seat(6)}),
            7);
        const Event event = eventWith(
            6, {{game(std::nullopt, {seat(1), seat(2), seat(3), seat(4), seat(5), seat(6)})}});
        const GameReview review = reviewGame(event, firstTable, half);
        QVERIFY(review.errors.empty());
        QCOMPARE(review.seats[0].qp, QualificationPoints::fromHalves(6));
        QCOMPARE(review.seats[0].normalized, std::optional(Fraction(1, 1)));
        QCOMPARE(review.seats[1].normalized, std::optional(Fraction(1, 2)));
        QVERIFY(!review.seats[2].normalized);
        half.turns.reset();
        QVERIFY(!reviewGame(event, firstTable, half).seats[0].normalized);
    }

    void findingsNameTheFieldOfTheGame() {
        const Event event = eventWith(
            6, {{game(std::nullopt, {seat(1), seat(2), seat(3), seat(4), seat(5), seat(6)})}});
        const Game twice
            = game(std::nullopt, {seat(1).as(Faction::Guild), seat(2).as(Faction::Guild), seat(3),
                                  seat(4), seat(5), seat(6)});
        const GameReview refused = reviewGame(event, firstTable, twice);
        QCOMPARE(refused.errors.size(), size_t{1});
        QCOMPARE(refused.errors.front().where.text(), u"/seats/1/faction"_s);
        Game many = game(std::nullopt,
                         {seat(1).has(1, 21, 0, 0), seat(2), seat(3), seat(4), seat(5), seat(6)});
        GameReview warned = reviewGame(event, firstTable, many);
        QCOMPARE(warned.warnings.open.size(), size_t{1});
        QCOMPARE(warned.warnings.open.front().where.text(), u"/seats/0/tokens"_s);
        many.accepted.push_back({Rule::R10_23, u"counted twice"_s});
        warned = reviewGame(event, firstTable, many);
        QVERIFY(warned.warnings.open.empty());
        QCOMPARE(warned.warnings.accepted.front().reason, u"counted twice"_s);
    }

    void aVerdictBeforeAnybodyIsNamed() {
        Game open = game(std::nullopt, {seat(1).has(1, 1, 1, 1), seat(2).has(2, 1, 1, 1),
                                        seat(3).has(0, 1, 1, 1)});
        const Event event = eventWith(3, {{open}});
        dune(open).victory = Victory::Adjudicated;
        const GameReview review = reviewGame(event, firstTable, open);
        QVERIFY(!review.errors.empty()); // nobody has won yet (R10.5)
        QVERIFY(review.verdict);
        QCOMPARE(review.verdict->winners, players({2}));
    }

    // While the sides' roll was awaited, what is odd about the game was not said.
    void r3_3_aGameThatAwaitsARollHasItsWarnings() {
        Game tied = game(std::nullopt,
                         {seat(1).as(Faction::Guild).has(2, 21, 1, 1),
                          seat(2).as(Faction::Emperor).has(2, 21, 1, 1), seat(3).has(0, 1, 1, 1)});
        const Event event = eventWith(3, {{tied}});
        dune(tied).victory = Victory::Adjudicated;
        dune(tied).ending = Ending::TimeLimit;
        const GameReview review = reviewGame(event, firstTable, tied);
        QVERIFY(review.verdict && !review.verdict->tied.empty());
        QVERIFY(!review.errors.empty()); // nobody has won yet (R10.5)
        QStringList places;
        for (const Finding& warning : review.warnings.open)
            places.append(warning.where.text());
        QVERIFY2(places.contains(u"/seats/0/tokens"_s), qPrintable(places.join(u' ')));
        // Another error still comes first.
        dune(tied.seats[2]).faction = Faction::Guild;
        QVERIFY(reviewGame(event, firstTable, tied).warnings.open.empty());
    }

    void whatIsAsked() {
        QCOMPARE(asked(game(std::nullopt, {seat(1), seat(2), seat(3)})), QString());
        const auto winner = seat(1).as(Faction::Emperor).wins().scores(3).has(3, 4, 5, unknown);
        const auto loser = seat(2).as(Faction::Guild).scores(0);
        QCOMPARE(asked(game(Victory::Solo, {winner, loser})), u"turns, end, cards p1"_s);
        QCOMPARE(asked(timed(afterTurns(game(Victory::Solo, {winner, loser}), 7))), u"cards p1"_s);
        QCOMPARE(asked(timed(afterTurns(game(Victory::Solo, {winner, seat(2)}), 7))),
                 u"cards p1, faction p2, pp p2"_s);
        // The final has no award, but everyone a place.
        QCOMPARE(asked(timed(afterTurns(game(Victory::Solo, {winner, loser}), 7)), true),
                 u"cards p1, strongholds p2, tokens p2, spice p2, cards p2"_s);
        QCOMPARE(asked(voided(game(Victory::Solo, {winner, loser}))), QString());
    }

    void ofAnAdjudicationOnlyWhatIsCompared() {
        const auto one = seat(1).as(Faction::Emperor).scores(3).has(3, 4, 5, 1).wins();
        const auto two = seat(2).as(Faction::Guild).scores(1).has(3, unknown, unknown, unknown);
        const auto three = seat(3).as(Faction::Fremen).scores(1).has(1, unknown, unknown, unknown);
        const Game played = timed(afterTurns(game(Victory::Adjudicated, {one, two, three}), 7));
        QCOMPARE(asked(played), u"tokens p2, spice p2, cards p2"_s);
    }

    void whomAVictoryNames() {
        const auto em = seat(1).as(Faction::Emperor).allied(1);
        const auto gu = seat(2).as(Faction::Guild).allied(1);
        const auto bg = seat(3).as(Faction::BeneGesserit);
        const auto fr = seat(4).as(Faction::Fremen);
        QCOMPARE(implied(game(Victory::Alliance, {em, gu, bg, fr})), players({1, 2}));
        QCOMPARE(implied(game(Victory::GuildDefault, {em, gu, bg, fr})), players({1, 2}));
        QCOMPARE(implied(game(Victory::FremenDefault, {em, gu, bg, fr})), players({4}));
        QCOMPARE(implied(game(Victory::BgPrediction, {em, gu, bg, fr})), players({3}));
        QCOMPARE(implied(game(Victory::Solo, {em, gu, bg, fr})), players({}));
        const auto at = seat(5).as(Faction::Atreides).allied(2);
        const auto ha = seat(6).as(Faction::Harkonnen).allied(2);
        QCOMPARE(implied(game(Victory::Alliance, {em, gu, at, ha})), players({}));
        // R6.1: who left is allied no more.
        const auto left = seat(2).as(Faction::Guild).allied(1).leaves(3);
        QCOMPARE(implied(game(Victory::Alliance, {em, left, bg, fr})), players({}));
    }

    void howPlayStopped() {
        const Settings settings;
        Game played = game(Victory::Adjudicated, {seat(1), seat(2), seat(3)});
        QCOMPARE(impliedEnding(played, false, settings), Ending::TimeLimit);
        played.turns = Turns(10);
        QCOMPARE(impliedEnding(played, false, settings), Ending::TurnLimit);
        dune(played).victory = Victory::Solo;
        QCOMPARE(impliedEnding(played, false, settings), Ending::Victory);
        QCOMPARE(impliedEnding(played, true, settings), Ending::Concession);
        dune(played).victory.reset();
        QVERIFY(!impliedEnding(played, false, settings));
    }

    void aResultIsCheckedOrNot() {
        Game played = game(Victory::Solo, {seat(1).wins(), seat(2)});
        QVERIFY(isUnchecked(played));
        QVERIFY(!isUnchecked(voided(played)));
        QVERIFY(!isUnchecked(game(std::nullopt, {seat(1), seat(2)})));
        played.checked = true;
        QVERIFY(!isUnchecked(played));
    }

    /// R10.26: what is unknown is asked for; all else is accepted by its rule.
    void warningsAreAcceptedByRule() {
        Warnings warnings;
        for (const FindingKind kind : {FindingKind::SmallGame, FindingKind::UnknownInTie,
                                       FindingKind::TooManyTokens, FindingKind::SmallGame})
            warnings.open.push_back({kind, {}, {}, {}});
        QVERIFY(isOpenQuestion(warnings.open[1]));
        QVERIFY(!isOpenQuestion(warnings.open[0]));
        QVERIFY(rulesToAccept(warnings) == std::vector({Rule::R10_27, Rule::R10_23}));
        QVERIFY(rulesToAccept({}).empty());
    }

    /// R3.3: what is not compared can be anything without another verdict.
    void whatIsNotComparedCannotMatter() {
        QRandomGenerator random(20260729);
        int beside = 0;
        for (int round = 0; round < 3000; ++round) {
            const Game end = randomEnd(random);
            const Compared compared = comparedIn(end, Settings());
            for (const auto& players : compared.values)
                beside += players.size() < end.seats.size() ? 1 : 0;
            QVERIFY2(!isRefuted(end, compared, random), qPrintable(QString::number(round)));
        }
        QVERIFY2(beside > 1000, "hardly anything was ever beside the point");
    }

    void aWrongClaimIsRefuted() {
        QRandomGenerator random(20260729);
        int refuted = 0;
        for (int round = 0; round < 300; ++round) {
            const Game end = randomEnd(random);
            Compared claim = comparedIn(end, Settings());
            claim.values[1].clear(); // tokens never matter
            refuted += isRefuted(end, claim, random) ? 1 : 0;
        }
        QVERIFY(refuted > 0);
    }
};

} // namespace mentat::test::tst_game_review

MENTAT_TEST(tst_game_review, TestGameReview, QCoreApplication)
#include "tst_game_review.moc"
