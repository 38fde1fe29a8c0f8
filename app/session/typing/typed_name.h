#pragma once

#include <QString>

namespace mentat {

/// Somebody new, as typed in one line.
struct TypedName {
    QString name; // given name first
    QString from; // empty: nothing was said
    friend bool operator==(const TypedName&, const TypedName&) = default;
};

/// "Pat Doe, OH" is Pat Doe from OH, "Doe, Pat, OH" too; "Doe, Pat", "de la Cruz, Maria" and
/// "Bill Smith, Jr." are names alone.
[[nodiscard]] TypedName typedName(const QString& typed);

} // namespace mentat
