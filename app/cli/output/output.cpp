#include "app/cli/output/output.h"

#include "model/document/bytes/csv.h"
#include "reports/wording/sentences.h"
#include "reports/writers/aligned_table.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

QString cellTextOf(const GridCell& cell) {
    return cell.isUnknown && cell.text.isEmpty() ? u"–"_s : onOneLine(cell.text);
}

/// `textAt` gives the text of a column.
template <class TextAt>
QString lineOf(const std::vector<int>& widths, const std::vector<bool>& toTheRight, TextAt textAt) {
    QStringList cells;
    for (size_t column = 0; column < widths.size(); ++column)
        cells << paddedTo(textAt(column), widths[column], toTheRight[column]);
    QString line = cells.join(u"  "_s);
    while (line.endsWith(u' '))
        line.chop(1);
    return line + u'\n';
}

/// A column of numbers may have gaps, but no words.
std::vector<bool> numberColumns(const Grid& grid) {
    std::vector<bool> areNumbers;
    for (size_t i = 0; i < grid.header.size(); ++i) {
        bool hasNumber = false;
        bool hasWord = false;
        for (const auto& row : grid.rows) {
            hasNumber = hasNumber || row[i].isNumber;
            hasWord = hasWord || (!row[i].isNumber && !row[i].text.isEmpty());
        }
        areNumbers.push_back(hasNumber && !hasWord);
    }
    return areNumbers;
}

} // namespace

// Appends line by line: a list of a file's faults may have half a million lines.
QString textTable(const Grid& grid) {
    std::vector<int> widths;
    for (const QString& title : grid.header)
        widths.push_back(displayWidth(title));
    for (const auto& row : grid.rows) {
        for (size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(cellTextOf(row[i])));
    }
    const std::vector<bool> toTheRight = numberColumns(grid);
    QString table = lineOf(widths, toTheRight, [&](size_t column) { return grid.header[column]; });
    for (const auto& row : grid.rows)
        table += lineOf(widths, toTheRight, [&](size_t column) { return cellTextOf(row[column]); });
    return table;
}

namespace {

QString textOf(const Json& scalar) {
    if (scalar.isNull())
        return {};
    return scalar.text() ? *scalar.text() : QString::fromUtf8(scalar.toCompactBytes());
}

/// Finds the value at the end of a path.
class CellFinder {
public:
    explicit CellFinder(const QStringList& path) : m_keys(path) {}

    GridCell find(const Json& row) {
        follow(row, 0);
        m_cell.text = m_texts.join(u' ');
        return std::move(m_cell);
    }

private:
    void follow(const Json& json, qsizetype depth) {
        if (const Json::List* list = json.list()) {
            // Elements of an empty list could have any member.
            m_cell.isPresent = m_cell.isPresent || depth == m_keys.size() || list->empty();
            for (const Json& element : *list)
                follow(element, depth);
        } else if (depth < m_keys.size()) {
            if (const Json* member = json.find(m_keys[depth]))
                follow(*member, depth + 1);
            else if (json.isNull())
                take(json);
        } else {
            take(json);
        }
    }

    void take(const Json& scalar) {
        const bool isAlone = m_texts.isEmpty();
        m_cell.isPresent = true;
        m_cell.isUnknown = isAlone && scalar.isNull();
        m_cell.isNumber = isAlone && (scalar.integer() || scalar.decimal());
        m_texts << textOf(scalar);
    }

    const QStringList& m_keys;
    QStringList m_texts;
    GridCell m_cell;
};

std::vector<const Json*> rowsOf(const Json& value) {
    std::vector<const Json*> rows;
    if (const Json::List* list = value.list()) {
        for (const Json& element : *list)
            rows.push_back(&element);
    } else {
        rows.push_back(&value);
    }
    return rows;
}

} // namespace

Grid gridOf(const Json& value, const Columns& columns) {
    const auto rows = rowsOf(value);
    Grid grid;
    grid.rows.resize(rows.size());
    for (const GridColumn& column : columns) {
        const QStringList path = column.path.split(u'.');
        std::vector<GridCell> cells;
        cells.reserve(rows.size());
        for (const Json* row : rows)
            cells.push_back(CellFinder(path).find(*row));
        const bool isPresent = std::any_of(cells.begin(), cells.end(),
                                           [](const GridCell& c) { return c.isPresent; });
        if (!isPresent && column.shown == GridColumn::Shown::WherePresent)
            continue;
        grid.header.push_back(column.path);
        for (size_t i = 0; i < rows.size(); ++i)
            grid.rows[i].push_back(std::move(cells[i]));
    }
    return grid;
}

namespace {

QByteArray csvOf(const Grid& grid) {
    std::vector<std::vector<QString>> rows{grid.header};
    for (const auto& cells : grid.rows) {
        std::vector<QString> row;
        row.reserve(cells.size());
        for (const GridCell& cell : cells)
            row.push_back(cell.text);
        rows.push_back(std::move(row));
    }
    return writeCsv(rows);
}

} // namespace

QByteArray formatted(const Answer& answer, OutputFormat format) {
    switch (format) {
    case OutputFormat::Json: return answer.value.toBytes();
    case OutputFormat::Csv: return csvOf(gridOf(answer.value, answer.columns));
    case OutputFormat::Table: break;
    }
    const QString table
        = answer.table ? *answer.table : textTable(gridOf(answer.value, answer.columns));
    return table.toUtf8();
}

namespace {

bool writeAll(QIODevice& out, const QByteArray& bytes) {
    for (qint64 done = 0; done < bytes.size();) {
        // After a short write, the next one reports why.
        const qint64 taken = out.write(bytes.constData() + done, bytes.size() - done);
        if (taken <= 0)
            return false;
        done += taken;
    }
    return true;
}

QString whyNot(const QIODevice& out) {
    return out.isWritable() ? onOneLine(out.errorString()) : u"it is closed"_s;
}

QString complaintAfter(Done done) {
    switch (done) {
    case Done::Change:
        return u"The change was made, but standard output could not be written: %1."_s;
    case Done::Files: return u"The files were written, but standard output could not be: %1."_s;
    case Done::Nothing: break;
    }
    return u"Standard output could not be written: %1."_s;
}

} // namespace

ExitCode print(CommandContext& context, const QByteArray& bytes, Done done) {
    if (writeAll(context.out, bytes))
        return ExitCode::Done;
    const QString line = complaintAfter(done).arg(whyNot(context.out));
    context.err.write((line + u'\n').toUtf8());
    return ExitCode::WrongRequest;
}

ExitCode print(CommandContext& context, const Answer& answer, OutputFormat format, Done done) {
    return print(context, formatted(answer, format), done);
}

} // namespace mentat
