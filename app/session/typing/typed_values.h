#pragma once

#include "model/event.h"
#include "model/values/times.h"

#include <QLocale>
#include <QString>

#include <algorithm>
#include <optional>

namespace mentat {

/// Whether nothing is typed, or "-" or "–" for unknown.
[[nodiscard]] inline bool isUnknown(const QString& typed) {
    const QString text = typed.trimmed();
    return text.isEmpty() || text == u'-' || text == u'–';
}

/// Digits, with an optional sign if the number can be negative.
template <class Number>
[[nodiscard]] std::optional<Number> typedNumber(QString text) {
    text.replace(u'−', u'-');
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    const bool isPlain
        = std::ranges::all_of(text, [](QChar c) { return (c >= u'0' && c <= u'9') || c == u'-'; });
    return isNumber && isPlain ? Number::fromInt(number) : std::nullopt;
}

/// For editing; empty if absent.
template <class Number>
[[nodiscard]] QString numberToType(const std::optional<Number>& number) {
    return number ? QString::number(number->value()) : QString();
}

/// A time of day as typed, with or without a colon: "1712", "17:12", "512", "5:12 pm", "512p",
/// "5p". Without "am" or "pm", an hour up to 12 may be either. Returns the first such moment from
/// `after` on; absent if invalid.
[[nodiscard]] std::optional<VenueTime> typedTime(const QString& text, const VenueTime& after);

/// The hour of the day, 0 to 23, for "5 am" or "5 pm"; absent if the hour is not 1 to 12.
[[nodiscard]] std::optional<int> hourOfDay(int hour, bool isAfternoon);

/// "17:12" or "5:12 PM", by locale, for editing.
[[nodiscard]] QString timeToType(const VenueTime& time, const QLocale& locale = {});

/// A new person, typed on one line.
struct TypedName {
    QString name; // given name first
    QString from; // empty: not given
    friend bool operator==(const TypedName&, const TypedName&) = default;
};

/// "Pat Doe, OH" is Pat Doe from OH, "Doe, Pat, OH" too; "Doe, Pat", "de la Cruz, Maria" and
/// "Bill Smith, Jr." are names alone.
[[nodiscard]] TypedName typedName(const QString& typed);

/// A line with blanks instead of characters that names cannot contain, such as pasted tabs.
[[nodiscard]] QString withoutControls(const QString& typed);

/// A card as typed: sections separated by blank lines, the title first, then one line each; ignores
/// list marks.
[[nodiscard]] std::vector<CardSection> cardIn(const QString& text);

/// For editing.
[[nodiscard]] QString cardToType(const std::vector<CardSection>& card);

/// The first title or line too long for the paper.
struct TooLongOnCard {
    QString text;
    qsizetype most; // characters
};
[[nodiscard]] std::optional<TooLongOnCard> tooLongOn(const std::vector<CardSection>& card);

} // namespace mentat
