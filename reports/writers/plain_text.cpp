#include "reports/writers/plain_text.h"

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

/// XML, and with it XLSX, cannot hold these two.
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

} // namespace mentat
