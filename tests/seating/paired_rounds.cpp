#include "tests/seating/paired_rounds.h"

#include "tests/seating/judged_draws.h"

#include <algorithm>
#include <numeric>

namespace mentat::test {

namespace {

void shuffle(std::vector<EntrantIndex>& people, RandomSource& random) {
    for (size_t left = people.size(); left > 1; --left)
        std::swap(people[left - 1], people[random.below(left)]);
}

void playRound(SeatingTask& task, const PairedSoFar& far, RandomSource& random) {
    std::vector<EntrantIndex> order(far.players);
    std::iota(order.begin(), order.end(), EntrantIndex(0));
    shuffle(order, random);
    if (far.near)
        std::ranges::stable_sort(order, {}, [&](EntrantIndex one) { return task.records[one]; });
    PastHeat& heat = task.past.emplace_back();
    for (size_t first = 0; first + 1 < order.size(); first += 2) {
        const EntrantIndex one = order[first];
        const EntrantIndex other = order[first + 1];
        heat.push_back({one, other});
        if (random.oneIn(8)) {
            task.records[one] += far.unit / 2;
            task.records[other] += far.unit / 2;
        } else {
            task.records[random.oneIn(2) ? one : other] += far.unit;
        }
    }
}

} // namespace

SeatingTask nextRound(const PairedSoFar& far, RandomSource& random) {
    SeatingTask task = taskOf(std::vector<size_t>(far.players / 2, 2));
    task.preferredSize = 2;
    task.records.assign(far.players, 0);
    for (int round = 0; round < far.rounds; ++round)
        playRound(task, far, random);
    for (int pair = 0; pair < far.apart; ++pair) {
        const EntrantIndex one = random.below(far.players - 1);
        task.keepApart.push_back(
            {one, one + 1 + random.below(far.players - one - 1), random.oneIn(4)});
    }
    return task;
}

raw::PairLevelCosts levelCostsOf(const SeatingTask& task) {
    const size_t people = task.entrants();
    raw::PairLevelCosts costs(people, std::vector<raw::PairLevelCost>(people));
    const auto add = [&](EntrantIndex one, EntrantIndex other, size_t level, qint64 more) {
        costs[one][other][level] += more;
        costs[other][one][level] += more;
    };
    for (const ApartPair& pair : task.keepApart)
        add(pair.one, pair.other, pair.hard ? 0 : 1, 1);
    for (const PastHeat& heat : task.past) {
        for (const PastTable& table : heat)
            add(table[0], table[1], 2, 1);
    }
    for (EntrantIndex one = 0; one < people; ++one) {
        for (EntrantIndex other = one + 1; other < people; ++other) {
            const qint64 apart = task.records[one] - task.records[other];
            add(one, other, 3, apart * apart);
        }
    }
    return costs;
}

raw::Pairing pairsOf(const Seating& seating) {
    raw::Pairing pairs;
    for (const auto& table : seating)
        pairs.emplace_back(table.at(0), table.at(1));
    return pairs;
}

} // namespace mentat::test
