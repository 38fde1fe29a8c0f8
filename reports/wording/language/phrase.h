#pragma once

#include "reports/wording/language/language.h"

#include <QStringList>

#include <concepts>
#include <cstddef>
#include <utility>

namespace mentat {

/// An English source text with its context in translation files. lupdate finds texts by this name
/// (cmake/MentatTranslations.cmake), so write phrases literally: Phrase("Report", "Place %1").
class Phrase {
public:
    /// No phrase.
    constexpr Phrase(std::nullptr_t = nullptr) {} // NOLINT(google-explicit-constructor)
    constexpr explicit Phrase(const char* context, const char* english)
        : m_context(context)
        , m_english(english) {}

    [[nodiscard]] constexpr const char* context() const { return m_context; }
    [[nodiscard]] constexpr const char* english() const { return m_english; }
    /// Whether there is one.
    [[nodiscard]] constexpr explicit operator bool() const { return m_english; }

private:
    const char* m_context = nullptr;
    const char* m_english = nullptr;
};

/// A phrase with %n: it has singular and plural forms.
class CountedPhrase : public Phrase {
public:
    using Phrase::Phrase;
};

/// Replaces %1 to %9 by the values; "–" for missing ones. In one pass, so that a % in a name stays
/// as it is.
[[nodiscard]] QString filled(const QString& text, const QStringList& filling);

/// The phrase in the language, empty if there is none; a number is its %n, a negative one is
/// unknown.
[[nodiscard]] QString inLanguage(const Language& language, Phrase phrase, int number = -1);

/// In the language of the window, from the application's translators.
[[nodiscard]] QString say(Phrase phrase);
[[nodiscard]] QString sayCounted(Phrase phrase, int number);

/// Anything with a language: itself, a Wording, a phone page, the source of a report or board.
template <class Speaker>
concept Speaks = std::same_as<Speaker, Language> || requires(const Speaker& speaker) {
    speaker.language();
} || requires(const Speaker& speaker) {
    speaker.wording.language();
};

template <Speaks Speaker>
[[nodiscard]] const Language& languageOf(const Speaker& speaker) {
    if constexpr (std::same_as<Speaker, Language>)
        return speaker;
    else if constexpr (requires { speaker.language(); })
        return speaker.language();
    else
        return speaker.wording.language();
}

template <Speaks Speaker>
[[nodiscard]] QString say(const Speaker& speaker, Phrase phrase) {
    return inLanguage(languageOf(speaker), phrase);
}
template <Speaks Speaker>
[[nodiscard]] QString say(const Speaker& speaker, Phrase phrase, const QStringList& filling) {
    return filled(say(speaker, phrase), filling);
}

template <Speaks Speaker, std::integral Number>
[[nodiscard]] QString sayCounted(const Speaker& speaker, Phrase phrase, Number number) {
    const int counted = std::in_range<int>(number) ? static_cast<int>(number) : -1;
    return inLanguage(languageOf(speaker), phrase, counted);
}
template <Speaks Speaker, std::integral Number>
[[nodiscard]] QString sayCounted(const Speaker& speaker, Phrase phrase, Number number,
                                 const QStringList& filling) {
    return filled(sayCounted(speaker, phrase, number), filling);
}

} // namespace mentat
