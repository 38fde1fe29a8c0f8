#include "app/cli/output/output.h"

#include "app/cli/output/text_table.h"
#include "model/document/bytes/csv.h"
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

namespace {

bool writeAll(QIODevice& out, const QByteArray& bytes) {
    for (qint64 done = 0; done < bytes.size();) {
        // Asked for the rest of what a disk took in part, it says why.
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
