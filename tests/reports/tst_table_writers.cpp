#include "model/document/bytes/csv.h"
#include "reports/writers/plain_text.h"
#include "reports/writers/report_writer.h"
#include "tests/reports/hostile_texts.h"
#include "tests/reports/sample_report.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_table_writers {

namespace {

/// The sheets of each workbook as another program reads them, which is started once for all of
/// them; empty where it cannot.
QJsonArray sheetsOfAll(const QList<QByteArray>& workbooks) {
    const QTemporaryDir folder;
    QStringList command{QStringLiteral(MENTAT_XLSX_READER)};
    for (const QByteArray& xlsx : workbooks) {
        QFile file(folder.filePath(u"%1.xlsx"_s.arg(command.size())));
        if (!file.open(QIODevice::WriteOnly) || file.write(xlsx) != xlsx.size())
            return {};
        command.append(file.fileName());
    }
    QProcess reader;
    reader.start(u"python3"_s, command);
    if (!reader.waitForFinished(patience) || reader.exitCode() != 0)
        return {};
    return QJsonDocument::fromJson(reader.readAllStandardOutput()).array();
}

QJsonArray sheetsOf(const QByteArray& xlsx) {
    return sheetsOfAll({xlsx}).at(0).toArray();
}

QJsonValue cellOf(const QJsonValue& sheet, const QString& place) {
    return sheet.toObject().value(u"cells"_s).toObject().value(place);
}

ReportTable oneColumn(const QString& name, const QString& key, const QString& text) {
    return {.name = name,
            .columns = {{.key = key, .title = key}},
            .rows = {{{{.text = text, .number = {}}}}}};
}

ReportDocument documentOf(const std::vector<ReportTable>& tables) {
    ReportDocument document;
    document.title = u"T"_s;
    for (const ReportTable& table : tables)
        document.blocks.push_back(table);
    return document;
}

} // namespace

class TestTableWriters : public QObject {
    Q_OBJECT

private:
    QJsonArray m_hostile; // workbooks, one for each of hostileTexts()

private Q_SLOTS:
    void csvIsExact() {
        QCOMPARE(QString::fromUtf8(writtenAsCsv(sampleReport())),
                 u"rank,name,qp,in\r\n1,\"Ada, \"\"the\"\" Byron\",2.5,x\r\n2,沙丘,,\r\n"_s);
    }

    void csvNumbersHaveAPointInAnyLanguage() {
        ReportDocument document = documentOf({oneColumn(u"T"_s, u"qp"_s, u"2,5"_s)});
        std::get<ReportTable>(document.blocks[0]).rows[0].cells[0].number = 2.5;
        QCOMPARE(writtenAsCsv(document), QByteArray("qp\r\n2.5\r\n"));
    }

    void tablesOfTheSameColumnsAreOne() {
        QCOMPARE(writtenAsCsv(documentOf({oneColumn(u"Heat 1"_s, u"a"_s, u"x"_s),
                                          oneColumn(u"Heat 2"_s, u"a"_s, u"y"_s)})),
                 QByteArray("part,a\r\nHeat 1,x\r\nHeat 2,y\r\n"));
        // Also where there is only the first so far.
        QCOMPARE(writtenAsCsv(documentOf({oneColumn(u"Heat 1"_s, u"a"_s, u"x"_s)})),
                 QByteArray("part,a\r\nHeat 1,x\r\n"));
        QCOMPARE(writtenAsCsv(documentOf({oneColumn(u"T"_s, u"a"_s, u"x"_s)})),
                 QByteArray("a\r\nx\r\n"));
        QCOMPARE(writtenAsCsv(documentOf(
                     {oneColumn(u"A"_s, u"a"_s, u"x"_s), oneColumn(u"B"_s, u"b"_s, u"y"_s)})),
                 QByteArray("a\r\nx\r\n\r\nb\r\ny\r\n"));
        QCOMPARE(writtenAsCsv(documentOf({})), QByteArray());
    }

    void hostileTextsStayInTheirFields_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("workbook");
        QList<QByteArray> workbooks;
        for (const QString& text : hostileTexts()) {
            QTest::newRow(qPrintable(plainLine(text).left(30))) << text << int(workbooks.size());
            const auto xlsx = writtenAsXlsx(reportOf(text));
            QVERIFY(xlsx);
            workbooks.append(*xlsx);
        }
        m_hostile = sheetsOfAll(workbooks);
        QCOMPARE(m_hostile.size(), workbooks.size());
    }
    void hostileTextsStayInTheirFields() {
        QFETCH(const QString, text);
        QFETCH(const int, workbook);
        const QByteArray csv = writtenAsCsv(
            documentOf({oneColumn(u"T"_s, u"a"_s, text), oneColumn(u"U"_s, u"a"_s, text)}));
        const auto rows = readCsv(csv);
        QVERIFY(rows);
        QCOMPARE(rows->size(), size_t(3));
        for (size_t i = 1; i < 3; ++i)
            QCOMPARE(rows->at(i).fields.at(1), plainLine(text));
        // As a spreadsheet reads it, which knows nothing of our apostrophe.
        for (const QByteArray& part : {QByteArray("\r\nT,"), QByteArray("\r\nU,")}) {
            QByteArray field = csv.mid(csv.indexOf(part) + part.size());
            if (field.startsWith('"'))
                field.remove(0, 1);
            QVERIFY2(!QByteArray("=+-@\t").contains(field.front()), field.constData());
        }
        const QJsonArray sheets = m_hostile.at(workbook).toArray();
        QCOMPARE(sheets.size(), 3); // what is said outside of tables, and two tables
        const QString cell = cellOf(sheets.at(1), u"A2"_s).toString();
        QCOMPARE(cell.trimmed(), plainLine(text).trimmed());
    }

    void workbookHoldsTheTables() {
        const auto xlsx = writtenAsXlsx(sampleReport());
        QVERIFY(xlsx);
        const QJsonArray sheets = sheetsOf(*xlsx);
        QCOMPARE(sheets.size(), 2);
        const QJsonObject table = sheets.at(1).toObject();
        QCOMPARE(table.value(u"name"_s).toString(), u"Standings"_s);
        QCOMPARE(sheets.at(0).toObject().value(u"name"_s).toString(), u"Dune 2026"_s);
        QCOMPARE(table.value(u"filtered"_s).toString(), u"A1:D3"_s);
        QCOMPARE(table.value(u"titles"_s).toString(), u"$1:$1"_s);
        QVERIFY(table.value(u"filled"_s).toBool());
        QCOMPARE(table.value(u"frozen"_s).toInt(), 1);
        QCOMPARE(table.value(u"widths"_s).toArray().size(), 4);
        QVERIFY(table.value(u"widths"_s).toArray().at(1).toDouble()
                > table.value(u"widths"_s).toArray().at(0).toDouble());
        QCOMPARE(cellOf(table, u"A1"_s), QJsonValue(u"Rank"_s));
        QCOMPARE(cellOf(table, u"A2"_s), QJsonValue(1.0));
        QCOMPARE(cellOf(table, u"B2"_s), QJsonValue(u"Ada, \"the\" Byron"_s));
        QCOMPARE(cellOf(table, u"C2"_s), QJsonValue(2.5));
        QCOMPARE(cellOf(table, u"D2"_s), QJsonValue(u"x"_s));
        QCOMPARE(cellOf(table, u"E2"_s), QJsonValue(u"Ada ahead of 沙丘: 2.5 QP vs. – (R4.1)"_s));
        QCOMPARE(cellOf(table, u"C3"_s), QJsonValue(u"–"_s));
        QCOMPARE(cellOf(sheets.at(0), u"A3"_s), QJsonValue(u"After 2 games."_s));
    }

    /// Parts are one list that can be filtered, and the workbook opens on it.
    void partsAreOneTable() {
        const auto part = [](const QString& name, const QString& text) {
            ReportTable table = oneColumn(name, u"Player"_s, text);
            table.partOf = u"Game"_s;
            return table;
        };
        ReportDocument document
            = documentOf({part(u"Table 1"_s, u"Ada"_s), part(u"Table 2"_s, u"Bo"_s),
                          oneColumn(u"Final"_s, u"Player"_s, u"Cy"_s)});
        document.blocks.push_back(FactList{{{u"Turns"_s, u"7"_s}}});
        const auto xlsx = writtenAsXlsx(document);
        QVERIFY(xlsx);
        const QJsonArray sheets = sheetsOf(*xlsx);
        QCOMPARE(sheets.size(), 3);
        const QJsonObject games = sheets.at(0).toObject();
        QCOMPARE(games.value(u"name"_s).toString(), u"Game"_s);
        QCOMPARE(games.value(u"filtered"_s).toString(), u"A1:B3"_s);
        for (const auto& [place, text] :
             {std::pair(u"A1"_s, u"Game"_s), std::pair(u"A2"_s, u"Table 1"_s),
              std::pair(u"B2"_s, u"Ada"_s), std::pair(u"A3"_s, u"Table 2"_s),
              std::pair(u"B3"_s, u"Bo"_s)})
            QCOMPARE(cellOf(games, place), QJsonValue(text));
        QCOMPARE(cellOf(sheets.at(1), u"A2"_s), QJsonValue(u"Cy"_s));
    }

    void aTableComesBeforeWhatIsSaid() {
        ReportDocument document = documentOf({oneColumn(u"T"_s, u"a"_s, u"b"_s)});
        document.event = u"Dune 2026"_s;
        document.blocks.insert(document.blocks.begin(), Paragraph{u"After 2 games."_s});
        const auto xlsx = writtenAsXlsx(document);
        QVERIFY(xlsx);
        const QJsonArray sheets = sheetsOf(*xlsx);
        QCOMPARE(sheets.at(0).toObject().value(u"name"_s).toString(), u"T"_s);
        QCOMPARE(sheets.at(1).toObject().value(u"name"_s).toString(), u"Dune 2026"_s);
    }

    void theMarkStandsOnEachSheetAndAboveEachTable() {
        ReportDocument document = sampleReport();
        const QByteArray csv = writtenAsCsv(document);
        document.mark = u"Only practice"_s;
        QCOMPARE(writtenAsCsv(document), "Only practice\r\n" + csv);
        const auto xlsx = writtenAsXlsx(document);
        QVERIFY(xlsx);
        const QJsonArray sheets = sheetsOf(*xlsx);
        QCOMPARE(sheets.size(), 2);
        for (const auto sheet : sheets)
            QCOMPARE(cellOf(sheet, u"A1"_s), QJsonValue(u"Only practice"_s));
        QCOMPARE(sheets.at(1).toObject().value(u"frozen"_s).toInt(), 2);
        QCOMPARE(cellOf(sheets.at(1), u"A2"_s), QJsonValue(u"Rank"_s));
        QCOMPARE(cellOf(sheets.at(1), u"A3"_s), QJsonValue(1.0));
    }

    void aDamagedWorkbookIsFound() {
        auto xlsx = *writtenAsXlsx(sampleReport());
        QVERIFY(sheetsOf(xlsx.left(xlsx.size() / 2)).isEmpty());
        for (qsizetype i = xlsx.size() / 3; i < xlsx.size() / 3 + 40; ++i)
            xlsx[i] = static_cast<char>(xlsx[i] ^ 0x55);
        QVERIFY(sheetsOf(xlsx).isEmpty());
    }

    void whatIsSeenInAChartIsSaid() {
        FigureDrawing drawing;
        drawing.words.headline = u"Atreides won most: 5 of 13 games"_s;
        const auto saysIt = [&](const FigureDrawing& drawn) {
            ReportDocument document = documentOf({oneColumn(u"A"_s, u"a"_s, u"1"_s)});
            document.add(drawn);
            document.add(BesideFigure{.drawing = drawn});
            QStringList cells;
            const QJsonArray sheets = sheetsOf(*writtenAsXlsx(document));
            for (const auto sheet : sheets) {
                const QJsonObject all = sheet.toObject().value(u"cells"_s).toObject();
                for (const auto cell : all)
                    cells.append(cell.toString());
            }
            return cells.count(drawing.words.headline);
        };
        QCOMPARE(saysIt(drawing), 2);
        QCOMPARE(saysIt({}), 0);
    }

    void aDocumentWithoutTablesIsASheet() {
        const auto xlsx = writtenAsXlsx(documentOf({}));
        QVERIFY(xlsx);
        QCOMPARE(sheetsOf(*xlsx).size(), 1);
    }

    void sheetsHaveNamesThatAWorkbookTakes() {
        QCOMPARE(sheetNames({u"Heat 1, table 1"_s}), QStringList{u"Heat 1, table 1"_s});
        QCOMPARE(sheetNames({u"a/b[c]:d*e?f\\g"_s}), QStringList{u"a-b-c--d-e-f-g"_s});
        QCOMPARE(sheetNames({u"Same"_s, u"same"_s, u"SAME"_s}),
                 QStringList({u"Same"_s, u"same (2)"_s, u"SAME (3)"_s}));
        QCOMPARE(sheetNames({QString(40, u'x'), QString(40, u'x')}),
                 QStringList({QString(31, u'x'), QString(QString(27, u'x') + u" (2)"_s)}));
        QCOMPARE(sheetNames({u"'quoted'"_s, QString(), u"History"_s}),
                 QStringList({u"quoted"_s, u"Sheet"_s, u"Sheet History"_s}));
    }

    void aMegabyteInANameIsWritten() {
        const ReportDocument document = hugeReport(u"x"_s);
        QVERIFY(writtenAsCsv(document).size() > (1 << 20));
        const auto xlsx = writtenAsXlsx(document);
        QVERIFY(xlsx);
        QVERIFY(!sheetsOf(*xlsx).isEmpty()); // a cell holds 32,767 characters, and the rest is cut
    }
};

} // namespace mentat::test::tst_table_writers

MENTAT_TEST(tst_table_writers, TestTableWriters, QCoreApplication)
#include "tst_table_writers.moc"
