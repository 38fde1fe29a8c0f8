#include "app/cli/call/numbers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

bool isDigit(QChar character) {
    return character >= u'0' && character <= u'9';
}

/// What stands behind the point: nothing where there is none, or 5, with as many zeros as one
/// likes.
std::optional<int> halvesBehindPoint(QString digits) {
    while (digits.endsWith(u'0'))
        digits.chop(1);
    if (digits.isEmpty())
        return 0;
    return digits == u"5"_s ? std::optional(1) : std::nullopt;
}

} // namespace

std::optional<Count> wholeNumber(const QString& text) {
    bool fits = false;
    const int number = text.toInt(&fits);
    if (!fits || !std::all_of(text.begin(), text.end(), isDigit))
        return std::nullopt;
    return Count::fromInt(number);
}

std::optional<Count> numberOfHalves(const QString& text) {
    const qsizetype point = text.indexOf(u'.');
    if (point == text.size() - 1) // also an empty text
        return std::nullopt;
    const auto whole = wholeNumber(text.left(point));
    const auto half = point < 0 ? 0 : halvesBehindPoint(text.mid(point + 1));
    if (!whole || !half)
        return std::nullopt;
    return Count::fromInt(2 * qint64(whole->value()) + *half);
}

} // namespace mentat
