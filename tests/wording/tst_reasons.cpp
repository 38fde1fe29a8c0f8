#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/wording.h"
#include "scoring/dune/final/dune_placements.h"
#include "scoring/dune/games/best_game.h"
#include "tests/scoring/cases.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_reasons {

namespace {

PlayerId id(const QString& text) {
    return *PlayerId::fromText(text);
}

QString nameOf(const PlayerId& player) {
    static const std::map<QString, QString> names{{u"a"_s, u"Ada Byron"_s},
                                                  {u"b"_s, u"Blaise Pascal"_s},
                                                  {u"c"_s, u"Carl Gauss"_s},
                                                  {u"odd"_s, u"%2 of\n100%1"_s}};
    return names.at(player.text());
}

OrderValue number(double number) {
    return Exact(qRound(2 * number), 2);
}
OrderValue games(std::initializer_list<double> points) {
    std::vector<Exact> list;
    for (const double one : points)
        list.emplace_back(qRound(2 * one), 2);
    return list;
}

Separation byPoints(double upper, double lower) {
    return ByKey{SumKey, number(upper), number(lower)};
}
/// Of the four values, those of the best game or of the final.
Separation byValue(EndValue value, const OrderValue& upper, const OrderValue& lower,
                   size_t first = FirstValueKey) {
    return ByKey{first + static_cast<size_t>(value), upper, lower};
}
Separation byDropoutTurn(int upper, std::optional<int> lower) {
    return ByKey{LeftInTurnKey, number(upper), lower ? number(*lower) : OrderValue()};
}

Standing standing(const QString& player, const Separation& separation) {
    return {.player = id(player), .rank = Place(1), .fromNext = separation};
}

Event eventBy(TieBreakValues reading) {
    Event event = eventWith(0);
    event.settings.tieBreakValues = reading;
    return event;
}

QString whyStands(const Separation& separation,
                  TieBreakValues reading = TieBreakValues::Individual) {
    return Wording().standing(eventBy(reading), standing(u"a"_s, separation),
                              standing(u"b"_s, IsLast()), nameOf);
}

/// What is said of the other reading, after the reason.
QString otherwise(const Separation& other, bool isReversed, TieBreakValues inForce) {
    Standing row = standing(u"a"_s, byValue(EndValue::Spice, number(5), number(4)));
    row.otherReading = Standing::OtherReading{other, isReversed};
    return Wording()
        .standing(eventBy(inForce), row, standing(u"b"_s, IsLast()), nameOf)
        .section(u"). "_s, 1);
}

Placement placement(const QString& player, PlacedAs as, const Separation& separation) {
    return {.place = Place(1),
            .player = id(player),
            .values = {Exact(static_cast<qint64>(as))},
            .fromNext = separation};
}

QString whyPlaced(PlacedAs as, PlacedAs next,
                  const Separation& separation = ByKey{KindKey, {}, {}}) {
    return Wording().placement(eventBy(TieBreakValues::Individual),
                               placement(u"a"_s, as, separation), placement(u"b"_s, next, IsLast()),
                               nameOf);
}

Verdict decided(VerdictBy by, qint64 winners, qint64 next) {
    Verdict verdict;
    verdict.decidedBy = by;
    verdict.winners = {id(u"a"_s), id(u"c"_s)};
    verdict.decision = Verdict::Decision{winners, next, {id(u"b"_s)}};
    return verdict;
}

QString why(const Verdict& verdict) {
    return verdictReason(Wording().language(), verdict, nameOf);
}

Performance performance(const QString& player, qint64 numerator, qint64 denominator) {
    return {id(player),
            HeatNumber(1),
            TableNumber(1),
            {},
            Turns(6),
            6,
            Fraction(numerator, denominator)};
}

QString why(const Award& award) {
    return Wording().award(award, nameOf);
}

} // namespace

/// Every reason in its words: short, with both values and the rule.
class TestReasons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void standings_data();
    void standings();
    void r4_5_allWhoAreTiedAreNamed();
    void r7_5_allWhoShareAPlaceAreNamed();
    void theOtherReading_data();
    void theOtherReading();
    void placements_data();
    void placements();
    void verdicts_data();
    void verdicts();
    void awards_data();
    void awards();
    void oddNames();
    void numbersOfALanguage();
};

void TestReasons::standings_data() {
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("expected");
    const auto row = [](const QString& expected, const Separation& tiebreak,
                        TieBreakValues reading = TieBreakValues::Individual) {
        QTest::newRow(qPrintable(expected)) << whyStands(tiebreak, reading) << expected;
    };
    row(u"Ada Byron ahead of Blaise Pascal: 5.5 QP vs. 5.0 (R4.1)"_s, byPoints(5.5, 5));
    row(u"Ada Byron ahead of Blaise Pascal: 3.0 QP vs. 2.0 in their best games (R4.2)"_s,
        ByKey{GamesKey, games({3}), games({2, 1})});
    row(u"Ada Byron ahead of Blaise Pascal: 1.0 QP vs. 0.0 in game 3, each player's best first "_s
        u"(R4.2)"_s,
        ByKey{GamesKey, games({3, 2, 1}), games({3, 2})});
    row(u"Ada Byron ahead of Blaise Pascal: strongholds 3 vs. 2 in their best games (R4.2)"_s,
        byValue(EndValue::Strongholds, number(3), number(2)));
    row(u"Ada Byron ahead of Blaise Pascal: cards 1 vs. 0 in their best games (R4.2)"_s,
        byValue(EndValue::Cards, number(1), number(0)));
    row(u"Ada Byron ahead of Blaise Pascal: tokens 1 vs. unknown (counts as 0) in their "_s
        u"best games "_s
        u"(R4.2)"_s,
        byValue(EndValue::Tokens, number(1), {}));
    row(u"Ada Byron ahead of Blaise Pascal: spice 12 vs. 9 in their best games, summed over "_s
        u"alliances (R4.2, R4.3)"_s,
        byValue(EndValue::Spice, number(12), number(9)), TieBreakValues::Alliance);
    row(u"Ada Byron ahead of Blaise Pascal: roll 6 vs. 5 (R4.4)"_s, ByRoll{Roll(6), Roll(5)});
    row(u"Ada Byron and Blaise Pascal are tied on everything and share the place until they "_s
        u"roll (R4.5)"_s,
        NotSeparated{});
}

void TestReasons::standings() {
    QFETCH(QString, said);
    QFETCH(QString, expected);
    QCOMPARE(said, expected);
}

// Of five who were tied, two were named.
void TestReasons::r4_5_allWhoAreTiedAreNamed() {
    std::vector<Standing> ranked{standing(u"a"_s, byPoints(3, 2))};
    for (const auto& player : {u"b"_s, u"c"_s, u"d"_s, u"e"_s})
        ranked.push_back(standing(player, NotSeparated{}));
    ranked.push_back(standing(u"f"_s, byPoints(2, 1)));
    ranked.push_back(standing(u"g"_s, IsLast()));
    const auto said = [&](size_t row) {
        return tieText(Wording().language(), eventBy(TieBreakValues::Individual),
                       tiedWith(ranked, row),
                       [](const PlayerId& one) { return one.text().toUpper(); });
    };
    QCOMPARE(said(1), u"B, C, D, and 2 more are tied on everything and share the place until they "
                      u"roll (R4.5)"_s);
    QCOMPARE(said(5), u"F, B, C, and 2 more are tied on everything and share the place until they "
                      u"roll (R4.5)"_s);
    ranked[2].fromNext = byPoints(2, 1);
    QCOMPARE(said(1), u"B and C are tied on everything and share the place until they roll "
                      u"(R4.5)"_s);
    QCOMPARE(tiedWith(ranked, 0), std::vector{id(u"a"_s)});
}

// Of three finalists who were tied, each row named two.
void TestReasons::r7_5_allWhoShareAPlaceAreNamed() {
    const Event event = eventBy(TieBreakValues::Individual);
    const std::vector<Placement> places{placement(u"a"_s, PlacedAs::Other, NotSeparated{}),
                                        placement(u"b"_s, PlacedAs::Other, NotSeparated{}),
                                        placement(u"c"_s, PlacedAs::Other, IsLast())};
    const auto said = [&](size_t row) {
        return placementText(Wording().language(), event, places, row, nameOf);
    };
    QCOMPARE(said(0),
             u"Ada Byron, Blaise Pascal, and Carl Gauss are tied on everything and share "_s
             u"the place until they roll (R7.5)"_s);
    QCOMPARE(said(1),
             u"Blaise Pascal, Ada Byron, and Carl Gauss are tied on everything and share "_s
             u"the place until they roll (R7.5)"_s);
    QCOMPARE(said(2), QString());
}

void TestReasons::theOtherReading_data() {
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("expected");
    const auto individual = TieBreakValues::Individual;
    const auto alliance = TieBreakValues::Alliance;
    QTest::newRow("alliances, reversed")
        << otherwise(byValue(EndValue::Tokens, number(9), number(8)), true, individual)
        << u"By the sums of their alliances: Blaise Pascal ahead of Ada Byron, tokens 9 vs. 8 "_s
           u"(R4.3)"_s;
    QTest::newRow("own values")
        << otherwise(byValue(EndValue::Tokens, number(9), {}), false, alliance)
        << u"By the players' own values: Ada Byron ahead of Blaise Pascal, tokens 9 vs. unknown "_s
           u"(counts as 0) (R4.3)"_s;
    QTest::newRow("alliances, equal")
        << otherwise(NotSeparated{}, false, individual)
        << u"By the sums of their alliances they would be tied (R4.3)"_s;
    QTest::newRow("own values, equal") << otherwise(NotSeparated{}, false, alliance)
                                       << u"By the players' own values they would be tied (R4.3)"_s;
}

void TestReasons::theOtherReading() {
    QFETCH(QString, said);
    QFETCH(QString, expected);
    QCOMPARE(said, expected);
}

void TestReasons::placements_data() {
    using enum PlacedAs;
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("expected");
    const auto row = [](const QString& said, const QString& expected) {
        QTest::newRow(qPrintable(expected)) << said << expected;
    };
    row(whyPlaced(Winner, Other), u"Ada Byron ahead of Blaise Pascal: won the final (R7.5)"_s);
    row(whyPlaced(Winner, Dropout), u"Ada Byron ahead of Blaise Pascal: won the final (R7.5)"_s);
    row(whyPlaced(Predictor, Predicted),
        u"Ada Byron ahead of Blaise Pascal: predicted who would win (R7.5)"_s);
    row(whyPlaced(Predicted, Other),
        u"Ada Byron ahead of Blaise Pascal: was predicted to win (R7.5)"_s);
    row(whyPlaced(PredictedsAlly, Other),
        u"Ada Byron ahead of Blaise Pascal: allied with the predicted player (R7.5)"_s);
    row(whyPlaced(Other, Dropout), u"Ada Byron ahead of Blaise Pascal, who left the final "_s
                                   u"(R7.5)"_s);
    row(whyPlaced(Dropout, Dropout, byDropoutTurn(7, 4)),
        u"Ada Byron ahead of Blaise Pascal: left in turn 7, later than turn 4 (R7.5)"_s);
    row(whyPlaced(Dropout, Dropout, byDropoutTurn(7, {})),
        u"Ada Byron ahead of Blaise Pascal: left in turn 7, the other in an unknown turn (R7.5)"_s);
    row(whyPlaced(Other, Other, byValue(EndValue::Strongholds, number(1), {}, FirstFinalValueKey)),
        u"Ada Byron ahead of Blaise Pascal: strongholds 1 vs. unknown (counts as 0) at the "_s
        u"final's "_s
        u"end (R7.5)"_s);
    row(whyPlaced(Other, Other, ByRoll{Roll(2), Roll(1)}),
        u"Ada Byron ahead of Blaise Pascal: roll 2 vs. 1 (R4.4)"_s);
    row(whyPlaced(Other, Other, NotSeparated{}),
        u"Ada Byron and Blaise Pascal are tied on everything and share the place until they "_s
        u"roll (R7.5)"_s);
}

void TestReasons::placements() {
    QFETCH(QString, said);
    QFETCH(QString, expected);
    QCOMPARE(said, expected);
}

void TestReasons::verdicts_data() {
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("expected");
    const auto row = [](const Verdict& verdict, const QString& expected) {
        QTest::newRow(qPrintable(expected)) << why(verdict) << expected;
    };
    row(decided(VerdictBy::Strongholds, 3, 2),
        u"Ada Byron and Carl Gauss beat Blaise Pascal on strongholds, 3 to 2 (R3.2)"_s);
    row(decided(VerdictBy::Tokens, 9, 0),
        u"Ada Byron and Carl Gauss beat Blaise Pascal on tokens, 9 to 0 (R3.2)"_s);
    row(decided(VerdictBy::Spice, 12, 9),
        u"Ada Byron and Carl Gauss beat Blaise Pascal on spice, 12 to 9 (R3.2)"_s);
    row(decided(VerdictBy::Cards, 1, 0),
        u"Ada Byron and Carl Gauss beat Blaise Pascal on cards, 1 to 0 (R3.2)"_s);
    row(decided(VerdictBy::HighestRoll, 6, 2),
        u"Ada Byron and Carl Gauss beat Blaise Pascal on a roll, 6 to 2 (R3.3)"_s);
    Verdict several = decided(VerdictBy::Strongholds, 2, 1); // all who are second
    several.winners = {id(u"a"_s)};
    several.decision->nextSide = {id(u"b"_s), id(u"c"_s)};
    row(several, u"Ada Byron beat Blaise Pascal and Carl Gauss on strongholds, 2 to 1 (R3.2)"_s);
    Verdict only;
    only.decidedBy = VerdictBy::OnlySide;
    only.winners = {id(u"b"_s)};
    row(only, u"Blaise Pascal: the only side left in the game (R3.3)"_s);
    Verdict tied;
    row(tied, u"No one is left in the game (R3.3)"_s);
    tied.tied = {{id(u"a"_s), id(u"b"_s)}, {id(u"c"_s)}};
    row(tied,
        u"Tied on all four values, so each side rolls: Ada Byron and Blaise Pascal; Carl Gauss "_s
        u"(R3.3)"_s);
    Verdict open;
    open.decidedBy = VerdictBy::Open;
    open.needs = {{id(u"c"_s), EndValue::Cards}};
    row(open, u"No verdict without the cards of Carl Gauss (R3.5)"_s);
    open.needs = {{id(u"a"_s), EndValue::Spice},
                  {id(u"b"_s), EndValue::Spice},
                  {id(u"c"_s), EndValue::Spice}};
    row(open, u"No verdict without the spice of Ada Byron, Blaise Pascal, and Carl Gauss (R3.5)"_s);
}

void TestReasons::verdicts() {
    QFETCH(QString, said);
    QFETCH(QString, expected);
    QCOMPARE(said, expected);
}

void TestReasons::awards_data() {
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("expected");
    const auto row = [](const Award& award, const QString& expected) {
        QTest::newRow(qPrintable(expected)) << why(award) << expected;
    };
    Award award{Faction::BeneGesserit, {}, {}};
    award.others = {performance(u"a"_s, 0, 1)};
    row(award, u"Best Bene Gesserit: no one scored with it (R5.3)"_s);
    award = {Faction::Atreides, {performance(u"a"_s, 95, 84)}, {}};
    row(award, u"Best Atreides: Ada Byron with 1.131 normalized PP (R5.3)"_s);
    award.others = {performance(u"c"_s, 1, 1), performance(u"b"_s, 1, 2)};
    row(award, u"Best Atreides: Ada Byron with 1.131 normalized PP, ahead of Carl Gauss with "_s
               u"1.000 (R5.3)"_s);
    award.others.insert(award.others.begin() + 1, performance(u"b"_s, 1, 1));
    QCOMPARE(why(award), u"Best Atreides: Ada Byron with 1.131 normalized PP, "
                         u"ahead of Carl Gauss and Blaise Pascal with 1.000 (R5.3)"_s);
    award.others.erase(award.others.begin() + 1);
    // Nobody is second to oneself.
    award.others.insert(award.others.begin(), performance(u"a"_s, 9, 8));
    QCOMPARE(why(award), u"Best Atreides: Ada Byron with 1.131 normalized PP, "
                         u"ahead of Carl Gauss with 1.000 (R5.3)"_s);
    award.others.erase(award.others.begin() + 1, award.others.end());
    QCOMPARE(why(award), u"Best Atreides: Ada Byron with 1.131 normalized PP (R5.3)"_s);
    // Of figures that differ and are written alike, the exact ones are said, too.
    award.others = {performance(u"c"_s, 1131, 1000)};
    row(award,
        u"Best Atreides: Ada Byron with 1.131 (95/84) normalized PP, ahead of Carl Gauss with "
        u"1.131 (1131/1000) (R5.3)"_s);
    award.others.clear();
    award.winners
        = {performance(u"a"_s, 2, 1), performance(u"b"_s, 2, 1), performance(u"a"_s, 2, 1)};
    award.tied = true;
    row(award,
        u"Best Atreides: Ada Byron and Blaise Pascal are tied at 2.000 normalized PP; the GM "_s
        u"decides (R5.3)"_s);
    award.tied = false;
    award.decided = true;
    row(award, u"Best Atreides: Ada Byron with 2.000 normalized PP, chosen by the GM over Blaise "_s
               u"Pascal, who tied (R5.3)"_s);
}

void TestReasons::awards() {
    QFETCH(QString, said);
    QFETCH(QString, expected);
    QCOMPARE(said, expected);
}

void TestReasons::oddNames() {
    const Standing row = standing(u"odd"_s, byPoints(2, 1));
    QCOMPARE(Wording().standing(eventBy(TieBreakValues::Individual), row,
                                standing(u"a"_s, IsLast()), nameOf),
             u"%2 of\\n100%1 ahead of Ada Byron: 2.0 QP vs. 1.0 (R4.1)"_s);
    Verdict verdict = decided(VerdictBy::Spice, 2, 1);
    verdict.winners.push_back(id(u"odd"_s));
    QCOMPARE(
        why(verdict),
        u"Ada Byron, Carl Gauss, and %2 of\\n100%1 beat Blaise Pascal on spice, 2 to 1 (R3.2)"_s);
    Award award{Faction::Guild, {performance(u"odd"_s, 1, 1)}, {}};
    QCOMPARE(why(award), u"Best Guild: %2 of\\n100%1 with 1.000 normalized PP (R5.3)"_s);
}

void TestReasons::numbersOfALanguage() {
    const Wording german(Language(nullptr, QLocale(QLocale::German, QLocale::Germany)));
    QCOMPARE(german.standing(eventBy(TieBreakValues::Individual),
                             standing(u"a"_s, byPoints(2.5, 1)), standing(u"b"_s, IsLast()),
                             nameOf),
             u"Ada Byron ahead of Blaise Pascal: 2,5 QP vs. 1,0 (R4.1)"_s);
    const Award award{Faction::Guild, {performance(u"a"_s, 1, 2)}, {}};
    QCOMPARE(german.award(award, nameOf),
             u"Best Guild: Ada Byron with 0,500 normalized PP (R5.3)"_s);
}

} // namespace mentat::test::tst_reasons

MENTAT_TEST(tst_reasons, TestReasons, QCoreApplication)

#include "tst_reasons.moc"
