#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

namespace mentat {

/// A JSON pointer (RFC 6901) into an event document: where a finding is. The document's root is the
/// empty pointer.
class Pointer {
public:
    Pointer() = default;

    [[nodiscard]] Pointer key(QStringView name) const;
    [[nodiscard]] Pointer key(const char* name) const;
    [[nodiscard]] Pointer index(size_t position) const;

    [[nodiscard]] const QString& text() const { return m_text; }
    /// Whether this is the other place, or inside it.
    [[nodiscard]] bool isWithin(const Pointer& other) const;
    /// This place, which is within `from`, after the value there has moved to `to`.
    [[nodiscard]] Pointer moved(const Pointer& from, const Pointer& to) const;

    friend bool operator==(const Pointer&, const Pointer&) = default;

private:
    QString m_text;
};

} // namespace mentat
