#pragma once

#include "app/session/session.h"

namespace mentat {

/// Somebody else's act in the journal: from here to the end of the block another hand stands there
/// than that of whoever sits at the desk.
class ActingHand {
public:
    ActingHand(Session& session, const QString& hand)
        : m_session(session)
        , m_atDesk(session.desk().scorekeeper) {
        m_session.setScorekeeper(hand);
    }
    ~ActingHand() { m_session.setScorekeeper(m_atDesk); }
    ActingHand(const ActingHand&) = delete;
    ActingHand& operator=(const ActingHand&) = delete;

private:
    Session& m_session;
    QString m_atDesk;
};

} // namespace mentat
