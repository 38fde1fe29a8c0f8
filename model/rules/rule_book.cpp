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
        moveInto(m_sameWords, document.sameWords);
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

QStringList RuleBook::faults() const {
    QStringList faults;
    std::set<QString> ids;
    for (const RuleEntry& entry : m_entries) {
        if (!ids.insert(entry.id).second)
            faults.append(u"%1 stands twice"_s.arg(entry.id));
        if (!sourceOf(entry.id))
            faults.append(u"%1 is of no source"_s.arg(entry.id));
    }
    const auto leadsTo = [&](const QString& from, const QString& to) {
        if (!ids.contains(to))
            faults.append(u"%1 leads to %2, which is not there"_s.arg(from, to));
    };
    for (const RuleEntry& entry : m_entries) {
        for (const RuleLink& link : entry.links)
            leadsTo(entry.id, link.to);
        const bool isOverturned
            = std::ranges::count(entry.links, RuleLinkKind::OverturnedBy, &RuleLink::kind) > 0;
        if (isOverturned != (entry.status == RuleStatus::Superseded))
            faults.append(
                u"%1: what is superseded, and only that, names what overturned it"_s.arg(entry.id));
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
