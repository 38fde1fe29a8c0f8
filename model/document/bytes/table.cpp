#include "model/document/bytes/table.h"

#include "model/document/bytes/workbook.h"

namespace mentat {

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
    auto rows = csvRows(decoded->text);
    if (!rows)
        return tl::unexpected(rows.error());
    return CellTable{*std::move(rows), {}, {}, decoded->encoding};
}

} // namespace mentat
