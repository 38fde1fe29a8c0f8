#include "model/document/ruleset/ruleset_file.h"
#include "reports/wording/ruleset/ruleset_sentences.h"
#include "reports/wording/ruleset/ruleset_wording.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_ruleset_sentences {

namespace {

Ruleset builtIn(const QString& file) {
    QFile document(QStringLiteral(MENTAT_SOURCE_DIR "/resources/rulesets/") + file);
    if (!document.open(QIODevice::ReadOnly))
        qFatal("there is no %s", qPrintable(file));
    return *readRulesetDocument(document.readAll());
}

RulesetSentences sentencesOf(const QString& file) {
    return rulesetSentences(Language(), builtIn(file));
}

QString nameOf(const PlayerId& id) {
    return id.text().toUpper();
}

QStringList told(const RulesetOutcome& outcome) {
    return rulesetOutcomeSentences(Language(), outcome, nameOf);
}

} // namespace

/// A ruleset in sentences, as a Game Master of the convention would say them, and what another one
/// would change.
class TestRulesetSentences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void byMostWinsThenPoints() {
        const RulesetSentences all = sentencesOf(u"hmw-p.json"_s);
        QCOMPARE(all.games, (QStringList{u"Tables of 4, or else 3 or 5."_s,
                                         u"A game's result is each player's place."_s,
                                         u"Players who tie for first each get a full win."_s,
                                         u"In the standings, all of a player's games count."_s,
                                         u"Whoever drops out comes last."_s}));
        QCOMPARE(all.order,
                 (QStringList{u"Most wins."_s, u"Most points for places: 1,000, 100, 10, 1."_s}));
        QCOMPARE(all.stages.size(), size_t{2});
        QCOMPARE(all.stages[0].name, u"Semifinal"_s);
        QCOMPARE(all.stages[0].sentences,
                 (QStringList{u"In a field of at least 1, the top 4 in the standings enter."_s,
                              u"In a field of at least 16, the top 8 in the standings enter."_s,
                              u"In a field of at least 32, the top 16 in the standings enter."_s,
                              u"Tables of 4."_s, u"It is held only if at least 8 qualify."_s,
                              u"At most half of the field can enter."_s,
                              u"At each table, the top 1 advances."_s,
                              u"Players are seated by seed, in a snake over the tables."_s}));
        QCOMPARE(all.stages[1].sentences, (QStringList{u"One table of 4, or else 5 or 6."_s,
                                                       u"Alternates bring it up to 4 players."_s}));
        QCOMPARE(all.eliminated,
                 (QStringList{u"Place at the stage's table."_s, u"Seed in that stage."_s}));
    }

    void byWinsAlone() {
        const RulesetSentences all = sentencesOf(u"hwo.json"_s);
        QCOMPARE(all.stages[0].sentences.front(), u"Everyone with at least 1 win enters."_s);
    }

    void everyKeyWithWhatItTakes() {
        PlacePointsKey bySize;
        bySize.points = std::vector<PointsOfSize>{{ListedSize(4), decimals({5, 3})},
                                                  {ListedSize(3), decimals({4})}};
        bySize.shared = SharedPoints::Mean;
        bySize.sharedFirst = decimal(1.5);
        BehindFirstKey seconds;
        seconds.places = {PlaceAtTable(2)};
        const Ruleset ruleset = orderedBy(
            {EarlyWinsKey(), PlacesKey{PlaceAtTable(3)}, AveragePlaceKey(), ScoreKey(),
             ScoreShareKey{Take::Mean}, ScoreOfFirstKey(), seconds, BehindFirstKey(),
             HeatsPlayedKey{PreferHeats::More}, OpponentsWinsKey(), LaterSeatsKey(), bySize},
            Scores::High);
        const RulesetSentences all = rulesetSentences(Language(), ruleset);
        QCOMPARE(
            all.order,
            (QStringList{
                u"Wins in earlier games."_s, u"Most high finishes, starting with place 3."_s,
                u"Best average place."_s, u"Score: the total of a player's games."_s,
                u"Share of the table's total score: the average of a player's games."_s,
                u"Score measured by the table's best: the average of a player's games."_s,
                u"Least behind the table's best score, counting games finished in place 2."_s,
                u"Least behind the table's best score, counting games finished in any place."_s,
                u"Heats played: more is better."_s, u"Most wins by opponents."_s,
                u"Later seats in turn order."_s,
                u"Most points for places: 4: 5, 3; 3: 4. A tied place earns the average of the "
                "places it covers. A tie for first earns 1.5."_s}));
        QCOMPARE(all.stages.size(), size_t{1});
        QCOMPARE(all.stages[0].sentences,
                 QStringList{u"None: the standings are the final places."_s});
        QVERIFY(all.eliminated.isEmpty()); // nobody goes out in a stage
    }

    void noTwoKeysSayTheSame() {
        QStringList sentences;
        for (const auto& [by, id] : idTable(OrderBy{})) {
            const OrderKey key
                = ofKeyType(by, []<class Key>(std::type_identity<Key>) { return OrderKey(Key()); });
            const QStringList said
                = rulesetSentences(Language(), orderedBy({key}, Scores::High)).order;
            QCOMPARE(said.size(), 1);
            QVERIFY2(said.first().endsWith(u'.') && !said.first().contains(u'%'), id.data());
            sentences.append(said);
        }
        QCOMPARE(sentences.removeDuplicates(), 0);
    }

    void whatKeysCanTakeBeside() {
        PlacePointsKey points;
        points.points = decimals({3, 1});
        points.ratio = decimals({2, 0.5});
        points.games = {GamesWhere::Won, Positive(3)};
        const Ruleset ruleset = orderedBy(
            {points, EarlyWinsKey{.first = Positive(2)}, FinishesKey{.first = Positive(4)},
             ScoreShareKey{.asSize = Positive(4)}, ScoreOfFirstKey{.against = Against::Others},
             MarginKey{.take = Take::Best, .games = {GamesWhere::Lost, {}}},
             BehindFirstKey{.take = Take::Mean}, OpponentsKey()},
            Scores::High);
        QCOMPARE(
            rulesetSentences(Language(), ruleset).order,
            (QStringList{
                u"Most points for places: 3, 1. Added by place, times the score measured by the "
                "others' best: 2, 0.5. Games taken: those won. Best games, by this alone: 3."_s,
                u"Wins in earlier games. Games compared, first to last: 2."_s,
                u"Best finishes. Finishes compared, best first: 4."_s,
                u"Share of the table's total score: a player's best game. Weighed as if a table had "
                "4 seats."_s,
                u"Score measured by the table's best: the average of a player's games. It is measured "
                "by the best score of the others."_s,
                u"Margin over the others' best score: a player's best game. Games taken: those not "
                "won."_s,
                u"Least behind the table's best score, counting games finished in any place. It takes "
                "the average of a player's games."_s,
                u"Most opponents met."_s}));
    }

    void whatStagesCanSay() {
        Ruleset ruleset = orderedBy({WinsKey()});
        ruleset.pairing = Pairing::Record;
        ruleset.byes = true;
        ruleset.ties = TiesBy::Seed;
        StageRule round = stageRule("Round", {2});
        round.entrants = EntrantsByWins{Positive(1), Positive(40)};
        round.skipBelow = Count(8);
        round.skipBy = SkipBy::Available;
        round.fillTo = std::vector{Count(8), Count(16)};
        round.fillWith = FillWithPlace{Positive(2)};
        round.byesTo = Count(8);
        round.tables = Positive(3);
        round.small = SmallTables::First;
        round.pattern = {{Positive(1), Positive(4)}, {Positive(2), Positive(3)}};
        StageRule next = stageRule("Next", {4});
        next.fillWith = FillWithWins{Positive(2)};
        next.tables = NumbersFrom{{Count(6), Count(2)}};
        ruleset.stages = {round, next, stageRule("Final", {2})};
        const RulesetSentences all = rulesetSentences(Language(), ruleset);
        QCOMPARE(all.games.mid(5),
                 (QStringList{u"From the second heat on, tables are drawn of players with like "
                              "records."_s,
                              u"Whoever sits out of a heat has a bye, which is a win."_s,
                              u"A shared place in a stage is split by seed."_s}));
        QCOMPARE(
            all.stages[0].sentences,
            (QStringList{
                u"Everyone with at least 1 win enters."_s, u"Winners who enter, at most: 40."_s,
                u"Tables of 2."_s, u"It has 3 tables, whatever their sizes."_s,
                u"Smaller tables come first, for the top seeds."_s,
                u"It is held only if at least 8 qualify."_s,
                u"Counted for that: those who qualify and can play."_s,
                u"Alternates bring it up to the next of 8, 16."_s,
                u"Only alternates with place 2 or better in a heat enter."_s,
                u"The top seeds have byes so that close to 8 are left."_s,
                u"At each table, the top 1 advances."_s,
                u"Players are seated by seed, table after table: 1, 4; 2, 3; tables of other "
                "sizes in a snake."_s}));
        QVERIFY(
            all.stages[1].sentences.contains(u"From 6 players on, the number of tables is 2."_s));
        QVERIFY(all.stages[1].sentences.contains(u"Only alternates with at least 2 wins enter."_s));
    }

    /// What has a mistake stands in its field as it is, and is not called something else.
    void aMistakeStandsInItsField() {
        const auto document = Json::parse(
            "{\"ruleset\": {\"name\": 7, \"sizes\": \"four\", \"count\": -2, \"order\": [{\"by\": "
            "\"most\"}, 3],\n"
            "                \"stages\": [{\"entrants\": [[1], 5]}]}}");
        QVERIFY(document);
        QStringList texts;
        for (const RulesetSection& section : rulesetSections(Language(), *document)) {
            for (const RulesetSentence& sentence : section.sentences)
                texts.append(sentence.text());
        }
        QVERIFY(texts.contains(u"This ruleset is called 7, in short no code."_s));
        QVERIFY(texts.contains(u"Tables of four."_s));
        QVERIFY(texts.contains(u"In the standings, -2."_s));
        QVERIFY2(texts.contains(u"most."_s), qPrintable(texts.join(u'\n')));
        QVERIFY(rulesetSections(Language(), Json(3)).empty());
    }

    void whatWouldChange() {
        QCOMPARE(told({}), QStringList{u"Nothing changes in the standings as they are."_s});
        RulesetOutcome outcome;
        outcome.moves = {{player(1), Place(3), Place(1)},
                         {player(2), std::nullopt, Place(2)},
                         {player(3), Place(1), std::nullopt}};
        outcome.entering = {player(1), player(2)};
        outcome.leaving = {player(3)};
        outcome.held = {stageName("Quarterfinal")};
        outcome.notHeld = {stageName("Semifinal")};
        outcome.reseated = {stageName("Final")};
        outcome.placements = {player(4)};
        QCOMPARE(told(outcome),
                 (QStringList{u"The stage Quarterfinal would be held."_s,
                              u"The stage Semifinal would not be held."_s,
                              u"Now qualifying: P1 and P2."_s, u"No longer qualifying: P3."_s,
                              u"P1 moves from 3 to 1."_s, u"P2 comes in at 2."_s,
                              u"P3 drops out of the standings."_s,
                              u"The tables of Final would be seated differently."_s,
                              u"Final place changes: P4."_s}));
        for (int number = 5; number <= 9; ++number)
            outcome.moves.push_back({player(number), Place(number), Place(number + 1)});
        QCOMPARE(told(outcome).filter(u" moves from "_s).size(), qsizetype(4));
        QVERIFY(told(outcome).contains(u"2 more moves."_s));
    }
};

} // namespace mentat::test::tst_ruleset_sentences

MENTAT_TEST(tst_ruleset_sentences, TestRulesetSentences, QCoreApplication)
#include "tst_ruleset_sentences.moc"
