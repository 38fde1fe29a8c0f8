#include "reports/wording/sentences.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr qsizetype greatestQuote = 60;
// Longer than any path or name that somebody would want to read; a document or an argument can hold
// megabytes.
constexpr qsizetype greatestValue = 200;
constexpr qsizetype keptEnd = 79; // a path says most where it ends

QString unknown() {
    return u"–"_s;
}

bool breaksLines(QChar c) {
    const QChar::Category category = c.category();
    return category == QChar::Other_Control || category == QChar::Separator_Line
           || category == QChar::Separator_Paragraph;
}

/// Embeddings, overrides and isolates: one that is left open in a name would turn the rest of the
/// sentence around.
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
    if (const auto* faction = std::get_if<Faction>(&value))
        return factionName(language, *faction);
    return onOneLine(std::get<QString>(value));
}

} // namespace

QString factionName(const Language& language, Faction faction) {
    const auto name = [&](const char* english) { return language.translate("Faction", english); };
    switch (faction) {
    case Faction::Atreides: return name(QT_TRANSLATE_NOOP("Faction", "Atreides"));
    case Faction::BeneGesserit: return name(QT_TRANSLATE_NOOP("Faction", "Bene Gesserit"));
    case Faction::Emperor: return name(QT_TRANSLATE_NOOP("Faction", "Emperor"));
    case Faction::Fremen: return name(QT_TRANSLATE_NOOP("Faction", "Fremen"));
    case Faction::Guild: return name(QT_TRANSLATE_NOOP("Faction", "Guild"));
    case Faction::Harkonnen: return name(QT_TRANSLATE_NOOP("Faction", "Harkonnen"));
    case Faction::Ixian: return name(QT_TRANSLATE_NOOP("Faction", "Ixian"));
    case Faction::Tleilaxu: return name(QT_TRANSLATE_NOOP("Faction", "Tleilaxu"));
    case Faction::Choam: return name(QT_TRANSLATE_NOOP("Faction", "CHOAM"));
    case Faction::Richese: return name(QT_TRANSLATE_NOOP("Faction", "Richese"));
    case Faction::Ecaz: return name(QT_TRANSLATE_NOOP("Faction", "Ecaz"));
    case Faction::Moritani: return name(QT_TRANSLATE_NOOP("Faction", "Moritani"));
    }
    return unknown();
}

QString endValueName(const Language& language, EndValue value) {
    const auto name = [&](const char* english) { return language.translate("EndValue", english); };
    switch (value) {
    case EndValue::Strongholds: return name(QT_TRANSLATE_NOOP("EndValue", "strongholds"));
    case EndValue::Tokens: return name(QT_TRANSLATE_NOOP("EndValue", "tokens"));
    case EndValue::Spice: return name(QT_TRANSLATE_NOOP("EndValue", "spice"));
    case EndValue::Cards: return name(QT_TRANSLATE_NOOP("EndValue", "cards"));
    }
    return unknown();
}

QString strongholdName(const Language& language, Stronghold stronghold) {
    const auto name
        = [&](const char* english) { return language.translate("Stronghold", english); };
    switch (stronghold) {
    case Stronghold::Arrakeen: return name(QT_TRANSLATE_NOOP("Stronghold", "Arrakeen"));
    case Stronghold::Carthag: return name(QT_TRANSLATE_NOOP("Stronghold", "Carthag"));
    case Stronghold::SietchTabr: return name(QT_TRANSLATE_NOOP("Stronghold", "Sietch Tabr"));
    case Stronghold::HabbanyaSietch:
        return name(QT_TRANSLATE_NOOP("Stronghold", "Habbanya Sietch"));
    case Stronghold::TueksSietch: return name(QT_TRANSLATE_NOOP("Stronghold", "Tuek's Sietch"));
    case Stronghold::HiddenMobileStronghold:
        return name(QT_TRANSLATE_NOOP("Stronghold", "Hidden Mobile Stronghold"));
    case Stronghold::ShieldWall: return name(QT_TRANSLATE_NOOP("Stronghold", "Shield Wall"));
    case Stronghold::JacurutuSietch:
        return name(QT_TRANSLATE_NOOP("Stronghold", "Jacurutu Sietch"));
    }
    return unknown();
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

QString filled(const QString& text, const QStringList& filling) {
    QString sentence;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar place = text[i] == u'%' && i + 1 < text.size() ? text[i + 1] : QChar();
        if (place >= u'1' && place <= u'9')
            sentence += filling.value(place.unicode() - u'1', unknown());
        else if (place == u'n')
            sentence += unknown();
        else {
            sentence += text[i];
            continue;
        }
        ++i;
    }
    return sentence;
}

Sentences::Sentences(const Language& language, const char* context, const Values& values)
    : m_language(language)
    , m_context(context)
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

QString Sentences::say(const char* english) const {
    return say(english, allValues());
}

QString Sentences::say(const char* english, const QStringList& filling) const {
    return filled(m_language.translate(m_context, english), filling);
}

QString Sentences::sayQuoted(const char* english) const {
    QStringList filling;
    for (size_t i = 0; i < m_values.size(); ++i)
        filling << quoted(i);
    return say(english, filling);
}

QString Sentences::sayCounted(const char* english, size_t position) const {
    const auto number = this->number(position);
    const bool counts = number && *number >= 0 && *number <= std::numeric_limits<int>::max();
    const QString text = m_language.translate(m_context, english, nullptr,
                                              counts ? static_cast<int>(*number) : -1);
    return filled(text, allValues());
}

namespace {

/// Within a call of translate() that names it, lupdate does not find the text.
constexpr const char* namesContext = "Names";

} // namespace

QStringList namesOf(const std::vector<PlayerId>& players, const NameOf& nameOf) {
    QStringList names;
    for (const PlayerId& player : players)
        names.append(onOneLine(nameOf(player)));
    return names;
}

QStringList namesOf(const std::vector<Performance>& performances, const NameOf& nameOf) {
    std::vector<PlayerId> players;
    for (const Performance& one : performances) {
        if (std::ranges::find(players, one.player) == players.end())
            players.push_back(one.player);
    }
    return namesOf(players, nameOf);
}

QString listedNames(const Language& language, const QStringList& names) {
    if (names.size() < 2)
        return names.join(QString());
    return filled(language.translate(namesContext, QT_TRANSLATE_NOOP("Names", "%1 and %2")),
                  {names.first(names.size() - 1).join(u", "_s), names.last()});
}

} // namespace mentat
