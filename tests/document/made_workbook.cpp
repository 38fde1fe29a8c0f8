#include "tests/document/made_workbook.h"

#include <QRegularExpression>
#include <QtEndian>

#include <array>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

quint32 checksum(const QByteArray& bytes) {
    quint32 sum = 0xFFFFFFFFU;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum & 1U) != 0 ? (sum >> 1U) ^ 0xEDB88320U : sum >> 1U;
    }
    return ~sum;
}

template <class Number>
QByteArray little(Number number) {
    QByteArray bytes(sizeof number, '\0');
    qToLittleEndian(number, bytes.data());
    return bytes;
}

/// What both headers of a file say alike.
QByteArray facts(Packing packing, const QByteArray& content, const QByteArray& packed,
                 const QByteArray& name) {
    return little<quint16>(20) + little<quint16>(0)
           + little<quint16>(packing == Packing::Deflated ? 8 : 0) + little<quint32>(0x21000000)
           + little<quint32>(checksum(content)) + little<quint32>(quint32(packed.size()))
           + little<quint32>(quint32(content.size())) + little<quint16>(quint16(name.size()))
           + little<quint16>(0);
}

/// A stream without the head and the sum that qCompress() puts around it.
QByteArray deflated(const QByteArray& content) {
    const QByteArray packed = qCompress(content);
    return packed.sliced(6, packed.size() - 10);
}

QByteArray escaped(const QString& text) {
    // What XML has no sign for, workbooks write by its number.
    QString safe = text;
    safe.replace(QRegularExpression(u"_(?=x[0-9A-Fa-f]{4}_)"_s), u"_x005F_"_s);
    QString out;
    for (const QChar c : safe) {
        if (c < u' ' && c != u'\t' && c != u'\n')
            out += u"_x%1_"_s.arg(int(c.unicode()), 4, 16, QChar(u'0'));
        else
            out += c;
    }
    return out.toHtmlEscaped().toUtf8();
}

QByteArray placeOf(size_t row, size_t column) {
    QByteArray letters;
    for (size_t rest = column + 1; rest > 0; rest = (rest - 1) / 26)
        letters.prepend(static_cast<char>('A' + (rest - 1) % 26));
    return letters + QByteArray::number(qulonglong(row + 1));
}

const QByteArray head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
const QByteArray mainSpace = " xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"";
const QByteArray relationSpace
    = " xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\"";
const QByteArray typeOf = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";

QByteArray sheetXml(const MadeSheet& sheet) {
    QByteArray xml = head + "<worksheet" + mainSpace + "><sheetData>";
    for (size_t row = 0; row < sheet.rows.size(); ++row) {
        xml += "<row r=\"" + QByteArray::number(qulonglong(row + 1)) + "\">";
        for (size_t column = 0; column < sheet.rows[row].size(); ++column) {
            const MadeCell& cell = sheet.rows[row][column];
            xml += "<c r=\"" + placeOf(row, column) + '"';
            if (!cell.type.isEmpty())
                xml += " t=\"" + cell.type + '"';
            if (cell.style > 0)
                xml += " s=\"" + QByteArray::number(cell.style) + '"';
            xml += '>' + cell.content + "</c>";
        }
        xml += "</row>";
    }
    return xml + "</sheetData></worksheet>";
}

QByteArray stylesXml(const MadeBook& book) {
    QByteArray formats;
    QByteArray cells = "<xf numFmtId=\"0\"/>";
    for (size_t i = 0; i < book.formats.size(); ++i) {
        const QByteArray id = QByteArray::number(qulonglong(164 + i));
        formats += "<numFmt numFmtId=\"" + id + "\" formatCode=\""
                   + escaped(QString::fromUtf8(book.formats[i])) + "\"/>";
        cells += "<xf numFmtId=\"" + id + "\"/>";
    }
    return head + "<styleSheet" + mainSpace + "><numFmts>" + formats
           + "</numFmts><cellStyleXfs><xf numFmtId=\"14\"/></cellStyleXfs><cellXfs>" + cells
           + "</cellXfs></styleSheet>";
}

} // namespace

QByteArray madeArchive(const std::vector<std::pair<QByteArray, QByteArray>>& files,
                       Packing packing) {
    QByteArray archive;
    QByteArray directory;
    for (const auto& [name, content] : files) {
        const QByteArray packed = packing == Packing::Deflated ? deflated(content) : content;
        const QByteArray said = facts(packing, content, packed, name);
        directory += QByteArray("PK\x01\x02", 4) + little<quint16>(20) + said + little<quint16>(0)
                     + little<quint16>(0) + little<quint16>(0) + little<quint32>(0)
                     + little<quint32>(quint32(archive.size())) + name;
        archive += QByteArray("PK\x03\x04", 4) + said + name + packed;
    }
    const QByteArray end
        = QByteArray("PK\x05\x06", 4) + little<quint32>(0) + little<quint16>(quint16(files.size()))
          + little<quint16>(quint16(files.size())) + little<quint32>(quint32(directory.size()))
          + little<quint32>(quint32(archive.size())) + little<quint16>(0);
    return archive + directory + end;
}

MadeCell madeText(const QString& text) {
    return {"inlineStr", "<is><t xml:space=\"preserve\">" + escaped(text) + "</t></is>"};
}

MadeCell madeNumber(const QByteArray& number, int style) {
    return {{}, "<v>" + number + "</v>", style};
}

QByteArray madeWorkbook(const MadeBook& book) {
    QByteArray sheets;
    QByteArray relations;
    std::vector<std::pair<QByteArray, QByteArray>> files;
    for (size_t i = 0; i < book.sheets.size(); ++i) {
        const QByteArray id = QByteArray::number(qulonglong(i + 1));
        const MadeSheet& sheet = book.sheets[i];
        sheets += "<sheet name=\"" + escaped(sheet.name) + "\" sheetId=\"" + id + "\" r:id=\"rId"
                  + id + '"';
        if (!sheet.state.isEmpty())
            sheets += " state=\"" + sheet.state + '"';
        sheets += "/>";
        relations += "<Relationship Id=\"rId" + id + "\" Type=\"" + typeOf
                     + "worksheet\" Target=\"worksheets/sheet" + id + ".xml\"/>";
        files.emplace_back("xl/worksheets/sheet" + id + ".xml", sheetXml(sheet));
    }
    relations += "<Relationship Id=\"rId90\" Type=\"" + typeOf + "styles\" Target=\"styles.xml\"/>";
    relations += "<Relationship Id=\"rId91\" Type=\"" + typeOf
                 + "sharedStrings\" Target=\"/xl/sharedStrings.xml\"/>";
    QByteArray texts = head + "<sst" + mainSpace + '>';
    for (const QString& text : book.texts)
        texts += "<si><t>" + escaped(text) + "</t></si>";
    files.emplace_back("xl/sharedStrings.xml", texts + "</sst>");
    files.emplace_back("xl/styles.xml", stylesXml(book));
    files.emplace_back("xl/workbook.xml", head + "<workbook" + mainSpace + relationSpace
                                              + "><workbookPr date1904=\""
                                              + (book.from1904 ? "1" : "0") + "\"/><sheets>"
                                              + sheets + "</sheets></workbook>");
    const QByteArray space
        = " xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\"";
    files.emplace_back("xl/_rels/workbook.xml.rels",
                       head + "<Relationships" + space + '>' + relations + "</Relationships>");
    files.emplace_back("_rels/.rels", head + "<Relationships" + space
                                          + "><Relationship Id=\"rId1\" Type=\"" + typeOf
                                          + "officeDocument\" Target=\"xl/workbook.xml\"/>"
                                            "</Relationships>");
    return madeArchive(files, book.packing);
}

QByteArray madeWorkbook(const std::vector<std::vector<QString>>& rows) {
    MadeSheet sheet{u"Sheet1"_s, {}};
    for (const auto& row : rows) {
        std::vector<MadeCell> cells;
        for (const QString& text : row)
            cells.push_back(madeText(text));
        sheet.rows.push_back(std::move(cells));
    }
    return madeWorkbook(MadeBook{{std::move(sheet)}});
}

std::vector<std::pair<QString, QByteArray>> foreignWorkbooks() {
    const QByteArray binary = "<Relationships><Relationship Id=\"r\" Type=\"x/officeDocument\" "
                              "Target=\"xl/workbook.bin\"/></Relationships>";
    return {{u"xls"_s, QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", 8) + QByteArray(504, '\0')},
            {u"ods"_s, madeArchive({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
                                    {"content.xml", "<office:document-content/>"},
                                    {"META-INF/manifest.xml", "<manifest:manifest/>"}})},
            {u"xlsb"_s, madeArchive({{"_rels/.rels", binary},
                                     {"xl/_rels/workbook.bin.rels", "<Relationships/>"},
                                     {"xl/workbook.bin", QByteArray("\x83\x01\0\x80", 4)}})},
            {u"numbers"_s, madeArchive({{"Index/Document.iwa", QByteArray("\0\x12", 2)}})},
            // Which some programs call so.
            {u"html.xls"_s, "\xEF\xBB\xBF\r\n<HTML><body><table><tr><td>Name</td></tr></table>"},
            {u"2003.xls"_s, "<?xml version=\"1.0\"?><?mso-application progid=\"Excel.Sheet\"?>"}};
}

} // namespace mentat::test
