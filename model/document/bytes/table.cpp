#include "model/document/bytes/table.h"

#include "model/document/bytes/workbook.h"
#include "model/failure_kind.h"

#include <utility>

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

namespace {

/// More lines of title than any table has.
constexpr size_t maxTitles = 50;

} // namespace

qsizetype filledIn(const CsvRow& row) {
    return std::ranges::count_if(row.fields,
                                 [](const QString& field) { return !field.trimmed().isEmpty(); });
}

size_t likelyHeader(const std::vector<CsvRow>& rows) {
    Q_ASSERT(!rows.empty());
    const auto end = rows.begin() + static_cast<std::ptrdiff_t>(std::min(maxTitles, rows.size()));
    qsizetype most = 0;
    for (auto row = rows.begin(); row != end; ++row)
        most = std::max(most, filledIn(*row));
    // One field in four may be blank, for columns without a heading.
    const auto header = std::find_if(
        rows.begin(), end, [&](const CsvRow& row) { return 4 * filledIn(row) >= 3 * most; });
    return static_cast<size_t>(header - rows.begin());
}

QString plainHeading(const QString& heading) {
    QString plain = heading;
    for (const auto& [open, close] : {std::pair(u'(', u')'), std::pair(u'[', u']')}) {
        const qsizetype begin = plain.indexOf(open);
        const qsizetype end = begin > 0 ? plain.indexOf(close, begin) : -1;
        if (end > 0)
            plain.remove(begin, end - begin + 1);
    }
    QString word = headingWord(plain.simplified());
    return word.removeIf([](QChar c) { return u"*:?.!'’"_s.contains(c); });
}

QStringList headingsBeside(const CsvRow& header, const std::set<size_t>& taken) {
    QStringList beside;
    for (size_t i = 0; i < header.fields.size(); ++i) {
        if (const QString heading = header.fields[i].simplified();
            !taken.contains(i) && !heading.isEmpty())
            beside << heading;
    }
    return beside;
}

QString headerKey(const CsvRow& header) {
    QStringList words;
    for (const QString& field : header.fields)
        words << headingWord(field);
    return words.join(u'\n');
}

} // namespace mentat
