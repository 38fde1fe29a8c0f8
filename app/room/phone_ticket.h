#pragma once

#include "app/room/room_server.h"

#include <atomic>

namespace mentat {

/// The ticket of a connection: the desk claims it, or the server gives it up, whoever is first.
class PhoneTicket final : public RoomTicket {
public:
    /// Both of any thread. isThere: whether the phone is still connected.
    PhoneTicket(std::function<bool()> isThere, std::function<void(RoomReply)> send)
        : m_isThere(std::move(isThere))
        , m_send(std::move(send)) {}

    [[nodiscard]] bool claim() override { return m_isThere() && become(State::Claimed); }
    [[nodiscard]] bool giveUp() { return become(State::GivenUp); }
    void answer(RoomReply reply) override { m_send(std::move(reply)); }

private:
    enum class State { Waits, Claimed, GivenUp };
    bool become(State state) {
        State waits = State::Waits;
        return m_state.compare_exchange_strong(waits, state);
    }

    std::function<bool()> m_isThere;
    std::function<void(RoomReply)> m_send;
    std::atomic<State> m_state{State::Waits};
};

} // namespace mentat
