#include "app/phones/phones_visitors.h"

#include <algorithm>

namespace mentat {

void PhonesArrivals::add(Number number, const std::string& address,
                         std::weak_ptr<PhonesArrival> arrival) {
    m_all.insert_or_assign(number, Waiting{address, std::move(arrival)});
}

bool PhonesArrivals::giveWay(const std::string& address) {
    const auto found = std::ranges::find_if(
        m_all, [&](const auto& one) { return one.second.address == address; });
    const auto arrival = found == m_all.end() ? nullptr : found->second.arrival.lock();
    if (!arrival)
        return false;
    m_all.erase(found);
    arrival->giveWay();
    return true;
}

std::string PhonesArrivals::greediest() const {
    std::map<std::string, int> counts;
    for (const auto& [number, waiting] : m_all)
        ++counts[waiting.address];
    const auto most = std::ranges::max_element(m_all, [&](const auto& one, const auto& other) {
        return counts[one.second.address] < counts[other.second.address];
    }); // the first, if several are equal
    return most == m_all.end() ? std::string() : most->second.address;
}

PhonesVisitors::Visitor& PhonesVisitors::visitor(const std::string& address, Moment now) {
    if (m_known.size() >= mostKnown && !m_known.contains(address)) {
        std::erase_if(m_known, [&](const auto& known) {
            const Visitor& one = known.second;
            return one.connections == 0 && now - one.asOf >= std::chrono::seconds(1)
                   && (one.wrongCodes == 0 || now - one.lastWrong >= lock);
        });
    }
    const double most = m_most.requestsASecond;
    const double badges = m_most.badgesAMinute;
    Visitor& one = m_known.try_emplace(address, Visitor{0, most, badges, now, 0, {}}).first->second;
    const std::chrono::duration<double> since = now - one.asOf;
    one.requestsLeft = std::min(most, one.requestsLeft + since.count() * most);
    one.badgesLeft = std::min(badges, one.badgesLeft + since.count() / 60 * badges);
    one.asOf = now;
    return one;
}

bool PhonesVisitors::mayConnect(const std::string& address, Moment now) {
    Visitor& one = visitor(address, now);
    if (areAllTaken() || one.connections >= m_most.ofOneAddress)
        return false;
    ++one.connections;
    ++m_open;
    return true;
}

bool PhonesVisitors::hasItsMost(const std::string& address) const {
    const auto known = m_known.find(address);
    return known != m_known.end() && known->second.connections >= m_most.ofOneAddress;
}

void PhonesVisitors::leaves(const std::string& address, Moment now) {
    --visitor(address, now).connections;
    --m_open;
}

bool PhonesVisitors::mayAsk(const std::string& address, Moment now) {
    Visitor& one = visitor(address, now);
    if (one.requestsLeft < 1)
        return false;
    one.requestsLeft -= 1;
    return true;
}

bool PhonesVisitors::mayTryBadge(const std::string& address, Moment now) {
    Visitor& one = visitor(address, now);
    if (one.badgesLeft < 1)
        return false;
    one.badgesLeft -= 1;
    return true;
}

bool PhonesVisitors::isLockedOut(const std::string& address, Moment now) {
    Visitor& one = visitor(address, now);
    if (now - one.lastWrong >= lock)
        one.wrongCodes = 0;
    return one.wrongCodes >= m_most.wrongCodes;
}

bool PhonesVisitors::triedWrongCode(const std::string& address, Moment now) {
    if (isLockedOut(address, now))
        return false;
    Visitor& one = visitor(address, now);
    one.lastWrong = now;
    return ++one.wrongCodes == m_most.wrongCodes;
}

} // namespace mentat
