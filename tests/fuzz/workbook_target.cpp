#include "model/document/bytes/table.h"
#include "model/document/bytes/workbook.h"
#include "model/document/people/people_csv.h"
#include "tests/document/made_workbook.h"
#include "tests/fuzz/refusals.h"
#include "tests/fuzz/targets.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

QString faultOf(const QByteArray& bytes) {
    const auto table = readTable(bytes);
    if (!table)
        return faultOfRefusal(table.error());
    if (isWorkbook(bytes) && !table->sheets.contains(table->sheet))
        return u"a sheet was read that the workbook does not have"_s;
    if (QString fault = faultOfRows(table->rows); !fault.isEmpty())
        return fault;
    const auto people = readPeople(table->rows);
    return people ? QString() : faultOfRefusal(people.error());
}

/// The bytes as a part of an archive that is whole otherwise, so that the search comes to what is
/// behind names and checksums.
QByteArray withPart(const QByteArray& name, const QByteArray& part) {
    const QByteArray types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
    const QByteArray rels = "<Relationships><Relationship Id=\"a\" Type=\"" + types;
    std::vector<std::pair<QByteArray, QByteArray>> files{
        {"_rels/.rels", rels + "officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"},
        {"xl/_rels/workbook.xml.rels",
         rels + "worksheet\" Target=\"s.xml\"/><Relationship Id=\"b\" Type=\"" + types
             + "sharedStrings\" Target=\"t.xml\"/><Relationship Id=\"c\" Type=\"" + types
             + "styles\" Target=\"f.xml\"/></Relationships>"},
        {"xl/workbook.xml", "<workbook><sheets><sheet name=\"S\" r:id=\"a\" "
                            "xmlns:r=\"r\"/></sheets></workbook>"},
        {"xl/s.xml", "<worksheet><sheetData><row><c t=\"s\"><v>0</v></c><c s=\"1\"><v>46232.5</v>"
                     "</c></row></sheetData></worksheet>"},
        {"xl/t.xml", "<sst><si><t>name</t></si></sst>"},
        {"xl/f.xml", "<styleSheet><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"22\"/></cellXfs>"
                     "</styleSheet>"}};
    for (auto& [file, content] : files) {
        if (file == name)
            content = part;
    }
    return madeArchive(files, Packing::Stored);
}

} // namespace

QString faultOfRows(const std::vector<CsvRow>& rows) {
    qint64 line = 0;
    std::vector<std::vector<QString>> cells;
    for (const CsvRow& row : rows) {
        if (row.line <= line || row.lastLine < row.line)
            return u"line %1: rows do not follow each other"_s.arg(row.line);
        line = row.lastLine;
        cells.push_back(row.fields);
    }
    // Whatever is read can be written as text, and is the same list there.
    const auto again = readCsv(writeCsv(cells));
    if (!again || again->size() != cells.size())
        return u"rows of a workbook are not those of their text"_s;
    return {};
}

// An archive, a text in any letters, or one part of a workbook.
QString tryWorkbook(const QByteArray& input, const QString&) {
    QString fault = faultOf(input);
    for (const char* part : {"xl/s.xml", "xl/t.xml", "xl/f.xml", "xl/workbook.xml"}) {
        if (fault.isEmpty())
            fault = faultOf(withPart(part, input));
    }
    return fault;
}

} // namespace mentat::test
