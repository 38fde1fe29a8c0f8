#include "tests/session/act_words.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

QStringList partsOutside(const QString& text, QChar separator) {
    QStringList parts{QString()};
    bool isQuoted = false;
    int depth = 0;
    for (const QChar letter : text) {
        if (letter == u'"')
            isQuoted = !isQuoted;
        else if (!isQuoted && (letter == u'[' || letter == u'{'))
            ++depth;
        else if (!isQuoted && (letter == u']' || letter == u'}'))
            --depth;
        if (letter == separator && !isQuoted && depth == 0)
            parts << QString();
        else
            parts.back() += letter;
    }
    for (QString& part : parts)
        part = part.trimmed();
    return parts;
}

ActWords::ActWords(const QString& line, const std::optional<QDate>& day) : m_day(day) {
    // The colon of a time of day is followed by a digit.
    QString before = line;
    QString head;
    for (qsizetype from = 0; head.isEmpty();) {
        const qsizetype colon = line.indexOf(u": "_s, from);
        if (colon < 0)
            break;
        if (line.first(colon).count(u'"') % 2 == 0) {
            head = line.first(colon);
            m_facts = line.sliced(colon + 2).trimmed();
        }
        from = colon + 2;
    }
    if (!head.isEmpty())
        before = head;
    QStringList words = partsOutside(before, u' ');
    words.removeAll(QString());
    m_name = words.isEmpty() ? QString() : words.takeFirst();
    if (words.size() % 2 != 0)
        throw NotUnderstood{u"“%1” has a key without an operand"_s.arg(before)};
    for (qsizetype i = 0; i < words.size(); i += 2) {
        QString operand = words[i + 1];
        if (operand.size() > 1 && operand.startsWith(u'"') && operand.endsWith(u'"'))
            operand = operand.sliced(1, operand.size() - 2);
        if (!m_operands.emplace(words[i], operand).second)
            throw NotUnderstood{u"“%1” is given twice"_s.arg(words[i])};
    }
}

QString ActWords::text(const QString& key) const {
    m_asked.insert(key);
    const auto found = m_operands.find(key);
    if (found == m_operands.end())
        throw NotUnderstood{u"%1 needs an operand “%2”"_s.arg(m_name, key)};
    return found->second;
}

QString ActWords::textIf(const QString& key) const {
    m_asked.insert(key);
    return has(key) ? text(key) : QString();
}

int ActWords::number(const QString& key) const {
    bool isNumber = false;
    const int number = text(key).toInt(&isNumber);
    if (!isNumber)
        throw NotUnderstood{u"“%1” is no number"_s.arg(text(key))};
    return number;
}

bool ActWords::isYes(const QString& key) const {
    const QString word = textIf(key);
    if (!word.isEmpty() && word != u"yes"_s && word != u"no"_s)
        throw NotUnderstood{u"“%1” is neither yes nor no"_s.arg(word)};
    return word == u"yes"_s;
}

VenueTime ActWords::time() const {
    QString moment = text(u"at"_s);
    if (m_day && !moment.contains(u'T'))
        moment = m_day->toString(Qt::ISODate) + u'T' + moment;
    const auto time = VenueTime::fromText(moment);
    if (!time)
        throw NotUnderstood{u"“%1” is no time"_s.arg(moment)};
    return *time;
}

PlayerId ActWords::player(const QString& key) const {
    const auto id = PlayerId::fromText(text(key));
    if (!id)
        throw NotUnderstood{u"“%1” is no player"_s.arg(text(key))};
    return *id;
}

std::vector<PlayerId> ActWords::players(const QString& key) const {
    std::vector<PlayerId> all;
    const QStringList ids = text(key).split(u',', Qt::SkipEmptyParts);
    for (const QString& id : ids)
        all.push_back(PlayerId::fromText(id).value_or(PlayerId::placeholder(1)));
    return all;
}

HeatNumber ActWords::heat() const {
    return HeatNumber(number(u"heat"_s));
}

Name ActWords::stage() const {
    return Name::fromText(text(u"stage"_s)).value_or(finalName());
}

RoundId ActWords::round() const {
    return has(u"stage"_s) ? RoundId(stage()) : RoundId(heat());
}

GameAddress ActWords::place() const {
    const bool isOnly = has(u"stage"_s) && !has(u"table"_s);
    return {round(), TableNumber(isOnly ? 1 : number(u"table"_s))};
}

SeatNumber ActWords::seat(const QString& key) const {
    return SeatNumber(number(key));
}

void ActWords::finish() const {
    for (const auto& [key, operand] : m_operands) {
        if (!m_asked.contains(key))
            throw NotUnderstood{u"%1 has no operand “%2”"_s.arg(m_name, key)};
    }
}

} // namespace mentat::test
