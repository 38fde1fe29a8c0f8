#include "tests/support/raw/ordered_json.h"
#include "tests/support/raw/random_play.h"
#include "tests/support/raw/raw_errors.h"
#include "tests/support/raw/raw_scoring.h"
#include "tests/support/test_program.h"

#include <QMap>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_random_play {

using namespace raw;

namespace {

const bool isSoak = qEnvironmentVariableIntValue("MENTAT_SOAK") != 0;
// Each event must satisfy these.
const quint32 documents = isSoak ? 2000 : 600;
// Search until every feature has occurred; in the soak, the ties that matter most often.
constexpr quint32 limit = 2000;
const int manyTies = isSoak ? 150 : 20;

using Counts = QMap<QString, int>;

Json parsed(const QByteArray& document) {
    const auto json = readJson(document);
    if (!json)
        qFatal("no JSON: %s", document.left(200).constData());
    return *json;
}

QString text(const Json& row, const QString& key) {
    return row.find(key)->text;
}

void countStandings(const Json& document, Counts& counts) {
    for (const Json& row : rawStandings(document).items) {
        ++counts[u"decided by "_s + text(row, u"decidedBy"_s)];
        ++counts[text(row, u"status"_s)];
    }
    const Json finalists = rawFinalists(document);
    for (const Json& tie : finalists.find(u"ties"_s)->items) {
        ++counts[u"matters for "_s + text(tie, u"matters"_s)];
        counts[u"large ties"_s] += tie.find(u"players"_s)->items.size() > 2 ? 1 : 0;
    }
}

void countAwards(const Json& document, Counts& counts) {
    for (const Json& award : rawAwards(document).items) {
        counts[u"tied awards"_s] += award.find(u"tied"_s)->flag ? 1 : 0;
        counts[u"decided awards"_s] += award.find(u"decided"_s)->flag ? 1 : 0;
        const bool none = award.find(u"winners"_s)->items.empty();
        ++counts[none ? u"awards of nobody"_s : u"awards"_s];
    }
}

void countPlacements(const Json& document, Counts& counts) {
    const Json rows = rawPlacements(document);
    for (const Json& row : rows.items) {
        counts[u"shared places"_s] += row.find(u"tied"_s)->flag ? 1 : 0;
        counts[u"laurels"_s] += row.find(u"laurels"_s)->number > 0 ? 1 : 0;
        counts[u"plaques"_s] += row.find(u"plaque"_s)->flag ? 1 : 0;
    }
    if (rows.items.empty())
        return;
    const Json* game = document.find(u"final"_s)->find(u"game"_s);
    ++counts[u"final won by "_s + text(*game, u"victory"_s)];
    for (const Json& seat : game->find(u"seats"_s)->items)
        counts[u"final dropouts"_s] += seat.find(u"dropout"_s) ? 1 : 0;
}

void countSeat(const Json& seat, Counts& counts) {
    for (const QString& key : {u"dropout"_s, u"excused"_s, u"qp"_s, u"control"_s, u"shieldWall"_s,
                               u"roll"_s, u"alliance"_s})
        counts[u"seats with "_s + key] += seat.find(key) ? 1 : 0;
    counts[u"unknown values"_s] += seat.find(u"tokens"_s) ? 0 : 1;
}

// Compares the verdict of an adjudicated game with its recorded winners.
void countVerdict(const Json& game, Counts& counts) {
    Json winners = Json::list();
    for (const Json& seat : game.find(u"seats"_s)->items) {
        if (seat.find(u"winner"_s))
            winners.append(*seat.find(u"player"_s));
    }
    const bool followed = *rawAdjudicate(game).find(u"winners"_s) == winners;
    ++counts[followed ? u"verdicts followed"_s : u"verdicts not followed"_s];
}

void countGames(const Json& document, Counts& counts) {
    const Json* heats = document.find(u"heats"_s);
    for (const Json& heat : heats ? heats->items : std::vector<Json>()) {
        for (const Json& game : heat.find(u"games"_s)->items) {
            const Json* victory = game.find(u"victory"_s);
            ++counts[victory ? QString(u"won by "_s + victory->text) : u"unfinished"_s];
            counts[u"void"_s] += game.find(u"void"_s) ? 1 : 0;
            counts[u"predicted"_s] += game.find(u"predicted"_s) ? 1 : 0;
            const Json* ending = game.find(u"ending"_s);
            counts[u"concessions"_s] += ending && ending->text == u"concession"_s ? 1 : 0;
            if (victory && victory->text == u"adjudicated"_s)
                countVerdict(game, counts);
            for (const Json& seat : game.find(u"seats"_s)->items)
                countSeat(seat, counts);
        }
    }
}

// The first that has not been seen; empty: all have.
QString unseenOf(const Counts& counts, const QStringList& names) {
    for (const QString& name : names) {
        if (counts.value(name) == 0)
            return name;
    }
    return {};
}

QStringList prefixed(const QString& prefix, const QString& names) {
    QStringList all;
    for (const QString& name : names.split(u' '))
        all.append(prefix + name);
    return all;
}

const QString victories = u"solo alliance bg-prediction fremen-default guild-default adjudicated"_s;

} // namespace

class TestRandomPlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eventsAreValid() {
        for (quint32 seed = 0; seed < documents; ++seed) {
            const auto errors = rawErrors(randomPlayedEvent(seed));
            QVERIFY2(errors.empty(), qPrintable(u"seed %1: %2 at %3"_s.arg(seed).arg(
                                         errors.empty() ? QString() : errors.front().rule,
                                         errors.empty() ? QString() : errors.front().pointer)));
        }
    }

    void stormsAreValid() {
        int rows = 0;
        for (quint32 seed = 0; seed < documents; ++seed) {
            const QByteArray document = randomStormEvent(seed);
            QVERIFY2(rawErrors(document).empty(), qPrintable(u"seed %1"_s.arg(seed)));
            rows += static_cast<int>(rawScore(parsed(document)).items.size());
        }
        QVERIFY(rows > static_cast<int>(documents / 2));
    }

    void seedsNameDocuments() {
        QCOMPARE(randomPlayedEvent(7), randomPlayedEvent(7));
        QVERIFY(randomPlayedEvent(7) != randomPlayedEvent(8));
        QCOMPARE(randomStormEvent(7), randomStormEvent(7));
        QCOMPARE(randomAdjudication(7), randomAdjudication(7));
        const Json document = parsed(randomPlayedEvent(
            9, {.players = 20, .heats = 2, .finishedFinal = true, .defaultSettings = true}));
        QCOMPARE(document.find(u"players"_s)->items.size(), size_t(20));
        QCOMPARE(document.find(u"heats"_s)->items.size(), size_t(2));
        QVERIFY(!document.find(u"event"_s)->find(u"settings"_s));
        QVERIFY(!rawPlacements(document).items.empty());
    }

    void everythingHappens() {
        const QStringList names
            = prefixed(u"decided by "_s, u"qp games strongholds tokens spice cards roll tie last"_s)
              + prefixed(u"matters for "_s, u"cut order alternates"_s)
              + prefixed(u"won by "_s, victories) + prefixed(u"final won by "_s, victories)
              + prefixed(u"seats with "_s, u"dropout excused qp control shieldWall roll alliance"_s)
              + QStringList{u"qualifier"_s,
                            u"alternate"_s,
                            u"disqualified"_s,
                            u"large ties"_s,
                            u"tied awards"_s,
                            u"decided awards"_s,
                            u"awards"_s,
                            u"awards of nobody"_s,
                            u"shared places"_s,
                            u"laurels"_s,
                            u"plaques"_s,
                            u"final dropouts"_s,
                            u"unfinished"_s,
                            u"void"_s,
                            u"predicted"_s,
                            u"concessions"_s,
                            u"unknown values"_s,
                            u"verdicts followed"_s,
                            u"verdicts not followed"_s};
        Counts counts;
        QString unseen = u"everything"_s;
        const auto areTiesMany = [&] {
            return counts.value(u"decided by tie"_s) > manyTies
                   && counts.value(u"decided by roll"_s) > manyTies;
        };
        for (quint32 seed = 0; seed < limit && !(unseen.isEmpty() && areTiesMany()); ++seed) {
            const Json document = parsed(randomPlayedEvent(seed));
            countStandings(document, counts);
            countAwards(document, counts);
            countPlacements(document, counts);
            countGames(document, counts);
            unseen = unseenOf(counts, names);
        }
        QVERIFY2(unseen.isEmpty(), qPrintable(u"never: "_s + unseen));
        QVERIFY(areTiesMany());
    }

    void everyVerdictHappens() {
        Counts counts;
        QString unseen = u"everything"_s;
        for (quint32 seed = 0; seed < limit && !unseen.isEmpty(); ++seed) {
            ++counts[text(rawAdjudicate(parsed(randomAdjudication(seed))), u"decidedBy"_s)];
            unseen = unseenOf(counts, {u"strongholds"_s, u"tokens"_s, u"spice"_s, u"cards"_s,
                                       u"roll"_s, u"only-side"_s, u"tie"_s, u"open"_s});
        }
        QVERIFY2(unseen.isEmpty(), qPrintable(u"never: "_s + unseen));
    }
};

} // namespace mentat::test::tst_random_play

MENTAT_TEST(tst_random_play, TestRandomPlay, QCoreApplication)
#include "tst_random_play.moc"
