#pragma once

#include "model/document/bytes/json.h"

namespace mentat {

/// How a value of a ruleset document is typed.
enum class TypedKind {
    Choice,      // one of several
    Number,      // a whole number
    Decimal,     // also a whole number that can be missing: nothing where nothing is typed
    Numbers,     // "4, 3, 5"
    SomeNumbers, // the same; nothing where nothing is typed
    Pattern,     // "1, 4, 6, 7; 2, 3, 5, 8": those of a table, table after table
    Points,      // "3, 1.5, 0.5", or by size of the table: "4: 5, 3, 2, 1; 3: 4, 2, 1"
    Labels,      // "Red, Blue"; one with a comma in quotation marks
    Name,        // a line
    Text,        // several; nothing where nothing is typed
};

/// What is typed for it; what is no value of that kind stands as the document has it.
[[nodiscard]] QString typedText(TypedKind kind, const Json& value);
/// What the document has then; null: it leaves it out. What is none of that kind becomes a text, at
/// which the reader of the document says what should stand there.
[[nodiscard]] Json typedValue(TypedKind kind, const QString& text);

} // namespace mentat
