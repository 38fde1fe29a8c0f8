#include "app/room/room_arrivals.h"

#include <algorithm>

namespace mentat {

void RoomArrivals::add(Number number, const std::string& address,
                       std::weak_ptr<RoomArrival> arrival) {
    m_all.insert_or_assign(number, Waiting{address, std::move(arrival)});
}

bool RoomArrivals::giveWay(const std::string& address) {
    const auto found = std::ranges::find_if(
        m_all, [&](const auto& one) { return one.second.address == address; });
    const auto arrival = found == m_all.end() ? nullptr : found->second.arrival.lock();
    if (!arrival)
        return false;
    m_all.erase(found);
    arrival->giveWay();
    return true;
}

std::string RoomArrivals::greediest() const {
    std::map<std::string, int> counts;
    for (const auto& [number, waiting] : m_all)
        ++counts[waiting.address];
    const auto most = std::ranges::max_element(m_all, [&](const auto& one, const auto& other) {
        return counts[one.second.address] < counts[other.second.address];
    }); // the first of equal ones
    return most == m_all.end() ? std::string() : most->second.address;
}

} // namespace mentat
