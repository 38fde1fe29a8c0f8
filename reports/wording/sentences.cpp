#include "reports/wording/sentences.h"

#include "reports/wording/language/phrase.h"
#include "reports/wording/names.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr qsizetype greatestQuote = 60;
// Longer than any path or name worth reading; a document or argument may have megabytes.
constexpr qsizetype greatestValue = 200;
constexpr qsizetype keptEnd = 79; // the end of a path is the most telling

QString unknown() {
    return u"–"_s;
}

bool breaksLines(QChar c) {
    const QChar::Category category = c.category();
    return category == QChar::Other_Control || category == QChar::Separator_Line
           || category == QChar::Separator_Paragraph;
}

/// Embeddings, overrides, and isolates: one left open in a name would turn around the rest of the
/// sentence.
bool turnsWhatFollows(QChar c) {
    const char16_t code = c.unicode();
    return (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

QString escaped(QChar c) {
    switch (c.unicode()) {
    case u'\n': return u"\\n"_s;
    case u'\r': return u"\\r"_s;
    case u'\t': return u"\\t"_s;
    default: return u"\\u"_s + QString::number(c.unicode(), 16).rightJustified(4, u'0');
    }
}

QString shortened(const QString& text) {
    if (text.size() <= greatestQuote)
        return text;
    const bool cutsPair = text[greatestQuote - 2].isHighSurrogate();
    return text.left(greatestQuote - (cutsPair ? 2 : 1)) + u'…';
}

QString withoutMiddle(const QString& text) {
    if (text.size() <= greatestValue)
        return text;
    qsizetype begin = greatestValue - keptEnd - 1;
    qsizetype end = text.size() - keptEnd;
    if (text[begin - 1].isHighSurrogate())
        --begin;
    if (text[end].isLowSurrogate())
        ++end;
    return text.left(begin) + u'…' + text.sliced(end);
}

QString valueText(const Language& language, const Value& value) {
    if (const auto* number = std::get_if<qint64>(&value))
        return language.number(*number);
    if (const auto* side = std::get_if<Side>(&value))
        return sideName(language, *side);
    return onOneLine(std::get<QString>(value));
}

} // namespace

QString sideName(const Language& language, Side side) {
    return nameOfId(language, QString(idOf(side)));
}

QString onOneLine(const QString& text) {
    QString line;
    line.reserve(text.size());
    for (const QChar c : text) {
        if (breaksLines(c) || turnsWhatFollows(c))
            line += escaped(c);
        else
            line += c;
    }
    return line;
}

QString firstOf(const QStringList& list, qsizetype most) {
    const QString first = QStringList(list.mid(0, most)).join(u", "_s);
    return list.size() > most ? QString(first + u", …"_s) : first;
}

Sentences::Sentences(const Language& language, const Values& values)
    : m_language(language)
    , m_values(values) {}

QString Sentences::value(size_t position) const {
    return withoutMiddle(whole(position));
}

QString Sentences::whole(size_t position) const {
    if (position >= m_values.size())
        return unknown();
    const QString text = valueText(m_language, m_values[position]);
    return text.trimmed().isEmpty() ? unknown() : text;
}

QString Sentences::quoted(size_t position) const {
    if (position >= m_values.size())
        return unknown();
    return shortened(valueText(m_language, m_values[position]));
}

QString Sentences::points(size_t position) const {
    const auto halves = number(position);
    return halves ? m_language.points(*halves) : value(position);
}

std::optional<qint64> Sentences::number(size_t position) const {
    if (position >= m_values.size() || !std::holds_alternative<qint64>(m_values[position]))
        return std::nullopt;
    return std::get<qint64>(m_values[position]);
}

std::optional<QString> Sentences::text(size_t position) const {
    if (position >= m_values.size() || !std::holds_alternative<QString>(m_values[position]))
        return std::nullopt;
    return std::get<QString>(m_values[position]);
}

bool Sentences::isSaid(size_t position) const {
    return !text(position).value_or(QString()).trimmed().isEmpty();
}

QStringList Sentences::allValues() const {
    QStringList all;
    for (size_t i = 0; i < m_values.size(); ++i)
        all << value(i);
    return all;
}

QString Sentences::say(Phrase phrase) const {
    return say(phrase, allValues());
}

QString Sentences::say(Phrase phrase, const QStringList& filling) const {
    return mentat::say(m_language, phrase, filling);
}

QString Sentences::sayQuoted(Phrase phrase) const {
    QStringList filling;
    for (size_t i = 0; i < m_values.size(); ++i)
        filling << quoted(i);
    return say(phrase, filling);
}

QString Sentences::sayCounted(Phrase phrase, size_t position) const {
    return mentat::sayCounted(m_language, phrase, number(position).value_or(-1), allValues());
}

} // namespace mentat
