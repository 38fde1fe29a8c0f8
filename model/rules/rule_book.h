#pragma once

#include "model/finding.h"
#include "model/rules/rule_entry.h"

#include <QStringList>

namespace mentat {

/// What one document of the rules desk holds (resources/rules, docs/RULES_DATA.md): a source with
/// its entries, or the turn, the table card, words that mean the same, or what the sources do not
/// answer.
struct RuleDocument {
    std::optional<RuleSource> source;
    std::vector<RuleEntry> entries;
    std::optional<Turn> turn;
    std::optional<RulesCard> card;
    std::vector<std::vector<QString>> sameWords;
    std::vector<UnansweredTopic> unanswered;
};

/// Every entry of every source, in the order of their precedence.
class RuleBook {
public:
    RuleBook() = default;
    explicit RuleBook(std::vector<RuleDocument> documents);

    [[nodiscard]] const std::vector<RuleSource>& sources() const { return m_sources; }
    [[nodiscard]] const std::vector<RuleEntry>& entries() const { return m_entries; }
    /// Of games of this event format; nullptr where none is told.
    [[nodiscard]] const Turn* turnOf(const QString& rules) const;
    /// Of games of this event format; nullptr where none is told.
    [[nodiscard]] const RulesCard* cardOf(const QString& rules) const;
    /// Words and word groups of which each finds the others: {"worm", "shai hulud"}.
    [[nodiscard]] const std::vector<std::vector<QString>>& sameWords() const { return m_sameWords; }
    [[nodiscard]] const std::vector<UnansweredTopic>& unanswered() const { return m_unanswered; }

    /// nullptr where there is none.
    [[nodiscard]] const RuleEntry* find(const QString& id) const;
    /// The source that an entry of this id comes from; nullptr where there is none.
    [[nodiscard]] const RuleSource* sourceOf(const QString& entryId) const;

    /// The entries that an entry overturned, and those that overturned it.
    [[nodiscard]] std::vector<const RuleEntry*> overturnedBy(const RuleEntry& newer) const;
    [[nodiscard]] std::vector<const RuleEntry*> overturnersOf(const RuleEntry& older) const;

    /// What is wrong between the entries: an id twice, one that is of no source, a link or a step
    /// that leads nowhere, a superseded entry that does not name what overturned it and the rule of
    /// today, an open contradiction that is named on one side only, an entry on the table card that
    /// is none or holds no more. Each in words, with the id; a
    /// test holds the built-in rules against it.
    [[nodiscard]] QStringList faults() const;

private:
    [[nodiscard]] QStringList faultsOfStanding(const RuleEntry& entry) const;
    [[nodiscard]] QStringList faultsOfCards() const;

    std::vector<RuleSource> m_sources;
    std::vector<RuleEntry> m_entries;
    std::vector<Turn> m_turns;
    std::vector<RulesCard> m_cards;
    std::vector<std::vector<QString>> m_sameWords;
    std::vector<UnansweredTopic> m_unanswered;
};

} // namespace mentat
