#pragma once

#include "model/values/value.h"
#include "reports/wording/language/phrase.h"

#include <QStringList>

#include <optional>

namespace mentat {

/// "Bene Gesserit"
[[nodiscard]] QString sideName(const Language& language, Side side);

/// The text on one line, with control characters and direction marks escaped as in JSON: a document
/// may contain anything, and a sentence is one line on standard error or in a list.
[[nodiscard]] QString onOneLine(const QString& text);

/// "Club, Shirt, …": up to this many list items, for a sentence.
[[nodiscard]] QString firstOf(const QStringList& list, qsizetype most);

/// Makes the sentence of a finding, failure, or journal entry from an English text with places for
/// its values. A value may be missing or have the wrong type: journal rows outlive versions and can
/// be damaged.
class Sentences {
public:
    /// Keeps only references.
    Sentences(const Language& language, const Values& values);

    /// A value in the reader's language; "–" if missing. A very long one is shortened in the
    /// middle.
    [[nodiscard]] QString value(size_t position) const;
    /// The same, never shortened: for lists of possible words.
    [[nodiscard]] QString whole(size_t position) const;
    /// Text from a document, which may be empty, or long and then truncated.
    [[nodiscard]] QString quoted(size_t position) const;
    [[nodiscard]] QString points(size_t position) const;
    [[nodiscard]] std::optional<qint64> number(size_t position) const;
    [[nodiscard]] std::optional<QString> text(size_t position) const;
    /// Whether the value is a nonempty text.
    [[nodiscard]] bool isSaid(size_t position) const;
    [[nodiscard]] size_t count() const { return m_values.size(); }
    [[nodiscard]] const Language& language() const { return m_language; }

    /// Fills in the values in order.
    [[nodiscard]] QString say(Phrase phrase) const;
    [[nodiscard]] QString say(Phrase phrase, const QStringList& filling) const;
    /// The same with texts from a document.
    [[nodiscard]] QString sayQuoted(Phrase phrase) const;
    /// The value at the position is a count: the %n of the text.
    [[nodiscard]] QString sayCounted(Phrase phrase, size_t position) const;

private:
    [[nodiscard]] QStringList allValues() const;

    const Language& m_language;
    const Values& m_values;
};

} // namespace mentat
