#include "scoring/heats/seating/draw_source.h"

#include <limits>

namespace mentat {

quint64 DrawSource::next() {
    m_state += 0x9E3779B97F4A7C15U;
    quint64 mixed = m_state;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
    return mixed ^ (mixed >> 31);
}

size_t DrawSource::below(size_t limit) {
    Q_ASSERT(limit > 0);
    // Numbers from the incomplete last round of remainders would favour the small ones.
    const quint64 most = std::numeric_limits<quint64>::max();
    const quint64 complete = most - most % limit;
    quint64 number = next();
    while (number >= complete)
        number = next();
    return static_cast<size_t>(number % limit);
}

} // namespace mentat
