#include "model/values/name.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

bool isNoncharacter(char16_t unit) {
    return unit >= 0xFFFE || (unit >= 0xFDD0 && unit <= 0xFDEF);
}

// Letters that NFKD does not decompose although people type them without the stroke.
QString plainLetters(QChar letter) {
    switch (letter.unicode()) {
    case u'ł': return u"l"_s;
    case u'ø': return u"o"_s;
    case u'đ': return u"d"_s;
    case u'æ': return u"ae"_s;
    case u'œ': return u"oe"_s;
    case u'ß': return u"ss"_s;
    case u'ı': return u"i"_s;
    default: return QString(letter);
    }
}

} // namespace

bool Name::isAcceptable(const QString& text) {
    if (text.trimmed().isEmpty() || !text.isValidUtf16())
        return false;
    return std::none_of(text.begin(), text.end(), [](QChar c) {
        return c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line
               || c.category() == QChar::Separator_Paragraph || isNoncharacter(c.unicode());
    });
}

std::optional<Name> Name::fromText(const QString& text) {
    if (!isAcceptable(text))
        return std::nullopt;
    return Name(text);
}

Name Name::placeholder() {
    return Name(u"?"_s);
}

QString Name::normalized() const {
    return normalizedText(m_text);
}

QString normalizedText(const QString& text) {
    QString plain;
    const QString decomposed = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    for (const QChar c : decomposed) {
        if (c.isMark())
            continue;
        if (c.isLetterOrNumber() || c.isSurrogate())
            plain += plainLetters(c);
        else if (c != u'\'' && c != u'’') // O'Brien and OBrien are one name
            plain += u' ';
    }
    const QString normalized = plain.simplified();
    // A name made of signs alone is still a name.
    return normalized.isEmpty() ? text.toCaseFolded().simplified() : normalized;
}

} // namespace mentat
