#pragma once

#include "model/document/ruleset/typed_ruleset.h"
#include "model/values/pointer.h"
#include "reports/wording/language/language.h"

#include <optional>
#include <variant>
#include <vector>

namespace mentat {

// A ruleset as sentences with fields. Each sentence is here once, for reading and for editing.

struct RulesetChoice {
    QString words;
    Json value; // the document's value for this choice
};

/// A value of the ruleset within a sentence.
struct SentenceField {
    Pointer where; // in the document
    TypedKind kind;
    Json value;    // the document's value, or the default
    QString text;  // as shown in the sentence: "4, or else 3 or 5"
    QString name;  // accessible name, independent of the sentence
    QString empty; // shown while nothing is typed, or at 0
    std::vector<RulesetChoice> choices = {};
    std::optional<size_t> chosen = {}; // among these; absent: none of them
};

/// An element of a list in the ruleset, which can be moved, removed, or followed by another.
struct RulesetElement {
    Pointer list;
    size_t position;
    size_t count;
    Json another; // to insert after it
};

struct RulesetSentence {
    std::vector<std::variant<QString, SentenceField>> pieces;
    bool isRead = true;                        // shown when reading, not only when editing
    std::optional<RulesetElement> part = {};   // the element of which this is the first sentence
    std::optional<RulesetElement> within = {}; // the element of which this is another sentence

    [[nodiscard]] QString text() const;
};

/// A button below a list: appends an element.
struct RulesetAddition {
    QString words;
    RulesetElement after; // with the position of the new one
    size_t below;         // number of the section's sentences above it
};

struct RulesetSection {
    enum class Kind { Name, Games, Order, Stage, Eliminated };
    Kind kind;
    QString title;
    std::vector<RulesetSentence> sentences;
    std::vector<RulesetAddition> additions = {};
};

/// document: a `mentat-ruleset`, possibly with errors; an invalid value appears in its field
/// unchanged. Empty if it contains no ruleset at all.
[[nodiscard]] std::vector<RulesetSection> rulesetSections(const Language& language,
                                                          const Json& document);

} // namespace mentat
