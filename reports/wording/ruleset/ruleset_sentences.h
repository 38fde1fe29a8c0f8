#pragma once

#include "model/document/ruleset/typed_ruleset.h"
#include "model/values/pointer.h"
#include "reports/wording/language/language.h"

#include <optional>
#include <variant>
#include <vector>

namespace mentat {

// A ruleset as sentences with fields in them. Each sentence stands here once, for whoever reads the
// ruleset and for whoever changes it.

struct RulesetChoice {
    QString words;
    Json value; // what stands in the document then
};

/// A value of the ruleset within a sentence.
struct SentenceField {
    Pointer where; // in the document
    TypedKind kind;
    Json value;    // what stands there, or counts where nothing does
    QString text;  // as it is read in the sentence: "4, or else 3 or 5"
    QString name;  // what it is, for who does not see the sentence around it
    QString empty; // what holds while nothing is typed, or at 0
    std::vector<RulesetChoice> choices = {};
    std::optional<size_t> chosen = {}; // of these; absent: none of them stands there
};

/// An element of a list of the ruleset, which can be moved, taken out or followed by another.
struct RulesetElement {
    Pointer list;
    size_t position;
    size_t count;
    Json another; // what is added after it
};

struct RulesetSentence {
    std::vector<std::variant<QString, SentenceField>> pieces;
    bool isRead = true;                        // not only while it is changed
    std::optional<RulesetElement> part = {};   // of which this is the first sentence
    std::optional<RulesetElement> within = {}; // of which it is another

    [[nodiscard]] QString text() const;
};

/// What a button below a list does: another element at its end.
struct RulesetAddition {
    QString words;
    RulesetElement after; // its position is that of the new one
    size_t below;         // how many sentences of the section stand above it
};

struct RulesetSection {
    enum class Kind { Name, Games, Order, Stage, Eliminated };
    Kind kind;
    QString title;
    std::vector<RulesetSentence> sentences;
    std::vector<RulesetAddition> additions = {};
};

/// document: a `mentat-ruleset`, which may have mistakes; what is not as it should be stands in its
/// field as it is. Empty where it holds no ruleset at all.
[[nodiscard]] std::vector<RulesetSection> rulesetSections(const Language& language,
                                                          const Json& document);

} // namespace mentat
