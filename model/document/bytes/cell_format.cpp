#include "model/document/bytes/cell_format.h"

#include <QDateTime>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int secondsADay = 24 * 60 * 60;
/// The last day that a workbook can show, in the year 9999.
constexpr double lastDay = 2'958'466;
/// Whole numbers up to here are exact.
constexpr double maxExact = 1e15;
/// In a pattern: a digit that is always shown, and one that is left out if the number has none
/// there.
constexpr QChar alwaysDigit(u'\x01');
constexpr QChar digitIfAny(u'\x02');

/// One sign of a section; quoted and escaped ones are literal.
struct Sign {
    QChar letter;
    bool isLiteral = false;
};

struct Section {
    std::vector<Sign> signs;
    bool isSpan = false; // [h]:mm: hours beyond a day
};

/// The first section: the format of positive numbers, or of all.
Section firstSection(const QString& code) {
    Section section;
    for (qsizetype i = 0; i < code.size() && code[i] != u';'; ++i) {
        const QChar c = code[i];
        if (c == u'"') {
            for (++i; i < code.size() && code[i] != u'"'; ++i)
                section.signs.push_back({code[i], true});
        } else if (c == u'\\') {
            if (++i < code.size())
                section.signs.push_back({code[i], true});
        } else if (c == u'_' || c == u'*') {
            ++i; // a blank as wide as the next sign, or a repeated sign
        } else if (c == u'[') {
            const qsizetype end = code.indexOf(u']', i);
            const QString inside = code.mid(i + 1, end < 0 ? -1 : end - i - 1).toLower();
            section.isSpan = section.isSpan || inside.startsWith(u'h') || inside.startsWith(u'm')
                             || (inside.startsWith(u's') && !inside.contains(u'$'));
            i = end < 0 ? code.size() : end;
        } else {
            section.signs.push_back({c, false});
        }
    }
    return section;
}

/// Its date and time letters in lowercase, without "am/pm".
QString momentLetters(const Section& section) {
    QString letters;
    for (const Sign& sign : section.signs) {
        if (!sign.isLiteral)
            letters += sign.letter.toLower();
    }
    const bool hasHalves = letters.contains(u"am/pm"_s) || letters.contains(u"a/p"_s);
    letters.remove(u"am/pm"_s).remove(u"a/p"_s);
    if (letters.contains(u"general"_s))
        return {};
    QString moment;
    for (const QChar c : letters) {
        if (u"ymdhs"_s.contains(c))
            moment += c;
    }
    return hasHalves ? moment + u'h' : moment;
}

QString shownPlainly(double number) {
    if (std::abs(number) < maxExact && number == std::floor(number))
        return QString::number(static_cast<qint64>(number));
    return QString::number(number, 'g', 15);
}

QString shownTime(qint64 seconds) {
    const QTime time = QTime(0, 0).addSecs(static_cast<int>(seconds % secondsADay));
    return time.toString(time.second() == 0 ? u"HH:mm"_s : u"HH:mm:ss"_s);
}

QString shownSpan(double days) {
    const qint64 minutes = std::llround(days * 24 * 60);
    return u"%1:%2"_s.arg(minutes / 60).arg(minutes % 60, 2, 10, QChar(u'0'));
}

} // namespace

CellFormat CellFormat::builtIn(int number) {
    constexpr int firstDate = 14;
    static const std::array<QString, 9> moments{u"m/d/yyyy"_s, u"d-mmm-yy"_s,   u"d-mmm"_s,
                                                u"mmm-yy"_s,   u"h:mm AM/PM"_s, u"h:mm:ss AM/PM"_s,
                                                u"h:mm"_s,     u"h:mm:ss"_s,    u"m/d/yyyy h:mm"_s};
    if (number >= firstDate && number < firstDate + static_cast<int>(moments.size()))
        return CellFormat(moments[static_cast<size_t>(number - firstDate)]);
    // East Asian dates and times.
    if ((number >= 27 && number <= 31) || number == 36 || (number >= 50 && number <= 58))
        return CellFormat(u"yyyy-mm-dd"_s);
    if (number == 32 || number == 33)
        return CellFormat(u"h:mm"_s);
    switch (number) {
    case 1: return CellFormat(u"0"_s);
    case 2: return CellFormat(u"0.00"_s);
    case 3: return CellFormat(u"#,##0"_s);
    case 4: return CellFormat(u"#,##0.00"_s);
    case 9: return CellFormat(u"0%"_s);
    case 10: return CellFormat(u"0.00%"_s);
    case 45: return CellFormat(u"mm:ss"_s);
    case 46: return CellFormat(u"[h]:mm:ss"_s);
    case 47: return CellFormat(u"mm:ss.0"_s);
    default: return CellFormat();
    }
}

CellFormat::CellFormat(const QString& code) {
    static const QRegularExpression limited(uR"(^\[<=?(\d+)\][^;]*;(.*)$)"_s);
    if (const auto match = limited.match(code); match.hasMatch()) {
        m_limit = match.captured(1).toDouble();
        m_beyond.emplace_back(match.captured(2));
    }
    const Section section = firstSection(code);
    const QString moment = momentLetters(section);
    if (section.isSpan) {
        m_kind = Kind::Span;
    } else if (!moment.isEmpty()) {
        m_kind = Kind::Moment;
        m_hasTime = moment.contains(u'h') || moment.contains(u's');
        m_hasDate = moment.contains(u'y') || moment.contains(u'd')
                    || (moment.contains(u'm') && !m_hasTime);
    } else if (!code.contains(u"General"_s, Qt::CaseInsensitive)) {
        takePattern(code);
    }
}

void CellFormat::takePattern(const QString& code) {
    bool isBehindPoint = false;
    bool hasDigits = false;
    bool isPercent = false;
    for (const Sign& sign : firstSection(code).signs) {
        const bool isDigit = !sign.isLiteral && u"0#?"_s.contains(sign.letter);
        if (!sign.isLiteral && u"E/@"_s.contains(sign.letter))
            return; // exponents, fractions, and texts are shown as they are
        isPercent = isPercent || (!sign.isLiteral && sign.letter == u'%');
        if (!sign.isLiteral && sign.letter == u'.') {
            isBehindPoint = true;
        } else if (isDigit && isBehindPoint) {
            ++m_decimals;
        } else if (isDigit) {
            hasDigits = true;
            m_pattern += sign.letter == u'0' ? alwaysDigit : digitIfAny;
        } else if (!isBehindPoint && (sign.isLiteral || sign.letter != u',')) {
            m_pattern += sign.letter;
        }
    }
    if (hasDigits)
        m_kind = isPercent ? Kind::Percent : Kind::Pattern;
}

QString CellFormat::shown(double number, bool from1904) const {
    if (!std::isfinite(number))
        return {};
    if (!m_beyond.empty() && number > m_limit)
        return m_beyond.front().shown(number, from1904);
    const bool isDay = number >= 0 && number < lastDay;
    switch (m_kind) {
    case Kind::Span: return isDay ? shownSpan(number) : shownPlainly(number);
    case Kind::Moment: return isDay ? shownMoment(number, from1904) : shownPlainly(number);
    case Kind::Percent: return QString::number(number * 100, 'f', m_decimals) + u'%';
    case Kind::Pattern:
        return std::abs(number) < maxExact ? shownByPattern(number) : shownPlainly(number);
    case Kind::Plain: break;
    }
    return shownPlainly(number);
}

QString CellFormat::shownMoment(double number, bool from1904) const {
    // Excel has a February 29 in 1900, so earlier days count from another day.
    const QDate first = from1904 ? QDate(1904, 1, 1) : QDate(1899, 12, number < 60 ? 31 : 30);
    const qint64 seconds = std::llround(number * secondsADay);
    const QString day = first.addDays(seconds / secondsADay).toString(Qt::ISODate);
    if (!m_hasTime)
        return day;
    return m_hasDate ? QString(day + u' ' + shownTime(seconds)) : shownTime(seconds);
}

/// Fills in the digits from the last; the rest go before the first.
QString CellFormat::shownByPattern(double number) const {
    const QString digits = QString::number(std::abs(number), 'f', m_decimals);
    const qsizetype point = digits.indexOf(u'.');
    QString whole = point < 0 ? digits : digits.left(point);
    const qsizetype firstPlace = m_pattern.indexOf(QRegularExpression(u"[\\x01\\x02]"_s));
    QString text;
    for (qsizetype i = m_pattern.size() - 1; i >= 0; --i) {
        const QChar sign = m_pattern[i];
        const bool isPlace = sign == alwaysDigit || sign == digitIfAny;
        if (!isPlace) {
            text.prepend(sign);
            continue;
        }
        const qsizetype taken
            = i == firstPlace ? whole.size() : std::min<qsizetype>(1, whole.size());
        text.prepend(whole.last(taken));
        whole.chop(taken);
        if (taken == 0 && sign == alwaysDigit)
            text.prepend(u'0');
    }
    if (point >= 0)
        text += digits.mid(point);
    return number < 0 ? QString(u'-' + text) : text;
}

} // namespace mentat
