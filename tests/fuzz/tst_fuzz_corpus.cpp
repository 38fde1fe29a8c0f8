#include "tests/fuzz/folder_state.h"
#include "tests/fuzz/watch.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace mentat::test::tst_fuzz_corpus {

namespace {

QByteArray manyRows(const QByteArray& head, const QByteArray& row, qsizetype bytes) {
    return head + '\n' + QByteArray(row + '\n').repeated(bytes / (row.size() + 1));
}

QByteArray manyValues(const QByteArray& begin, const QByteArray& value, const QByteArray& end,
                      qsizetype bytes) {
    return begin + QByteArray(value + ',').repeated(bytes / (value.size() + 1)) + value + end;
}

const QByteArray eventBegin = R"({"format":"mentat-event","version":1,"event":{"name":"Dune",)"
                              R"("year":2026,"rules":"wbc-dune","sets":["base"]},)";

void row(const char* target, const char* what, const QByteArray& input) {
    QTest::addRow("%s: %s", target, what) << QString::fromLatin1(target) << input;
}

/// Something is wrong with each few bytes of them.
void addEmptyThings(qsizetype much) {
    row("documents", "players without anything",
        manyValues(eventBegin + R"("players":[)", "{}", "]}", much));
    const QByteArray heat = eventBegin + R"("players":[],"heats":[{"number":1,"games":[],)";
    row("documents", "entrants that are none",
        manyValues(heat + R"("entrants":[)", "1", "]}]}", much));
    row("documents", "entrants whom nobody knows",
        manyValues(heat + R"("entrants":[)", R"("a")", "]}]}", much));
    row("documents", "drawn seats that are none",
        manyValues(heat + R"("entrants":[],"draw":{"tables":[[)", "1", "]]}}]}", much));
    row("documents", "heats without anything",
        manyValues(eventBegin + R"("players":[],"heats":[)", "{}", "]}", much));
    row("documents", "seats without anything",
        manyValues(eventBegin
                       + R"("players":[],"heats":[{"number":1,"entrants":[],"games":[)"
                         R"({"table":1,"seats":[)",
                   "{}", "]}]}]}", much));
}

// What the planted faults do.
QString keepsEverything(const QByteArray&, const QString&) {
    return {};
}
QString breaksItsOwn(const QByteArray&, const QString&) {
    return u"its own promise"_s;
}
QString leavesATemporaryFile(const QByteArray&, const QString&) {
    writeBytes(QDir::tempPath() + u"/left"_s, "x");
    return {};
}
QString writesWhereItStands(const QByteArray&, const QString&) {
    writeBytes(u"here"_s, "x");
    return {};
}
QString writesOverSomebodysFile(const QByteArray&, const QString& folder) {
    writeBytes(folder + u"/../somebody's file.mentat"_s, "x");
    return {};
}
QString removesSomebodysFile(const QByteArray&, const QString& folder) {
    QFile::remove(folder + u"/../somebody's file.mentat"_s);
    return {};
}
QString writesWhereItMay(const QByteArray&, const QString& folder) {
    writeBytes(folder + u"/mine"_s, "x");
    return {};
}

/// A clock of which each reading is later than the one before it.
Watch::Clock clockWithSteps(std::chrono::milliseconds step) {
    return [step, now = 0ms]() mutable { return now += step; };
}

} // namespace

/// Every input that was ever found to break a promise, and those that the search begins with.
class TestFuzzCorpus : public QObject {
    Q_OBJECT

private:
    const QDir m_corpus{wholePath(MENTAT_CORPUS)};
    std::unique_ptr<Watch> m_watch;

private Q_SLOTS:
    void initTestCase() { m_watch = std::make_unique<Watch>(); }

    void allPromisesAreKept_data() {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("path");
        for (const FuzzTarget& target : fuzzTargets()) {
            const QDir corpus(m_corpus.filePath(QLatin1StringView(target.name)));
            const auto files = corpus.entryInfoList(QDir::Files, QDir::Name);
            QVERIFY2(files.size() >= 8, target.name);
            for (const QFileInfo& file : files)
                QTest::addRow("%s/%s", target.name, qPrintable(file.fileName()))
                    << QString::fromLatin1(target.name) << file.filePath();
        }
    }
    void allPromisesAreKept() {
        QFETCH(const QString, target);
        QFETCH(const QString, path);
        const QString fault = m_watch->tryOut(*findTarget(target), bytesOf(path));
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }

    // What grows faster than the input is seen where there is much of it. (A quarter of a megabyte
    // may take as long as a whole one; with MENTAT_SOAK=1 it is one.)
    void muchOfTheSame_data();
    void muchOfTheSame() {
        QFETCH(const QString, target);
        QFETCH(const QByteArray, input);
        const QString fault = m_watch->tryOut(*findTarget(target), input);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }

    void plantedFaultsAreFound_data() {
        using Try = QString (*)(const QByteArray&, const QString&);
        QTest::addColumn<Try>("tryOut");
        QTest::addColumn<QString>("fault");
        QTest::newRow("nothing") << Try(keepsEverything) << QString();
        QTest::newRow("its own folder") << Try(writesWhereItMay) << QString();
        QTest::newRow("its own") << Try(breaksItsOwn) << u"its own promise"_s;
        QTest::newRow("a file is left")
            << Try(leavesATemporaryFile) << u"the file /temporary/left was made"_s;
        QTest::newRow("beside") << Try(writesWhereItStands) << u"the file /here was made"_s;
        QTest::newRow("changed") << Try(writesOverSomebodysFile)
                                 << u"the file /somebody's file.mentat was changed"_s;
        QTest::newRow("gone") << Try(removesSomebodysFile)
                              << u"the file /somebody's file.mentat is gone"_s;
    }
    void plantedFaultsAreFound() {
        using Try = QString (*)(const QByteArray&, const QString&);
        QFETCH(const Try, tryOut);
        QFETCH(const QString, fault);
        Watch watch;
        QCOMPARE(watch.tryOut({"planted", tryOut}, "x"), fault);
        m_watch = std::make_unique<Watch>(); // stands in its own folder again
    }

    void plantedRowsAreFound() {
        QCOMPARE(faultOfRows({{1, {u"a"_s}}, {3, {u"b"_s}}}), QString());
        QCOMPARE(faultOfRows({{2, {u"a"_s}}, {2, {u"b"_s}}}),
                 u"line 2: rows do not follow each other"_s);
        QCOMPARE(faultOfRows({{1, {u"a"_s}}, {2, {}}}),
                 u"rows of a workbook are not those of their text"_s);
    }

    void slownessIsFound() {
        const FuzzTarget target{"planted", keepsEverything};
        QCOMPARE(timeFor(1), 1s);
        QCOMPARE(timeFor(1'000'000), 1s);
        QCOMPARE(timeFor(1'000'001), 2s);
        QCOMPARE(Watch(clockWithSteps(1000ms)).tryOut(target, "x"), QString());
        QCOMPARE(Watch(clockWithSteps(1001ms)).tryOut(target, "x"), u"1001 ms for 1 bytes"_s);
        QCOMPARE(Watch(clockWithSteps(1001ms)).tryOut(target, QByteArray(1'000'001, 'x')),
                 QString());
        m_watch = std::make_unique<Watch>();
    }

    // The clock that counts is the processor's, and it goes.
    void theClockGoes() {
        const auto begun = processorTime();
        qint64 sum = 0;
        while (processorTime() == begun)
            ++sum;
        QVERIFY(sum > 0);
    }
};

void TestFuzzCorpus::muchOfTheSame_data() {
    const qsizetype much = isSoak() ? 1'000'000 : 250'000;
    QTest::addColumn<QString>("target");
    QTest::addColumn<QByteArray>("input");
    row("requests", "fields", QByteArray("a=1&").repeated(much / 4));
    row("requests", "one field", "a=" + QByteArray("%41").repeated(much / 3));
    row("documents", "brackets", QByteArray(much, '['));
    row("documents", "a text", '"' + QByteArray(much, 'x') + '"');
    row("documents", "no UTF-8", QByteArray(much, '\xff'));
    row("documents", "line breaks", QByteArray(much, '\n') + '}');
    row("documents", "keys that stand twice", manyValues(eventBegin, R"("players":[])", "}", much));
    row("documents", "unknown keys", manyValues(eventBegin, R"("\u0007":{"a":1})", "}", much));
    QByteArray keys = eventBegin + R"("players":[])";
    QByteArray seats = eventBegin
                       + R"("players":[],"heats":[{"number":1,"entrants":[],)"
                         R"("games":[{"table":1,"seats":[{"seat":1,"player":"a"})";
    for (int i = 2; keys.size() < much; ++i) {
        const QByteArray number = QByteArray::number(i);
        keys += ",\"k" + number + "\":1";
        if (seats.size() < much)
            seats += R"(,{"seat":)" + number + R"(,"player":"p)" + number + R"("})";
    }
    row("documents", "unknown keys, each another", keys + '}');
    row("documents", "one game with seats", seats + "]}]}]}");
    addEmptyThings(much);
    row("documents", "one player often",
        manyValues(eventBegin + R"("players":[)", R"({"id":"a","name":"A","preference":"either"})",
                   "]}", much));
    row("documents", "a long name",
        eventBegin + R"("players":[{"id":"a","preference":"either","name":")"
            + QByteArray(much, 'x') + "\"}]}");
    row("documents", "heats that are one",
        manyValues(
            eventBegin + R"("players":[],"heats":[)",
            R"({"number":1,"minutes":300,"entrants":["a"],"games":[{"table":1,"seats":[{}]}]})",
            "]}", much));
    row("documents", "years",
        manyValues(R"({"format":"mentat-summary","version":1,"years":[)",
                   R"({"name":"D","year":2001,"top":[{"place":1}]})", "]}", much));
    row("workbooks", "cells",
        "<worksheet><sheetData><row>" + QByteArray("<c><v>1</v></c>").repeated(much / 15)
            + "</row></sheetData></worksheet>");
    row("workbooks", "rows",
        "<worksheet><sheetData>" + QByteArray("<row><c><v>1</v></c></row>").repeated(much / 26)
            + "</sheetData></worksheet>");
    row("workbooks", "texts",
        "<sst>" + QByteArray("<si><t>_x0041_</t></si>").repeated(much / 23) + "</sst>");
    row("tables", "people", manyRows("name,from,badge", "Ada,,7", much));
    row("tables", "people without a name", manyRows("name,from", ",x", much));
    row("tables", "fields", manyRows("name", "a,a,a,a,a,a,a,a,a,a", much));
    row("tables", "one quotation mark", "name\n\"" + QByteArray(much, '\n'));
    row("tables", "quotation marks", "name\n" + QByteArray(much, '"'));
    row("tables", "headings", QByteArray("name,").repeated(much / 5));
    row("tables", "games that are one",
        manyRows("event,year,heat,table,player,faction", "D,2001,1,1,A,emperor", much));
    row("tables", "games without anything", manyRows("year,heat,table,player", ",", much));
    row("tables", "games without a place",
        manyRows("event,year,heat,table,player,faction", "D,x,,,A,y", much));
    row("tables", "rounds of one event", manyRows("Date,Time,Code,Round", "7/29/26,9,A,H1", much));
    row("tables", "rounds without a day", manyRows("Date,Time,Code,Round", ",,A,", much));
    QByteArray years = "event,year,heat,table,player\n";
    QByteArray tables = years;
    for (int i = 0; years.size() < much; ++i) {
        years += "D" + QByteArray::number(i) + ",2001,1,1,P\n";
        tables += "D,2001,1," + QByteArray::number(i) + ",P" + QByteArray::number(i) + '\n';
    }
    row("tables", "an event each", years);
    row("tables", "a table each", tables);
    row("rules", "entries",
        manyValues(R"({"format":"mentat-rules","version":1,"entries":[)", R"({"id":"a"})", "]}",
                   much));
    row("rules", "words",
        manyValues(R"({"format":"mentat-rules","version":1,"sameWords":[)", R"(["a","b"])", "]}",
                   much));
    row("files", "a header alone", "SQLite format 3" + QByteArray(much, '\0'));
    row("files", "no header", QByteArray(1, '\2') + QByteArray(much / 100, '\0'));
}

} // namespace mentat::test::tst_fuzz_corpus

MENTAT_TEST(tst_fuzz_corpus, TestFuzzCorpus, QCoreApplication)
#include "tst_fuzz_corpus.moc"
