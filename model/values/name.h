#pragma once

#include <QString>

#include <optional>

namespace mentat {

/// A name of a person or an event: one line of text with something in it, kept as it came.
class Name {
public:
    /// Nothing where the text is blank or holds control characters.
    [[nodiscard]] static std::optional<Name> fromText(const QString& text);
    [[nodiscard]] static bool isAcceptable(const QString& text);
    /// Stands where a document lacks a name, so that the rest of it can still be checked.
    [[nodiscard]] static Name placeholder();

    [[nodiscard]] const QString& text() const { return m_text; }
    /// What two spellings of one name have in common: letters and digits without case and accents,
    /// one blank between words ("Jean-François  Gagné" and "jean francois gagne").
    [[nodiscard]] QString normalised() const;

    friend bool operator==(const Name&, const Name&) = default;

private:
    explicit Name(QString text) : m_text(std::move(text)) {}
    QString m_text;
};

/// Name::normalised() for any text, e.g. where a person is from.
[[nodiscard]] QString normalisedText(const QString& text);

} // namespace mentat
