#include "ui/desk/book_rules.h"

#include "model/kinds/rules_kind.h"
#include "ui/desk/open_book.h"

namespace mentat {

BookRules::BookRules(OpenBook& book) : QObject(&book), m_book(book) {
    connect(&book, &OpenBook::eventChanged, this, &BookRules::follow);
    connect(&book, &OpenBook::eventChosen, this, [this] {
        m_known.reset();
        follow();
    });
}

BookRules::~BookRules() = default;

const RulesDesk* BookRules::desk() {
    if (m_desk || m_hasFailed)
        return m_desk.get();
    auto desk = RulesDesk::open([this](const RuleBook& entries) { return rulings(entries); });
    if (!desk) {
        m_hasFailed = true;
        m_book.refuse(desk.error());
        return nullptr;
    }
    m_desk = *std::move(desk);
    m_known = rulingsOfEvent();
    m_knownScope = scope();
    return m_desk.get();
}

RuleScope BookRules::scope() const {
    if (!m_book.hasEvent())
        return {};
    return {QString(kindOf<RulesKind>(m_book.event()).id), m_book.event().details.sets};
}

std::vector<KeptRuling> BookRules::rulings(const RuleBook& entries) const {
    return keptRulings(m_book.book(), scope().rules, entries);
}

std::vector<Ruling> BookRules::rulingsOfEvent() const {
    return m_book.hasEvent() ? m_book.event().rulings : std::vector<Ruling>();
}

void BookRules::follow() {
    if (!m_desk)
        return;
    auto now = rulingsOfEvent();
    RuleScope played = scope();
    if (m_known == now && m_knownScope == played)
        return;
    if (m_known != now)
        m_book.succeeded(m_desk->setRulings(rulings(m_desk->book())));
    m_known = std::move(now);
    m_knownScope = std::move(played);
    Q_EMIT changed();
}

} // namespace mentat

#include "moc_book_rules.cpp"
