#include "app/session/people/lists/handled_list.h"

#include "model/failure_kind.h"

#include <algorithm>

namespace mentat {

namespace {

bool isNamesake(const RejectedLine& rejected) {
    return rejected.reason.kind == FailureKind::LineAmbiguous
           || rejected.reason.kind == FailureKind::LineNamesSame;
}

} // namespace

PersonLine* HandledList::lineAt(qint64 line) {
    const auto found = std::ranges::find(m_read.lines, line, &PersonLine::line);
    return found == m_read.lines.end() ? nullptr : &*found;
}

const PersonLine* HandledList::lineAt(qint64 line) const {
    const auto found = std::ranges::find(m_read.lines, line, &PersonLine::line);
    return found == m_read.lines.end() ? nullptr : &*found;
}

PeopleList HandledList::withTakenAside() const {
    PeopleList list = m_read;
    takeAside(list, m_takenAside);
    return list;
}

PeopleList HandledList::taken() const {
    return without(withTakenAside(), m_leftOut);
}

PeopleList HandledList::withAllFacts() const {
    return without(withTakenAside(), {m_leftOut.lines, {}});
}

std::optional<bool> HandledList::isTaken(qint64 line) const {
    for (const AsideLine& aside : m_read.aside) {
        if (aside.line == line && aside.person)
            return m_takenAside.contains(line);
    }
    return lineAt(line) ? std::optional(!m_leftOut.lines.contains(line)) : std::nullopt;
}

bool HandledList::isTaken(qint64 line, PersonFact fact) const {
    return !m_leftOut.facts.contains({line, fact});
}

void HandledList::toggle(qint64 line) {
    if (!isTaken(line))
        return;
    const bool isAside
        = std::ranges::find(m_read.aside, line, &AsideLine::line) != m_read.aside.end();
    std::set<qint64>& lines = isAside ? m_takenAside : m_leftOut.lines;
    if (lines.erase(line) == 0)
        lines.insert(line);
}

void HandledList::setTaken(qint64 line, PersonFact fact, bool isTaken) {
    if (isTaken)
        m_leftOut.facts.erase({line, fact});
    else
        m_leftOut.facts.insert({line, fact});
}

int HandledList::linesAside() const {
    return static_cast<int>(std::ranges::count_if(
        m_read.aside, [&](const AsideLine& aside) { return !m_takenAside.contains(aside.line); }));
}

void HandledList::sayIs(qint64 line, PersonId person) {
    if (PersonLine* said = lineAt(line))
        said->same = person;
    else
        sayIsAnother(line);
}

const PersonLine* HandledList::namesake(const PeopleImport& import,
                                        std::optional<qint64> selected) const {
    const PersonLine* first = nullptr;
    for (const RejectedLine& rejected : import.rejected) {
        const PersonLine* line = isNamesake(rejected) ? lineAt(rejected.line) : nullptr;
        if (line && selected == rejected.line)
            return line;
        first = first ? first : line;
    }
    const PersonLine* other = selected ? lineAt(*selected) : nullptr;
    return other && other->isNew ? other : first;
}

void HandledList::toggleNew(qint64 line) {
    PersonLine* said = lineAt(line);
    if (!said)
        return;
    said->isNew = !said->isNew;
    if (said->isNew) // which also says whom they are not
        sayIsAnother(line);
}

} // namespace mentat
