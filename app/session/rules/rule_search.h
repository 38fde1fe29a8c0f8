#pragma once

#include "model/rules/rule_book.h"

#include <QHash>

#include <functional>
#include <memory>

namespace mentat {

class RuleIndex;
class RuleMeanings;

/// The rules and sets of an event: hides entries of other games, and lists entries that need a
/// missing set last.
struct RuleScope {
    QString rules; // the event's kind; empty: show everything
    std::vector<GameSet> sets;

    /// Whether all these sets are in play; always true without an event.
    [[nodiscard]] bool plays(const std::vector<GameSet>& needed) const;
    friend bool operator==(const RuleScope&, const RuleScope&) = default;
};

/// Which entries to show; an absent part does not filter.
struct RuleFilter {
    std::optional<RulePhase> phase; // includes entries for any phase
    std::optional<Side> side;
    QString source; // its id
    std::optional<RuleStatus> status;
};

/// The result of a question.
struct RuleAnswer {
    std::vector<const RuleEntry*> entries; // best first
    /// None is a good answer: only the nearest.
    bool isSilent = false;
    /// The question's topic, if no source is known to answer it.
    const UnansweredTopic* topic = nullptr;
};

/// Finds rule entries for typed text: words may be incomplete, accents and apostrophes do not
/// matter, synonyms match, and an unknown word matches one within a typo.
class RuleSearch {
public:
    /// Searches the entries, in this order, with the book's sources and words. Both must outlive
    /// it. Throws StoreError.
    RuleSearch(const RuleBook& book, std::vector<const RuleEntry*> entries);
    ~RuleSearch();

    /// With no text, all entries in order. Throws StoreError.
    [[nodiscard]] RuleAnswer find(const QString& typed, const RuleScope& scope,
                                  const RuleFilter& filter) const;

private:
    struct Sought;
    struct Relevance;
    /// The word itself if known, otherwise the likeliest within a few typos.
    [[nodiscard]] QString corrected(const QString& word, bool isLast) const;
    [[nodiscard]] Sought soughtIn(const QString& typed) const;
    [[nodiscard]] std::vector<Relevance> relevances(const Sought& sought) const;
    [[nodiscard]] bool shows(const RuleEntry& entry, const RuleScope& scope,
                             const RuleFilter& filter) const;
    [[nodiscard]] std::vector<const RuleEntry*>
    todayFirst(const std::vector<const RuleEntry*>& ranked,
               const std::function<bool(const RuleEntry&)>& shows) const;
    void judge(RuleAnswer& answer, const std::vector<Relevance>& relevance, const Sought& sought,
               const RuleScope& scope) const;
    [[nodiscard]] double standing(const RuleEntry& entry) const;

    const RuleBook& m_book;
    std::vector<const RuleEntry*> m_entries;
    std::unique_ptr<RuleMeanings> m_meanings;
    std::unique_ptr<RuleIndex> m_index;   // the entries, then the unanswered topics
    QHash<QString, qint64> m_words;       // number of texts containing each
    QHash<const RuleEntry*, size_t> m_at; // positions of the entries
};

} // namespace mentat
