#include "model/people/name_order.h"

#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// What comes after a comma without being a given name. A lone V or MD is somebody's initials.
bool isSuffix(const QString& text) {
    constexpr std::array suffixes{"jr"_L1, "sr"_L1, "ii"_L1, "iii"_L1, "iv"_L1};
    QString word = text.toLower();
    word.remove(u'.');
    return std::ranges::find(suffixes, word) != suffixes.end();
}

} // namespace

QString givenNameFirst(const QString& text) {
    QStringList parts = text.split(u',');
    for (QString& part : parts)
        part = part.trimmed();
    const bool hasSuffix = isSuffix(parts.last());
    if (parts.size() != (hasSuffix ? 3 : 2))
        return text;
    const QString ordered = QString(parts[1] + u' ' + parts[0]).trimmed();
    return hasSuffix ? QString(ordered + u", "_s + parts[2]) : ordered;
}

QString givenNameFirstOf(const QString& familyFirst) {
    if (familyFirst.contains(u','))
        return givenNameFirst(familyFirst);
    const QString text = familyFirst.simplified();
    const qsizetype blank = text.indexOf(u' ');
    return blank < 0 ? text : QString(text.mid(blank + 1) + u' ' + text.left(blank));
}

} // namespace mentat
