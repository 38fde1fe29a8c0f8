#pragma once

#include <QtGlobal>

#include <map>
#include <memory>
#include <string>

namespace mentat {

/// A connection that nobody has to keep: it has not sent a whole request yet, or was refused.
class RoomArrival {
public:
    RoomArrival() = default;
    virtual ~RoomArrival() = default;
    RoomArrival(const RoomArrival&) = delete;
    RoomArrival& operator=(const RoomArrival&) = delete;

    /// Ends at once, without an answer.
    virtual void giveWay() = 0;
};

/// Those that nobody has to keep, in the order in which they came: where all places are taken, one
/// of them gives way to whoever comes. Of one thread.
class RoomArrivals {
public:
    using Number = quint64;

    /// For one more that comes; later ones have greater numbers.
    [[nodiscard]] Number next() { return ++m_last; }
    void add(Number number, const std::string& address, std::weak_ptr<RoomArrival> arrival);
    /// It is to be kept, or has left.
    void remove(Number number) { m_all.erase(number); }

    /// The one of an address that came first gives way; false: it has none.
    [[nodiscard]] bool giveWay(const std::string& address);
    /// The address that has most of them, of several the one whose first came first; empty: there
    /// are none. Whoever takes many places loses them before whoever takes one.
    [[nodiscard]] std::string greediest() const;

private:
    struct Waiting {
        std::string address;
        std::weak_ptr<RoomArrival> arrival;
    };
    Number m_last = 0;
    std::map<Number, Waiting> m_all;
};

} // namespace mentat
