#include "model/document/event_document.h"
#include "model/document/heats/hypothesis.h"
#include "model/failure_kind.h"
#include "tests/document/documents.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/raw/random_draw.h"
#include "tests/support/soak.h"
#include "tests/support/summary_writer.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_event_document {

namespace {

const QString ownDocuments = QStringLiteral(MENTAT_SOURCE_DIR "/tests/data/documents/");
const QString samples = QStringLiteral(MENTAT_SOURCE_DIR "/resources/sample/");

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("unreadable: %s", qPrintable(path));
    return file.readAll();
}

QByteArray rewritten(const QByteArray& document) {
    return writeEventDocument(eventOf(document)).toBytes();
}

/// The first line that differs, for a test's message.
QByteArray firstDifference(const QByteArray& written, const QByteArray& expected) {
    if (written == expected)
        return {};
    const auto one = written.split('\n');
    const auto other = expected.split('\n');
    for (qsizetype i = 0; i < std::min(one.size(), other.size()); ++i) {
        if (one[i] != other[i])
            return "line " + QByteArray::number(i + 1) + ": " + one[i] + " for " + other[i];
    }
    return "one is longer";
}

/// A member of a document: how to get there, and its path as keyPaths() writes it.
struct MemberPlace {
    std::vector<size_t> positions;
    QString path;
};

void collectMembers(const Json& json, const MemberPlace& here, std::vector<MemberPlace>& all) {
    const auto below = [&](size_t position, const QString& step) {
        MemberPlace place = here;
        place.positions.push_back(position);
        place.path += u'/' + step;
        return place;
    };
    if (const Json::List* list = json.list()) {
        for (size_t i = 0; i < list->size(); ++i)
            collectMembers((*list)[i], below(i, u"*"_s), all);
    } else if (const Json::Object* object = json.object()) {
        for (size_t i = 0; i < object->size(); ++i) {
            const bool isVote = here.path.endsWith(u"/expansionVotes"_s);
            const MemberPlace place = below(i, isVote ? u"*"_s : (*object)[i].key);
            all.push_back(place);
            collectMembers((*object)[i].value, place, all);
        }
    }
}

Json withoutMember(Json document, const MemberPlace& place) {
    Json* here = &document;
    for (size_t i = 0; i + 1 < place.positions.size(); ++i) {
        const size_t position = place.positions[i];
        here = here->list() ? &here->list()->at(position) : &here->object()->at(position).value;
    }
    here->object()->erase(here->object()->begin()
                          + static_cast<std::ptrdiff_t>(place.positions.back()));
    return document;
}

/// Export always writes these, also where they say what is so by default.
bool isAlwaysWritten(const QString& path) {
    static const QStringList all{u"/players/*/preference"_s, u"/event/sets"_s,
                                 u"/heats/*/minutes"_s,      u"/heats/*/games/*/expansion"_s,
                                 u"/final/game/expansion"_s, u"/games"_s};
    return all.contains(path);
}

Event heatsEvent() {
    return eventOf(bytesOf(ownDocuments + u"empty.json"_s));
}

} // namespace

class TestEventDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Exporting a re-import gives the same bytes; and over all documents every key was there.
    void canonicalDocumentsComeBackByTheByte() {
        const QStringList paths = raw::everyKeyPath();
        std::set<QString> missing(paths.begin(), paths.end());
        QVERIFY(missing.size() > 150);
        const int seeds = rounds(650, 10'000);
        for (int seed = 1; goesOn(unsigned(seed), unsigned(seeds), missing.empty()); ++seed) {
            const QByteArray document = raw::randomDocument(static_cast<quint32>(seed));
            const auto event = readEventDocument(jsonFrom(document));
            if (!event) // what a macro would say is made up every time
                QFAIL(qPrintable(
                    u"seed %1: %2"_s.arg(seed).arg(textOf(findingsIn(jsonFrom(document))))));
            const QByteArray written = writeEventDocument(*event).toBytes();
            const QByteArray what
                = "seed " + QByteArray::number(seed) + ": " + firstDifference(written, document);
            QVERIFY2(written == document, what);
            if (!missing.empty()) {
                for (const QString& path : raw::keyPaths(document))
                    missing.erase(path);
            }
        }
        QVERIFY2(missing.empty(), missing.empty() ? "" : qPrintable(*missing.begin()));
    }

    // Another hand's order of keys, blanks, escapes and explicit defaults.
    void shuffledDocumentsMeanTheSame() {
        const int seeds = rounds(100, 10'000);
        for (int seed = 1; seed <= seeds; ++seed) {
            const QByteArray what = "seed " + QByteArray::number(seed);
            const QByteArray document = raw::randomDocument(static_cast<quint32>(seed));
            const QByteArray shuffled = raw::shuffledDocument(document, static_cast<quint32>(seed));
            const auto event = readEventDocument(jsonFrom(shuffled));
            QVERIFY2(event, what);
            QVERIFY2(*event == eventOf(document), what);
            const QByteArray written = writeEventDocument(*event).toBytes();
            const QByteArray difference = what + ": " + firstDifference(written, document);
            QVERIFY2(written == document, difference);
        }
    }

    // A writer that loses a key is found by the comparison of bytes, a reader that takes a key and
    // forgets it by the comparison of events: each key is left out at least once.
    void lostKeysAreNoticed() {
        const QStringList paths = raw::everyKeyPath();
        std::set<QString> left(paths.begin(), paths.end());
        for (quint32 seed = 1; seed <= 300 && !left.empty(); ++seed) {
            const QByteArray document = raw::randomDocument(seed);
            const Json json = jsonFrom(document);
            const Event event = eventOf(document);
            std::vector<MemberPlace> members;
            collectMembers(json, {}, members);
            for (const MemberPlace& member : members) {
                if (left.erase(member.path) == 0)
                    continue;
                const QByteArray what
                    = "seed " + QByteArray::number(seed) + ' ' + member.path.toUtf8();
                const Json lacking = withoutMember(json, member);
                QVERIFY2(lacking.toBytes() != document, what);
                const auto other = readEventDocument(lacking);
                const bool isSame = other && *other == event;
                QVERIFY2(!isSame || isAlwaysWritten(member.path), what);
            }
        }
        QVERIFY2(left.empty(), left.empty() ? "" : qPrintable(*left.begin()));
    }

    void ownDocumentsAreRead_data() {
        QTest::addColumn<QString>("path");
        const QStringList files = QDir(ownDocuments).entryList({u"*.json"_s}, QDir::Files);
        QVERIFY(files.size() >= 5);
        for (const QString& file : files)
            QTest::newRow(qPrintable(file)) << ownDocuments + file;
    }
    void ownDocumentsAreRead() {
        QFETCH(QString, path);
        const QByteArray document = bytesOf(path);
        QCOMPARE(textOf(rawFindingsIn(document)), QString());
        QCOMPARE(textOf(findingsIn(jsonFrom(document))), QString());
        QCOMPARE(firstDifference(rewritten(document), document), QByteArray());
        QCOMPARE(rewritten(document), document);
    }

    void ownDocumentsHaveEveryKey() {
        QStringList there = raw::keyPaths(bytesOf(ownDocuments + u"every-key.json"_s))
                            + raw::keyPaths(bytesOf(ownDocuments + u"storm.json"_s));
        there.removeDuplicates();
        for (const QString& path : raw::everyKeyPath())
            QVERIFY2(there.contains(path), qPrintable(path));
    }

    void samplesAreRead() {
        const QByteArray sample = bytesOf(samples + u"dune-sample-2026.json"_s);
        QCOMPARE(textOf(rawFindingsIn(sample)), QString());
        QCOMPARE(textOf(findingsIn(jsonFrom(sample))), QString());
        QCOMPARE(textOf(findingsIn(jsonFrom(rewritten(sample)))), QString());
        const Json history = jsonFrom(bytesOf(samples + u"history.json"_s));
        const auto summaries = readSummaryDocument(history);
        QVERIFY(summaries);
        QVERIFY(!summaries->empty());
        const auto again = readSummaryDocument(summaryDocument(*summaries));
        QVERIFY(again && *again == *summaries);
    }

    void namesOfAllScriptsAreKept() {
        const Event event = eventOf(bytesOf(ownDocuments + u"names.json"_s));
        QStringList names;
        for (const Player& player : event.players) {
            QCOMPARE(player.id.text(), player.name.text());
            names << player.name.text();
        }
        QVERIFY(names.contains(u"Łukasz Żółć-Święcicki"_s));
        QVERIFY(names.contains(u"Noël d’Arœville"_s));
        QVERIFY(names.contains(u"山田 太郎"_s));
        QVERIFY(names.contains(u"עדה ביירון"_s));
        QVERIFY(names.contains(u"محمد \u200Fعلي"_s));
        QVERIFY(names.contains(u"𠮷野 🎲"_s));
        QVERIFY(names.contains(u"e\u0301 and é"_s)); // not composed: kept as it came
        QCOMPARE(event.details.assistants.front(), QString());
        QCOMPARE(*event.details.notes, u"\u2028 \u007f \u0001 \t"_s);
        const auto& votes = std::get<DunePlay>(event.play).choices.expansionVotes;
        QCOMPARE(votes.size(), size_t(4));
        QCOMPARE(votes[1].player.text(), u"ヤマダ 花子"_s);
        QVERIFY(!votes[1].inFavor);
    }

    void whatIsAbsentStaysAbsent() {
        const Event empty = eventOf(bytesOf(ownDocuments + u"empty.json"_s));
        QVERIFY(empty.players.empty() && empty.tieRolls.empty() && !empty.details.location);
        QCOMPARE(empty.settings, Settings{});
        QVERIFY(empty.play == Play(DunePlay{}));
        const Event unfinished = eventOf(bytesOf(ownDocuments + u"unfinished.json"_s));
        const auto& play = std::get<DunePlay>(unfinished.play);
        QVERIFY(play.finalGame() && !play.isFinalTableStated);
        QCOMPARE(play.finalGame()->table, TableNumber(1));
        QCOMPARE(play.heats.front().number, HeatNumber(2)); // in the order in which they came
        QVERIFY(!dune(play.heats.front().games[1]).victory);
        QVERIFY(dune(play.heats.front().games[1].seats.front()).winner);
    }

    // `"game": {}` and `"draw": {}` are as if absent, and so is a final with nothing in it.
    void emptyObjectsAreAsIfAbsent() {
        const auto read = [](const QByteArray& heatsAndFinal) {
            return rewritten("{\"format\": \"mentat-event\", \"version\": 1, \"event\": {\"name\": "
                             "\"E\", \"year\": 1, \"rules\": \"wbc-dune\", \"settings\": {}, "
                             "\"rulings\": []}, \"players\": []"
                             + heatsAndFinal + "}");
        };
        const QByteArray nothing = read("");
        QVERIFY(!nothing.contains("settings") && !nothing.contains("rulings"));
        QCOMPARE(read(", \"heats\": [], \"final\": {}, \"tieRolls\": []"), nothing);
        QCOMPARE(read(", \"final\": {\"game\": {}, \"closed\": false, \"picks\": []}"), nothing);
        const QByteArray heat = ", \"heats\": [{\"number\": 1, \"entrants\": [], \"games\": []";
        QVERIFY(!read(heat + ", \"draw\": {}}]").contains("draw"));
        QVERIFY(!read(heat + ", \"draw\": {\"factions\": false}}]").contains("draw"));
        QVERIFY(read(heat + ", \"draw\": {\"seed\": 0}}]").contains("\"seed\": 0"));
        // A table that the final states is kept, as is a vote against.
        QVERIFY(read(", \"final\": {\"game\": {\"table\": 1, \"seats\": []}}").contains("table"));
        QVERIFY(!read(", \"final\": {\"game\": {\"seats\": []}}").contains("table"));
    }

    // No limit on the size; how long it takes is for the benchmarks.
    void tenMegabytesComeBack() {
        const QByteArray document = raw::randomDocument(4, {3000, 18, true, std::nullopt});
        QVERIFY(document.size() > 10'000'000);
        const Event event = eventOf(document);
        QCOMPARE(event.players.size(), size_t(3000));
        QVERIFY(writeEventDocument(event).toBytes() == document);
    }

    // docs/CLI.md, what-if: the table stands beside the game, and so it counts.
    void aGameAsItIsNot() {
        const auto what = readHypothesis(
            jsonFrom(
                R"({"heat": 2, "table": 3, "game": {"seats": [{"seat": 1, "player": "p1"}]}})"),
            heatsEvent());
        QVERIFY(what);
        QCOMPARE(what->round, RoundId(HeatNumber(2)));
        QCOMPARE(what->game.table, TableNumber(3));
        QCOMPARE(what->game.seats.size(), size_t(1));
    }
    void aGameOfAnAdvancedRoundAsItIsNot() {
        const auto what = readHypothesis(
            jsonFrom(
                R"({"stage": "Final", "table": 1, "game": {"seats": [{"seat": 1, "player": "p1"}]}})"),
            heatsEvent());
        QVERIFY(what);
        QCOMPARE(what->round, RoundId(finalName()));
        QCOMPARE(what->game.table, TableNumber(1));
    }
    void aGameAsItIsNotIsRefusedWithAllErrors_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<QStringList>("places");
        QTest::newRow("no object") << QByteArray("[]") << QStringList{u""_s};
        QTest::newRow("nothing") << QByteArray("{}") << QStringList{u""_s, u""_s, u""_s};
        QTest::newRow("in document order")
            << QByteArray(R"({"game": {"seats": 1}, "table": 0, "heat": "x", "more": 1})")
            << QStringList{u"/game/seats"_s, u"/table"_s, u"/heat"_s, u"/more"_s};
        QTest::newRow("two rounds")
            << QByteArray(R"({"heat": 1, "stage": "Final", "table": 1, "game": {"seats": []}})")
            << QStringList{u"/heat"_s};
        QTest::newRow("a stage without a name")
            << QByteArray(R"({"stage": " ", "table": 1, "game": {"seats": []}})")
            << QStringList{u"/stage"_s};
    }
    void aGameAsItIsNotIsRefusedWithAllErrors() {
        QFETCH(const QByteArray, document);
        QFETCH(const QStringList, places);
        const auto what = readHypothesis(jsonFrom(document), heatsEvent());
        QVERIFY(!what);
        QCOMPARE(what.error().kind, FailureKind::Refused);
        QStringList found;
        for (const Finding& finding : what.error().findings)
            found << finding.where.text();
        QCOMPARE(found, places);
    }

    void formatIsRecognized() {
        QCOMPARE(documentFormat(jsonFrom("{\"format\": \"mentat-event\"}")), u"mentat-event"_s);
        QCOMPARE(documentFormat(jsonFrom("{\"format\": \"x\"}")), u"x"_s);
        QVERIFY(!documentFormat(jsonFrom("{\"format\": 1}")));
        QVERIFY(!documentFormat(jsonFrom("{}")));
        QVERIFY(!documentFormat(jsonFrom("[]")));
    }
};

} // namespace mentat::test::tst_event_document

MENTAT_TEST(tst_event_document, TestEventDocument, QCoreApplication)
#include "tst_event_document.moc"
