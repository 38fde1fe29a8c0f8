#pragma once

#include "reports/wording/language/language.h"

#include <QStringList>

#include <concepts>
#include <cstddef>
#include <utility>

namespace mentat {

/// An English text of the sources with the context under which translation files have it. lupdate
/// finds texts by this name (cmake/MentatTranslations.cmake), so a phrase is made where it is
/// written: Phrase("Report", "Place %1").
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

/// A phrase with a %n in it: it has a form for one and others for several.
class CountedPhrase : public Phrase {
public:
    using Phrase::Phrase;
};

/// %1 is the first of the filling, %9 the ninth; "–" for what is missing. In one pass, so that a
/// name with a % in it stays as it is.
[[nodiscard]] QString filled(const QString& text, const QStringList& filling);

/// The phrase in the language, empty where there is none; a number is its %n, a negative one is not
/// known.
[[nodiscard]] QString inLanguage(const Language& language, Phrase phrase, int number = -1);

/// In the language of the window, which the application's translators have.
[[nodiscard]] QString say(Phrase phrase);
[[nodiscard]] QString sayCounted(Phrase phrase, int number);

/// What speaks a language: itself, a Wording, a page for phones, what a report or a board is made
/// of.
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
