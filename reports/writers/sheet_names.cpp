#include "reports/writers/sheet_names.h"

#include "reports/writers/plain_text.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr qsizetype longestName = 31;

/// Never half of a pair of surrogates.
QString cutTo(const QString& text, qsizetype length) {
    if (text.size() <= length)
        return text;
    return text.left(text[length - 1].isHighSurrogate() ? length - 1 : length);
}

QString acceptable(const QString& wished) {
    static const QString forbidden = u"[]:*?/\\"_s;
    QString name;
    for (const QChar c : cutTo(plainLine(wished).trimmed(), longestName))
        name += forbidden.contains(c) ? QChar(u'-') : c;
    while (name.startsWith(u'\''))
        name.remove(0, 1);
    while (name.endsWith(u'\'') || name.endsWith(u' '))
        name.chop(1);
    // Excel keeps this one for itself.
    const bool isKept = name.compare(u"history"_s, Qt::CaseInsensitive) == 0;
    return name.isEmpty() || isKept ? QString(u"Sheet "_s + name).trimmed() : name;
}

} // namespace

QStringList sheetNames(const QStringList& wished) {
    QStringList names;
    for (const QString& wish : wished) {
        const QString wanted = acceptable(wish);
        QString name = wanted;
        for (int number = 2; names.contains(name, Qt::CaseInsensitive); ++number) {
            const QString suffix = u" ("_s + QString::number(number) + u')';
            name = cutTo(wanted, longestName - suffix.size()) + suffix;
        }
        names.append(name);
    }
    return names;
}

} // namespace mentat
