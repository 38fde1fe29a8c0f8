#include "model/document/bytes/workbook.h"

#include "model/document/bytes/archive.h"
#include "model/document/bytes/cell_format.h"
#include "model/document/bytes/input.h"
#include "model/failure_kind.h"

#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The container of Excel 97 files and of password-protected workbooks.
constexpr QByteArrayView olderMark("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", 8);
constexpr size_t maxColumns = 16'384; // in a sheet
constexpr size_t maxCells = 2'000'000;

/// A relationship between parts of the archive, by its id.
struct Relation {
    QString type; // the last part of its URI
    QString target;
};

/// "xl" and "worksheets/sheet1.xml" give xl/worksheets/sheet1.xml; "/xl/…" is absolute.
QString resolved(const QString& folder, const QString& target) {
    if (target.startsWith(u'/'))
        return target.mid(1);
    QStringList parts = folder.split(u'/', Qt::SkipEmptyParts);
    for (const QString& part : target.split(u'/', Qt::SkipEmptyParts)) {
        if (part != u"..")
            parts << part;
        else if (!parts.isEmpty())
            parts.removeLast();
    }
    return parts.join(u'/');
}

Result<std::map<QString, Relation>> relationsOf(const Archive& archive, const QString& part) {
    const qsizetype slash = part.lastIndexOf(u'/');
    const QString folder = part.left(std::max<qsizetype>(slash, 0));
    const QString name = folder + (folder.isEmpty() ? u""_s : u"/"_s) + u"_rels/"_s
                         + part.mid(slash + 1) + u".rels"_s;
    const auto content = archive.file(name);
    if (!content)
        return tl::unexpected(content.error());
    std::map<QString, Relation> relations;
    QXmlStreamReader xml(*content);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != u"Relationship")
            continue;
        const auto attributes = xml.attributes();
        relations[attributes.value(u"Id"_s).toString()]
            = {attributes.value(u"Type"_s).toString().section(u'/', -1),
               resolved(folder, attributes.value(u"Target"_s).toString())};
    }
    return xml.hasError() ? failure(FailureKind::WorkbookBroken)
                          : Result<std::map<QString, Relation>>(std::move(relations));
}

/// "_x000D_" is a carriage return; a literal "_x000D_" is written "_x005F_x000D_".
QString unescaped(QString text) {
    static const QRegularExpression escape(u"_x([0-9A-Fa-f]{4})_"_s);
    qsizetype from = 0;
    for (auto match = escape.match(text); match.hasMatch(); match = escape.match(text, from)) {
        const QChar letter(match.captured(1).toUShort(nullptr, 16));
        text.replace(match.capturedStart(), match.capturedLength(), letter);
        from = match.capturedStart() + 1;
    }
    return text;
}

/// The text of an element that may consist of formatted runs, without its phonetic (furigana) text.
QString richText(QXmlStreamReader& xml) {
    QString text;
    int depth = 1;
    int aside = 0; // depth inside rPh
    while (depth > 0 && !xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::StartElement) {
            ++depth;
            if (aside > 0 || xml.name() == u"rPh")
                ++aside;
            if (aside == 0 && xml.name() == u"t") {
                text += xml.readElementText(QXmlStreamReader::IncludeChildElements);
                --depth;
            }
        } else if (token == QXmlStreamReader::EndElement) {
            --depth;
            aside = std::max(0, aside - 1);
        }
    }
    return unescaped(std::move(text));
}

struct SheetEntry {
    QString name;
    QString relation;
};

/// What all sheets of a workbook share.
struct Shared {
    std::vector<QString> texts;
    std::vector<CellFormat> formats; // by a cell's style
    bool from1904 = false;
};

bool readTexts(const QByteArray& content, Shared& shared) {
    QXmlStreamReader xml(content);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"si")
            shared.texts.push_back(richText(xml));
    }
    return !xml.hasError();
}

bool readStyles(const QByteArray& content, Shared& shared) {
    QXmlStreamReader xml(content);
    std::map<int, CellFormat> own;
    bool isOfCells = false; // rather than named styles
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (xml.name() == u"cellXfs")
            isOfCells = token == QXmlStreamReader::StartElement;
        if (token != QXmlStreamReader::StartElement)
            continue;
        const int number = xml.attributes().value(u"numFmtId"_s).toInt();
        if (xml.name() == u"numFmt") {
            own.insert_or_assign(number,
                                 CellFormat(xml.attributes().value(u"formatCode"_s).toString()));
        } else if (xml.name() == u"xf" && isOfCells) {
            const auto known = own.find(number);
            shared.formats.push_back(known == own.end() ? CellFormat::builtIn(number)
                                                        : known->second);
        }
    }
    return !xml.hasError();
}

/// "BC12": the column, from 0. Absent if there are no letters, or too many.
std::optional<size_t> columnOf(QStringView place) {
    size_t column = 0;
    for (const QChar c : place) {
        if (c < u'A' || c > u'Z')
            break;
        column = column * 26 + (c.unicode() - u'A' + 1U);
        if (column > maxColumns)
            return std::nullopt;
    }
    return column == 0 ? std::nullopt : std::optional(column - 1);
}

class SheetReader {
public:
    SheetReader(const QByteArray& content, const Shared& shared)
        : m_xml(content)
        , m_shared(shared) {}

    Result<std::vector<CsvRow>> read() {
        while (!m_xml.atEnd()) {
            const auto token = m_xml.readNext();
            if (token == QXmlStreamReader::StartElement && m_xml.name() == u"row")
                beginRow();
            else if (token == QXmlStreamReader::StartElement && m_xml.name() == u"c")
                readCell();
            else if (token == QXmlStreamReader::EndElement && m_xml.name() == u"row")
                endRow();
            if (m_cells > maxCells)
                return failure(FailureKind::InputTooLarge, {QString(), maxInputMegabytes});
        }
        if (m_xml.hasError())
            return failure(FailureKind::WorkbookBroken);
        return std::move(m_rows);
    }

private:
    void beginRow() {
        bool isNumber = false;
        const qint64 said = m_xml.attributes().value(u"r"_s).toLongLong(&isNumber);
        m_row = {isNumber && said > m_row.line ? said : m_row.line + 1, {}};
        m_row.lastLine = m_row.line;
    }

    void endRow() {
        const bool isBlank = std::ranges::all_of(
            m_row.fields, [](const QString& field) { return field.trimmed().isEmpty(); });
        if (!isBlank)
            m_rows.push_back(m_row);
        m_row.fields.clear();
    }

    void readCell() {
        const auto attributes = m_xml.attributes();
        const size_t next = m_row.fields.size();
        const size_t column = std::max(next, columnOf(attributes.value(u"r"_s)).value_or(next));
        const QString type = attributes.value(u"t"_s).toString();
        const size_t style = attributes.value(u"s"_s).toULongLong();
        QString value;
        QString text;
        while (!m_xml.atEnd()) {
            const auto token = m_xml.readNext();
            if (token == QXmlStreamReader::EndElement && m_xml.name() == u"c")
                break;
            if (token != QXmlStreamReader::StartElement)
                continue;
            if (m_xml.name() == u"v")
                value = m_xml.readElementText(QXmlStreamReader::IncludeChildElements);
            else if (m_xml.name() == u"is")
                text = richText(m_xml);
            else
                m_xml.skipCurrentElement(); // the formula
        }
        put(column, type == u"inlineStr" ? text : shown(type, value, style));
    }

    /// Skip blank cells: formatting extends far beyond a sheet's content.
    void put(size_t column, const QString& text) {
        if (text.isEmpty() || column >= maxColumns)
            return;
        m_cells += column + 1 - m_row.fields.size();
        if (m_cells > maxCells)
            return;
        m_row.fields.resize(column + 1);
        m_row.fields[column] = text;
    }

    [[nodiscard]] QString shown(const QString& type, const QString& value, size_t style) const {
        if (type == u"s") {
            bool isNumber = false;
            const size_t at = value.trimmed().toULongLong(&isNumber);
            return isNumber && at < m_shared.texts.size() ? m_shared.texts[at] : QString();
        }
        if (type == u"b")
            return value.trimmed() == u"1" ? u"TRUE"_s : u"FALSE"_s;
        if (type == u"str" || type == u"e" || type == u"d")
            return unescaped(value);
        bool isNumber = false;
        const double number = value.trimmed().toDouble(&isNumber);
        if (!isNumber)
            return value;
        const bool isKnown = style < m_shared.formats.size();
        return (isKnown ? m_shared.formats[style] : CellFormat()).shown(number, m_shared.from1904);
    }

    QXmlStreamReader m_xml;
    const Shared& m_shared;
    CsvRow m_row{0, {}};
    size_t m_cells = 0;
    std::vector<CsvRow> m_rows;
};

/// The part that lists the sheets, nearly always "xl/workbook.xml".
Result<QString> mainPart(const Archive& archive) {
    const auto relations = relationsOf(archive, QString());
    if (!relations)
        return failure(FailureKind::WorkbookOther);
    for (const auto& [id, relation] : *relations) {
        const bool isXml = !relation.target.endsWith(u".bin"); // .xlsb has .bin
        if (relation.type == u"officeDocument" && isXml && archive.has(relation.target))
            return relation.target;
    }
    return failure(FailureKind::WorkbookOther);
}

class WorkbookReader {
public:
    explicit WorkbookReader(const Archive& archive) : m_archive(archive) {}

    Result<WorkbookSheet> read(const std::optional<QString>& wanted) {
        const auto main = mainPart(m_archive);
        if (!main)
            return tl::unexpected(main.error());
        auto relations = relationsOf(m_archive, *main);
        if (!relations)
            return tl::unexpected(relations.error());
        m_relations = *std::move(relations);
        if (const auto listed = readSheets(*main); !listed)
            return tl::unexpected(listed.error());
        const auto sheet = chosen(wanted);
        if (!sheet)
            return tl::unexpected(sheet.error());
        if (const auto read = readShared(); !read)
            return tl::unexpected(read.error());
        const auto content = m_archive.file(m_relations[sheet->relation].target);
        if (!content)
            return tl::unexpected(content.error());
        auto rows = SheetReader(*content, m_shared).read();
        if (!rows)
            return tl::unexpected(rows.error());
        return WorkbookSheet{sheet->name, names(), *std::move(rows)};
    }

private:
    Result<void> readSheets(const QString& main) {
        const auto content = m_archive.file(main);
        if (!content)
            return tl::unexpected(content.error());
        QXmlStreamReader xml(*content);
        bool isWorkbook = false;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            isWorkbook = isWorkbook || xml.name() == u"workbook";
            const auto attributes = xml.attributes();
            if (xml.name() == u"workbookPr")
                m_shared.from1904 = attributes.value(u"date1904"_s) == u"1"
                                    || attributes.value(u"date1904"_s) == u"true";
            if (xml.name() == u"sheet")
                addSheet(attributes);
        }
        if (xml.hasError())
            return failure(FailureKind::WorkbookBroken);
        if (!isWorkbook)
            return failure(FailureKind::WorkbookOther); // a text document, slides
        return m_sheets.empty() ? failure(FailureKind::WorkbookBroken) : Result<void>();
    }

    /// Skips chart sheets and hidden sheets.
    void addSheet(const QXmlStreamAttributes& attributes) {
        QString relation;
        for (const QXmlStreamAttribute& attribute : attributes) {
            if (attribute.name() == u"id")
                relation = attribute.value().toString();
        }
        const auto known = m_relations.find(relation);
        const QStringView state = attributes.value(u"state"_s);
        if (known != m_relations.end() && known->second.type == u"worksheet"
            && (state.isEmpty() || state == u"visible"))
            m_sheets.push_back({attributes.value(u"name"_s).toString(), relation});
    }

    [[nodiscard]] QStringList names() const {
        QStringList all;
        for (const SheetEntry& sheet : m_sheets)
            all << sheet.name;
        return all;
    }

    [[nodiscard]] Result<SheetEntry> chosen(const std::optional<QString>& wanted) const {
        if (!wanted)
            return m_sheets.front();
        const auto named = std::ranges::find_if(m_sheets, [&](const SheetEntry& sheet) {
            return sheet.name.trimmed().compare(wanted->trimmed(), Qt::CaseInsensitive) == 0;
        });
        if (named != m_sheets.end())
            return *named;
        bool isNumber = false;
        const size_t number = wanted->toULongLong(&isNumber);
        if (isNumber && number >= 1 && number <= m_sheets.size())
            return m_sheets[number - 1];
        return failure(FailureKind::SheetMissing, {*wanted, names().join(u", "_s)});
    }

    Result<void> readShared() {
        for (const auto& [id, relation] : m_relations) {
            const bool isTexts = relation.type == u"sharedStrings";
            if (!isTexts && relation.type != u"styles")
                continue;
            const auto content = m_archive.file(relation.target);
            if (!content)
                return tl::unexpected(content.error());
            if (!(isTexts ? readTexts(*content, m_shared) : readStyles(*content, m_shared)))
                return failure(FailureKind::WorkbookBroken);
        }
        return {};
    }

    const Archive& m_archive;
    std::map<QString, Relation> m_relations;
    std::vector<SheetEntry> m_sheets;
    Shared m_shared;
};

} // namespace

bool isWorkbook(const QByteArray& bytes) {
    return Archive::isOne(bytes) || bytes.startsWith(olderMark);
}

Result<WorkbookSheet> readWorkbook(const QByteArray& bytes, const std::optional<QString>& sheet) {
    if (const auto fits = checkSize(bytes.size()); !fits)
        return tl::unexpected(fits.error());
    if (bytes.startsWith(olderMark))
        return failure(FailureKind::WorkbookLocked);
    const auto archive = Archive::open(bytes);
    if (!archive)
        return tl::unexpected(archive.error());
    return WorkbookReader(*archive).read(sheet);
}

} // namespace mentat
