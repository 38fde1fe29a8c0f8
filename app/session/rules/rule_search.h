#pragma once

#include "model/rules/rule_book.h"

#include <QHash>

#include <functional>
#include <memory>

namespace mentat {

class RuleIndex;
class RuleMeanings;

/// What an event is played with: the entries of another game do not show, and those that need a set
/// that is not there stand last.
struct RuleScope {
    QString rules; // the event's kind; empty: everything shows
    std::vector<GameSet> sets;

    /// Whether all these sets are played with; without an event everything is.
    [[nodiscard]] bool plays(const std::vector<GameSet>& needed) const;
    friend bool operator==(const RuleScope&, const RuleScope&) = default;
};

/// Which entries are to show; a part that is left out lets all through.
struct RuleFilter {
    std::optional<RulePhase> phase; // with what holds in any phase
    std::optional<Side> side;
    QString source; // its id
    std::optional<RuleStatus> status;
};

/// What a question finds.
struct RuleAnswer {
    std::vector<const RuleEntry*> entries; // best first
    /// None of them answers it well: they are but the nearest.
    bool isSilent = false;
    /// Of what the question is, where it is known that no source answers that.
    const UnansweredTopic* topic = nullptr;
};

/// Finds rule entries by what somebody types: every word may be only begun, accents and apostrophes
/// do not matter, words that mean the same find each other, and a word that stands nowhere finds
/// the one that is a typo away.
class RuleSearch {
public:
    /// Of the entries, in this order, with the sources and words of the book. Both outlive it.
    /// Throws StoreError.
    RuleSearch(const RuleBook& book, std::vector<const RuleEntry*> entries);
    ~RuleSearch();

    /// With nothing typed, all entries in their order. Throws StoreError.
    [[nodiscard]] RuleAnswer find(const QString& typed, const RuleScope& scope,
                                  const RuleFilter& filter) const;

private:
    struct Sought;
    struct Relevance;
    /// The word itself where it is known, else the likeliest of those a few typos away.
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
    std::unique_ptr<RuleIndex> m_index;   // the entries, then the topics without an answer
    QHash<QString, qint64> m_words;       // in how many texts each stands
    QHash<const RuleEntry*, size_t> m_at; // positions of the entries
};

} // namespace mentat
