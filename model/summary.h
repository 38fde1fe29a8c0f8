#pragma once

#include "model/values/bounded_int.h"
#include "model/values/name.h"

#include <optional>
#include <vector>

namespace mentat {

struct SummaryPlace {
    Place place;
    Name name;
    std::optional<QString> from;
    friend bool operator==(const SummaryPlace&, const SummaryPlace&) = default;
};

/// What is known of a year without games: a line of the History page.
struct Summary {
    Name name;
    Year year;
    std::optional<Name> champion;
    std::optional<Count> players;
    std::optional<Count> games;
    std::optional<double> turns; // mean game turns a game
    std::optional<double> hours; // mean hours a game
    std::optional<Count> adjudicated;
    std::vector<SummaryPlace> top;
    std::optional<QString> source;
    friend bool operator==(const Summary&, const Summary&) = default;
};

} // namespace mentat
