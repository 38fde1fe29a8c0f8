#include "model/document/event_document.h"
#include "tests/document/documents.h"
#include "tests/document/text_places.h"
#include "tests/model/sample_document.h"
#include "tests/support/raw/document_faults.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/raw/random_draw.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_refusals {

namespace {

/// Mostly small documents, which are judged faster; every eighth as large as they come.
QByteArray documentOf(quint32 seed) {
    raw::RandomDocumentOptions options;
    if (seed % 8 != 0)
        options.players = static_cast<int>(seed % 17);
    return raw::randomDocument(seed, options);
}

std::vector<RuleAndPlace> sortedOnce(std::vector<RuleAndPlace> findings) {
    std::sort(findings.begin(), findings.end());
    findings.erase(std::unique(findings.begin(), findings.end()), findings.end());
    return findings;
}

/// Empty, or what only one of the two found in a document.
QString difference(const std::vector<RuleAndPlace>& program,
                   const std::vector<RuleAndPlace>& checker) {
    const QString alone = textOf(without(program, checker));
    const QString missing = textOf(without(checker, program));
    if (alone.isEmpty() && missing.isEmpty())
        return {};
    return u"the program alone: %1; the checker alone: %2"_s.arg(alone, missing);
}

/// What is wrong with how the program judges a document with one planted fault; empty: nothing.
QString judgementFault(const raw::Fault& fault) {
    const auto program = findingsIn(jsonFrom(fault.document));
    const QString differs
        = difference(sortedOnce(program), sortedOnce(rawFindingsIn(fault.document)));
    if (!differs.isEmpty())
        return fault.what + u": "_s + differs;
    const RuleAndPlace expected{fault.expected.rule, fault.expected.pointer};
    if (std::find(program.begin(), program.end(), expected) == program.end())
        return fault.what + u": not found"_s;
    const QString disorder = orderFault(fault.document, program);
    return disorder.isEmpty() ? QString() : fault.what + u": out of order: "_s + disorder;
}

/// Whether a document with this fault still has the shape that the planter relies on, so that it
/// can plant another one.
bool keepsShape(const QString& kind) {
    static const QStringList breaking{u"R10.1 wrong type"_s, u"R10.1 null"_s,
                                      u"R10.1 document that is a list"_s, u"R10.1 missing key"_s};
    return std::none_of(breaking.begin(), breaking.end(),
                        [&](const QString& one) { return kind.startsWith(one); });
}

struct SpoiltDocument {
    QByteArray document;
    std::vector<RuleAndPlace> planted;
    QStringList what;
};

/// Two or three faults, one after another; only the last may break the shape.
std::optional<SpoiltDocument> withSeveralFaults(quint32 seed) {
    raw::Draw draw(seed);
    SpoiltDocument spoilt{documentOf(seed), {}, {}};
    const int count = draw.between(2, 3);
    const QStringList kinds = raw::faultKinds();
    for (int attempt = 0; attempt < 60; ++attempt) {
        const bool isLast = static_cast<int>(spoilt.planted.size()) + 1 == count;
        const QString kind = draw.pick(kinds);
        if (!isLast && !keepsShape(kind))
            continue;
        const auto fault = raw::plantFault(spoilt.document, kind, seed + quint32(attempt));
        if (!fault)
            continue;
        spoilt.document = fault->document;
        spoilt.planted.emplace_back(fault->expected.rule, fault->expected.pointer);
        spoilt.what << fault->what;
        if (isLast)
            return spoilt;
    }
    return std::nullopt;
}

/// The game, or at least the heat, that a place is in.
QString sceneOf(const QString& place, bool onlyHeat) {
    static const QRegularExpression game(u"^(/heats/\\d+/games/\\d+|/final/game|/games/\\d+)"_s);
    static const QRegularExpression heat(u"^(/heats/\\d+|/final/game|/games/\\d+)"_s);
    return (onlyHeat ? heat : game).match(place).captured();
}

bool isWithin(const QString& inner, const QString& outer) {
    return inner == outer || inner.startsWith(outer + u'/');
}

QString parentOf(const QString& place) {
    return place.left(place.lastIndexOf(u'/'));
}

/// Whether a finding can have been held back because of this one: a value that was not read may
/// have been part of what the finding rests on.
bool restsOn(const RuleAndPlace& heldBack, const RuleAndPlace& unread) {
    const auto& [rule, place] = heldBack;
    const QString& broken = unread.second;
    if (unread.first != "R10.1"_L1 && unread.first != "R10.4"_L1 && unread.first != "R10.8"_L1)
        return false;
    if (isWithin(place, broken) || isWithin(broken, place))
        return true;
    if (parentOf(place) == parentOf(broken)) // an item of a list has moved up
        return true;
    if (broken == "/event"_L1 || broken == "/event/rules"_L1 || broken == "/players"_L1)
        return true;
    if (isWithin(broken, u"/event/settings"_s) && rule != "R10.1"_L1)
        return true;
    const QString scene = sceneOf(place, rule == "R10.2"_L1);
    return !scene.isEmpty() && isWithin(broken, scene);
}

} // namespace

class TestRefusals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plantedFaultsAreFoundAlike() {
        const QStringList kinds = raw::faultKinds();
        const int wanted = rounds(1000, 15'000);
        QMap<QString, int> planted;
        int count = 0;
        const auto plant = [&](const QByteArray& document, const QString& kind, quint32 seed) {
            const auto fault = raw::plantFault(document, kind, seed);
            if (!fault)
                return QString();
            ++count;
            ++planted[kind];
            return judgementFault(*fault);
        };
        for (quint32 seed = 1; count < wanted; ++seed) {
            const QByteArray document = documentOf(seed);
            for (quint32 i = 0; i < 6; ++i) {
                const QString& kind = kinds[qsizetype((6 * seed + i) % quint32(kinds.size()))];
                const QString wrong = plant(document, kind, 31 * seed + i);
                QVERIFY2(wrong.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(wrong)));
            }
        }
        // Some kinds find a place in few documents.
        for (const QString& kind : kinds) {
            for (quint32 seed = 1; planted[kind] < 3; ++seed) {
                const QString wrong = plant(documentOf(seed), kind, seed);
                QVERIFY2(wrong.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(wrong)));
            }
        }
    }

    // Of several faults each is found, unless one hides what another rests on; and nothing is made
    // up. The checker keeps more to itself than the program where a value is no value, so what was
    // planted counts as well.
    void severalFaultsAreFoundTogether() {
        int count = 0;
        int heldBack = 0;
        for (quint32 seed = 5000; count < rounds(100, 3000); ++seed) {
            const auto spoilt = withSeveralFaults(seed);
            if (!spoilt)
                continue;
            ++count;
            const auto program = findingsIn(jsonFrom(spoilt->document));
            const auto checker = rawFindingsIn(spoilt->document);
            const QString what = u"seed %1: %2: "_s.arg(seed).arg(spoilt->what.join(u", "_s));
            const auto madeUp = without(without(program, checker), spoilt->planted);
            QVERIFY2(madeUp.empty(), qPrintable(what + u"made up: "_s + textOf(madeUp)));
            for (const RuleAndPlace& missing : without(checker, program)) {
                ++heldBack;
                const bool isHidden
                    = std::any_of(program.begin(), program.end(),
                                  [&](const RuleAndPlace& one) { return restsOn(missing, one); });
                QVERIFY2(isHidden, qPrintable(what + u"not found: "_s + textOf({missing})));
            }
            QVERIFY2(orderFault(spoilt->document, program).isEmpty(), qPrintable(what));
        }
        QVERIFY(heldBack < count); // it is the exception
    }

    // In the order of the document, whatever that is; and the same findings.
    void findingsAreInTheOrderOfTheDocument() {
        int count = 0;
        for (quint32 seed = 9000; count < rounds(50, 2000); ++seed) {
            const auto spoilt = withSeveralFaults(seed);
            if (!spoilt)
                continue;
            const Json document = jsonFrom(spoilt->document);
            const auto canonical = findingsIn(document);
            if (canonical.size() < 2)
                continue;
            ++count;
            const Json other = withOtherOrder(document, seed);
            const auto findings = findingsIn(other);
            const QByteArray what = "seed " + QByteArray::number(seed);
            QVERIFY2(orderFault(other.toBytes(), findings).isEmpty(), what);
            QVERIFY2(sortedOnce(findings) == sortedOnce(canonical), what);
        }
    }

    // Of a key that stands twice it is the later that counts as the place.
    void orderIsNotThatOfTheChecks() {
        const Json document = jsonOf(
            "{\"players\": [{\"name\": \"A\", \"id\": \" \"}, {\"zzz\": 1, \"name\": 7}],"
            " \"tieRolls\": [{\"rolls\": [0, \"x\", 1, 2], \"players\": [\"p1\", 7]}],"
            " \"event\": {\"sets\": [\"base\", \"base\"], \"name\": 1, \"year\": 0, \"name\": 2,"
            " \"rules\": \"wbc-dune\"}, \"version\": -1}");
        const auto findings = findingsIn(document);
        QCOMPARE(
            textOf(findings),
            u"R10.1 \"\", R10.1 \"/players/0/id\", R10.1 \"/players/1\", "
            "R10.1 \"/players/1/zzz\", R10.1 \"/players/1/name\", R10.8 \"/tieRolls/0/rolls/0\", "
            "R10.1 \"/tieRolls/0/rolls/1\", R10.1 \"/tieRolls/0/players/0\", "
            "R10.1 \"/tieRolls/0/players/1\", R10.1 \"/event/sets/1\", "
            "R10.1 \"/event/year\", R10.1 \"/event/name\", R10.1 \"/event/name\", "
            "R10.1 \"/version\""_s);
        QCOMPARE(orderFault(document.toBytes(), findings), QString());
    }

    void faultsOfAJudgementAreNoticed() {
        int noticed = 0;
        for (quint32 seed = 9000; noticed < 20; ++seed) {
            const auto spoilt = withSeveralFaults(seed);
            if (!spoilt)
                continue;
            const auto findings = findingsIn(jsonFrom(spoilt->document));
            if (findings.size() < 2 || std::ranges::count(findings, findings.back()) > 1)
                continue;
            auto lacking = findings;
            lacking.pop_back();
            QVERIFY(!difference(lacking, findings).isEmpty());
            QVERIFY(!difference(findings, lacking).isEmpty());
            auto swapped = findings;
            std::swap(swapped.front(), swapped.back());
            if (swapped.front().second != swapped.back().second)
                QVERIFY(!orderFault(spoilt->document, swapped).isEmpty());
            ++noticed;
        }
        raw::Fault fault = *raw::plantFault(documentOf(4), u"R10.1 unknown key"_s, 1);
        QCOMPARE(judgementFault(fault), QString());
        fault.expected.pointer += u"x"_s;
        QVERIFY(judgementFault(fault).contains(u"not found"_s));
    }

    // One cause, one finding: what only follows from a value that could not be read is held back.
    void consequencesAreHeldBack_data() {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QByteArray>("json");
        const auto row = [](const QString& place, const QByteArray& json) {
            QTest::newRow(qPrintable(place + u' ' + QString::fromUtf8(json))) << place << json;
        };
        const QString game = u"/heats/0/games/0"_s;
        row(u"/players"_s, "7"); // everyone would be unknown
        row(u"/event/settings"_s, "[]");
        row(u"/tieRolls/0/players"_s, "null"); // no players, two rolls
        row(game + u"/seats"_s, "{}");         // no winner, nobody predicted
        row(game + u"/seats/0"_s, "7");
        row(game + u"/seats/0/winner"_s, "1");
        row(game + u"/seats/1/alliance"_s, "\"1\""); // Ada alone in an alliance
        row(game + u"/seats/0/faction"_s, "\"Atreides\"");
        row(game + u"/seats/2/player"_s, "3"); // the predicted
        row(game + u"/seats/2/control/0/0"_s, "\"arrakis\"");
        row(game + u"/victory"_s, "\"draw\"");
        row(game + u"/turns"_s, "1.5");
        row(u"/final/game/predicted"_s, "null");
        row(u"/final/game/seats/0/faction"_s, "true");
    }
    void consequencesAreHeldBack() {
        QFETCH(QString, place);
        QFETCH(QByteArray, json);
        const Json document = spoilt(sampleDocument(), {set(place, json)});
        const auto program = findingsIn(document);
        QCOMPARE(program.size(), size_t(1));
        QCOMPARE(program.front().second, place);
        QCOMPARE(difference(program, rawFindingsIn(document.toBytes())), QString());
    }

    // The same where it takes a second step to see it: first without, then with the unread value.
    void judgementsWaitForWhatTheyRestOn() {
        const QString game = u"/heats/0/games/1"_s;
        const QString old = u"/heats/0/games/0"_s;
        const auto ally
            = [&](int seat) { return set(game + u"/seats/%1/alliance"_s.arg(seat), "1"); };
        struct Waiting {
            std::vector<Step> steps;
            QString error;
            Step unread;
        };
        const QString size = u"/event/settings/allianceSize"_s;
        const std::vector<Waiting> all{
            {{ally(0), ally(1), ally(2)},
             u"R10.6 \"%1/seats/2/alliance\""_s.arg(game),
             set(game + u"/seats/1/dropout"_s, "1")},
            {{ally(0), ally(1), ally(2), set(size, "2")},
             u"R10.6 \"%1/seats/2/alliance\""_s.arg(game),
             set(size, "\"3\"")},
            {{set(old + u"/seats/1/roll"_s, "3"), remove(old + u"/victory"_s)},
             u"R10.8 \"%1/seats/1/roll\""_s.arg(old),
             set(old + u"/seats/0/dropout"_s, "1")},
            {{set(old + u"/seats/2/control"_s, "[[\"sietch-tabr\"]]")},
             u"R10.10 \"%1/seats/2/control\""_s.arg(old),
             set(old + u"/seats/2/control"_s, "[[\"sietch-tabr\"], 7]")},
            {{set(old + u"/pool"_s, "[\"emperor\", \"guild\", \"guild\"]")},
             u"R10.1 \"%1/pool/2\""_s.arg(old),
             set(old + u"/pool/0"_s, "7")},
            {{set(old + u"/seats/0/performancePoints"_s, "5")},
             u"R10.10 \"%1/seats/0/control\""_s.arg(old),
             set(old + u"/seats/0/control/1/1"_s, "\"arrakis\"")}};
        for (const Waiting& one : all) {
            const Json before = spoilt(sampleDocument(), one.steps);
            QCOMPARE(textOf(findingsIn(before)), one.error);
            const auto after = findingsIn(spoilt(before, {one.unread}));
            QVERIFY2(after.size() == 1, qPrintable(textOf(after)));
            QCOMPARE(after.front().first, u"R10.1"_s);
            QVERIFY2(isWithin(after.front().second, one.unread.pointer), qPrintable(textOf(after)));
        }
    }

    // Whether the other table counts, nobody can say.
    void tablesThatMayBeVoidAreNotHeldAgainstAnybody() {
        const Step atTwoTables = set(u"/heats/0/games/1/seats/1/player"_s, "\"p5\"");
        for (const QString& table : {u"/heats/0/games/0"_s, u"/heats/0/games/1"_s}) {
            const Json document
                = spoilt(sampleDocument(), {atTwoTables, set(table + u"/void"_s, "\"yes\"")});
            const auto program = findingsIn(document);
            QCOMPARE(textOf(program), u"R10.1 \"%1/void\""_s.arg(table));
            QCOMPARE(difference(program, rawFindingsIn(document.toBytes())), QString());
        }
        QCOMPARE(textOf(findingsIn(spoilt(sampleDocument(), {atTwoTables}))),
                 u"R10.2 \"/heats/0/games/1/seats/1/player\""_s);
    }

    // What rests on a setting is not judged by the default where the setting could not be read.
    void settingsThatCannotBeReadJudgeNothing() {
        const auto findings = [](const QByteArray& settings) {
            const QString game = u"/heats/0/games/0"_s;
            return textOf(findingsIn(spoilt(
                sampleDocument(),
                {set(u"/event/settings"_s, settings), set(game + u"/turns"_s, "11"),
                 remove(game + u"/seats/0/control"_s), remove(game + u"/seats/2/control"_s)})));
        };
        QCOMPARE(findings("{}"), u"R10.4 \"/heats/0/games/0/turns\""_s);
        QCOMPARE(findings("{\"turnLimit\": 11}"), QString());
        QCOMPARE(findings("{\"turnLimit\": \"11\"}"), u"R10.1 \"/event/settings/turnLimit\""_s);
        QCOMPARE(findings("7"), u"R10.1 \"/event/settings\""_s);
        // Another setting has nothing to do with it.
        QCOMPARE(findings("{\"finalists\": 0}"),
                 u"R10.1 \"/event/settings/finalists\", R10.4 \"/heats/0/games/0/turns\""_s);
    }

    // Nobody can say whose keys they are, so those of all kinds of rules pass.
    void unknownRulesExcuseTheKeysOfAllFormats() {
        for (const QByteArray& rules : QByteArrayList{"\"chess\"", "7", "null"}) {
            for (const Json& sample : {sampleDocument(), sampleDocument(Sample::Storm),
                                       sampleDocument(Sample::Ruleset)}) {
                const Json document = spoilt(sample, {set(u"/event/rules"_s, rules)});
                QCOMPARE(textOf(findingsIn(document)), u"R10.1 \"/event/rules\""_s);
            }
        }
        const Json document = spoilt(sampleDocument(Sample::Storm),
                                     {remove(u"/event"_s), set(u"/players/0/home"_s, "1"),
                                      set(u"/players/0/sponsor"_s, "\"nobody\"")});
        QCOMPARE(textOf(findingsIn(document)),
                 u"R10.1 \"\", R10.1 \"/players/0/sponsor\", R10.1 \"/players/0/home\""_s);
    }

    // Independent faults near each other are all reported.
    void nearbyFaultsDoNotHideEachOther() {
        const QString game = u"/heats/0/games/0"_s;
        const Json document = spoilt(
            sampleDocument(),
            {set(game + u"/seats/4/seat"_s, "\"5\""), set(game + u"/seats/2/tokens"_s, "-1"),
             set(game + u"/seats/3/faction"_s, "\"guild\""), set(game + u"/turns"_s, "99"),
             set(game + u"/seats/4/winner"_s, "true")});
        QCOMPARE(textOf(findingsIn(document)), u"R10.4 \"/heats/0/games/0/turns\", "
                                               "R10.10 \"/heats/0/games/0/seats/0/control\", "
                                               "R10.10 \"/heats/0/games/0/seats/2/control\", "
                                               "R10.8 \"/heats/0/games/0/seats/2/tokens\", "
                                               "R10.3 \"/heats/0/games/0/seats/3/faction\", "
                                               "R10.1 \"/heats/0/games/0/seats/4/seat\", "
                                               "R10.7 \"/heats/0/games/0/seats/4/winner\""_s);
        QCOMPARE(difference(sortedOnce(findingsIn(document)),
                            sortedOnce(rawFindingsIn(document.toBytes()))),
                 QString());
    }
};

} // namespace mentat::test::tst_refusals

MENTAT_TEST(tst_refusals, TestRefusals, QCoreApplication)
#include "tst_refusals.moc"
