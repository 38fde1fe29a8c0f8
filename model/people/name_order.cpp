#include "model/people/name_order.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// What comes after a comma without being a given name.
bool isSuffix(const QString& text) {
    constexpr std::array suffixes{"jr"_L1, "sr"_L1, "ii"_L1, "iii"_L1, "iv"_L1, "v"_L1, "md"_L1};
    QString word = text.toLower();
    word.remove(u'.');
    return std::ranges::find(suffixes, word) != suffixes.end();
}

} // namespace

QString givenNameFirst(const QString& text) {
    const qsizetype comma = text.indexOf(u',');
    if (comma < 0 || text.indexOf(u',', comma + 1) >= 0)
        return text;
    const QString given = text.mid(comma + 1).trimmed();
    if (isSuffix(given))
        return text;
    const QString ordered = given + u' ' + text.left(comma).trimmed();
    return ordered.trimmed();
}

QString givenNameFirstOf(const QString& familyFirst) {
    if (familyFirst.contains(u','))
        return givenNameFirst(familyFirst);
    const QString text = familyFirst.simplified();
    const qsizetype blank = text.indexOf(u' ');
    return blank < 0 ? text : QString(text.mid(blank + 1) + u' ' + text.left(blank));
}

} // namespace mentat
