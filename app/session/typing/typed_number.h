#pragma once

#include <QString>

#include <algorithm>
#include <optional>

namespace mentat {

/// Digits, and where the number can be below 0 a sign before them.
template <class Number>
[[nodiscard]] std::optional<Number> typedNumber(QString text) {
    text.replace(u'−', u'-');
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    const bool isPlain
        = std::ranges::all_of(text, [](QChar c) { return (c >= u'0' && c <= u'9') || c == u'-'; });
    return isNumber && isPlain ? Number::fromInt(number) : std::nullopt;
}

/// To be typed again; empty where it is absent.
template <class Number>
[[nodiscard]] QString numberToType(const std::optional<Number>& number) {
    return number ? QString::number(number->value()) : QString();
}

} // namespace mentat
