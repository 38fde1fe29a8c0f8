#pragma once

#include "model/values/value.h"
#include "reports/wording/language/phrase.h"

#include <QStringList>

#include <optional>

namespace mentat {

/// "Bene Gesserit"
[[nodiscard]] QString sideName(const Language& language, Side side);

/// The text on one line, control characters and those that turn the direction of what follows as
/// JSON writes them: a document may hold anything, and a sentence is a line on standard error or in
/// a list.
[[nodiscard]] QString onOneLine(const QString& text);

/// "Club, Shirt, …": at most so many of a list, for a sentence.
[[nodiscard]] QString firstOf(const QStringList& list, qsizetype most);

/// Makes the sentence of one finding, failure or journal entry from English texts with places for
/// its values. A value may be missing or of another type than it should be: journal rows outlive
/// versions and can be damaged.
class Sentences {
public:
    /// Keeps references only.
    Sentences(const Language& language, const Values& values);

    /// A value in the reader's language; "–" where it is missing. A very long one lacks its middle.
    [[nodiscard]] QString value(size_t position) const;
    /// The same, never cut: the words that are possible.
    [[nodiscard]] QString whole(size_t position) const;
    /// Words of a document, which may be empty, or long and then are cut.
    [[nodiscard]] QString quoted(size_t position) const;
    [[nodiscard]] QString points(size_t position) const;
    [[nodiscard]] std::optional<qint64> number(size_t position) const;
    [[nodiscard]] std::optional<QString> text(size_t position) const;
    /// Whether the value is a text with something in it.
    [[nodiscard]] bool isSaid(size_t position) const;
    [[nodiscard]] size_t count() const { return m_values.size(); }
    [[nodiscard]] const Language& language() const { return m_language; }

    /// The values in their order.
    [[nodiscard]] QString say(Phrase phrase) const;
    [[nodiscard]] QString say(Phrase phrase, const QStringList& filling) const;
    /// The same with the words of a document.
    [[nodiscard]] QString sayQuoted(Phrase phrase) const;
    /// The value at the position counts something: it is the %n of the text.
    [[nodiscard]] QString sayCounted(Phrase phrase, size_t position) const;

private:
    [[nodiscard]] QStringList allValues() const;

    const Language& m_language;
    const Values& m_values;
};

} // namespace mentat
