#include "scoring/formats/by_ruleset/plan/table_mixes.h"

#include <algorithm>
#include <limits>

namespace mentat {

namespace {

constexpr int noWay = std::numeric_limits<int>::max();

} // namespace

TableMixes::TableMixes(const ListedSizes& sizes, int atMost) {
    for (const ListedSize size : sizes)
        m_sizes.push_back(size.value());
    for (auto from = m_sizes.begin(); from != m_sizes.end(); ++from) {
        Rest rest{*std::min_element(from, m_sizes.end()), {}};
        rest.fewestLarger.assign(static_cast<size_t>(atMost) + 1, noWay);
        rest.fewestLarger[0] = 0;
        for (size_t above = 1; above < rest.fewestLarger.size(); ++above) {
            for (auto size = from; size != m_sizes.end(); ++size) {
                const auto step = static_cast<size_t>(*size - rest.smallest);
                if (step == 0 || step > above || rest.fewestLarger[above - step] == noWay)
                    continue;
                rest.fewestLarger[above]
                    = std::min(rest.fewestLarger[above], rest.fewestLarger[above - step] + 1);
            }
        }
        m_rests.push_back(std::move(rest));
    }
}

bool TableMixes::canSeat(int people, int tables, size_t from) const {
    if (from == m_rests.size())
        return people == 0 && tables == 0;
    const Rest& rest = m_rests[from];
    const qint64 above = people - qint64(tables) * rest.smallest;
    return above >= 0 && rest.fewestLarger[static_cast<size_t>(above)] <= tables;
}

std::optional<std::vector<int>> TableMixes::mixOf(int people, int tables) const {
    if (!canSeat(people, tables, 0))
        return std::nullopt;
    std::vector<int> mix;
    for (size_t i = 0; i < m_sizes.size(); ++i) {
        int here = std::min(tables, people / m_sizes[i]);
        while (!canSeat(people - here * m_sizes[i], tables - here, i + 1))
            --here;
        mix.insert(mix.end(), static_cast<size_t>(here), m_sizes[i]);
        people -= here * m_sizes[i];
        tables -= here;
    }
    std::ranges::sort(mix, std::greater());
    return mix;
}

} // namespace mentat
