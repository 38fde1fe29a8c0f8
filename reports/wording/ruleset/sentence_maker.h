#pragma once

#include "model/document/bytes/json_positions.h"
#include "model/ruleset/order_key.h"
#include "model/values/enum_ids.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/ruleset/ruleset_sentences.h"

namespace mentat {

/// Makes the sentences about one place of a ruleset document, with fields for its keys. The
/// translation context is RulesetSentences.
class SentenceMaker {
public:
    /// Keeps only references.
    SentenceMaker(const Language& language, const Json& document, Pointer where);

    [[nodiscard]] const Language& language() const { return m_language; }
    [[nodiscard]] const Pointer& where() const { return m_where; }
    [[nodiscard]] SentenceMaker inside(const char* key) const;
    [[nodiscard]] SentenceMaker inside(size_t position) const;
    /// The value of a key; null if there is none.
    [[nodiscard]] Json at(const char* key) const;
    [[nodiscard]] Json value() const;
    /// The number of elements in the list of a key.
    [[nodiscard]] size_t countOf(const char* key) const;
    [[nodiscard]] SentenceMaker element(const char* key, size_t position) const;

    /// %1 and so on are the fields.
    [[nodiscard]] RulesetSentence sentence(Phrase english, std::vector<SentenceField> fields,
                                           bool isRead = true) const;

    // Makes fields. name: the accessible name; text: as shown, if it differs from the typed form.
    [[nodiscard]] SentenceField typed(const char* key, TypedKind kind, Phrase name,
                                      Phrase empty = nullptr) const;
    /// Table sizes in order of preference: "4, or else 3 or 5".
    [[nodiscard]] SentenceField sizes(const char* key, Phrase name, Phrase empty = nullptr) const;
    /// counted: a text with %n; atZero: the text for 0; nullptr: the same.
    [[nodiscard]] SentenceField number(const char* key, int usual, Phrase counted, Phrase atZero,
                                       Phrase name) const;
    /// From an enumeration's words; texts: in the order of its idTable().
    template <class Word>
    [[nodiscard]] SentenceField choice(const char* key, Word usual,
                                       std::initializer_list<Phrase> texts, Phrase name) const {
        std::vector<RulesetChoice> choices;
        for (Phrase text : texts)
            choices.push_back({say(m_language, text), Json(idTable(Word{})[choices.size()].id)});
        return chosen(key, QString(idOf(usual)), std::move(choices), name);
    }
    /// From true and false; texts in this order.
    [[nodiscard]] SentenceField flag(const char* key, Phrase no, Phrase yes, Phrase name) const;
    /// From the alternative forms of a value, by their words with an example of each.
    [[nodiscard]] SentenceField form(const char* key, size_t form,
                                     const std::vector<std::pair<Phrase, Json>>& forms,
                                     Phrase name) const;
    /// From a list of choices.
    [[nodiscard]] SentenceField chosen(const char* key, const Json& usual,
                                       std::vector<RulesetChoice> choices, Phrase name) const;

private:
    const Language& m_language;
    const Json& m_document;
    Pointer m_where;
};

/// A key of the order as a choice, and its sentence: %1 is the choice of the key itself, %2 its
/// parameters. Its row is in ruleset_kind_words.cpp.
struct KeySentence {
    Phrase name;
    Phrase sentence;
};
[[nodiscard]] const KeySentence& keySentence(OrderBy by);

// Sections for ruleset_sentences.cpp to combine with its own.
[[nodiscard]] RulesetSection orderSection(const SentenceMaker& ruleset);
[[nodiscard]] std::vector<RulesetSection> stageSections(const SentenceMaker& ruleset);
[[nodiscard]] RulesetSection eliminatedSection(const SentenceMaker& ruleset);

} // namespace mentat
