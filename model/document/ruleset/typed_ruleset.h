#pragma once

#include "model/document/bytes/json.h"

namespace mentat {

/// How a value of a ruleset document is entered.
enum class TypedKind {
    Choice,      // one of several
    Number,      // a whole number
    Decimal,     // also an optional whole number: empty if nothing is typed
    Numbers,     // "4, 3, 5"
    SomeNumbers, // the same, optional
    Pattern,     // "1, 4, 6, 7; 2, 3, 5, 8": table by table
    Points,      // "3, 1.5, 0.5", or by table size: "4: 5, 3, 2, 1; 3: 4, 2, 1"
    Labels,      // "Red, Blue"; quoted if it contains a comma
    Name,        // one line
    Text,        // several lines, optional
};

/// The text to edit; a value of another kind appears as in the document.
[[nodiscard]] QString typedText(TypedKind kind, const Json& value);
/// The document's value for the text; null: omitted. Invalid input becomes a text, for which the
/// document's reader reports what is expected.
[[nodiscard]] Json typedValue(TypedKind kind, const QString& text);

} // namespace mentat
