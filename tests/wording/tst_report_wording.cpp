#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/dune/year_wording.h"
#include "reports/wording/figure_wording.h"
#include "reports/wording/heats/heats_wording.h"
#include "scoring/dune/figures/dune_figures.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/player_ids.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_report_wording {

class TestReportWording : public QObject {
    Q_OBJECT

private:
    Language m_language;

private Q_SLOTS:
    void meansHaveOneDecimalHalfUp() {
        QCOMPARE(meanText(m_language, Fraction(104, 15)), u"6.9"_s); // 6.93
        QCOMPARE(meanText(m_language, Fraction(27, 4)), u"6.8"_s);   // 6.75
        QCOMPARE(meanText(m_language, Fraction(6, 1)), u"6.0"_s);
        QCOMPARE(meanText(m_language, std::nullopt), u"–"_s);
        QCOMPARE(hoursText(m_language, Fraction(252, 1)), u"4.2"_s);
        QCOMPARE(hoursText(m_language, std::nullopt), u"–"_s);
        const Language german(nullptr, QLocale(u"de_DE"_s));
        QCOMPARE(meanText(german, Fraction(104, 15)), u"6,9"_s);
    }

    void durationsHaveTwoDigitsOfMinutes() {
        QCOMPARE(durationText(m_language, 247), u"4 h 07 min"_s);
        QCOMPARE(durationText(m_language, 600), u"10 h"_s);
        QCOMPARE(durationText(m_language, 59), u"59 min"_s);
        QCOMPARE(durationText(m_language, 0), u"0 min"_s);
    }

    // Laurels were "7.500".
    void laurelsHaveNoZerosAtTheirEnd() {
        QCOMPARE(m_language.upToThousandths(7500), u"7.5"_s);
        QCOMPARE(m_language.upToThousandths(4333), u"4.333"_s);
        QCOMPARE(m_language.upToThousandths(10000), u"10"_s);
        QCOMPARE(Language(nullptr, QLocale(u"de_DE"_s)).upToThousandths(7500), u"7,5"_s);
    }

    void aHeatsOwnNameStandsBesideItsNumber() {
        Heat heat{.number = HeatNumber(2),
                  .details = {},
                  .entrants = {},
                  .standby = {},
                  .draw = {},
                  .games = {}};
        QCOMPARE(heatTitle(m_language, heat), u"Heat 2"_s);
        heat.details.name = Name::fromText(u"Heat 2"_s);
        QCOMPARE(heatTitle(m_language, heat), u"Heat 2"_s);
        heat.details.name = Name::fromText(u"Night heat"_s);
        QCOMPARE(heatTitle(m_language, heat), u"Heat 2 (Night heat)"_s);
        QCOMPARE(tableTitle(m_language, HeatNumber(2), TableNumber(3)), u"Heat 2, table 3"_s);
    }

    void aTableOfAnyRoundIsNamed() {
        Event event = eventBy(orderedBy({WinsKey()}), 3, {});
        const GameAddress semifinal{*Name::fromText(u"Semifinal"_s), TableNumber(3)};
        QCOMPARE(tableTitle(m_language, event, semifinal), u"Semifinal, table 3"_s);
        QCOMPARE(tableTitle(m_language, event, {HeatNumber(2), TableNumber(3)}),
                 u"Heat 2, table 3"_s);
        QCOMPARE(tableTitle(m_language, event, {finalName(), TableNumber(1)}), u"Final, table 1"_s);
        event.play = DunePlay();
        QCOMPARE(tableTitle(m_language, event, {finalName(), TableNumber(1)}), u"Final"_s);
    }

    void aYearsSentencesCount() {
        EventFigures year;
        QCOMPARE(playedSentence(m_language, year), QString());
        QCOMPARE(lengthSentence(m_language, year), QString());
        QCOMPARE(victoriesSentence(m_language, year), QString());
        QCOMPARE(unfinishedSentence(m_language, year), QString());
        QCOMPARE(mostWinsSentence(m_language, year), QString());
        QCOMPARE(neverWonSentence(m_language, year), QString());
        year.players = 1;
        year.heatGames.games = 1;
        year.heats
            = {{.heat = HeatNumber(1), .completed = {}}, {.heat = HeatNumber(2), .completed = {}}};
        year.heats[0].completed.games = 1;
        QCOMPARE(playedSentence(m_language, year), u"1 player played 1 game in 1 heat."_s);
        year.byHeatsPlayed = {3, 2};
        QCOMPARE(faithfulSentence(m_language, year), u"2 of them played in both heats."_s);
        year.heatGames.turns.add(7);
        QCOMPARE(lengthSentence(m_language, year), u"A game took 7.0 turns on average."_s);
        year.heatGames.minutes.add(252);
        QCOMPARE(lengthSentence(m_language, year),
                 u"A game took 7.0 turns and 4.2 hours on average."_s);
        year.concessions = 2;
        year.dropouts = 1;
        QCOMPARE(unfinishedSentence(m_language, year),
                 u"2 games were conceded. 1 player dropped out of a game."_s);
        year.victories = {1, 3, 0, 0, 0, 0};
        QCOMPARE(victoriesSentence(m_language, year), u"Victories: 3 alliance, 1 solo."_s);
        year.sides = {{.side = Faction::Atreides, .games = 4, .wins = 2},
                      {.side = Faction::Emperor, .games = 3, .wins = 2},
                      {.side = Faction::Fremen, .games = 1}};
        QCOMPARE(mostWinsSentence(m_language, year),
                 u"Atreides and Emperor won most: 2 games each."_s);
        QCOMPARE(neverWonSentence(m_language, year), u"Fremen won none of 1 game."_s);
    }

    /// The chart's, on the screen and on paper.
    void aHeadlineSaysWhoWonMost() {
        EventFigures year;
        year.heatGames.games = 15;
        const auto headline = [&](const std::vector<std::pair<int, int>>& winsOfGames) {
            year.sides.clear();
            for (const auto& [wins, games] : winsOfGames)
                year.sides.push_back({.side = static_cast<Faction>(year.sides.size()),
                                      .games = games,
                                      .wins = wins});
            return figureDrawing(m_language, winsByFaction(year)).words.headline;
        };
        // Out of the games that the faction was in: an alliance's win is one of each of its
        // factions, so all wins together are more than there were games.
        QCOMPARE(headline({{5, 13}, {4, 15}, {4, 15}}), u"Atreides won most: 5 of 13 games"_s);
        QCOMPARE(headline({{1, 1}, {0, 1}}), u"Atreides won most: 1 of 1 game"_s);
        QCOMPARE(headline({{1, 2}, {1, 2}, {1, 2}, {0, 2}}),
                 u"Atreides, Bene Gesserit, and Emperor won most: 1 game each"_s);
        QCOMPARE(headline({{1, 2}, {1, 2}, {1, 2}, {1, 2}, {0, 2}}), QString()); // too many
        QCOMPARE(headline({{2, 2}, {2, 2}}), QString());                         // all alike
        QCOMPARE(headline({{0, 2}, {0, 2}}), QString());
    }

    void aFinalIsToldAsFarAsItIsKnown() {
        FinalCourse course{.victory = Victory::Solo};
        QCOMPARE(finalSentence(m_language, course), u"A solo victory."_s);
        course.turn = 9;
        QCOMPARE(finalSentence(m_language, course), u"A solo victory in turn 9."_s);
        course.minutes = 428;
        course.victory = Victory::Adjudicated;
        course.allies = {u"Ada (Emperor)"_s};
        QCOMPARE(finalSentence(m_language, course),
                 u"An adjudicated victory with Ada (Emperor) in turn 9, after 7 h 08 min."_s);
        course.turn.reset();
        course.allies.clear();
        course.victory = Victory::GuildDefault;
        QCOMPARE(finalSentence(m_language, course),
                 u"A victory by Guild default after 7 h 08 min."_s);
    }

    void standingsSayWhatTheyRestOn() {
        const auto said = [&](int games, const LineUpChanges& changes) {
            return standingsIntroduction(m_language, games, 6, changes,
                                         [](const PlayerId& id) { return id.text(); });
        };
        QCOMPARE(said(0, {}), u"No games yet: the standings begin with the first result."_s);
        QCOMPARE(said(1, {}), u"After 1 game. The top 6 play the final (R4.6)."_s);
        // Who really plays, once that is settled.
        const QString qualify = u"After 2 games. The top 6 qualify for the final (R4.6)."_s;
        LineUpChanges changes{.leftOut = {player(2), player(5)}, .movedUp = {player(7), player(9)}};
        QCOMPARE(said(2, changes), qualify);
        changes.isClosed = true;
        QCOMPARE(said(2, changes), qualify + u" In the final in place of p2 and p5: p7 and p9."_s);
        changes.movedUp.clear();
        QCOMPARE(said(2, changes), qualify + u" Not in the final: p2 and p5."_s);
        QVERIFY(tieBreakNote(m_language, TieBreakValues::Individual)
                    .contains(u"the player's own strongholds"_s));
        QVERIFY(tieBreakNote(m_language, TieBreakValues::Alliance)
                    .contains(u"of the player's alliance"_s));
    }
};

} // namespace mentat::test::tst_report_wording

MENTAT_TEST(tst_report_wording, TestReportWording, QCoreApplication)
#include "tst_report_wording.moc"
