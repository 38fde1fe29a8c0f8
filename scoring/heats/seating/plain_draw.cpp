#include "scoring/heats/seating/plain_draw.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace mentat {

namespace {

size_t seatsOf(const SeatingTask& task, bool variant) {
    size_t seats = 0;
    for (const TablePlan& table : task.tables)
        seats += table.variant == variant ? table.seats : 0;
    return seats;
}

std::vector<EntrantIndex> thoseWith(const SeatingTask& task, Preference preference) {
    std::vector<EntrantIndex> result;
    for (EntrantIndex entrant = 0; entrant < task.entrants(); ++entrant) {
        if (task.preferences[entrant] == preference)
            result.push_back(entrant);
    }
    return result;
}

/// Moves the last ones of a list.
void moveLast(std::vector<EntrantIndex>& from, size_t count, std::vector<EntrantIndex>& to) {
    to.insert(to.end(), from.end() - static_cast<ptrdiff_t>(count), from.end());
    from.resize(from.size() - count);
}

} // namespace

bool canBeSeated(const SeatingTask& task) {
    const size_t variant = seatsOf(task, true);
    return variant + seatsOf(task, false) == task.entrants()
           && variant <= task.entrants() - thoseWith(task, Preference::Base).size();
}

qint64 fewestOpenWishes(const SeatingTask& task) {
    const size_t wishers = thoseWith(task, Preference::Variant).size();
    return static_cast<qint64>(wishers - std::min(wishers, seatsOf(task, true)));
}

Seating plainDraw(const SeatingTask& task, DrawSource& source) {
    Q_ASSERT(canBeSeated(task));
    std::vector<EntrantIndex> wishers = thoseWith(task, Preference::Variant);
    std::vector<EntrantIndex> either = thoseWith(task, Preference::Either);
    std::vector<EntrantIndex> base = thoseWith(task, Preference::Base);
    source.shuffle(wishers);
    source.shuffle(either);

    const size_t seats = seatsOf(task, true);
    const size_t wishesMet = std::min(seats, wishers.size());
    std::vector<EntrantIndex> atVariant;
    moveLast(wishers, wishesMet, atVariant);
    moveLast(either, seats - wishesMet, atVariant);
    base.insert(base.end(), wishers.begin(), wishers.end());
    base.insert(base.end(), either.begin(), either.end());
    source.shuffle(atVariant);
    source.shuffle(base);

    Seating seating;
    for (const TablePlan& table : task.tables)
        moveLast(table.variant ? atVariant : base, table.seats, seating.emplace_back());
    return seating;
}

std::vector<size_t> byesInTurn(const std::vector<ByeCandidate>& candidates, size_t byes,
                               DrawSource& source) {
    Q_ASSERT(byes <= candidates.size());
    std::vector<size_t> order(candidates.size());
    std::iota(order.begin(), order.end(), size_t(0));
    if (byes == 0)
        return {}; // leave the random source untouched
    source.shuffle(order);
    // Ties keep their random order.
    std::ranges::stable_sort(order, std::ranges::less(), [&](size_t position) {
        const ByeCandidate& candidate = candidates[position];
        const int rank = candidate.rank.value_or(std::numeric_limits<int>::max());
        return std::pair(candidate.byes, -rank);
    });
    order.resize(byes);
    return order;
}

} // namespace mentat
