#include "reports/writers/report_writer.h"

#include "model/failure_kind.h"
#include "reports/writers/aligned_table.h"
#include "reports/writers/file_writing.h"
#include "reports/writers/plain_text.h"
#include "reports/writers/text_parts.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <xlsxwriter.h>

#include <algorithm>
#include <map>
#include <memory>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr qsizetype longestCellText = 32'767; // in a workbook's cell
constexpr qsizetype longestProperty = 200;
constexpr int widestColumn = 60;
constexpr int widestLabelColumn = 40;
constexpr lxw_row_t maxSheetRows = 1'000'000;
constexpr lxw_color_t headerFill = 0xE6E2DB;
constexpr uint8_t letterPaper = 1; // as workbooks number them
constexpr uint8_t a4Paper = 9;
constexpr size_t maxSheetColumnsUpright = 8;

QByteArray cellText(const QString& text) {
    QString line = plainLine(text);
    if (line.size() > longestCellText)
        line = line.left(longestCellText - 2) + u'…';
    return line.toUtf8();
}

/// The number of decimals in its text.
int decimalsOf(const QString& text) {
    qsizetype end = text.size();
    while (end > 0 && text[end - 1].isDigit())
        --end;
    const bool hasPoint = end > 0 && (text[end - 1] == u'.' || text[end - 1] == u',');
    return hasPoint ? static_cast<int>(std::min<qsizetype>(text.size() - end, 6)) : 0;
}

/// The formats of a workbook, created once each.
class CellFormats {
public:
    explicit CellFormats(lxw_workbook* book) : m_book(book) {}

    lxw_format* of(Align align, bool isStrong, int decimals = 0, bool isCut = false) {
        auto& format = m_formats[{align, isStrong, decimals, isCut}];
        if (!format) {
            format = workbook_add_format(m_book);
            format_set_align(format, LXW_ALIGN_VERTICAL_TOP);
            if (align != Align::Start)
                format_set_align(format, align == Align::End ? LXW_ALIGN_RIGHT : LXW_ALIGN_CENTER);
            if (isStrong)
                format_set_bold(format);
            if (decimals > 0) {
                const QByteArray shown = "0." + QByteArray(decimals, '0');
                format_set_num_format(format, shown.constData());
            }
            if (isCut)
                format_set_top(format, LXW_BORDER_MEDIUM);
        }
        return format;
    }
    lxw_format* header(Align align) {
        auto& format = m_headers[align];
        if (!format) {
            format = workbook_add_format(m_book);
            format_set_bold(format);
            format_set_bottom(format, LXW_BORDER_MEDIUM);
            format_set_pattern(format, LXW_PATTERN_SOLID);
            format_set_bg_color(format, headerFill);
            if (align != Align::Start)
                format_set_align(format, align == Align::End ? LXW_ALIGN_RIGHT : LXW_ALIGN_CENTER);
        }
        return format;
    }

private:
    lxw_workbook* m_book;
    std::map<std::tuple<Align, bool, int, bool>, lxw_format*> m_formats;
    std::map<Align, lxw_format*> m_headers;
};

/// A report's text outside tables, in rows of one or two cells.
struct TextRow {
    QString label;
    QString value = {};
    bool isStrong = false;
};

class TextRows {
public:
    std::vector<TextRow> rows;
    /// Anything but headings.
    bool saysSomething = false;
    bool hasFacts = false;

    void operator()(const Heading& heading) { rows.push_back({heading.text, {}, true}); }
    void operator()(const Paragraph& paragraph) {
        for (const QString& line : plainLines(paragraph.text))
            add({line});
    }
    void operator()(const BulletList& list) {
        for (const QString& item : list.items)
            add({item});
    }
    void operator()(const FactList& list) {
        hasFacts = true;
        for (const Fact& fact : list.facts)
            add({fact.label, fact.value});
    }
    void operator()(const Poster& poster) {
        for (const PosterGroup& group : poster.groups) {
            if (!group.heading.isEmpty())
                rows.push_back({group.headingInWords(), {}, true});
            for (const Fact& fact : group.lines)
                add({fact.label, fact.value});
        }
    }
    void operator()(const ReportTable&) {}
    void operator()(const PageBreak&) {}
    /// Its table says the rest.
    void operator()(const FigureDrawing& drawing) { addFinding(drawing.words); }
    void operator()(const KeyFigures& key) { (*this)(factsOf(key)); }
    void operator()(const Podium& podium) {
        (*this)(factsOf(podium));
        if (!podium.how.isEmpty())
            add({podium.how});
    }
    void operator()(const BesideFigure& beside) {
        const FigureWords& words = beside.drawing.words;
        (*this)(Heading{2, words.title});
        addFinding(words);
        for (const QString& text : beside.words)
            add({text});
    }
    /// Does not count as facts: the foot of a form needs no sheet.
    void operator()(const SignatureLine& line) {
        for (const Fact& field : line.fields)
            add({field.label, field.value});
    }
    void operator()(const PlacedSheet& sheet) {
        for (const ReportBlock& block : sheet.inWords)
            std::visit(*this, block);
    }

private:
    void addFinding(const FigureWords& words) {
        if (!words.headline.isEmpty())
            add({words.headline, {}, true});
    }
    void add(TextRow row) {
        saysSomething = true;
        rows.push_back(std::move(row));
    }
};

/// Joins the tables that are parts of one, at the position of the first.
std::vector<ReportTable> joinedTables(const std::vector<const ReportTable*>& tables) {
    std::vector<ReportTable> joined;
    for (const ReportTable* table : tables) {
        if (table->partOf.isEmpty()) {
            joined.push_back(*table);
            continue;
        }
        auto whole = std::ranges::find(joined, table->partOf, &ReportTable::partOf);
        if (whole == joined.end()) {
            ReportTable& made = joined.emplace_back(
                ReportTable{.name = table->partOf, .columns = table->columns});
            made.partOf = table->partOf;
            made.columns.insert(made.columns.begin(),
                                ReportColumn{.key = u"part"_s, .title = table->partOf});
            whole = joined.end() - 1;
        }
        for (ReportRow row : table->rows) {
            row.cells.insert(row.cells.begin(), ReportCell{.text = table->name});
            whole->rows.push_back(std::move(row));
        }
    }
    return joined;
}

bool isJoined(const std::vector<ReportTable>& tables) {
    return std::ranges::any_of(tables,
                               [](const ReportTable& table) { return !table.partOf.isEmpty(); });
}

class Workbook {
public:
    Workbook(const ReportDocument& document, const QByteArray& path, const QByteArray& folder)
        : m_folder(folder) {
        lxw_workbook_options options{};
        options.tmpdir = m_folder.data();
        m_book = workbook_new_opt(path.constData(), &options);
        m_formats.emplace(m_book);
        fill(document);
    }

    [[nodiscard]] bool close() { return workbook_close(m_book) == LXW_NO_ERROR; }

private:
    void fill(const ReportDocument& document) {
        setProperties(document);
        const auto blocks = blocksWithTitle(document);
        TextRows texts;
        for (const ReportBlock& block : blocks)
            std::visit(texts, block);
        const std::vector<ReportTable> tables = joinedTables(tablesOf(blocks));
        m_mark = document.mark;
        m_paper = document.paper;
        QStringList wished;
        for (const ReportTable& table : tables)
            wished.append(table.name);
        const bool hasTextSheet = texts.saysSomething || tables.empty();
        // A workbook opens on its table; a sheet of facts counts as one.
        const bool isTextFirst = tables.empty() || (texts.hasFacts && !isJoined(tables));
        if (hasTextSheet) // a table already has the title
            wished.insert(isTextFirst ? 0 : wished.size(),
                          tables.empty() || document.event.isEmpty() ? document.title
                                                                     : document.event);
        QStringList names = sheetNames(wished);
        if (hasTextSheet && isTextFirst)
            addTexts(document, texts.rows, names.takeFirst());
        for (const ReportTable& table : tables)
            add(table, names.takeFirst());
        if (hasTextSheet && !isTextFirst)
            addTexts(document, texts.rows, names.takeFirst());
    }

    void setProperties(const ReportDocument& document) {
        QByteArray title = cellText(document.title.left(longestProperty));
        QByteArray subject = cellText(document.event.left(longestProperty));
        QByteArray author = cellText(document.author.left(longestProperty));
        lxw_doc_properties properties{};
        properties.title = title.data();
        properties.subject = subject.data();
        properties.author = author.data();
        workbook_set_properties(m_book, &properties);
    }

    /// A sheet set up for printing: the report's paper, no column cut off, numbered pages.
    lxw_worksheet* sheetNamed(const QString& name, size_t columns) {
        lxw_worksheet* sheet = workbook_add_worksheet(m_book, name.toUtf8().constData());
        worksheet_set_paper(sheet, m_paper == Paper::Letter ? letterPaper : a4Paper);
        if (columns > maxSheetColumnsUpright)
            worksheet_set_landscape(sheet);
        worksheet_fit_to_pages(sheet, 1, 0);
        worksheet_set_footer(sheet, "&L&A&R&P / &N");
        return sheet;
    }

    void addTexts(const ReportDocument& document, const std::vector<TextRow>& rows,
                  const QString& name) {
        lxw_worksheet* sheet = sheetNamed(name, 2);
        int labels = 10;
        lxw_row_t at = 0;
        const auto put = [&](const TextRow& row) {
            worksheet_write_string(sheet, at, 0, cellText(row.label).constData(),
                                   m_formats->of(Align::Start, row.isStrong));
            if (!row.value.isEmpty()) {
                worksheet_write_string(sheet, at, 1, cellText(row.value).constData(),
                                       m_formats->of(Align::Start, false));
                labels = std::max(labels, displayWidth(row.label));
            }
            ++at;
        };
        if (!m_mark.isEmpty())
            put({m_mark, {}, true});
        put({lineOfOrigin(document)});
        for (const TextRow& row : rows) {
            if (at < maxSheetRows)
                put(row);
        }
        worksheet_set_column(sheet, 0, 0, std::min(labels, widestLabelColumn) + 2, nullptr);
        worksheet_set_column(sheet, 1, 1, widestLabelColumn, nullptr);
    }

    void add(const ReportTable& table, const QString& name) {
        lxw_worksheet* sheet = sheetNamed(name, table.columns.size());
        lxw_row_t at = 0;
        if (!m_mark.isEmpty())
            worksheet_write_string(sheet, at++, 0, cellText(m_mark).constData(),
                                   m_formats->of(Align::Start, true));
        for (size_t i = 0; i < table.columns.size(); ++i) {
            const auto column = static_cast<lxw_col_t>(i);
            worksheet_write_string(sheet, at, column, cellText(table.columns[i].title).constData(),
                                   m_formats->header(table.columns[i].align));
            worksheet_set_column(sheet, column, column, columnWidth(table, i), nullptr);
        }
        const lxw_row_t header = at++;
        worksheet_freeze_panes(sheet, at, 0);
        worksheet_repeat_rows(sheet, header, header);
        const auto rows = std::min<size_t>(table.rows.size(), maxSheetRows - at);
        if (rows > 0)
            worksheet_autofilter(sheet, header, 0, header + static_cast<lxw_row_t>(rows),
                                 static_cast<lxw_col_t>(table.columns.size() - 1));
        for (const ReportRow& row : table.rows) {
            if (at < maxSheetRows)
                addRow(sheet, at++, table, row);
        }
    }

    void addRow(lxw_worksheet* sheet, lxw_row_t at, const ReportTable& table,
                const ReportRow& row) {
        for (size_t i = 0; i < row.cells.size(); ++i) {
            const ReportCell& cell = row.cells[i];
            const auto column = static_cast<lxw_col_t>(i);
            lxw_format* format
                = m_formats->of(table.columns[i].align, cell.isStrong,
                                cell.number ? decimalsOf(cell.text) : 0, row.beginsPart);
            if (cell.number)
                worksheet_write_number(sheet, at, column, *cell.number, format);
            else
                worksheet_write_string(
                    sheet, at, column,
                    cellText(cell.isBox && !cell.text.isEmpty() ? u"x"_s : cell.text).constData(),
                    format);
        }
        if (!row.remark.isEmpty())
            worksheet_write_string(sheet, at, static_cast<lxw_col_t>(table.columns.size()),
                                   cellText(row.remark).constData(),
                                   m_formats->of(Align::Start, false));
    }

    static double columnWidth(const ReportTable& table, size_t column) {
        int width = displayWidth(plainLine(table.columns[column].title));
        for (const ReportRow& row : table.rows)
            width = std::max(width, displayWidth(shownText(row.cells[column])));
        return std::min(width, widestColumn) + 2;
    }

    QByteArray m_folder;
    QString m_mark;
    Paper m_paper = Paper::Letter;
    lxw_workbook* m_book = nullptr;
    std::optional<CellFormats> m_formats;
};

constexpr qsizetype roomToTry = 65'536;

/// The library does not report why it failed, so try a write that does.
Failure failureAt(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !writeAll(file, QByteArray(roomToTry, ' ')))
        return writingFailure(path, file);
    return {FailureKind::UnwritableFile, {path}, {}};
}

/// The library writes only to files, named in the system's code page: on Windows, a person's folder
/// may have letters that it lacks. Then use a folder of the machine, private to this user.
std::unique_ptr<const QTemporaryDir> folderToWriteIn() {
    const auto canBeNamed
        = [](const QString& path) { return QFile::decodeName(QFile::encodeName(path)) == path; };
    for (const QString& place :
         {QDir::tempPath(), qEnvironmentVariable("ProgramData"), qEnvironmentVariable("PUBLIC")}) {
        if (place.isEmpty() || !canBeNamed(place))
            continue;
        auto folder = std::make_unique<const QTemporaryDir>(QDir(place).filePath(u"mentat"_s));
        if (folder->isValid())
            return folder;
    }
    return std::make_unique<const QTemporaryDir>();
}

} // namespace

Result<QByteArray> writtenAsXlsx(const ReportDocument& document) {
    const auto folder = folderToWriteIn();
    if (!folder->isValid())
        return failure(FailureKind::UnwritableFile, {folder->path(), folder->errorString()});
    const QString path = folder->filePath(u"report.xlsx"_s);
    Workbook book(document, QFile::encodeName(path), QFile::encodeName(folder->path()));
    QFile file(path);
    if (!book.close() || !file.open(QIODevice::ReadOnly))
        return tl::unexpected(failureAt(path));
    return file.readAll();
}

} // namespace mentat
