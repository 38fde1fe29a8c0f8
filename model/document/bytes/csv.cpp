#include "model/document/bytes/csv.h"

#include "model/document/bytes/input.h"
#include "model/failure_kind.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// In order of precedence; a tab comes with cells copied from a spreadsheet.
constexpr std::array<char16_t, 3> separators{u',', u';', u'\t'};
using Counts = std::array<qsizetype, separators.size()>;

bool isAny(const Counts& counts) {
    return std::ranges::any_of(counts, [](qsizetype count) { return count > 0; });
}

/// The count of each separator outside quotes, for the first lines that have any.
std::vector<Counts> countsOfLines(const QString& text) {
    constexpr size_t most = 60;
    std::vector<Counts> lines;
    Counts counts{};
    bool quoted = false;
    for (const QChar c : text) {
        if (c == u'"')
            quoted = !quoted;
        if (quoted)
            continue;
        if ((c == u'\n' || c == u'\r') && isAny(counts)) {
            lines.push_back(std::exchange(counts, {}));
            if (lines.size() == most)
                return lines;
        }
        for (size_t i = 0; i < separators.size(); ++i)
            counts[i] += c == separators[i] ? 1 : 0;
    }
    if (isAny(counts))
        lines.push_back(counts);
    return lines;
}

/// How evenly a separator divides the lines: the fields in all lines with the most common number of
/// fields.
qsizetype separatorScore(const std::vector<Counts>& lines, size_t separator) {
    std::map<qsizetype, qsizetype> linesWith;
    for (const Counts& counts : lines)
        ++linesWith[counts[separator]];
    qsizetype best = 0;
    for (const auto& [count, of] : linesWith)
        best = std::max(best, count * of);
    return best;
}

/// The separator that suits the first row, unless another divides the rows twice as well: titles
/// have commas.
QChar separatorOf(const QString& text) {
    const std::vector<Counts> lines = countsOfLines(text);
    if (lines.empty())
        return separators.front();
    const Counts& first = lines.front();
    const auto ofFirst = static_cast<size_t>(std::ranges::max_element(first) - first.begin());
    Counts alike{};
    for (size_t i = 0; i < separators.size(); ++i)
        alike[i] = separatorScore(lines, i);
    const auto best = static_cast<size_t>(std::ranges::max_element(alike) - alike.begin());
    return separators[alike[best] >= 2 * alike[ofFirst] ? best : ofFirst];
}

/// Excel's own first line, "sep=;", if present, and where the table begins.
struct DeclaredSeparator {
    QChar separator;
    qsizetype end; // of this line
};
std::optional<DeclaredSeparator> declaredSeparator(const QString& text) {
    constexpr qsizetype place = 4; // after "sep="
    if (!text.startsWith(u"sep="_s, Qt::CaseInsensitive) || text.size() <= place)
        return std::nullopt;
    const QChar separator = text[place];
    const bool isLine
        = text.size() == place + 1 || text[place + 1] == u'\n' || text[place + 1] == u'\r';
    if (!isLine || separator == u'"' || separator == u'\n' || separator == u'\r')
        return std::nullopt;
    return DeclaredSeparator{separator, place + 1};
}

bool isPlainNumber(const QString& text) {
    bool isNumber = false;
    (void)text.toDouble(&isNumber);
    return isNumber;
}

/// Whether a spreadsheet would take it for a formula.
bool isFormula(const QString& text) {
    static const QString dangerous = QStringLiteral("=+-@\t\r");
    return !text.isEmpty() && dangerous.contains(text.front()) && !isPlainNumber(text);
}

QString neutralized(const QString& text) {
    return isFormula(text) ? u'\'' + text : text;
}

/// Removes the apostrophe that neutralizes a formula; other leading apostrophes stay.
QString withoutApostrophe(const QString& text) {
    if (!text.startsWith(u'\''))
        return text;
    const QString rest = text.mid(1);
    return isFormula(rest) ? rest : text;
}

class Parser {
public:
    explicit Parser(const QString& text) : m_text(text) {
        const auto said = declaredSeparator(text);
        m_separator = said ? said->separator : separatorOf(text);
        if (!said)
            return;
        m_at = said->end;
        if (m_at < m_text.size())
            skipLineEnd();
    }

    Result<std::vector<CsvRow>> parse() {
        while (m_at < m_text.size()) {
            CsvRow row{m_line, {}, m_line};
            const bool wasQuoted = m_text[m_at] == u'"';
            if (!readRow(row))
                return failure(FailureKind::CsvUnclosedQuote, {m_openLine});
            if (wasQuoted || row.fields.size() > 1 || !row.fields.front().trimmed().isEmpty())
                m_rows.push_back(std::move(row));
        }
        return std::move(m_rows);
    }

private:
    // Reads fields to the end of the row; false if a quote stays open.
    bool readRow(CsvRow& row) {
        for (;;) {
            QString field;
            if (!readField(field))
                return false;
            row.fields.push_back(withoutApostrophe(field));
            row.lastLine = m_line;
            if (m_at >= m_text.size())
                return true;
            if (m_text[m_at] == m_separator) {
                ++m_at;
                continue;
            }
            skipLineEnd();
            return true;
        }
    }

    bool readField(QString& field) {
        if (m_at < m_text.size() && m_text[m_at] == u'"' && !readQuoted(field))
            return false;
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && !isEnd(m_text[m_at]))
            ++m_at;
        field += QStringView(m_text).sliced(begin, m_at - begin);
        return true;
    }

    bool readQuoted(QString& field) {
        m_openLine = m_line;
        ++m_at;
        while (m_at < m_text.size()) {
            const QChar c = m_text[m_at++];
            if (c == u'"') {
                if (m_at >= m_text.size() || m_text[m_at] != u'"')
                    return true;
                ++m_at; // a doubled quote is one quote
            } else if (c == u'\n' || (c == u'\r' && !nextIs(u'\n'))) {
                ++m_line;
            }
            field += c;
        }
        return false;
    }

    [[nodiscard]] bool nextIs(char16_t c) const {
        return m_at < m_text.size() && m_text[m_at] == c;
    }
    [[nodiscard]] bool isEnd(QChar c) const { return c == m_separator || c == u'\n' || c == u'\r'; }

    void skipLineEnd() {
        const QChar c = m_text[m_at++];
        if (c == u'\r' && nextIs(u'\n'))
            ++m_at;
        ++m_line;
    }

    const QString& m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    qint64 m_line = 1;
    qint64 m_openLine = 1;
    std::vector<CsvRow> m_rows;
};

QString quotedIfNeeded(const QString& text) {
    // An unquoted U+FEFF at the beginning of the first field would be read as the file's byte order
    // mark.
    static const QString special = QStringLiteral(",;\t\"\r\n\uFEFF");
    // An unquoted row of blanks alone would not be read as a row.
    const bool isBlank = !text.isEmpty() && text.trimmed().isEmpty();
    const bool needed
        = std::any_of(text.begin(), text.end(), [](QChar c) { return special.contains(c); })
          || text.startsWith(u' ') || text.endsWith(u' ') || isBlank
          || text.startsWith(u"sep="_s, Qt::CaseInsensitive); // it would set the separator
    if (!needed)
        return text;
    QString doubled = text;
    doubled.replace(QStringLiteral("\""), QStringLiteral("\"\""));
    return u'"' + doubled + u'"';
}

} // namespace

Result<std::vector<CsvRow>> readCsv(const QByteArray& utf8) {
    if (const auto fits = checkSize(utf8.size()); !fits)
        return tl::unexpected(fits.error());
    if (const auto broken = lineThatIsNoUtf8(utf8))
        return failure(FailureKind::NotUtf8, {*broken});
    QString text = textFromUtf8({utf8.data(), static_cast<size_t>(utf8.size())});
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    return csvRows(text);
}

Result<std::vector<CsvRow>> csvRows(const QString& text) {
    return Parser(text).parse();
}

QString headingWord(const QString& heading) {
    QString word = heading.trimmed().toLower();
    return word.remove(u' ').remove(u'-').remove(u'_');
}

QByteArray writeCsv(const std::vector<std::vector<QString>>& rows) {
    QString out;
    for (const auto& row : rows) {
        QStringList fields;
        for (const QString& field : row)
            fields << quotedIfNeeded(neutralized(field));
        const bool isBlank = row.size() == 1 && row.front().isEmpty(); // a blank line is not a row
        out += (isBlank ? QStringLiteral("\"\"") : fields.join(u',')) + QStringLiteral("\r\n");
    }
    return out.toUtf8();
}

} // namespace mentat
