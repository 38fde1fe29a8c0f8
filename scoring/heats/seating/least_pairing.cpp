#include "scoring/heats/seating/least_pairing.h"

// Only LEMON's templates are used, so none of its libraries is linked.
#define LEMON_ONLY_TEMPLATES
#include <lemon/bits/default_map.h>

#include <type_traits>

// LEMON 1.3.1 stores anything but plain numbers in arrays of its own, through functions of
// std::allocator that C++20 removed; its vectors work as well.
// clang-format off
template <class Graph, class Item, class Value>
    requires(std::is_class_v<Value> || std::is_enum_v<Value>)
struct lemon::DefaultMapSelector<Graph, Item, Value> {
    using Map = lemon::VectorMap<Graph, Item, Value>;
};
// clang-format on

#include <lemon/full_graph.h>
#include <lemon/matching.h>

namespace mentat {

std::vector<std::pair<size_t, size_t>> leastPairing(size_t people, const WeightOfPair& weightOf) {
    using Graph = lemon::FullGraph;
    using Weights = Graph::EdgeMap<PairWeight>;
    Q_ASSERT(people % 2 == 0);
    if (people == 0)
        return {};
    const Graph graph(static_cast<int>(people));
    const auto node = [&](size_t position) { return graph(static_cast<int>(position)); };
    Weights weights(graph);
    for (size_t one = 0; one < people; ++one) {
        for (size_t other = one + 1; other < people; ++other)
            weights[graph.edge(node(one), node(other))] = -weightOf(one, other); // LEMON maximizes
    }
    lemon::MaxWeightedPerfectMatching<Graph, Weights> matching(graph, weights);
    [[maybe_unused]] const bool isPerfect = matching.run();
    Q_ASSERT(isPerfect);
    std::vector<std::pair<size_t, size_t>> pairs;
    for (size_t one = 0; one < people; ++one) {
        const auto other = static_cast<size_t>(graph.index(matching.mate(node(one))));
        if (one < other)
            pairs.emplace_back(one, other);
    }
    return pairs;
}

} // namespace mentat
