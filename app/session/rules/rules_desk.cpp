#include "app/session/rules/rules_desk.h"

#include "app/session/guarded.h"
#include "model/document/rules/rules_document.h"
#include "model/kinds/rules_kind.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr qsizetype titleLetters = 80;

/// As many whole words of the question as a list has room for.
QString titleOf(const QString& question) {
    if (question.size() <= titleLetters)
        return question;
    const qsizetype lastBlank = question.lastIndexOf(u' ', titleLetters);
    return question.left(lastBlank > 0 ? lastBlank : titleLetters) + u'…';
}

RuleEntry entryOf(const Ruling& ruling, const BookEvent& event, size_t position,
                  const RuleEntry* touched) {
    RuleEntry entry;
    entry.id = rulingId(event.id, position);
    entry.text = ruling.answer.value_or(QString());
    entry.title = titleOf(ruling.question.value_or(ruling.topic.value_or(entry.text)));
    entry.question = ruling.question;
    entry.place = eventTitle(event.event.details);
    entry.status = RuleStatus::GmsRuling;
    if (ruling.topic)
        entry.keywords.push_back(*ruling.topic);
    if (touched) {
        entry.topic = touched->topic;
        entry.phases = touched->phases;
        entry.sides = touched->sides;
        entry.links.push_back({RuleLinkKind::See, touched->id});
    }
    return entry;
}

} // namespace

QString rulingId(EventId event, size_t position) {
    return u"ruling.%1-%2"_s.arg(event.number()).arg(position + 1);
}

std::vector<KeptRuling> keptRulings(const Book& book, const QString& rules,
                                    const RuleBook& entries) {
    std::vector<const BookEvent*> events;
    for (const BookEvent& event : book.events) {
        if (rules.isEmpty() || kindOf<RulesKind>(event.event).id == rules)
            events.push_back(&event);
    }
    std::ranges::stable_sort(events, std::ranges::greater(), [](const BookEvent* event) {
        return std::pair(event->event.details.year.value(), event->id.number());
    });
    std::vector<KeptRuling> kept;
    for (const BookEvent* event : events) {
        const auto& rulings = event->event.rulings;
        for (size_t i = rulings.size(); i-- > 0;) {
            const RuleEntry* touched = rulings[i].entry ? entries.find(*rulings[i].entry) : nullptr;
            kept.push_back({event->id, i, entryOf(rulings[i], *event, i, touched)});
        }
    }
    return kept;
}

RulesDesk::RulesDesk(RuleBook book) : m_book(std::move(book)) {}

RulesDesk::~RulesDesk() = default;

Result<std::unique_ptr<RulesDesk>> RulesDesk::open(const RulingsOf& rulings) {
    auto book = builtInRules();
    if (!book)
        return tl::make_unexpected(book.error());
    return with(*std::move(book), rulings);
}

Result<std::unique_ptr<RulesDesk>> RulesDesk::with(RuleBook book, const RulingsOf& rulings) {
    std::unique_ptr<RulesDesk> desk(new RulesDesk(std::move(book)));
    auto known = rulings ? rulings(desk->book()) : std::vector<KeptRuling>();
    if (const auto taken = desk->setRulings(std::move(known)); !taken)
        return tl::make_unexpected(taken.error());
    return desk;
}

Result<void> RulesDesk::prepare() {
    std::vector<const RuleEntry*> entries;
    for (const KeptRuling& ruling : m_rulings)
        entries.push_back(&ruling.entry);
    for (const RuleEntry& entry : m_book.entries())
        entries.push_back(&entry);
    return guarded(u":/rules"_s, [&]() -> Result<void> {
        m_search = std::make_unique<RuleSearch>(m_book, std::move(entries));
        return {};
    });
}

Result<void> RulesDesk::setRulings(std::vector<KeptRuling> rulings) {
    m_rulings = std::move(rulings);
    return prepare();
}

const RuleEntry* RulesDesk::find(const QString& id) const {
    const auto ruling = std::ranges::find(
        m_rulings, id, [](const KeptRuling& kept) -> const QString& { return kept.entry.id; });
    return ruling == m_rulings.end() ? m_book.find(id) : &ruling->entry;
}

std::vector<const RuleEntry*> RulesDesk::touching(const QString& id) const {
    std::vector<const RuleEntry*> all;
    const auto look = [&](const RuleEntry& entry) {
        if (std::ranges::find(entry.links, id, &RuleLink::to) != entry.links.end())
            all.push_back(&entry);
    };
    for (const KeptRuling& ruling : m_rulings)
        look(ruling.entry);
    for (const RuleEntry& entry : m_book.entries())
        look(entry);
    return all;
}

RuleAnswer RulesDesk::ask(const QString& typed, const RuleScope& scope,
                          const RuleFilter& filter) const {
    return m_search->find(typed, scope, filter);
}

std::vector<const RuleEntry*> RulesDesk::search(const QString& typed, const RuleScope& scope,
                                                const RuleFilter& filter) const {
    return ask(typed, scope, filter).entries;
}

} // namespace mentat
