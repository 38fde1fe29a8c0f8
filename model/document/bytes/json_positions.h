#pragma once

#include "model/document/bytes/json.h"
#include "model/values/pointer.h"

namespace mentat {

/// A range of a text, in UTF-16 units.
struct TextRange {
    qsizetype from = 0;
    qsizetype length = 0;
    friend bool operator==(const TextRange&, const TextRange&) = default;
};
/// Both from 1; the column counts characters.
struct LineAndColumn {
    qsizetype line = 1;
    qsizetype column = 1;
    friend bool operator==(const LineAndColumn&, const LineAndColumn&) = default;
};

/// The part of a value to show: a whole number or text, but only the opening bracket of a list or
/// object; or its key.
enum class ShownPart { Content, Key };

/// The range that the pointer leads to in a text accepted by Json::parse(), or else the innermost
/// value that exists on the way. For a duplicate key the later one.
[[nodiscard]] TextRange placeInJson(const QString& text, const Pointer& pointer, ShownPart part);

[[nodiscard]] LineAndColumn lineAndColumn(const QString& text, qsizetype position);
/// The inverse; the end of the text if it is shorter.
[[nodiscard]] qsizetype positionOf(const QString& text, const LineAndColumn& place);

// Edits a document that need not be valid yet: a pointer that leads nowhere changes nothing.

/// nullptr if there is nothing.
[[nodiscard]] const Json* valueAt(const Json& root, const Pointer& where);
/// Replaces the value there, or adds it as a member of its object; null removes the member.
void putAt(Json& root, const Pointer& where, Json value);

// An element of a list.
void insertAt(Json& root, const Pointer& list, size_t position, Json value);
void removeAt(Json& root, const Pointer& list, size_t position);
void moveAt(Json& root, const Pointer& list, size_t from, size_t to);

} // namespace mentat
