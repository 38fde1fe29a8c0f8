#pragma once

#include "tests/support/raw/heats/heats_edition.h"

#include <QByteArray>

#include <optional>

namespace mentat::test::raw {

// What is absent is drawn.
struct RandomHeatsOptions {
    std::optional<int> players = std::nullopt;
    std::optional<int> heats = std::nullopt;
    // Whether the stages are played as far as they can be, and none is left out.
    std::optional<bool> playedStages = std::nullopt;
    bool isOpen = false; // never closed, so that it can be changed
    Edition edition = Edition::First;
};

// An event in heats with a ruleset of any kind, without an error of H10, and hard to score: shared
// places, few different scores, unknown ones, dropouts, void and unfinished games, tie rolls that
// fit and that do not, stages that are not held, half played, played by others; of the second
// edition byes too. In canonical form: to the byte what an export of its import should be. Heats,
// games and seats stand in the order of their numbers. The same seed and options give the same
// document everywhere.
QByteArray randomHeatsEvent(quint32 seed, const RandomHeatsOptions& options = {});
// The same with something in it that may be wrong: mostly one thing, seldom nothing after all. For
// the findings of H10, which rawHeatsErrors() names.
QByteArray randomFaultyHeatsEvent(quint32 seed, Edition edition = Edition::First);
// A `mentat-ruleset` document, in canonical form likewise.
QByteArray randomRuleset(quint32 seed, Edition edition = Edition::First);

} // namespace mentat::test::raw
