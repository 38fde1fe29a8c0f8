#pragma once

#include "app/session/session.h"

#include <QByteArray>

namespace mentat::test {

/// What a session shows, in one line.
struct SaidState {
    int rows = 0; // of the journal
    QByteArray documents;
    QByteArray drafts;

    [[nodiscard]] QByteArray text() const;
    [[nodiscard]] static SaidState fromText(const QByteArray& line);
    friend bool operator==(const SaidState&, const SaidState&) = default;
};

[[nodiscard]] SaidState stateOf(Session& session);

} // namespace mentat::test
