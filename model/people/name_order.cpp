#include "model/people/name_order.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

struct Generation {
    QLatin1StringView written;
    QLatin1StringView meant;
};

/// A lone V or MD is somebody's initials.
constexpr std::array generations{
    Generation{"jr"_L1, "jr"_L1},   Generation{"jnr"_L1, "jr"_L1}, Generation{"junior"_L1, "jr"_L1},
    Generation{"sr"_L1, "sr"_L1},   Generation{"snr"_L1, "sr"_L1}, Generation{"senior"_L1, "sr"_L1},
    Generation{"ii"_L1, "ii"_L1},   Generation{"2nd"_L1, "ii"_L1}, Generation{"iii"_L1, "iii"_L1},
    Generation{"3rd"_L1, "iii"_L1}, Generation{"iv"_L1, "iv"_L1},  Generation{"4th"_L1, "iv"_L1},
};

/// What comes after a comma without being a given name, as Junior can be.
bool isSuffix(const QString& text) {
    constexpr qsizetype longest = 4; // "Jnr."
    return text.size() <= longest && !generationOf(text).isEmpty();
}

/// "Brad Jr." as Brad and "Jr."; what has none, or nothing else, stays.
std::pair<QString, QString> withoutGeneration(const QString& part) {
    const qsizetype blank = part.lastIndexOf(u' ');
    if (blank < 0 || generationOf(part.mid(blank + 1)).isEmpty())
        return {part, {}};
    return {part.left(blank).trimmed(), part.mid(blank + 1)};
}

/// What stands before a family name and belongs to it.
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

} // namespace mentat
