#include "app/cli/call/command.h"

#include <QCommandLineParser>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

bool isDigit(QChar character) {
    return character >= u'0' && character <= u'9';
}

/// The digits after the point as halves: none, or 5 with any number of zeros.
std::optional<int> halvesBehindPoint(QString digits) {
    while (digits.endsWith(u'0'))
        digits.chop(1);
    if (digits.isEmpty())
        return 0;
    return digits == u"5"_s ? std::optional(1) : std::nullopt;
}

} // namespace

std::optional<Count> wholeNumber(const QString& text) {
    bool fits = false;
    const int number = text.toInt(&fits);
    if (!fits || !std::all_of(text.begin(), text.end(), isDigit))
        return std::nullopt;
    return Count::fromInt(number);
}

std::optional<Count> numberOfHalves(const QString& text) {
    const qsizetype point = text.indexOf(u'.');
    if (point == text.size() - 1) // includes the empty text
        return std::nullopt;
    const auto whole = wholeNumber(text.left(point));
    const auto half = point < 0 ? 0 : halvesBehindPoint(text.mid(point + 1));
    if (!whole || !half)
        return std::nullopt;
    return Count::fromInt(2 * qint64(whole->value()) + *half);
}

namespace {

QCommandLineOption qtOption(const Option& option) {
    QCommandLineOption made(option.name);
    made.setValueName(option.value);
    return made;
}

QString withHyphens(const Option& option) {
    const QString name = u"--"_s + option.name;
    return option.value.isEmpty() ? name : QString(name + u' ' + option.value);
}

/// What is wrong with a value of this kind; `name` is that of the operand or, with hyphens, of the
/// option.
std::optional<QString> valueComplaint(ValueKind kind, const QString& name, const QString& given) {
    switch (kind) {
    case ValueKind::Text: break;
    case ValueKind::WholeNumber:
        if (!wholeNumber(given))
            return u"%1 must be a whole number from 0 to %2, not \"%3\"."_s.arg(
                name, QString::number(Count::max), given);
        break;
    case ValueKind::Halves:
        if (!numberOfHalves(given))
            return u"%1 must be 0 or more, in halves, such as 3.5, not \"%2\"."_s.arg(name, given);
        break;
    }
    return std::nullopt;
}

} // namespace

Arguments::Arguments(const QStringList& typed, const std::vector<Option>& options) {
    // Only parse(): process() would print and exit.
    QCommandLineParser parser;
    parser.addOption(QCommandLineOption(QStringList{u"h"_s, u"help"_s}));
    parser.addOption(QCommandLineOption(QStringList{u"v"_s, u"version"_s}));
    for (const Option& option : options)
        parser.addOption(qtOption(option));
    if (!parser.parse(QStringList(u"mentat-cli"_s) + typed))
        m_syntaxError = parser.errorText();
    m_words = parser.positionalArguments();
    for (const QString& name : {u"help"_s, u"version"_s}) {
        if (parser.isSet(name))
            m_options.emplace(name, QString());
    }
    for (const Option& option : options) {
        if (parser.isSet(option.name))
            m_options.emplace(option.name, parser.value(option.name));
    }
}

std::optional<QString> Arguments::value(const QString& option) const {
    const auto found = m_options.find(option);
    return found == m_options.end() ? std::nullopt : std::optional(found->second);
}

std::optional<QString> Arguments::operand(qsizetype position) const {
    const qsizetype at = position + 1; // the command comes first
    return at < m_words.size() ? std::optional(m_words[at]) : std::nullopt;
}

std::optional<QString> Arguments::complaint(const Usage& usage) const {
    if (const auto wrong = operandComplaint(usage))
        return wrong;
    for (const Option& option : usage.options) {
        if (const auto wrong = optionComplaint(option))
            return wrong;
    }
    return std::nullopt;
}

std::optional<QString> Arguments::operandComplaint(const Usage& usage) const {
    for (size_t i = 0; i < usage.operands.size(); ++i) {
        const CommandOperand& expected = usage.operands[i];
        const auto given = operand(static_cast<qsizetype>(i));
        // An unset variable in a script gives an empty operand, which names nothing.
        if (given ? given->isEmpty() : expected.required)
            return u"%1 is missing."_s.arg(expected.name);
        if (given == u"-"_s)
            return u"%1 cannot be standard input or output."_s.arg(expected.name);
        if (const auto wrong
            = given ? valueComplaint(expected.kind, expected.name, *given) : std::nullopt)
            return wrong;
    }
    if (const auto extra = operand(static_cast<qsizetype>(usage.operands.size())))
        return u"Unexpected argument: \"%1\"."_s.arg(*extra);
    return std::nullopt;
}

std::optional<QString> Arguments::optionComplaint(const Option& option) const {
    const auto given = value(option.name);
    if (!given)
        return option.required ? std::optional(withHyphens(option) + u" is missing."_s)
                               : std::nullopt;
    if (!option.words.isEmpty() && !option.words.contains(*given))
        return u"--%1 must be %2, not \"%3\"."_s.arg(option.name, choiceOf(option.words), *given);
    if (!option.instead.isEmpty() && has(option.instead))
        return u"--%1 and --%2 cannot be used together."_s.arg(option.instead, option.name);
    return valueComplaint(option.kind, u"--"_s + option.name, *given);
}

QString choiceOf(const QStringList& words) {
    if (words.size() < 2)
        return words.join(QString());
    return words.mid(0, words.size() - 1).join(u", "_s) + u" or "_s + words.last();
}

} // namespace mentat
