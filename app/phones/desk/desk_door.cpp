#include "app/phones/desk/desk_door.h"

#include "app/session/clock_and_chance.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int longestInitials = 4;
constexpr size_t mostInside = 20; // the earliest is dropped

} // namespace

DeskDoor::DeskDoor() : m_pin(QString::number(seedByChance()).rightJustified(digits, u'0')) {}

DeskDoor::Answer DeskDoor::tried(const QString& pin, const QString& address) {
    m_hasJustLocked = false;
    const auto known = m_wrong.find(address);
    const int wrong = known == m_wrong.end() ? 0 : known->second;
    if (isLockedForAll() || wrong >= mostWrongOfOne)
        return Answer::Locked;
    if (pin.simplified().remove(u' ') == m_pin) {
        m_wrong.erase(address);
        return Answer::Right;
    }
    ++m_allWrong;
    m_wrong[address] = wrong + 1;
    m_hasJustLocked = isLockedForAll() || wrong + 1 == mostWrongOfOne;
    return m_hasJustLocked ? Answer::Locked : Answer::Wrong;
}

QString DeskDoor::letIn(const QString& initials) {
    if (m_inside.size() >= mostInside)
        m_inside.pop_front();
    m_inside.push_back({secretByChance(), initials});
    return m_inside.back().token;
}

std::optional<QString> DeskDoor::initialsOf(const QString& token) const {
    const auto found = std::ranges::find(m_inside, token, &Inside::token);
    return found == m_inside.end() ? std::nullopt : std::optional(found->initials);
}

void DeskDoor::leave(const QString& token) {
    std::erase_if(m_inside, [&](const Inside& one) { return one.token == token; });
}

std::optional<QString> initialsIn(const QString& typed) {
    const QString text = typed.simplified().remove(u' ').remove(u'.').toUpper();
    const bool isPlain = !text.isEmpty() && text.size() <= longestInitials
                         && std::ranges::all_of(text, [](QChar c) { return c.isLetter(); });
    return isPlain ? std::optional(text) : std::nullopt;
}

} // namespace mentat
