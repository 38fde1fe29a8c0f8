#pragma once

#include "app/session/rules/rule_search.h"
#include "model/book.h"
#include "model/result.h"

namespace mentat {

/// A ruling of the GM, as an entry next to those of the sources.
struct KeptRuling {
    EventId event;
    size_t position; // in the event's rulings
    RuleEntry entry; // id as of rulingId()
};

/// "ruling.2-1": the ruling at this position of an event's rulings.
[[nodiscard]] QString rulingId(EventId event, size_t position);

/// The rulings of a book's events of the given kind (all, if empty), newest first. entries: supply
/// a ruling's topic, through the related entry.
[[nodiscard]] std::vector<KeptRuling> keptRulings(const Book& book, const QString& rules,
                                                  const RuleBook& entries);

/// Supplies the initial rulings, given the entries that they may relate to.
using RulingsOf = std::function<std::vector<KeptRuling>(const RuleBook&)>;

/// The rules desk: the built-in entries, and the GM's rulings.
class RulesDesk {
public:
    /// With the built-in rules, and these rulings. Failures: those of their documents, and of
    /// SQLite without full-text search.
    [[nodiscard]] static Result<std::unique_ptr<RulesDesk>> open(const RulingsOf& rulings = {});
    /// With other rules.
    [[nodiscard]] static Result<std::unique_ptr<RulesDesk>> with(RuleBook book,
                                                                 const RulingsOf& rulings = {});
    ~RulesDesk();

    [[nodiscard]] const RuleBook& book() const { return m_book; }
    [[nodiscard]] const std::vector<KeptRuling>& rulings() const { return m_rulings; }
    /// Replaces the previous ones; invalidates entries found earlier.
    [[nodiscard]] Result<void> setRulings(std::vector<KeptRuling> rulings);

    /// From the sources or the rulings; nullptr if there is none.
    [[nodiscard]] const RuleEntry* find(const QString& id) const;
    /// The rulings related to an entry, and the entries that link to it.
    [[nodiscard]] std::vector<const RuleEntry*> touching(const QString& id) const;
    /// The result of a question: best first, and whether it is answered. With no text, all entries
    /// in order, rulings first.
    [[nodiscard]] RuleAnswer ask(const QString& typed, const RuleScope& scope,
                                 const RuleFilter& filter = {}) const;
    /// Only the entries.
    [[nodiscard]] std::vector<const RuleEntry*> search(const QString& typed, const RuleScope& scope,
                                                       const RuleFilter& filter = {}) const;

private:
    explicit RulesDesk(RuleBook book);
    [[nodiscard]] Result<void> prepare();

    RuleBook m_book;
    std::vector<KeptRuling> m_rulings;
    std::unique_ptr<RuleSearch> m_search;
};

} // namespace mentat
