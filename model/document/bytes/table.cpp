#include "model/document/bytes/table.h"

#include "model/document/bytes/workbook.h"
#include "model/failure_kind.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

bool isMarkup(const QString& text) {
    constexpr std::array begins{"<?xml"_L1, "<!doctype"_L1, "<html"_L1, "<table"_L1};
    const QStringView top = QStringView(text).trimmed();
    return std::ranges::any_of(begins, [&](QLatin1StringView begin) {
        return top.startsWith(begin, Qt::CaseInsensitive);
    });
}

} // namespace

Result<CellTable> readTable(const QByteArray& bytes, const TableChoice& choice) {
    if (isWorkbook(bytes)) {
        auto read = readWorkbook(bytes, choice.sheet);
        if (!read)
            return tl::unexpected(read.error());
        return CellTable{std::move(read->rows), std::move(read->name), std::move(read->all), {}};
    }
    const auto decoded = decodedText(bytes, choice.encoding);
    if (!decoded)
        return tl::unexpected(decoded.error());
    if (isMarkup(decoded->text))
        return failure(FailureKind::WorkbookOther);
    auto rows = csvRows(decoded->text);
    if (!rows)
        return tl::unexpected(rows.error());
    return CellTable{*std::move(rows), {}, {}, decoded->encoding};
}

} // namespace mentat
