#pragma once

#include "tests/support/raw/heats/heats_edition.h"

#include <QByteArray>

#include <optional>

namespace mentat::test::raw {

// Absent options are drawn.
struct RandomHeatsOptions {
    std::optional<int> players = std::nullopt;
    std::optional<int> heats = std::nullopt;
    // Whether stages are played as far as possible, none skipped.
    std::optional<bool> playedStages = std::nullopt;
    bool isOpen = false; // never closed, so that it can be changed
    Edition edition = Edition::First;
};

// A valid event in heats with any kind of ruleset, without H10 errors and hard to score: shared
// places, few different scores, unknown ones, dropouts, void and unfinished games, tie rolls that
// fit and that do not, stages that are skipped, half played, or played by others; in the second
// edition also byes. In canonical form: byte for byte what exporting its import should give. Heats,
// games, and seats are in numeric order. The same seed and options give the same document
// everywhere.
QByteArray randomHeatsEvent(quint32 seed, const RandomHeatsOptions& options = {});
// The same with possible faults: usually one, rarely none. For the findings of H10, which
// rawHeatsErrors() names.
QByteArray randomFaultyHeatsEvent(quint32 seed, Edition edition = Edition::First);
// A `mentat-ruleset` document, also in canonical form.
QByteArray randomRuleset(quint32 seed, Edition edition = Edition::First);

} // namespace mentat::test::raw
