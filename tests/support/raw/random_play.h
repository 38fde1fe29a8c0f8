#pragma once

#include <QByteArray>

#include <optional>

namespace mentat::test::raw {

// Absent options are drawn.
struct RandomPlayOptions {
    std::optional<int> players = std::nullopt;
    std::optional<int> heats = std::nullopt;
    std::optional<bool> finishedFinal = std::nullopt;
    std::optional<bool> defaultSettings = std::nullopt;
};

// A `wbc-dune` event as it might be played, without errors of R10.1 to R10.10, and hard to score:
// few different figures, so that players tie at every criterion; unknown figures; dropouts, void
// and unfinished games; tie rolls and award decisions that fit and that do not. Heats, games, and
// seats are in numeric order. The same seed and options give the same document everywhere.
QByteArray randomPlayedEvent(quint32 seed, const RandomPlayOptions& options = {});
// The same for `eye-of-the-storm`.
QByteArray randomStormEvent(quint32 seed);
// One game object for `adjudicate`; half of them have nothing but seats.
QByteArray randomAdjudication(quint32 seed);

} // namespace mentat::test::raw
