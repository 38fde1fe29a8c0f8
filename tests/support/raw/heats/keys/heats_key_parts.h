#pragma once

#include "tests/support/raw/heats/heats_keys.h"

// The keys of H4, by what they use (internals of heats_values.cpp). Each gets the games that count
// for it.
namespace mentat::test::raw::heats {

using Known = std::optional<Number>;
using Numbers = std::vector<Number>;

// H4 `take`, with the default of each key; absent without values.
QString takeOf(const Json& key, const QString& byDefault);
Known taken(const QString& take, const Numbers& numbers, bool lessIsBetter);

// heats_place_keys.cpp
Number winsIn(const Event& event, const std::vector<Played>& games);
Number placePoints(const Event& event, const Json& key, const Played& played);
KeyValue earlyWins(const Event& event, const Json& key, const std::vector<Played>& games);
KeyValue placeCounts(const Event& event, const Json& key, const std::vector<Played>& games);
KeyValue finishes(const Event& event, const Json& key, const std::vector<Played>& games);
Known meanPlace(const std::vector<Played>& games);
Number opponentsWins(const Event& event, const std::vector<Played>& games);
Number opponents(const Event& event, const std::vector<Played>& games);

// heats_score_keys.cpp
Known scoreTaken(const Event& event, const Json& key, const std::vector<Played>& games);
Known scoreShare(const Event& event, const Json& key, const std::vector<Played>& games);
Known ofFirst(const Event& event, const Json& key, const std::vector<Played>& games);
Known margin(const Event& event, const Json& key, const std::vector<Played>& games);
Known behindFirst(const Event& event, const Json& key, const std::vector<Played>& games);

} // namespace mentat::test::raw::heats
