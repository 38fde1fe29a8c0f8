#pragma once

namespace mentat {

/// Events to look at that come with the program.
enum class SampleKind { Tournament, Heats };

/// Which were built with it: only these are offered.
struct SamplesBuilt {
    bool tournament = false;
    bool heats = false;
};

} // namespace mentat
