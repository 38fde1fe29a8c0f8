#include "tests/translations/long_text.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// Of each letter, that it is two fifths more.
constexpr int moreOfFive = 2;
constexpr int five = 5;

const QRegularExpression& kept() {
    static const QRegularExpression pattern(
        uR"(%L?\d{1,2}|%n|</?\w[^>]*>|&#?\w+;|&&|&\w|\(\*[^)]*\)|;;)"_s);
    return pattern;
}

/// A vowel with an accent; nothing for what is no vowel.
QChar accented(QChar letter) {
    static const QString vowels = u"aeiouyAEIOUY"_s;
    static const QString with = u"áéîöüýÁÉÎÖÜÝ"_s;
    const qsizetype place = vowels.indexOf(letter);
    return place < 0 ? QChar() : with[place];
}

} // namespace

QString longer(const QString& text) {
    QString more;
    qsizetype lastLetter = 0; // the place behind it
    int owed = 0;             // in fifths of a letter
    const auto pay = [&](QChar with) {
        for (; owed > 0; owed -= five)
            more.append(with);
    };
    for (qsizetype at = 0; at < text.size();) {
        const auto found = kept().match(text, at, QRegularExpression::NormalMatch,
                                        QRegularExpression::AnchorAtOffsetMatchOption);
        const QString part = found.hasMatch() ? found.captured() : text.mid(at, 1);
        more.append(part);
        owed += moreOfFive * static_cast<int>(part.size());
        at += part.size();
        const bool isMnemonic = part.size() == 2 && part[0] == u'&' && part[1] != u'&';
        if (found.hasMatch() && !isMnemonic)
            continue;
        const QChar letter = part.back();
        if (const QChar vowel = accented(letter); !vowel.isNull())
            pay(vowel);
        if (letter.isLetter())
            lastLetter = more.size();
    }
    if (lastLetter > 0) {
        for (; owed > 0; owed -= five)
            more.insert(lastLetter, u'ë');
    }
    return more;
}

QString keptIn(const QString& text) {
    QStringList parts;
    for (auto found = kept().globalMatch(text); found.hasNext();)
        parts.append(found.next().captured().toLower());
    parts.sort();
    return parts.join(u' ');
}

} // namespace mentat::test
