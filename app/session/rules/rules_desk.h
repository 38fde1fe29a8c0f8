#pragma once

#include "app/session/rules/rule_search.h"
#include "model/book.h"
#include "model/result.h"

namespace mentat {

/// A ruling of the GM, as an entry beside those of the sources.
struct KeptRuling {
    EventId event;
    size_t position; // in the event's rulings
    RuleEntry entry; // id as of rulingId()
};

/// "ruling.2-1": of the ruling at this position of an event's rulings.
[[nodiscard]] QString rulingId(EventId event, size_t position);

/// The rulings of a book's events that are of the given kind (all, where it is empty), the newest
/// first. entries: where a ruling finds its topic, by the entry that it touches.
[[nodiscard]] std::vector<KeptRuling> keptRulings(const Book& book, const QString& rules,
                                                  const RuleBook& entries);

/// The rulings to begin with, told the entries that they may touch.
using RulingsOf = std::function<std::vector<KeptRuling>(const RuleBook&)>;

/// What the rules desk answers from: the entries that come with the program, and the GM's rulings.
class RulesDesk {
public:
    /// With the rules that come with the program, and these rulings. Failures: those of their
    /// documents, and of a SQLite without full-text search.
    [[nodiscard]] static Result<std::unique_ptr<RulesDesk>> open(const RulingsOf& rulings = {});
    /// With others.
    [[nodiscard]] static Result<std::unique_ptr<RulesDesk>> with(RuleBook book,
                                                                 const RulingsOf& rulings = {});
    ~RulesDesk();

    [[nodiscard]] const RuleBook& book() const { return m_book; }
    [[nodiscard]] const std::vector<KeptRuling>& rulings() const { return m_rulings; }
    /// Takes the place of those before; the entries that were found are not valid any more.
    [[nodiscard]] Result<void> setRulings(std::vector<KeptRuling> rulings);

    /// Of the sources or of the rulings; nullptr where there is none.
    [[nodiscard]] const RuleEntry* find(const QString& id) const;
    /// The rulings that touch an entry, and the entries that lead to it.
    [[nodiscard]] std::vector<const RuleEntry*> touching(const QString& id) const;
    /// What a question finds: best first, and whether that answers it. With nothing typed, all
    /// entries in their order, rulings first.
    [[nodiscard]] RuleAnswer ask(const QString& typed, const RuleScope& scope,
                                 const RuleFilter& filter = {}) const;
    /// The entries alone.
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
