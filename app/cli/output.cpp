#include "app/cli/output.h"

#include "app/cli/text_table.h"
#include "model/document/csv.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

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

ExitCode print(CommandContext& context, const QByteArray& bytes) {
    if (context.out.write(bytes) == bytes.size())
        return ExitCode::Done;
    const QString line
        = u"Standard output could not be written: %1."_s.arg(onOneLine(context.out.errorString()));
    context.err.write((line + u'\n').toUtf8());
    return ExitCode::WrongRequest;
}

ExitCode print(CommandContext& context, const Answer& answer, OutputFormat format) {
    return print(context, formatted(answer, format));
}

} // namespace mentat
