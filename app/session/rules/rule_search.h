#pragma once

#include "model/rules/rule_book.h"

#include <functional>
#include <memory>

namespace mentat {

class RuleIndex;

/// What an event is played with: the entries of another game do not show, and those that need a set
/// that is not there stand last.
struct RuleScope {
    QString rules; // the event's format; empty: everything shows
    std::vector<GameSet> sets;

    /// Whether all these sets are played with; without an event everything is.
    [[nodiscard]] bool plays(const std::vector<GameSet>& needed) const;
    friend bool operator==(const RuleScope&, const RuleScope&) = default;
};

/// Which entries are to show; a part that is left out lets all through.
struct RuleFilter {
    std::optional<RulePhase> phase; // with what holds in any phase
    std::optional<Faction> faction;
    QString source; // its id
    std::optional<RuleStatus> status;
};

/// Finds rule entries by what somebody types: every word may be only begun, accents and apostrophes
/// do not matter, words that mean the same find each other, and a word that stands nowhere finds
/// those that are a typo away.
class RuleSearch {
public:
    /// Of the entries, in this order, with the sources and words of the book. Both outlive it.
    /// Throws StoreError.
    RuleSearch(const RuleBook& book, std::vector<const RuleEntry*> entries);
    ~RuleSearch();

    /// Best first; with nothing typed, all of them in their order. Throws StoreError.
    [[nodiscard]] std::vector<const RuleEntry*> find(const QString& typed, const RuleScope& scope,
                                                     const RuleFilter& filter) const;

private:
    /// What the typed words look for, as one term each.
    struct Sought;
    struct WordGroup;
    /// What the first of the words looks for, or the first few where these mean one thing; taken:
    /// how many.
    [[nodiscard]] Sought firstOf(const QStringList& words, qsizetype& taken) const;
    [[nodiscard]] std::vector<Sought> soughtIn(const QString& typed) const;
    [[nodiscard]] std::vector<QString> closestWords(const QString& word) const;
    [[nodiscard]] std::vector<double> relevances(const std::vector<Sought>& sought) const;
    [[nodiscard]] bool shows(const RuleEntry& entry, const RuleScope& scope,
                             const RuleFilter& filter) const;
    [[nodiscard]] std::vector<const RuleEntry*>
    todayFirst(const std::vector<const RuleEntry*>& ranked,
               const std::function<bool(const RuleEntry&)>& shows) const;
    [[nodiscard]] double standing(const RuleEntry& entry) const;

    const RuleBook& m_book;
    std::vector<const RuleEntry*> m_entries;
    std::unique_ptr<RuleIndex> m_index;
    std::vector<QString> m_words;    // that stand in any entry
    std::vector<WordGroup> m_groups; // that mean the same
};

} // namespace mentat
