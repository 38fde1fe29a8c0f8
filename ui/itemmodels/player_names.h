#pragma once

#include "model/event.h"

#include <QStringList>

#include <vector>

namespace mentat {

/// "Ada Byron, Grace Hopper": as many as are given, in their order.
[[nodiscard]] inline QString playerNames(const Event& event, const std::vector<PlayerId>& players) {
    QStringList names;
    for (const PlayerId& player : players)
        names.append(playerName(event, player));
    return names.join(QStringLiteral(", "));
}

} // namespace mentat
