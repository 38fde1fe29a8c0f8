#include "model/people/names.h"

#include "model/values/name.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

bool isPlainLetter(QChar c) {
    return c.unicode() < 0x80 && c.isLetter();
}

/// Whether two names differ in letters that Name::normalized() keeps except for case; settles
/// nearly every comparison without folding.
bool beginsOtherwise(const QString& one, const QString& other) {
    const qsizetype shorter = std::min(one.size(), other.size());
    for (qsizetype i = 0; i < shorter && isPlainLetter(one[i]) && isPlainLetter(other[i]); ++i) {
        if (one[i].toCaseFolded() != other[i].toCaseFolded())
            return true;
    }
    return false;
}

/// Whether both names have the same Name::normalized(). Runs over everyone for each name shown.
bool isSameName(const QString& one, const QString& other) {
    return one == other
           || (!beginsOtherwise(one, other) && normalizedText(one) == normalizedText(other));
}

/// On one line; empty if unknown, or unsuitable within a sentence.
QString sayable(const std::optional<QString>& fact) {
    return fact && Name::isAcceptable(*fact) ? fact->simplified() : QString();
}

/// The players with this name, including the player.
using Namesakes = std::vector<const Player*>;

Namesakes namesakesOf(std::span<const Player> players, const Player& player) {
    Namesakes namesakes{&player};
    for (const Player& other : players) {
        if (other.id != player.id && isSameName(other.name.text(), player.name.text()))
            namesakes.push_back(&other);
    }
    return namesakes;
}

/// Empty if it does not distinguish the first from all others. folded: how facts are compared.
QString tellingFact(const Namesakes& namesakes, std::optional<QString> Contact::*fact,
                    QString (*folded)(const QString&)) {
    const QString own = sayable(namesakes.front()->*fact);
    if (own.isEmpty())
        return {};
    const QString compared = folded(own);
    const bool isShared
        = std::any_of(namesakes.begin() + 1, namesakes.end(), [&](const Player* other) {
              return folded(sayable(other->*fact)) == compared;
          });
    return isShared ? QString() : own;
}

QString byHome(const QString& home) {
    return home.isEmpty() ? QString() : QString(u" ("_s + home + u')');
}

QString byBadge(const QString& badge) {
    return badge.isEmpty() ? QString() : QString(u" (badge "_s + badge + u')');
}

/// 17 for an id like "p17". Absent for any other id, or if the number can be written in another
/// way.
std::optional<qint64> numberIn(const PlayerId& id) {
    bool isNumber = false;
    const qint64 number = id.text().mid(1).toLongLong(&isNumber);
    return isNumber && id.text() == u"p%1"_s.arg(number) ? std::optional(number) : std::nullopt;
}

/// Whether the numbers in ids follow registration, as Mentat assigns them.
bool areInOrder(std::span<const Player> players) {
    qint64 last = 0;
    return std::ranges::all_of(players, [&](const Player& player) {
        const qint64 before = last;
        last = numberIn(player.id).value_or(last);
        return last > before || !numberIn(player.id);
    });
}

/// By the registration number, which stays whoever is merged or removed later. If one of their ids
/// has none, by position in the list.
QString byNumber(std::span<const Player> players, const Namesakes& namesakes) {
    const Player& player = *namesakes.front();
    const bool haveNumbers
        = areInOrder(players) && std::ranges::all_of(namesakes, [](const Player* one) {
              return numberIn(one->id).has_value();
          });
    const auto place = std::ranges::find(players, player.id, &Player::id) - players.begin() + 1;
    return u" (no. "_s + QString::number(haveNumbers ? *numberIn(player.id) : place) + u')';
}

enum class MayNameBadge { No, Yes };

QString called(std::span<const Player> players, const Player& player, MayNameBadge badges) {
    const QString& name = player.name.text();
    const Namesakes namesakes = namesakesOf(players, player);
    if (namesakes.size() == 1)
        return name;
    QString told = byHome(tellingFact(namesakes, &Contact::from, normalizedText));
    if (told.isEmpty() && badges == MayNameBadge::Yes)
        told = byBadge(tellingFact(namesakes, &Contact::badge, badgeNumber));
    return name + (told.isEmpty() ? byNumber(players, namesakes) : told);
}

} // namespace

QString calledName(const Event& event, const Player& player) {
    return calledName(std::span(event.players), player);
}

QString calledName(std::span<const Player> players, const Player& player) {
    return called(players, player, MayNameBadge::Yes);
}

QString publicName(const Event& event, const Player& player) {
    return called(event.players, player, MayNameBadge::No);
}

QStringList calledApart(const Name& name, const Contact& contact) {
    QStringList all;
    for (const QString& told : {byHome(sayable(contact.from)), byBadge(sayable(contact.badge))}) {
        if (!told.isEmpty())
            all.append(name.text() + told);
    }
    return all;
}

Name bareName(const Name& listed, const Contact& beside) {
    static const QRegularExpression number(u" \\(no\\. [0-9]+\\)$"_s);
    QString text = listed.text();
    for (const QString& told : {byHome(sayable(beside.from)), byBadge(sayable(beside.badge))}) {
        if (text.endsWith(told))
            text.chop(told.size());
    }
    return Name::fromText(text.remove(number)).value_or(listed);
}

Event withCalledNames(Event event) {
    std::vector<Name> names;
    for (const Player& player : event.players)
        names.push_back(Name::fromText(calledName(event, player)).value_or(player.name));
    for (size_t i = 0; i < names.size(); ++i)
        event.players[i].name = names[i];
    return event;
}

Event withoutBadges(Event event) {
    for (Player& player : event.players)
        player.badge.reset();
    return event;
}

namespace {

struct Generation {
    QLatin1StringView written;
    QLatin1StringView meant;
};

/// A single V or MD is an initial.
constexpr std::array generations{
    Generation{"jr"_L1, "jr"_L1},   Generation{"jnr"_L1, "jr"_L1}, Generation{"junior"_L1, "jr"_L1},
    Generation{"sr"_L1, "sr"_L1},   Generation{"snr"_L1, "sr"_L1}, Generation{"senior"_L1, "sr"_L1},
    Generation{"ii"_L1, "ii"_L1},   Generation{"2nd"_L1, "ii"_L1}, Generation{"iii"_L1, "iii"_L1},
    Generation{"3rd"_L1, "iii"_L1}, Generation{"iv"_L1, "iv"_L1},  Generation{"4th"_L1, "iv"_L1},
};

/// Whether a comma may precede it although it is not a given name; Junior can be one.
bool isSuffix(const QString& text) {
    constexpr qsizetype longest = 4; // "Jnr."
    return text.size() <= longest && !generationOf(text).isEmpty();
}

/// Splits "Brad Jr." into Brad and "Jr."; a name without a suffix, or with nothing else, stays
/// whole.
std::pair<QString, QString> withoutGeneration(const QString& part) {
    const qsizetype blank = part.lastIndexOf(u' ');
    if (blank < 0 || generationOf(part.mid(blank + 1)).isEmpty())
        return {part, {}};
    return {part.left(blank).trimmed(), part.mid(blank + 1)};
}

/// A word before a family name that belongs to it.
bool isParticle(const QString& word) {
    constexpr std::array particles{
        "af"_L1,  "al"_L1,  "av"_L1,  "bin"_L1, "da"_L1,  "dal"_L1, "de"_L1,  "del"_L1, "den"_L1,
        "der"_L1, "di"_L1,  "do"_L1,  "dos"_L1, "du"_L1,  "el"_L1,  "ibn"_L1, "la"_L1,  "le"_L1,
        "st"_L1,  "ten"_L1, "ter"_L1, "van"_L1, "vom"_L1, "von"_L1, "zu"_L1,  "zum"_L1, "zur"_L1};
    QString plain = word.toLower();
    plain.remove(u'.');
    return std::ranges::find(particles, plain) != particles.end();
}

} // namespace

QString generationOf(const QString& word) {
    QString plain = word.toLower();
    plain.remove(u'.');
    const auto* known = std::ranges::find(generations, plain, &Generation::written);
    return known == generations.end() ? QString() : QString(known->meant);
}

QString takeGeneration(QStringList& words) {
    const QString generation = words.size() < 2 ? QString() : generationOf(words.last());
    if (!generation.isEmpty())
        words.removeLast();
    return generation;
}

QString givenNameFirst(const QString& text) {
    QStringList parts = text.split(u',');
    for (QString& part : parts)
        part = part.trimmed();
    const bool hasSuffix = isSuffix(parts.last());
    if (parts.size() != (hasSuffix ? 3 : 2))
        return text;
    if (hasSuffix)
        return QString(parts[1] + u' ' + parts[0]).trimmed() + u", "_s + parts[2];
    const auto [family, ofFamily] = withoutGeneration(parts[0]);
    const auto [given, ofGiven] = withoutGeneration(parts[1]);
    return QStringList{given, family, ofFamily, ofGiven}.join(u' ').simplified();
}

QString givenNameFirstOf(const QString& familyFirst) {
    if (familyFirst.contains(u','))
        return givenNameFirst(familyFirst);
    const QString text = familyFirst.simplified();
    const qsizetype blank = text.indexOf(u' ');
    return blank < 0 ? text : QString(text.mid(blank + 1) + u' ' + text.left(blank));
}

QString familyNameFirst(const QString& name) {
    QStringList words = name.simplified().split(u' ');
    QString suffix;
    if (words.size() > 1 && isSuffix(words.last()))
        suffix = u", "_s + words.takeLast();
    if (!suffix.isEmpty() && words.last().endsWith(u','))
        words.last().chop(1);
    if (words.size() < 2 || words.join(u' ').contains(u','))
        return name;
    qsizetype first = words.size() - 1;
    while (first > 1 && isParticle(words[first - 1]))
        --first;
    return words.mid(first).join(u' ') + u", "_s + words.mid(0, first).join(u' ') + suffix;
}

namespace {

constexpr qsizetype groupSize = 3;

bool areDigits(QStringView text) {
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar c) { return c.isDigit(); });
}

/// Thousands separators of any country.
bool separatesThousands(QChar c) {
    return c == u',' || c == u'.' || c == u'\'' || c == u'’' || c.isSpace();
}

/// "1,043" gives "1043". Absent if it is not a whole number.
std::optional<QString> ungrouped(QStringView text) {
    const auto separator = std::ranges::find_if_not(text, [](QChar c) { return c.isDigit(); });
    if (separator == text.end())
        return areDigits(text) ? std::optional(text.toString()) : std::nullopt;
    if (!separatesThousands(*separator))
        return std::nullopt;
    const auto groups = text.split(*separator);
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const bool hasSize = i == 0 ? groups[i].size() <= groupSize : groups[i].size() == groupSize;
        if (!hasSize || !areDigits(groups[i]))
            return std::nullopt;
    }
    return text.toString().remove(*separator);
}

/// "1042.0" gives "1042".
QStringView withoutFraction(QStringView text) {
    const qsizetype point = std::max(text.lastIndexOf(u'.'), text.lastIndexOf(u','));
    if (point < 0)
        return text;
    const QStringView fraction = text.mid(point + 1);
    const bool isNone
        = !fraction.isEmpty() && std::ranges::all_of(fraction, [](QChar c) { return c == u'0'; });
    return isNone ? text.left(point) : text;
}

/// In plain digits without leading zeros. Absent if it is not a whole number.
std::optional<QString> wholeNumber(const QString& badge) {
    QStringView text = QStringView(badge).trimmed();
    if (text.startsWith(u'#'))
        text = text.mid(1).trimmed();
    auto number = ungrouped(text); // "1.000" is a thousand
    if (!number)
        number = ungrouped(withoutFraction(text));
    if (!number)
        return std::nullopt;
    for (QChar& digit : *number)
        digit = QChar(u'0' + digit.digitValue());
    const auto first = std::ranges::find_if(*number, [](QChar c) { return c != u'0'; });
    return number->mid(std::min<qsizetype>(first - number->begin(), number->size() - 1));
}

} // namespace

QString badgeNumber(const QString& badge) {
    return wholeNumber(badge).value_or(normalizedText(badge));
}

QString badgeNumber(const std::optional<QString>& badge) {
    return badge ? badgeNumber(*badge) : QString();
}

bool isBadgeNumber(const QString& text) {
    return wholeNumber(text).has_value();
}

} // namespace mentat
