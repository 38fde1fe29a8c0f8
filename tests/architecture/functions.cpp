#include "tests/architecture/functions.h"

#include "tests/architecture/source_tree.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {
namespace {

using Regex = QRegularExpression;

/// What a brace opens.
enum class Brace { Scope, Values, Function, Lambda };

/// The text with nothing left between matching parentheses and braces: what remains tells a
/// signature from a value.
QString withoutInsides(QStringView text) {
    QString flat;
    std::vector<qsizetype> open;
    for (const QChar c : text) {
        if ((c == u')' || c == u'}') && !open.empty()) {
            flat.truncate(open.back() + 1);
            open.pop_back();
        }
        if (c == u'(' || c == u'{')
            open.push_back(flat.size());
        flat += c;
    }
    return flat.trimmed();
}

/// template <…> and attributes say nothing about what follows them.
QString withoutTemplateHead(QString head) {
    static const Regex attribute(uR"(\[\[[^\]]*\]\]\s*)"_s);
    head.remove(attribute);
    while (head.startsWith(u"template"_s)) {
        qsizetype at = head.indexOf(u'<');
        int depth = 0;
        for (; at >= 0 && at < head.size(); ++at) {
            depth += head.at(at) == u'<' ? 1 : 0;
            depth -= head.at(at) == u'>' ? 1 : 0;
            if (depth == 0)
                break;
        }
        head = at < 0 ? QString() : head.mid(at + 1).trimmed();
    }
    return head;
}

bool opensLambda(const QString& flat) {
    static const Regex lambda(uR"((^|[=(,{&|?:\s])\[[^\[\]]*\](\s*<[^<>]*>)?(\s*\(\))?)"
                              uR"((\s*(mutable|constexpr|noexcept|->[\w:<>,&*\s]+))*$)"_s);
    return lambda.match(flat).hasMatch();
}

bool opensScope(const QString& head) {
    static const Regex scope(
        uR"(^(inline\s+)?namespace\b|^extern\s*"\s*"$|)"
        uR"(^(requires\b.*\s)?((static|constexpr|inline|const)\s+)*(class|struct|union|enum)\b)"_s,
        Regex::DotMatchesEverythingOption);
    return scope.match(head).hasMatch();
}

bool endsLikeSignature(const QString& head) {
    static const Regex tail(
        uR"(\)(\s|const\b|volatile\b|noexcept\b|override\b|final\b|try\b|\(\)|&|->.*|requires\b.*)*$)"_s,
        Regex::DotMatchesEverythingOption);
    return tail.match(head).hasMatch();
}

bool isAssignment(const QString& head) {
    static const Regex assignment(uR"((?<![=!<>+\-*/%&|^]|operator)=(?!=))"_s);
    return assignment.match(head).hasMatch();
}

bool hasMemberInitialisers(const QString& head) {
    static const Regex initialisers(uR"(\)\s*(noexcept\s*(\(\))?\s*)?:(?!:))"_s);
    return initialisers.match(head).hasMatch();
}

Brace braceAfter(QStringView rawHead, bool inParentheses) {
    const QString flat = withoutInsides(rawHead);
    const QString head = withoutTemplateHead(flat);
    if (opensLambda(flat))
        return Brace::Lambda;
    if (inParentheses)
        return Brace::Values;
    if (opensScope(head) && !endsLikeSignature(head))
        return Brace::Scope;
    if (isAssignment(head))
        return Brace::Values;
    if (hasMemberInitialisers(head)) // m_a{…} opens values, the brace after it the body
        return head.endsWith(u')') || head.endsWith(u'}') ? Brace::Function : Brace::Values;
    return endsLikeSignature(head) ? Brace::Function : Brace::Values;
}

QString nameIn(const QString& flat) {
    static const Regex name(
        uR"(((?:[\w~]+(?:<[^()<>]*>)?::)*(?:operator\s*(?:\(\)|[^\s(]+)|~?\w+)))"
        uR"((?:<[^()]*>)?\s*\(\))"_s);
    const auto match = name.match(flat);
    return match.hasMatch() ? match.captured(1) : u"unnamed"_s;
}

/// Where the braces opened here close; -1: nowhere.
qsizetype closing(const QString& code, qsizetype opening) {
    int depth = 0;
    for (qsizetype at = opening; at < code.size(); ++at) {
        depth += code.at(at) == u'{' ? 1 : 0;
        depth -= code.at(at) == u'}' ? 1 : 0;
        if (depth == 0)
            return at;
    }
    return -1;
}

/// The lines within the braces of tables: constants that last, whose rows are values and hold no
/// statement.
qsizetype tableLinesIn(const QString& function) {
    static const Regex table(uR"(\bstatic\s+(const|constexpr)\b[^;(){}]*\{)"_s);
    qsizetype lines = 0;
    for (auto matches = table.globalMatch(function); matches.hasNext();) {
        const qsizetype opening = matches.next().capturedEnd() - 1;
        const qsizetype end = closing(function, opening);
        const QString rows = end < 0 ? QString() : function.mid(opening, end - opening);
        if (!rows.contains(u';'))
            lines += std::max<qsizetype>(0, rows.count(u'\n') - 1);
    }
    return lines;
}

void countTables(const QString& code, FoundFunctions& found) {
    const QStringList lines = code.split(u'\n');
    for (FunctionSpan& function : found.functions) {
        const QStringList own
            = lines.mid(function.firstLine - 1, function.lastLine - function.firstLine + 1);
        function.tableLines = tableLinesIn(own.join(u'\n'));
    }
}

class FunctionReader {
public:
    explicit FunctionReader(const QString& code) : m_code(code) {}

    FoundFunctions read() {
        for (m_at = 0; m_at < m_code.size(); ++m_at)
            readCharacter(m_code.at(m_at));
        m_found.understood = m_found.understood && m_open.empty();
        return std::move(m_found);
    }

private:
    struct Open {
        Brace brace = Brace::Scope;
        qsizetype head = 0;
        int parentheses = 0;
        FunctionSpan function;
    };

    void readCharacter(QChar c) {
        if (c == u'}')
            close();
        else if (c == u'{')
            open();
        else if (!isInFunction())
            readOutside(c);
    }

    void readOutside(QChar c) {
        if (c == u'(')
            ++m_parentheses;
        else if (c == u')')
            --m_parentheses;
        else if (m_parentheses == 0 && (c == u';' || (c == u':' && endsAccessLabel())))
            m_head = m_at + 1;
    }

    void open() {
        Open opened{Brace::Values, m_head, m_parentheses, {}};
        if (!isInFunction()) {
            opened.brace = braceAfter(head(), m_parentheses > 0);
            if (isFunction(opened.brace))
                opened.function = beginFunction(opened.brace);
        }
        m_open.push_back(opened);
        m_inFunction += isFunction(opened.brace) ? 1 : 0;
        m_head = m_at + 1;
        m_parentheses = 0;
    }

    void close() {
        if (m_open.empty()) {
            m_found.understood = false;
            return;
        }
        const Open closed = m_open.back();
        m_open.pop_back();
        if (isFunction(closed.brace)) {
            --m_inFunction;
            m_found.functions.push_back(closed.function);
            m_found.functions.back().lastLine = lineAt(m_code, m_at);
        }
        // After values and a lambda the declaration goes on; a scope and a function end it.
        const bool goesOn = closed.brace == Brace::Values || closed.brace == Brace::Lambda;
        m_head = goesOn ? closed.head : m_at + 1;
        m_parentheses = closed.parentheses;
    }

    [[nodiscard]] FunctionSpan beginFunction(Brace brace) const {
        if (brace == Brace::Lambda)
            return {u"lambda"_s, lineAt(m_code, m_at), 0};
        const qsizetype macros = leadingMacros(head());
        return {nameIn(withoutInsides(head().mid(macros))), lineAt(m_code, m_head + macros), 0};
    }

    // Q_OBJECT and its like stand before the next declaration without a semicolon.
    static qsizetype leadingMacros(QStringView head) {
        static const Regex macros(uR"(^\s*(Q_[A-Z_]+\b(\([^)]*\))?\s*)*)"_s);
        return macros.match(head.toString()).capturedLength();
    }

    [[nodiscard]] bool endsAccessLabel() const {
        static const Regex label(
            uR"((^|[\s;{}])(public|protected|private|signals|Q_SIGNALS|slots|Q_SLOTS)\s*$)"_s);
        return label.match(head().toString()).hasMatch();
    }

    [[nodiscard]] QStringView head() const {
        return QStringView(m_code).mid(m_head, m_at - m_head);
    }
    [[nodiscard]] bool isInFunction() const { return m_inFunction > 0; }
    static bool isFunction(Brace brace) {
        return brace == Brace::Function || brace == Brace::Lambda;
    }

    const QString& m_code;
    FoundFunctions m_found;
    std::vector<Open> m_open;
    qsizetype m_at = 0;
    qsizetype m_head = 0;
    int m_parentheses = 0;
    int m_inFunction = 0;
};

} // namespace

FoundFunctions functionsIn(const QString& code) {
    FoundFunctions found = FunctionReader(code).read();
    countTables(code, found);
    return found;
}

} // namespace mentat::test
