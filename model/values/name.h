#pragma once

#include <QString>

#include <optional>

namespace mentat {

/// A name of a person or an event: one nonempty line of text, kept as read.
class Name {
public:
    /// nullopt if the text is blank or contains control characters.
    [[nodiscard]] static std::optional<Name> fromText(const QString& text);
    [[nodiscard]] static bool isAcceptable(const QString& text);
    /// Replaces a name missing in a document, so that the rest can still be checked.
    [[nodiscard]] static Name placeholder();

    [[nodiscard]] const QString& text() const { return m_text; }
    /// The common form of a name's spellings: letters and digits without case and accents, one
    /// blank between words ("Jean-François  Gagné" becomes "jean francois gagne").
    [[nodiscard]] QString normalized() const;

    friend bool operator==(const Name&, const Name&) = default;

private:
    explicit Name(QString text) : m_text(std::move(text)) {}
    QString m_text;
};

/// Name::normalized() for any text, such as a hometown.
[[nodiscard]] QString normalizedText(const QString& text);

} // namespace mentat
