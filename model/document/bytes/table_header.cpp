#include "model/document/bytes/table_header.h"

#include <QStringList>

#include <algorithm>

namespace mentat {

namespace {

/// Nobody has as many titles above a table.
constexpr size_t mostTitles = 50;

} // namespace

qsizetype filledIn(const CsvRow& row) {
    return std::ranges::count_if(row.fields,
                                 [](const QString& field) { return !field.trimmed().isEmpty(); });
}

size_t likelyHeader(const std::vector<CsvRow>& rows) {
    Q_ASSERT(!rows.empty());
    const auto end = rows.begin() + static_cast<std::ptrdiff_t>(std::min(mostTitles, rows.size()));
    qsizetype most = 0;
    for (auto row = rows.begin(); row != end; ++row)
        most = std::max(most, filledIn(*row));
    // One field in four may be blank: a column whose heading somebody left out.
    const auto header = std::find_if(
        rows.begin(), end, [&](const CsvRow& row) { return 4 * filledIn(row) >= 3 * most; });
    return static_cast<size_t>(header - rows.begin());
}

QString headerKey(const CsvRow& header) {
    QStringList words;
    for (const QString& field : header.fields)
        words << headingWord(field);
    return words.join(u'\n');
}

} // namespace mentat
