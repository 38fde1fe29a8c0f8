#include "tests/architecture/cpp_text.h"

#include "tests/architecture/source_tree.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat::test {
namespace {

bool isWordCharacter(QChar c) {
    return c.isLetterOrNumber() || c == u'_';
}

class CppReader {
public:
    explicit CppReader(const QString& source) : m_source(source) {
        m_result.code = source;
        m_result.codeAndComments = source;
    }

    CppText read() {
        while (m_at < m_source.size())
            readNext();
        for (const auto& [from, to] : m_directives)
            blank(m_result.code, from, to);
        return std::move(m_result);
    }

private:
    void readNext() {
        const QChar c = m_source.at(m_at);
        if (startsWith(u"//"_s))
            blankComment(endOfLine(m_at));
        else if (startsWith(u"/*"_s))
            blankComment(afterNext(u"*/"_s, m_at + 2));
        else if (c == u'"')
            readString();
        else if (c == u'\'' && !isDigitSeparator())
            blankLiteral(m_at + 1, endOfQuoted(u'\''));
        else if (c == u'#' && isFirstOnLine())
            readDirective();
        else
            ++m_at;
    }

    // A directive's own words are no code, but its comments and literals are read like others.
    void readDirective() {
        const qsizetype start = m_at;
        const qsizetype end = endOfLine(start);
        m_directives.emplace_back(start, end);
        static const QRegularExpression include(
            uR"re(^#\s*include\s*(?:"([^"\n]*)"|<([^>\n]*)>))re"_s);
        const auto match = include.match(m_source.mid(start, end - start));
        if (match.hasMatch()) {
            const bool quoted = match.capturedStart(1) >= 0;
            m_result.includes.push_back(
                {lineAt(m_source, start), match.captured(quoted ? 1 : 2), quoted});
        }
        m_at += std::max<qsizetype>(match.capturedLength(), 1);
    }

    void readString() {
        const qsizetype prefix = startOfWord(m_at);
        static const QStringList rawPrefixes{u"R"_s, u"u8R"_s, u"uR"_s, u"UR"_s, u"LR"_s};
        const bool joined
            = m_literalEnd > 0 && prefix >= m_literalEnd && isBlank(m_literalEnd, prefix);
        const qsizetype start = m_at;
        if (rawPrefixes.contains(m_source.mid(prefix, m_at - prefix)))
            readRawString();
        else
            readEscapedString();
        if (!joined)
            m_result.literals.push_back({lineAt(m_source, start), {}});
        m_result.literals.back().text += m_literal;
        while (m_at < m_source.size() && isWordCharacter(m_source.at(m_at)))
            ++m_at; // the suffix of u"…"_s
        m_literalEnd = m_at;
    }

    void readRawString() {
        const qsizetype open = m_source.indexOf(u'(', m_at);
        if (open < 0) {
            blankLiteral(m_at + 1, m_source.size());
            return;
        }
        const QString close = QString(u')' + m_source.mid(m_at + 1, open - m_at - 1) + u'"');
        const qsizetype end = afterNext(close, open);
        m_literal = m_source.mid(open + 1, end - close.size() - open - 1);
        blankLiteral(m_at + 1, end);
    }

    void readEscapedString() {
        static const QRegularExpression escape(uR"(\\.)"_s,
                                               QRegularExpression::DotMatchesEverythingOption);
        const qsizetype end = endOfQuoted(u'"');
        m_literal = m_source.mid(m_at + 1, end - m_at - 2).replace(escape, u" "_s);
        blankLiteral(m_at + 1, end);
    }

    // From the opening quote on, the place after the closing one. A literal never runs over the end
    // of its line, so that the apostrophe of an #error does not swallow the file.
    [[nodiscard]] qsizetype endOfQuoted(QChar quote) const {
        qsizetype at = m_at + 1;
        while (at < m_source.size() && m_source.at(at) != quote && m_source.at(at) != u'\n')
            at += m_source.at(at) == u'\\' ? 2 : 1;
        return std::min(at + 1, m_source.size());
    }

    [[nodiscard]] bool isDigitSeparator() const {
        return m_at > 0 && m_source.at(startOfWord(m_at)).isDigit() && startOfWord(m_at) < m_at;
    }

    [[nodiscard]] qsizetype startOfWord(qsizetype at) const {
        // 1'000'000 is one word, or its second quote would open a literal.
        while (at > 0
               && (isWordCharacter(m_source.at(at - 1))
                   || (at > 1 && m_source.at(at - 1) == u'\''
                       && m_source.at(at - 2).isLetterOrNumber())))
            --at;
        return at;
    }

    [[nodiscard]] bool isFirstOnLine() const {
        return isBlank(QStringView(m_source).left(m_at).lastIndexOf(u'\n') + 1, m_at);
    }

    [[nodiscard]] bool isBlank(qsizetype from, qsizetype to) const {
        return QStringView(m_result.code).mid(from, to - from).trimmed().isEmpty();
    }

    [[nodiscard]] qsizetype endOfLine(qsizetype from) const {
        qsizetype end = m_source.indexOf(u'\n', from);
        while (end > 0 && m_source.at(end - 1) == u'\\')
            end = m_source.indexOf(u'\n', end + 1);
        return end < 0 ? m_source.size() : end;
    }

    [[nodiscard]] qsizetype afterNext(const QString& what, qsizetype from) const {
        const qsizetype found = m_source.indexOf(what, from);
        return found < 0 ? m_source.size() : found + what.size();
    }

    [[nodiscard]] bool startsWith(const QString& what) const {
        return QStringView(m_source).mid(m_at).startsWith(what);
    }

    void blankComment(qsizetype end) {
        blank(m_result.code, m_at, end);
        m_at = end;
    }

    void blankLiteral(qsizetype from, qsizetype end) {
        blank(m_result.code, from, end - 1);
        blank(m_result.codeAndComments, from, end - 1);
        m_at = end;
    }

    static void blank(QString& text, qsizetype from, qsizetype to) {
        for (qsizetype i = from; i < to; ++i) {
            if (text.at(i) != u'\n')
                text[i] = u' ';
        }
    }

    const QString& m_source;
    CppText m_result;
    QString m_literal;
    qsizetype m_at = 0;
    std::vector<std::pair<qsizetype, qsizetype>> m_directives;
    qsizetype m_literalEnd = 0;
};

} // namespace

CppText takeApart(const QString& source) {
    return CppReader(source).read();
}

} // namespace mentat::test
