#pragma once

#include "app/session/rules/rules_desk.h"

#include <QObject>

namespace mentat {

class OpenBook;

/// The rules desk of the file that is open, with the rulings that stand in it. Made when it is
/// first asked for: a start of the program does not wait for it.
class BookRules : public QObject {
    Q_OBJECT

public:
    explicit BookRules(OpenBook& book);
    ~BookRules() override;

    /// nullptr where it could not be made, which is said once.
    [[nodiscard]] const RulesDesk* desk();
    /// What the event that is worked on is played with.
    [[nodiscard]] RuleScope scope() const;

Q_SIGNALS:
    /// Other rulings, or the event is played with other sets: entries that were found before are
    /// not valid any more.
    void changed();

private:
    void follow();
    [[nodiscard]] std::vector<KeptRuling> rulings(const RuleBook& entries) const;
    [[nodiscard]] std::vector<Ruling> rulingsOfEvent() const;

    OpenBook& m_book;
    std::unique_ptr<RulesDesk> m_desk;
    // When the desk took them in.
    std::optional<std::vector<Ruling>> m_known;
    RuleScope m_knownScope;
    bool m_hasFailed = false;
};

} // namespace mentat
