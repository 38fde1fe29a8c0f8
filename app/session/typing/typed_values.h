#pragma once

#include "model/event.h"
#include "model/values/times.h"

#include <QLocale>
#include <QString>

#include <algorithm>
#include <optional>

namespace mentat {

/// Whether nothing is typed, or "-" or "–": that it is not known.
[[nodiscard]] inline bool isUnknown(const QString& typed) {
    const QString text = typed.trimmed();
    return text.isEmpty() || text == u'-' || text == u'–';
}

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

/// A time of day as it is typed, with or without colon: "1712", "17:12", "512", "5:12 pm", "512p",
/// "5p".
/// Without "am" or "pm" an hour up to 12 may be either. The first such moment from `after` on;
/// absent where the text is none.
[[nodiscard]] std::optional<VenueTime> typedTime(const QString& text, const VenueTime& after);

/// The hour of the day, 0 to 23, that "5 am" or "5 pm" is; absent where an hour is not 1 to 12.
[[nodiscard]] std::optional<int> hourOfDay(int hour, bool isAfternoon);

/// "17:12" or "5:12 PM", as the locale has it, to be typed again.
[[nodiscard]] QString timeToType(const VenueTime& time, const QLocale& locale = {});

/// Somebody new, as typed in one line.
struct TypedName {
    QString name; // given name first
    QString from; // empty: nothing was said
    friend bool operator==(const TypedName&, const TypedName&) = default;
};

/// "Pat Doe, OH" is Pat Doe from OH, "Doe, Pat, OH" too; "Doe, Pat", "de la Cruz, Maria" and
/// "Bill Smith, Jr." are names alone.
[[nodiscard]] TypedName typedName(const QString& typed);

/// A line with blanks for what no name holds, tabs and such as come along when a text is pasted.
[[nodiscard]] QString withoutControls(const QString& typed);

/// A card as it is typed: sections with a blank line between them, the title first, then a line
/// each; marks that somebody puts before a line are none of it.
[[nodiscard]] std::vector<CardSection> cardIn(const QString& text);

/// To be typed again.
[[nodiscard]] QString cardToType(const std::vector<CardSection>& card);

/// A title or line that there is no room for on paper, the first of them.
struct TooLongOnCard {
    QString text;
    qsizetype most; // characters
};
[[nodiscard]] std::optional<TooLongOnCard> tooLongOn(const std::vector<CardSection>& card);

} // namespace mentat
