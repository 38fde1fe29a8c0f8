#include "reports/writers/plain_text.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

bool turnsDirection(QChar c) {
    const char16_t code = c.unicode();
    return code == 0x061C || code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E)
           || (code >= 0x2066 && code <= 0x2069);
}

bool isBlankOrBreak(QChar c) {
    const QChar::Category category = c.category();
    return category == QChar::Other_Control || category == QChar::Separator_Line
           || category == QChar::Separator_Paragraph;
}

/// XML, and so XLSX, cannot hold these two.
bool isNoCharacter(QChar c) {
    return c.unicode() >= 0xFFFE;
}

bool isLoneSurrogate(const QString& text, qsizetype at) {
    if (text[at].isHighSurrogate())
        return at + 1 >= text.size() || !text[at + 1].isLowSurrogate();
    return text[at].isLowSurrogate() && (at == 0 || !text[at - 1].isHighSurrogate());
}

} // namespace

QString plainLine(const QString& text) {
    QString line;
    line.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (turnsDirection(c))
            continue;
        if (isBlankOrBreak(c))
            line += u' ';
        else if (isNoCharacter(c) || isLoneSurrogate(text, i))
            line += QChar(QChar::ReplacementCharacter);
        else
            line += c;
    }
    return line;
}

QStringList plainLines(const QString& text) {
    QString unified = text;
    unified.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
    QStringList lines;
    for (const QString& line : unified.split(u'\n'))
        lines.append(plainLine(line));
    return lines;
}

namespace {

constexpr qsizetype longestName = 31;

/// Never splits a surrogate pair.
QString cutTo(const QString& text, qsizetype length) {
    if (text.size() <= length)
        return text;
    return text.left(text[length - 1].isHighSurrogate() ? length - 1 : length);
}

QString acceptable(const QString& wished) {
    static const QString refusedByExcel = u"[]:*?/\\"_s;
    QString name;
    for (const QChar c : cutTo(plainLine(wished).trimmed(), longestName))
        name += refusedByExcel.contains(c) ? QChar(u'-') : c;
    while (name.startsWith(u'\''))
        name.remove(0, 1);
    while (name.endsWith(u'\'') || name.endsWith(u' '))
        name.chop(1);
    // Excel reserves this one.
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
