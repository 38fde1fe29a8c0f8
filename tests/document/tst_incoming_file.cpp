#include "model/document/incoming_file.h"
#include "model/failure_kind.h"
#include "model/finding_kind.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_incoming_file {

namespace {

const QByteArray eventDocument = R"({"format": "mentat-event", "version": 1, "event":
    {"name": "Dune", "year": 2001, "rules": "wbc-dune"}, "players": []})";
const QByteArray summaryDocument = R"({"format": "mentat-summary", "version": 1, "events":
    [{"name": "Dune", "year": 1999}, {"name": "Dune", "year": 2000}]})";
const QByteArray games = "year,heat,table,player,faction,alliance,winner,victory,turns\n"
                         "2001,1,1,Ada,emperor,1,yes,alliance,7\n"
                         "2001,1,1,Bo,guild,1,yes,alliance,7\n"
                         "2001,1,1,Cy,atreides,,,alliance,7\n";

/// The lines of a pasted table's CSV; nothing where it is no table of this kind.
QStringList linesOf(const QString& pasted, PastedTable::About about) {
    const auto table = readPastedTable(pasted);
    if (!table || table->about != about)
        return {};
    return QString::fromUtf8(table->csv).split(u"\r\n"_s, Qt::SkipEmptyParts);
}

} // namespace

/// What comes in from outside is told apart by what is in it.
class TestIncomingFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEventDocument() {
        for (const QByteArray& before : {QByteArray(), QByteArray("\xEF\xBB\xBF \n")}) {
            const IncomingFile file = readIncomingFile(before + eventDocument);
            QVERIFY(file.isSound());
            QCOMPARE(file.kind, IncomingKind::EventDocument);
            QCOMPARE(file.events.size(), size_t(1));
            QCOMPARE(file.events.front().details.year, Year(2001));
            QVERIFY(file.summaries.empty());
        }
    }

    void summaries() {
        const IncomingFile file = readIncomingFile(summaryDocument);
        QVERIFY(file.isSound());
        QCOMPARE(file.kind, IncomingKind::SummaryDocument);
        QVERIFY(file.events.empty());
        QCOMPARE(file.summaries.size(), size_t(2));
        QCOMPARE(file.summaries.back().year, Year(2000));
    }

    void gamesAsCsv() {
        const IncomingFile missing = readIncomingFile(games);
        QCOMPARE(missing.kind, IncomingKind::GamesCsv);
        const IncomingFile file = readIncomingFile(games, NeededSettings::AreTaken);
        QVERIFY(file.isSound());
        QCOMPARE(file.kind, IncomingKind::GamesCsv);
        QCOMPARE(file.events.size(), size_t(1));
        QVERIFY(file.games.events.empty()); // they stand in one place
    }

    void gamesWithMistakesAreNotSound() {
        QByteArray wrong = games;
        wrong.replace("guild", "gild");
        const IncomingFile file = readIncomingFile(wrong);
        QCOMPARE(file.kind, IncomingKind::GamesCsv);
        QVERIFY(!file.failure);
        QVERIFY(!file.isSound());
        QVERIFY(!readIncomingFile("year,heat\n\"2001,1").isSound());
        QVERIFY(readIncomingFile("year,heat\n\"2001,1").failure.has_value());
    }

    void brokenDocumentsAreRefused() {
        const IncomingFile file = readIncomingFile("{\"format\": ");
        QVERIFY(!file.isSound());
        QCOMPARE(file.failure->kind, FailureKind::BrokenJson);
        const IncomingFile summary = readIncomingFile(R"({"format": "mentat-summary"})");
        QCOMPARE(summary.failure->kind, FailureKind::Refused);
    }

    // Either kind would be taken, so a wrong word is told both.
    void aFormatThatIsNoneIsToldBoth() {
        QByteArray other = eventDocument;
        other.replace("mentat-event", "other");
        const auto content = readAnyDocument(other);
        QVERIFY(!content);
        QCOMPARE(content.error().kind, FailureKind::Refused);
        QCOMPARE(content.error().findings.size(), size_t(1));
        const Finding& finding = content.error().findings.front();
        QCOMPARE(finding.kind, FindingKind::UnknownWord);
        QCOMPARE(finding.where.text(), u"/format"_s);
        QCOMPARE(std::get<QString>(finding.values.at(1)), u"mentat-event, mentat-summary"_s);
    }

    void pastedGames() {
        QByteArray tabs = games;
        tabs.replace(',', '\t');
        const auto table = readPastedTable(QString::fromUtf8(tabs));
        QVERIFY(table);
        QCOMPARE(table->about, PastedTable::About::Games);
        QCOMPARE(readIncomingFile(table->csv, NeededSettings::AreTaken).events.size(), size_t(1));
    }

    void pastedPeople() {
        QCOMPARE(linesOf(u"Name\tFrom\r\nAda Byron\tPA\r\n"_s, PastedTable::About::People),
                 QStringList({u"Name\tFrom"_s, u"Ada Byron\tPA"_s}));
    }

    // Without a heading, and with a comma that is part of a name.
    void pastedNames() {
        QCOMPARE(linesOf(u"Ada Byron\n\n  Pascal, Blaise \n"_s, PastedTable::About::People),
                 QStringList({u"name"_s, u"Ada Byron"_s, u"\"Pascal, Blaise\""_s}));
    }

    void cellsOfNoKnownKindAreTakenForGames() {
        QVERIFY(!linesOf(u"a\tb\nc\td\n"_s, PastedTable::About::Unknown).isEmpty());
    }

    void oneLineIsNoTable() {
        for (const QString& text : {u""_s, u"Ada Byron"_s, u"Ada Byron\n"_s, u"a\tb"_s})
            QVERIFY2(!readPastedTable(text), qPrintable(text));
    }
};

} // namespace mentat::test::tst_incoming_file

MENTAT_TEST(tst_incoming_file, TestIncomingFile, QCoreApplication)
#include "tst_incoming_file.moc"
