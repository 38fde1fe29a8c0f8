#include "app/session/typing/typed_name.h"

#include "model/people/names.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// What family names of several words begin with.
bool isParticle(const QString& word) {
    constexpr std::array particles{"da"_L1,  "dal"_L1, "de"_L1,  "del"_L1, "den"_L1, "der"_L1,
                                   "di"_L1,  "do"_L1,  "dos"_L1, "du"_L1,  "el"_L1,  "la"_L1,
                                   "le"_L1,  "mac"_L1, "mc"_L1,  "o"_L1,   "san"_L1, "st"_L1,
                                   "st."_L1, "ten"_L1, "ter"_L1, "van"_L1, "vom"_L1, "von"_L1};
    return std::ranges::find(particles, word.toLower()) != particles.end();
}

/// OH, ON: a state or a province.
bool isCode(const QString& text) {
    return text.size() == 2 && text.isUpper();
}

/// Whether a list would write a family name so, before a comma and what stands behind it.
bool isFamilyName(const QString& text, const QString& behind) {
    QStringList words = text.split(u' ');
    takeGeneration(words);
    return words.size() == 1 || (isParticle(words.first()) && !isCode(behind));
}

} // namespace

TypedName typedName(const QString& typed) {
    const QString text = typed.simplified();
    const qsizetype comma = text.lastIndexOf(u',');
    if (comma < 0)
        return {text, {}};
    const QString before = text.left(comma).trimmed();
    const QString behind = text.mid(comma + 1).trimmed();
    if (before.isEmpty() || behind.isEmpty())
        return {before.isEmpty() ? behind : before, {}}; // more is to come
    if (before.contains(u',')) {
        const QString whole = givenNameFirst(text);
        // "Smith, Bill, Jr." needs all of it; of a name with other commas nobody knows what it is.
        return whole == text ? TypedName{givenNameFirst(before), behind} : TypedName{whole, {}};
    }
    if (!generationOf(behind).isEmpty() || isFamilyName(before, behind))
        return {givenNameFirst(text), {}};
    return {before, behind};
}

} // namespace mentat
