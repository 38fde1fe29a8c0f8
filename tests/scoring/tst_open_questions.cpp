#include "model/finding_kind.h"
#include "scoring/dune/standings/open_questions.h"
#include "scoring/dune/today/event_questions.h"
#include "tests/scoring/warning_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_open_questions {

namespace {

Game wonBy(int winner, Known strongholds, Known tokens, Known spice = 0, Known cards = 0) {
    return game(Victory::Solo, {seat(winner).wins().has(strongholds, tokens, spice, cards)});
}

/// p1 and the player won this game together.
Game wonTogether(const SeatCase& first, const SeatCase& second) {
    SeatCase one = first;
    SeatCase other = second;
    return game(Victory::Alliance, {one.wins().allied(1), other.wins().allied(1)});
}

/// Of the warnings of a kind the place below the heats and the values: "0/games/1/seats/0 spice,
/// Ada Byron, …".
QString toldOf(const Event& event, FindingKind kind) {
    QStringList texts;
    for (const Finding& finding : warningsIn(event).open) {
        if (finding.kind != kind)
            continue;
        QStringList words;
        for (const Value& value : finding.values) {
            const auto* text = std::get_if<QString>(&value);
            words.append(text ? text->section(u' ', 0, 0) : QString(idOf(std::get<Side>(value))));
        }
        texts.append(finding.where.text() + u": "_s + words.join(u' '));
    }
    return texts.join(u"; "_s);
}

/// What the value could do: "/heats/0/games/1/seats/0: tokens Blaise Blaise Ada", the tokens of
/// Blaise could put Blaise before Ada.
QString doubtsOf(const Event& event) {
    return toldOf(event, FindingKind::UnknownInTie);
}

QString doubtsOf(const std::vector<std::vector<Game>>& heats) {
    return doubtsOf(eventWith(6, heats));
}

QString doubtsByAlliances(const std::vector<std::vector<Game>>& heats) {
    Event event = eventWith(6, heats);
    event.settings.tieBreakValues = TieBreakValues::Alliance;
    return doubtsOf(event);
}

/// A final that p6 won alone; the others are placed by their values.
QString doubtsInFinal(const std::vector<SeatCase>& seats) {
    Event event = eventWith(6);
    std::vector<SeatCase> all = seats;
    all.push_back(seat(6).as(Faction::Guild).wins());
    setFinal(event, game(Victory::Solo, all));
    return doubtsOf(event);
}

/// Six turns of a board that gives 3.5 PP in each, 21 in all; p1 played Atreides, and the others
/// of the game together had so many.
Game withUnknownPoints(double ofTheOthers) {
    return afterTurns(
        joinedBy(game(Victory::Solo, {seat(1).as(Faction::Atreides),
                                      seat(2).as(Faction::Guild).wins().scores(ofTheOthers)}),
                 3, 4),
        6);
}

/// p4 was Atreides with so many PP in six turns.
Game withAtreides(double points) {
    return afterTurns(joinedBy(game(Victory::Solo, {seat(4).as(Faction::Atreides).scores(points),
                                                    seat(2).as(Faction::Guild).wins().scores(0)}),
                               10, 4),
                      6);
}

QString awardDoubts(const std::vector<std::vector<Game>>& heats, std::optional<bool> word = {}) {
    Event event = eventWith(20, heats);
    event.players[0].disqualified = word;
    return toldOf(event, FindingKind::UnknownInAward);
}

const auto none = QString();

} // namespace

/// R10.26: whether an unknown value could decide something.
class TestOpenQuestions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aValueThatCouldOvertake();
    void aValueThatCouldNot();
    void betweenEquals();
    void onlyWhereQpAreEqual();
    void ofOtherGamesThanTheBest();
    void ofASeatTheFirstThatCould();
    void byTheSumsOfAlliances();
    void alliesRiseTogether();
    void whateverTheTieIsAbout();
    void inTheFinal();
    void inTheFinalWithTheShieldWall();
    void performancePointsThatCouldWin();
    void performancePointsThatCouldNot();
    void allThatIsToBeAsked();
};

void TestOpenQuestions::aValueThatCouldOvertake() {
    QCOMPARE(doubtsOf({{wonBy(1, 3, 5), wonBy(2, 3, unknown)}}),
             u"/heats/0/games/1/seats/0: tokens Blaise Blaise Ada"_s);
    QCOMPARE(doubtsOf({{wonBy(1, 3, 5, 8, 2), wonBy(2, 3, 5, 8, unknown)}}),
             u"/heats/0/games/1/seats/0: cards Blaise Blaise Ada"_s);
    QCOMPARE(doubtsOf({{wonBy(1, 3, 5), wonBy(2, unknown, 0)}}),
             u"/heats/0/games/1/seats/0: strongholds Blaise Blaise Ada"_s);
    // Past one who is above, though not past all.
    QCOMPARE(doubtsOf({{wonBy(1, 4, 0), wonBy(2, 3, 5), wonBy(3, 3, unknown)}}),
             u"/heats/0/games/2/seats/0: tokens Carl Carl Blaise"_s);
}

void TestOpenQuestions::aValueThatCouldNot() {
    QCOMPARE(doubtsOf({{wonBy(1, 3, 5), wonBy(2, 2, unknown, unknown, unknown)}}), none);
    // Who is ahead with a 0 in its place stays ahead whatever it is.
    QCOMPARE(doubtsOf({{wonBy(1, 3, unknown), wonBy(2, 2, 9)}}), none);
    QCOMPARE(doubtsOf({{wonBy(1, 3, unknown, 5), wonBy(2, 3, 0, 4)}}), none);
    QCOMPARE(doubtsOf({{wonBy(1, 3, 5), wonBy(2, 3, 4, unknown, unknown)}}), none);
    // Nobody to compare with.
    QCOMPARE(doubtsOf({{wonBy(1, unknown, unknown, unknown, unknown)}}), none);
}

void TestOpenQuestions::betweenEquals() {
    QCOMPARE(doubtsOf({{wonBy(1, 3, 0), wonBy(2, 3, unknown)}}),
             u"/heats/0/games/1/seats/0: tokens Blaise Blaise Ada"_s);
    QCOMPARE(doubtsOf({{wonBy(1, 3, unknown), wonBy(2, 3, 0)}}),
             u"/heats/0/games/0/seats/0: tokens Ada Ada Blaise"_s);
    // A roll stands in for what nobody knows; the value could still decide.
    Event rolled = eventWith(2, {{wonBy(1, 3, unknown), wonBy(2, 3, 0)}});
    rolled.tieRolls = {roll({1, 2}, {6, 1})};
    QCOMPARE(doubtsOf(rolled), u"/heats/0/games/0/seats/0: tokens Ada Ada Blaise"_s);
    QCOMPARE(doubtsOf({{wonBy(1, 3, 1), wonBy(2, 3, 1)}}), none);
}

void TestOpenQuestions::onlyWhereQpAreEqual() {
    const Game lost = game(Victory::Solo, {seat(1).wins().has(3, 5, 0, 0), seat(2)});
    QCOMPARE(doubtsOf({{lost}}), none);
    // Equal in the sum, but not game by game.
    const auto worth = [](Game game, int halves) {
        dune(game.seats[0]).qp = QualificationPoints::fromHalves(halves);
        return game;
    };
    const Game two = worth(wonBy(1, 3, 5), 4);
    QCOMPARE(doubtsOf({{two, worth(wonBy(2, unknown, 5), 2)}, {worth(wonBy(2, 0, 0), 2)}}), none);
    // A game more without QP is nothing.
    QCOMPARE(doubtsOf({{two, worth(wonBy(2, unknown, 5), 4)}, {worth(wonBy(2, 0, 0), 0)}}),
             u"/heats/0/games/1/seats/0: strongholds Blaise Blaise Ada"_s);
}

void TestOpenQuestions::ofOtherGamesThanTheBest() {
    const Game best = wonBy(1, 3, 5);
    // p1 and p2 won two games each; one of p1's could yet be the best.
    QCOMPARE(doubtsOf({{best, wonBy(2, 3, 6)}, {wonBy(1, 3, unknown), wonBy(2, 0, 0)}}),
             u"/heats/1/games/0/seats/0: tokens Ada Ada Blaise"_s);
    QCOMPARE(doubtsOf({{best, wonBy(2, 3, 6)}, {wonBy(1, 2, unknown), wonBy(2, 0, 0)}}), none);
    // The same between equals: whatever the tokens, 2 strongholds are no better than 3.
    QCOMPARE(doubtsOf({{best, wonBy(2, 3, 5)}, {wonBy(1, 2, unknown), wonBy(2, 0, 0)}}), none);
    QCOMPARE(doubtsOf({{best, wonBy(2, 3, 5)}, {wonBy(1, 3, unknown), wonBy(2, 0, 0)}}),
             u"/heats/1/games/0/seats/0: tokens Ada Ada Blaise"_s);
    // A game with fewer QP is never the best.
    const Game lost = game(Victory::Solo, {seat(3).wins().has(0, 0, 0, 0), seat(1), seat(2)});
    QCOMPARE(doubtsOf({{best, wonBy(2, 3, 6)}, {lost}}), none);
}

void TestOpenQuestions::ofASeatTheFirstThatCould() {
    QCOMPARE(doubtsOf({{wonBy(1, 3, 5, 8, 2), wonBy(2, 3, unknown, unknown, unknown)}}),
             u"/heats/0/games/1/seats/0: tokens Blaise Blaise Ada"_s);
    // Each of two whose values are unknown could pass the other.
    QCOMPARE(doubtsOf({{wonBy(1, 3, unknown), wonBy(2, 3, unknown)}}),
             u"/heats/0/games/0/seats/0: tokens Ada Ada Blaise; "
             u"/heats/0/games/1/seats/0: tokens Blaise Blaise Ada"_s);
}

void TestOpenQuestions::byTheSumsOfAlliances() {
    // The allies p3 and p4 have other QP, by the GM's word.
    const auto ally = [](Known tokens) { return seat(4).getsQp(0).has(0, tokens, 0, 0); };
    const auto games = [&](Known own, Known ofTheAlly) {
        return std::vector{
            wonTogether(seat(1).has(3, 5, 0, 0), seat(3).getsQp(0.5).has(0, 0, 0, 0)),
            wonTogether(seat(2).has(3, own, 0, 0), ally(ofTheAlly))};
    };
    QCOMPARE(doubtsByAlliances({games(4, 0)}), none);
    QCOMPARE(doubtsByAlliances({games(4, unknown)}),
             u"/heats/0/games/1/seats/1: tokens Dora Blaise Ada"_s);
    QCOMPARE(doubtsByAlliances({games(unknown, 0)}),
             u"/heats/0/games/1/seats/0: tokens Blaise Blaise Ada"_s);
    QCOMPARE(doubtsOf({games(4, unknown)}), none); // by the players' own values
}

void TestOpenQuestions::alliesRiseTogether() {
    // The sum is both allies': no addend can put one before the other.
    QCOMPARE(doubtsByAlliances({{wonTogether(seat(1).has(3, 5, 0, 0), seat(2))}}), none);
    QCOMPARE(
        doubtsByAlliances({{wonTogether(seat(1).has(3, unknown, 0, 0), seat(2).has(0, 1, 0, 0))}}),
        none);
    // Nor in another game that they won together.
    const Game best = wonTogether(seat(1).has(3, 5, 0, 0), seat(2).has(0, 0, 0, 0));
    const Game other = wonTogether(seat(1).has(3, unknown, 0, 0), seat(2).has(0, 0, 0, 0));
    QCOMPARE(doubtsByAlliances({{best}, {other}}), none);
    // But both before a third, who won as much.
    const Game third = wonTogether(seat(3).has(3, 9, 0, 0), seat(4).getsQp(0).has(0, 0, 0, 0));
    QCOMPARE(doubtsByAlliances(
                 {{wonTogether(seat(1).has(3, unknown, 0, 0), seat(2).has(0, 1, 0, 0)), third}}),
             u"/heats/0/games/0/seats/0: tokens Ada Ada Carl; "
             u"/heats/0/games/0/seats/0: tokens Ada Blaise Carl"_s);
}

void TestOpenQuestions::whateverTheTieIsAbout() {
    const std::vector<std::vector<Game>> heats{{wonBy(1, 3, 5), wonBy(2, 3, unknown)}};
    for (const int finalists : {1, 2}) { // the cut, the order
        Event event = eventWith(3, heats);
        event.settings.finalists = Positive(finalists);
        QVERIFY(!doubtsOf(event).isEmpty());
    }
    Event event = eventWith(3, {{wonBy(1, 3, 5), wonBy(2, 3, unknown)}, {wonBy(3, 0, 0)}});
    dune(play(event).heats[1].games[0].seats[0]).qp = QualificationPoints::fromHalves(9);
    event.settings.finalists = Positive(1);
    QVERIFY(!doubtsOf(event).isEmpty()); // alternates
    // Whom nobody ranks is in no tie.
    event.players[1].disqualified = true;
    QCOMPARE(doubtsOf(event), none);
}

void TestOpenQuestions::inTheFinal() {
    QCOMPARE(doubtsInFinal({seat(1).has(3, 5, 0, 0), seat(2).has(3, unknown, 0, 0)}),
             u"/final/game/seats/1: tokens Blaise Blaise Ada"_s);
    QCOMPARE(doubtsInFinal({seat(1).has(3, 5, 0, 0), seat(2).has(2, unknown, 0, 0)}), none);
    QCOMPARE(doubtsInFinal({seat(1).has(3, 5, 0, 0), seat(2).leaves(3)}), none);
    QCOMPARE(doubtsInFinal({seat(1).leaves(3).has(3, 5, 0, 0), seat(2).leaves(4)}), none);
    QCOMPARE(doubtsInFinal({seat(1).leaves(3).has(3, 5, 0, 0), seat(2).leaves(3)}),
             u"/final/game/seats/1: strongholds Blaise Blaise Ada"_s);
    // The sole winner is first whatever the values.
    QCOMPARE(doubtsInFinal({seat(1)}), none);
}

void TestOpenQuestions::inTheFinalWithTheShieldWall() {
    // 1 of the Shield Wall and an unknown number beside it.
    QCOMPARE(
        doubtsInFinal({seat(1).has(1, 5, 0, 0), seat(2).has(unknown, 4, 0, 0).holdsShieldWall()}),
        u"/final/game/seats/1: strongholds Blaise Blaise Ada"_s);
    QCOMPARE(
        doubtsInFinal({seat(1).has(0, 5, 0, 0), seat(2).has(unknown, 4, 0, 0).holdsShieldWall()}),
        none);
}

void TestOpenQuestions::performancePointsThatCouldWin() {
    const auto found = u"/heats/0/games/0/seats/0: Ada atreides"_s;
    QCOMPARE(awardDoubts({{withUnknownPoints(15)}, {withAtreides(5)}}), found);
    QCOMPARE(awardDoubts({{withUnknownPoints(15)}, {withAtreides(6)}}), found); // and share it
    // Nobody scored with the faction: half a point would win.
    QCOMPARE(awardDoubts({{withUnknownPoints(20.5)}}), found);
    Game withoutTurns = withUnknownPoints(15);
    withoutTurns.turns.reset();
    QCOMPARE(awardDoubts({{withoutTurns}, {withAtreides(6)}}), found);
}

void TestOpenQuestions::performancePointsThatCouldNot() {
    QCOMPARE(awardDoubts({{withUnknownPoints(15.5)}, {withAtreides(6)}}), none);
    QCOMPARE(awardDoubts({{withUnknownPoints(21)}}), none); // the board has no more
    QCOMPARE(awardDoubts({{withUnknownPoints(15)}, {withAtreides(5)}}, true), none);
    Game conceded = afterTurns(withUnknownPoints(0), 0);
    dune(conceded).ending = Ending::Concession;
    QCOMPARE(awardDoubts({{conceded}}), none);
    Game unfinished = withUnknownPoints(15);
    dune(unfinished).victory.reset();
    dune(unfinished.seats[1]).winner = false;
    QCOMPARE(awardDoubts({{unfinished}, {withAtreides(5)}}), none);
    QCOMPARE(awardDoubts({{voided(withUnknownPoints(15))}, {withAtreides(5)}}), none);
}

/// "1/1 turns; 1/2 tokens p2!": by heat and table; what could decide something is marked.
QString askedOf(const Event& event) {
    static const QStringList names{u"turns"_s, u"end"_s,         u"predicted"_s, u"faction"_s,
                                   u"pp"_s,    u"strongholds"_s, u"tokens"_s,    u"spice"_s,
                                   u"cards"_s, u"left"_s};
    QStringList texts;
    for (const OpenQuestion& one : eventQuestions(event).asked) {
        QString text = u"%1/%2 %3"_s.arg(one.place.heat() ? one.place.heat()->value() : 0)
                           .arg(one.place.table.value())
                           .arg(names[static_cast<int>(one.question.fact)]);
        if (one.question.seat)
            text += u' ' + gameAt(event, one.place)->seats[*one.question.seat].player.text();
        texts.append(text + (one.isOfSheet ? u""_s : u" also"_s)
                     + (one.deciding.empty() ? u""_s : u"!"_s));
    }
    return texts.join(u"; "_s);
}

/// Everything known but what the case leaves out.
Game complete(Game game) {
    game = afterTurns(std::move(game), 6);
    game.minutes = Minutes(240);
    for (Seat& seat : game.seats)
        dune(seat).performancePoints = PerformancePoints();
    return game;
}

void TestOpenQuestions::allThatIsToBeAsked() {
    const auto lostBy = [](int player, Known tokens) {
        return complete(game(Victory::Solo, {seat(player).as(Faction::Guild).has(2, tokens, 5, 1),
                                             seat(9).as(Faction::Emperor).wins().has(3, 5, 5, 1)}));
    };
    const Game known = lostBy(1, 4);
    QCOMPARE(askedOf(eventWith(9, {{known}})), QString());
    // The sheet asks for nobody's tokens who lost; but they could put p2 before p1.
    QCOMPARE(askedOf(eventWith(9, {{known}, {lostBy(2, unknown)}})), u"2/1 tokens p2 also!"_s);
    // A winner's are asked for anyway, and are marked where they could decide.
    Game withoutTurns = complete(wonBy(3, 3, unknown, 1, 1));
    dune(withoutTurns.seats[0]).faction = Faction::Fremen;
    withoutTurns.turns.reset();
    const Event event = eventWith(
        9, {{withoutTurns},
            {complete(game(Victory::Solo, {seat(4).as(Faction::Guild).wins().has(3, 5, 5, 1)}))}});
    QCOMPARE(askedOf(event), u"1/1 tokens p3!"_s); // turns are asked for an award alone
    // Nothing is asked of a void game.
    QCOMPARE(askedOf(eventWith(9, {{voided(withoutTurns)}})), QString());
}

} // namespace mentat::test::tst_open_questions

MENTAT_TEST(tst_open_questions, TestOpenQuestions, QCoreApplication)

#include "tst_open_questions.moc"
