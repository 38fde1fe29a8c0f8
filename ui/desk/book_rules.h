#pragma once

#include "app/session/rules/rules_desk.h"

#include <QObject>

namespace mentat {

class OpenBook;

/// The rules desk of the open file, with the file's rulings. Created on first use: startup does not
/// wait for it.
class BookRules : public QObject {
    Q_OBJECT

public:
    explicit BookRules(OpenBook& book);
    ~BookRules() override;

    /// nullptr if it could not be created, which is reported once.
    [[nodiscard]] const RulesDesk* desk();
    /// The rule sets of the current event.
    [[nodiscard]] RuleScope scope() const;

Q_SIGNALS:
    /// Rulings or the event's sets changed: entries found earlier are no longer valid.
    void changed();

private:
    void follow();
    [[nodiscard]] std::vector<KeptRuling> rulings(const RuleBook& entries) const;
    [[nodiscard]] std::vector<Ruling> rulingsOfEvent() const;

    OpenBook& m_book;
    std::unique_ptr<RulesDesk> m_desk;
    // As last passed to the desk.
    std::optional<std::vector<Ruling>> m_known;
    RuleScope m_knownScope;
    bool m_hasFailed = false;
};

} // namespace mentat
