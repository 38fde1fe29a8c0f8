#include "model/people/badge_number.h"

#include "model/values/name.h"

#include <algorithm>

namespace mentat {

namespace {

constexpr qsizetype groupSize = 3;

bool areDigits(QStringView text) {
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar c) { return c.isDigit(); });
}

/// Between thousands, in whatever country the spreadsheet was.
bool separatesThousands(QChar c) {
    return c == u',' || c == u'.' || c == u'\'' || c == u'’' || c.isSpace();
}

/// "1,043" is "1043". Absent where the text is no whole number.
std::optional<QString> ungrouped(QStringView text) {
    const auto separator = std::ranges::find_if_not(text, [](QChar c) { return c.isDigit(); });
    if (separator == text.end())
        return areDigits(text) ? std::optional(text.toString()) : std::nullopt;
    if (!separatesThousands(*separator))
        return std::nullopt;
    const auto groups = text.split(*separator);
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const bool hasSize = i == 0 ? groups[i].size() <= groupSize : groups[i].size() == groupSize;
        if (!hasSize || !areDigits(groups[i]))
            return std::nullopt;
    }
    return text.toString().remove(*separator);
}

/// "1042.0" is "1042".
QStringView withoutFraction(QStringView text) {
    const qsizetype point = std::max(text.lastIndexOf(u'.'), text.lastIndexOf(u','));
    if (point < 0)
        return text;
    const QStringView fraction = text.mid(point + 1);
    const bool isNone
        = !fraction.isEmpty() && std::ranges::all_of(fraction, [](QChar c) { return c == u'0'; });
    return isNone ? text.left(point) : text;
}

/// In plain digits, without zeros before it. Absent where the text is no whole number.
std::optional<QString> wholeNumber(const QString& badge) {
    QStringView text = QStringView(badge).trimmed();
    if (text.startsWith(u'#'))
        text = text.mid(1).trimmed();
    auto number = ungrouped(text); // "1.000" is a thousand
    if (!number)
        number = ungrouped(withoutFraction(text));
    if (!number)
        return std::nullopt;
    for (QChar& digit : *number)
        digit = QChar(u'0' + digit.digitValue());
    const auto first = std::ranges::find_if(*number, [](QChar c) { return c != u'0'; });
    return number->mid(std::min<qsizetype>(first - number->begin(), number->size() - 1));
}

} // namespace

QString badgeNumber(const QString& badge) {
    return wholeNumber(badge).value_or(normalisedText(badge));
}

QString badgeNumber(const std::optional<QString>& badge) {
    return badge ? badgeNumber(*badge) : QString();
}

bool isBadgeNumber(const QString& text) {
    return wholeNumber(text).has_value();
}

} // namespace mentat
