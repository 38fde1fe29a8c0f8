#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/raw/heats/heats_counts.h"
#include "tests/support/raw/heats/heats_keys.h"
#include "tests/support/raw/heats/raw_heats.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

// Random events of the second edition: all are valid, all additions occur, and each mistake that
// the judge can be told to make shows in at least one.
namespace mentat::test::tst_random_second_heats {

using namespace raw;

namespace {

constexpr Edition second = Edition::Second;
const bool isSoak = qEnvironmentVariableIntValue("MENTAT_SOAK") != 0;
// Each event must satisfy these.
const int documents = isSoak ? 600 : 70;
// Search until every feature has occurred this often.
constexpr int limit = 2500;
const int enough = isSoak ? 5 : 1;
const std::vector<int> telling{};

void requireNone(const std::vector<RawError>& errors, int seed) {
    QVERIFY2(errors.empty(), qPrintable(u"seed %1: %2 at %3"_s.arg(seed).arg(
                                 errors.empty() ? QString() : errors.front().rule,
                                 errors.empty() ? QString() : errors.front().pointer)));
}

// The first member that an export would put elsewhere, in an object with this order of keys.
QString misplacedIn(const Json& object, const QString& order) {
    const QStringList keys = order.split(u' ');
    qsizetype last = -1;
    for (const JsonMember& member : object.members) {
        const qsizetype at = keys.indexOf(member.key);
        if (at <= last)
            return member.key;
        last = at;
    }
    return {};
}

// Values that an export omits.
QString defaultIn(const Json& object) {
    static const QMap<QString, QString> words
        = {{u"score"_s, u"none"_s},     {u"sharedWin"_s, u"full"_s}, {u"dropouts"_s, u"last"_s},
           {u"pairing"_s, u"chance"_s}, {u"ties"_s, u"roll"_s},      {u"shared"_s, u"full"_s},
           {u"against"_s, u"first"_s},  {u"prefer"_s, u"fewer"_s},   {u"skipBy"_s, u"qualified"_s},
           {u"small"_s, u"last"_s},     {u"seeding"_s, u"snake"_s}};
    static const QStringList numbers = {u"count"_s, u"skipBelow"_s, u"fillTo"_s, u"byesTo"_s};
    static const QMap<QString, QString> takes = {{u"score"_s, u"sum"_s},
                                                 {u"score-share"_s, u"best"_s},
                                                 {u"score-of-first"_s, u"mean"_s},
                                                 {u"margin"_s, u"sum"_s},
                                                 {u"behind-first"_s, u"sum"_s}};
    for (const JsonMember& member : object.members) {
        const Json& value = member.value;
        const bool isWord = value.kind == Json::Kind::Text && words.value(member.key) == value.text;
        const bool isTake
            = member.key == u"take"_s && takes.value(wordOf(object, u"by"_s)) == value.text;
        const bool isZero
            = numbers.contains(member.key) && value.kind == Json::Kind::Number && value.number == 0;
        const bool isOff = value.kind == Json::Kind::Flag && !value.flag;
        if (isWord || isTake || isZero || isOff || value.isEmptyContainer())
            return member.key;
    }
    return {};
}

QString uncanonical(const Json& ruleset) {
    QString fault
        = misplacedIn(ruleset,
                      u"name code note sizes score sharedWin count dropouts pairing byes "_s
                      u"ties labels order stages eliminated"_s)
          + defaultIn(ruleset);
    for (const Json& stage : memberOf(ruleset, u"stages"_s).items)
        fault += misplacedIn(stage,
                             u"name sizes entrants skipBelow skipBy atMostHalf fillTo fillTables "_s
                             u"fillWith byesTo tables small advance seeding"_s)
                 + defaultIn(stage);
    for (const Json& key : memberOf(ruleset, u"order"_s).items)
        fault += misplacedIn(key, u"by points shared sharedFirst ratio from first take against "_s
                                  u"asSize places prefer where count"_s)
                 + defaultIn(key);
    return fault;
}

const Json& rulesetOf(const Json& document) {
    return memberOf(memberOf(document, u"event"_s), u"ruleset"_s);
}

} // namespace

class TestRandomSecondHeats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eventsAreValid() {
        for (int seed = 0; seed < documents; ++seed)
            requireNone(rawHeatsErrors(writeJson(m_judged.at(seed).document), second), seed);
    }

    void rulesetsAreValid() {
        for (int seed = 0; seed < documents; ++seed) {
            const QByteArray document = randomRuleset(static_cast<quint32>(seed), second);
            requireNone(rawRulesetErrors(document, second), seed);
            const Json ruleset = memberOf(*readJson(document), u"ruleset"_s);
            QCOMPARE(uncanonical(ruleset), QString());
        }
    }

    void faultsAreSeen() {
        const std::vector<Wanted> wanted{
            {{}, u"R10.1 R10.8 H10.1 H10.2 H10.3 H10.4 H10.5"_s},
            {u"H10.1 "_s, u"fillWith tables pattern"_s},
        };
        Counts counts;
        QString rare = u"everything"_s;
        int drawn = 0;
        for (; drawn < documents || (drawn < limit && !rare.isEmpty()); ++drawn) {
            const QByteArray document = randomFaultyHeatsEvent(static_cast<quint32>(drawn), second);
            const auto errors = rawHeatsErrors(document, second);
            ++counts[errors.empty() ? u"nothing"_s : u"something"_s];
            for (const RawError& error : errors) {
                ++counts[error.rule];
                ++counts[error.rule + u' ' + error.pointer.section(u'/', -1)];
            }
            rare = rareOne(counts, wanted, enough);
        }
        QVERIFY2(rare.isEmpty(), qPrintable(rare));
        QVERIFY(counts.value(u"nothing"_s) * 4 < drawn);
    }

    void seedsNameDocuments() {
        QCOMPARE(randomHeatsEvent(7, {.edition = second}),
                 randomHeatsEvent(7, {.edition = second}));
        QVERIFY(randomHeatsEvent(7, {.edition = second}) != randomHeatsEvent(7));
        QVERIFY(randomRuleset(7, second) != randomRuleset(7));
    }

    // Stop at anything unknown, which the judge would otherwise omit from its answers.
    void anUnknownKeyIsFound() {
        const Json document = *readJson(randomHeatsEvent(
            9, {.players = 20, .heats = 2, .playedStages = true, .edition = second}));
        QCOMPARE(heats::unknownInDocument(document, second), QString());
        for (const QString& place : {u"/event"_s, u"/players/0"_s, u"/heats/0"_s,
                                     u"/heats/0/games/0"_s, u"/heats/1/games/0/seats/0"_s}) {
            Json planted = document;
            Json* object = jsonAt(planted, place);
            QVERIFY2(object, qPrintable(place));
            object->set(u"penalty"_s, 1);
            QVERIFY2(heats::unknownInDocument(planted, second) == u"penalty"_s, qPrintable(place));
        }
        const Json& ruleset = rulesetOf(document);
        QCOMPARE(heats::unknownInRuleset(ruleset, second), QString());
        Json planted = ruleset;
        planted.set(u"penalty"_s, 1);
        QCOMPARE(heats::unknownInRuleset(planted, second), u"penalty"_s);
        planted = ruleset;
        jsonAt(planted, u"/order/0"_s)->set(u"by"_s, u"luck"_s);
        QCOMPARE(heats::unknownInRuleset(planted, second), u"by luck"_s);
        planted = ruleset;
        jsonAt(planted, u"/order/0"_s)->set(u"take"_s, u"any"_s);
        QCOMPARE(heats::unknownInRuleset(planted, second), u"take any"_s);
    }

    void everythingHappens();
    void rareThingsHappen();

    // Invariants of any answer, whatever the rules.
    void answersHoldTogether() {
        int tables = 0;
        for (int seed = 0; seed < documents; ++seed) {
            const QString fault = faultOf(m_judged.at(seed), tables);
            QVERIFY2(fault.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(fault)));
        }
        QVERIFY(tables > documents);
    }

    // The order of heats, games, and seats in the document does not matter.
    void orderSaysNothing() {
        for (int seed = 0; seed < documents; ++seed) {
            Answers answers = m_judged.at(seed);
            turnRound(answers.document);
            QVERIFY2(!isSeen(answers, second, HeatsSlip::None), qPrintable(u"seed %1"_s.arg(seed)));
        }
    }

    void slipsAreSeen() {
        std::map<HeatsSlip, QString> unseen;
        for (const auto& [slip, name] : heatsSlips)
            unseen.insert({slip, QString::fromLatin1(name)});
        for (const auto& [slip, name] : secondHeatsSlips)
            unseen.insert({slip, QString::fromLatin1(name)});
        unseen.erase(HeatsSlip::DropoutsAtTheTablesEnd); // changed by the second edition
        QCOMPARE(slipsUnseen(m_judged, seedsFrom(telling, limit), unseen, isSoak ? 3 : 1),
                 QString());
    }

private:
    Judged m_judged{second};
};

void TestRandomSecondHeats::everythingHappens() {
    const QString keys = heats::wordsOfOrder(second).join(u' ');
    const std::vector<Wanted> wanted{
        {u"by "_s, keys + u" stage-place stage-score stage-total seed"_s},
        {u"decided by "_s, keys + u" roll tie last"_s},
        {u"status "_s, u"qualifier alternate ranked disqualified"_s},
        {u"matters "_s, u"cut order alternates"_s},
        {u"ruleset "_s,
         u"name code note sizes score sharedWin count dropouts pairing byes ties labels "_s
         u"order stages eliminated"_s},
        {u"stage rules "_s,
         u"name sizes entrants skipBelow skipBy atMostHalf fillTo fillTables fillWith "_s
         u"byesTo tables small advance seeding"_s},
        {u"place-points "_s, u"points shared sharedFirst ratio where count"_s},
        {u"places "_s, u"from"_s},
        {u"early-wins "_s, u"first"_s},
        {u"finishes "_s, u"first where"_s},
        {u"average-place "_s, u"where count"_s},
        {u"score "_s, u"high low take where count"_s},
        {u"score-share "_s, u"take asSize where count"_s},
        {u"score-of-first "_s, u"take against where count"_s},
        {u"margin "_s, u"take where count"_s},
        {u"behind-first "_s, u"take places where count"_s},
        {u"heats-played "_s, u"prefer"_s},
        {u"stage "_s, u"held unavailable tieRolls games"_s},
        {u"stages "_s, u"0 1 2 3"_s},
        // Kinds of values: a number, a word, a list, an object.
        {u"entrants "_s, u"2 4 5"_s},
        {u"kind of fillTo "_s, u"2 4"_s},
        {u"kind of tables "_s, u"2 4"_s},
        {u"kind of seeding "_s, u"3 5"_s},
        {u"fill with "_s, u"wins place"_s},
        {u"entrants "_s, u"most"_s},
        {u"H10."_s, u"21 22 23 24 25 26 27"_s},
        {{}, u"held placements"_s},
        {u"no "_s, u"value"_s},
        {u"not "_s, u"held"_s},
        {u"changed "_s, u"line-ups"_s},
        {u"shared "_s, u"places"_s},
        {u"byes in "_s, u"heats stages"_s},
        {u"tables above "_s, u"ten"_s},
    };
    const QString rare = rareAfter(m_judged, seedsFrom(telling, limit), wanted, enough);
    QVERIFY2(rare.isEmpty(), qPrintable(rare));
}

// Consequences of the rules that no key names.
void TestRandomSecondHeats::rareThingsHappen() {
    int keptOut = 0;
    int unlisted = 0;
    int patterned = 0;
    for (const int seed : seedsFrom(telling, limit)) {
        const Answers& answers = m_judged.at(seed);
        const Json& ruleset = rulesetOf(answers.document);
        const bool hasStages = !memberOf(ruleset, u"stages"_s).items.empty();
        for (const Json& row : answers.standings.items)
            keptOut += hasStages && wordOf(row, u"status"_s) == u"ranked"_s ? 1 : 0;
        for (const Json& stage : memberOf(answers.finalists, u"stages"_s).items) {
            const auto rules
                = std::find_if(memberOf(ruleset, u"stages"_s).items.begin(),
                               memberOf(ruleset, u"stages"_s).items.end(), [&](const Json& one) {
                                   return wordOf(one, u"name"_s) == wordOf(stage, u"name"_s);
                               });
            const auto tables = memberOf(stage, u"tables"_s).items.size();
            unlisted += tables > 1 && rules->find(u"tables"_s) ? 1 : 0;
            patterned += tables > 1 && memberOf(*rules, u"seeding"_s).find(u"pattern"_s) ? 1 : 0;
        }
        if (keptOut >= enough && unlisted >= enough && patterned >= enough)
            return;
    }
    QFAIL("not everything");
}

} // namespace mentat::test::tst_random_second_heats

MENTAT_TEST(tst_random_second_heats, TestRandomSecondHeats, QCoreApplication)
#include "tst_random_second_heats.moc"
