#pragma once

#include "model/document/bytes/json.h"
#include "model/values/pointer.h"

namespace mentat {

/// What stands in a text, in UTF-16 units.
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

/// What of a value is shown: all of a number or a text, only the bracket that opens a list or an
/// object; or the key that it stands under.
enum class ShownPart { Content, Key };

/// Where a text that Json::parse() takes has what the pointer leads to; where it has not, the
/// innermost that is there around it. Of a key that stands twice the later one.
[[nodiscard]] TextRange placeInJson(const QString& text, const Pointer& pointer, ShownPart part);

[[nodiscard]] LineAndColumn lineAndColumn(const QString& text, qsizetype position);
/// The other way round; at the end of a text that is shorter.
[[nodiscard]] qsizetype positionOf(const QString& text, const LineAndColumn& place);

// Changes of a document that need not be right yet: what leads nowhere changes nothing.

/// nullptr where there is nothing.
[[nodiscard]] const Json* valueAt(const Json& root, const Pointer& where);
/// The value in place of what is there, or as another member of the object that it belongs into;
/// null takes the member out.
void putAt(Json& root, const Pointer& where, Json value);

// Of the elements of a list.
void insertAt(Json& root, const Pointer& list, size_t position, Json value);
void removeAt(Json& root, const Pointer& list, size_t position);
void moveAt(Json& root, const Pointer& list, size_t from, size_t to);

} // namespace mentat
