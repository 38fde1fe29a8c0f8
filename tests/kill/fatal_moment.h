#pragma once

#include <atomic>
#include <cstdio>
#include <cstdlib>

// What is loaded into a program to end it as it is about to do its n-th change to an event file: a
// moment with a name, which comes on a busy machine as on an idle one.
//   MENTAT_FATAL_MOMENT=N        dies at the N-th; 0 or absent: never
//   MENTAT_MOMENTS_COUNTED=FILE  writes there, at its end, how many there were

namespace mentat::test::fatal {

inline std::atomic<long> moments{0};

/// Counts one more moment, and says whether it is the one to die at.
inline bool isFatal() {
    static const long last = [] {
        const char* text = std::getenv("MENTAT_FATAL_MOMENT");
        return text ? std::atol(text) : 0L;
    }();
    return ++moments == last;
}

inline void sayCount() {
    const char* path = std::getenv("MENTAT_MOMENTS_COUNTED");
    std::FILE* file = path ? std::fopen(path, "w") : nullptr;
    if (!file)
        return;
    std::fprintf(file, "%ld\n", moments.load());
    std::fclose(file);
}

} // namespace mentat::test::fatal
