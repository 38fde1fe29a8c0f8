#include "model/document/bytes/table_header.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

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
