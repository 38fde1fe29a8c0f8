#include "model/rules/rule_book.h"

#include <algorithm>
#include <limits>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

template <class T>
void moveInto(std::vector<T>& all, std::vector<T>& some) {
    all.insert(all.end(), std::make_move_iterator(some.begin()),
               std::make_move_iterator(some.end()));
}

bool hasLinks(const RuleEntry& entry, RuleLinkKind kind) {
    return std::ranges::find(entry.links, kind, &RuleLink::kind) != entry.links.end();
}

bool hasLink(const RuleEntry& entry, RuleLinkKind kind, const QString& to) {
    return std::ranges::find(entry.links, RuleLink{kind, to}) != entry.links.end();
}

QStringList linksOf(const TurnPhase& phase) {
    QStringList links;
    for (const TurnStep& step : phase.steps) {
        if (step.entry)
            links.append(*step.entry);
        for (const StepInterruption& interruption : step.interruptions) {
            if (interruption.entry)
                links.append(*interruption.entry);
        }
    }
    return links;
}

} // namespace

RuleBook::RuleBook(std::vector<RuleDocument> documents) {
    std::ranges::stable_sort(documents, {}, [](const RuleDocument& document) {
        return document.source ? document.source->precedence : std::numeric_limits<qint64>::max();
    });
    for (RuleDocument& document : documents) {
        if (document.source)
            m_sources.push_back(*std::move(document.source));
        moveInto(m_entries, document.entries);
        if (document.turn)
            m_turns.push_back(*std::move(document.turn));
        if (document.card)
            m_cards.push_back(*std::move(document.card));
        moveInto(m_sameWords, document.sameWords);
        moveInto(m_unanswered, document.unanswered);
    }
}

const RuleEntry* RuleBook::find(const QString& id) const {
    const auto found = std::ranges::find(m_entries, id, &RuleEntry::id);
    return found == m_entries.end() ? nullptr : &*found;
}

const RuleSource* RuleBook::sourceOf(const QString& entryId) const {
    const QString source = entryId.section(u'.', 0, 0);
    const auto found = std::ranges::find(m_sources, source, &RuleSource::id);
    return found == m_sources.end() ? nullptr : &*found;
}

const Turn* RuleBook::turnOf(const QString& rules) const {
    const auto found = std::ranges::find(m_turns, rules, &Turn::rules);
    return found == m_turns.end() ? nullptr : &*found;
}

const RulesCard* RuleBook::cardOf(const QString& rules) const {
    const auto found = std::ranges::find(m_cards, rules, &RulesCard::rules);
    return found == m_cards.end() ? nullptr : &*found;
}

std::vector<const RuleEntry*> RuleBook::overturnedBy(const RuleEntry& newer) const {
    std::vector<const RuleEntry*> older;
    for (const RuleEntry& entry : m_entries) {
        if (hasLink(entry, RuleLinkKind::OverturnedBy, newer.id))
            older.push_back(&entry);
    }
    return older;
}

std::vector<const RuleEntry*> RuleBook::overturnersOf(const RuleEntry& older) const {
    std::vector<const RuleEntry*> newer;
    for (const RuleLink& link : older.links) {
        const RuleEntry* entry = link.kind == RuleLinkKind::OverturnedBy ? find(link.to) : nullptr;
        if (entry)
            newer.push_back(entry);
    }
    return newer;
}

QStringList RuleBook::faultsOfStanding(const RuleEntry& entry) const {
    QStringList faults;
    const auto complain = [&](const QString& sentence) { faults.append(sentence.arg(entry.id)); };
    const bool isSuperseded = entry.status == RuleStatus::Superseded;
    if (isSuperseded != hasLinks(entry, RuleLinkKind::OverturnedBy))
        complain(u"%1: what is superseded, and only that, names what overturned it"_s);
    if (isSuperseded != entry.today.has_value())
        complain(u"%1: what is superseded, and only that, names the rule of today"_s);
    for (const RuleEntry* newer : overturnersOf(entry)) {
        if (newer->status == RuleStatus::Superseded)
            complain(u"%1: what overturned it is superseded itself"_s);
    }
    if (entry.leftOpen.has_value() != hasLinks(entry, RuleLinkKind::Contradicts))
        complain(u"%1: what contradicts another, and only that, says what is open"_s);
    for (const RuleLink& link : entry.links) {
        const RuleEntry* other = link.kind == RuleLinkKind::Contradicts ? find(link.to) : nullptr;
        if (other && !hasLink(*other, RuleLinkKind::Contradicts, entry.id))
            complain(u"%1: what it contradicts does not say so"_s);
    }
    return faults;
}

QStringList RuleBook::faultsOfCards() const {
    QStringList faults;
    for (const RulesCard& card : m_cards) {
        for (const auto& side : {card.front, card.back}) {
            for (const CardPart& part : side) {
                for (const QString& id : part.entries) {
                    const RuleEntry* entry = find(id);
                    if (!entry)
                        faults.append(u"the table card names %1, which is no entry"_s.arg(id));
                    else if (entry->status == RuleStatus::Superseded)
                        faults.append(u"the table card names %1, which is superseded"_s.arg(id));
                }
            }
        }
    }
    return faults;
}

QStringList RuleBook::faults() const {
    QStringList faults;
    std::set<QString> ids;
    for (const RuleEntry& entry : m_entries) {
        if (!ids.insert(entry.id).second)
            faults.append(u"%1 stands twice"_s.arg(entry.id));
        if (!sourceOf(entry.id))
            faults.append(u"%1 is of no source"_s.arg(entry.id));
    }
    for (const RuleEntry& entry : m_entries)
        faults += faultsOfStanding(entry);
    faults += faultsOfCards();
    const auto leadsTo = [&](const QString& from, const QString& to) {
        if (!ids.contains(to))
            faults.append(u"%1 leads to %2, which is not there"_s.arg(from, to));
    };
    for (const RuleEntry& entry : m_entries) {
        for (const RuleLink& link : entry.links)
            leadsTo(entry.id, link.to);
    }
    for (const Turn& turn : m_turns) {
        for (const TurnPhase& phase : turn.phases) {
            for (const QString& to : linksOf(phase))
                leadsTo(phase.title, to);
        }
    }
    return faults;
}

} // namespace mentat
