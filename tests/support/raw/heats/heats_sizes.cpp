#include "heats_sizes.h"

#include "raw_heats.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw::heats {

namespace {

// The number of tables of each size, in order of preference; because it tries the most tables of
// each size first, the first way found is the answer.
bool seat(int players, const std::vector<int>& sizes, size_t from, std::vector<int>& tables) {
    if (players == 0)
        return true;
    if (from == sizes.size())
        return false;
    const int size = sizes.at(from);
    for (int count = players / size; count >= 0; --count) {
        const size_t before = tables.size();
        tables.insert(tables.end(), static_cast<size_t>(count), size);
        if (seat(players - count * size, sizes, from + 1, tables))
            return true;
        tables.resize(before);
    }
    return false;
}

} // namespace

std::optional<std::vector<int>> tablesFor(int players, const std::vector<int>& sizes) {
    std::vector<int> tables;
    if (!seat(players, sizes, 0, tables))
        return std::nullopt;
    std::sort(tables.rbegin(), tables.rend());
    return tables;
}

} // namespace mentat::test::raw::heats

namespace mentat::test::raw {

namespace {

Json tableSizes(const std::vector<int>& tables) {
    Json list = Json::list();
    for (const int size : tables)
        list.append(size);
    return list;
}

Json otherNumber(int players, int number, const std::vector<int>& sizes) {
    Json object = Json::object();
    object.set(u"sizes"_s, tableSizes(*heats::tablesFor(number, sizes)));
    object.set(u"out"_s, players - number);
    object.set(u"kind"_s, number < players ? u"out"_s : u"missing"_s);
    return object;
}

} // namespace

Json rawHeatsGroups(int players, const std::vector<int>& sizes) {
    const auto tables = heats::tablesFor(players, sizes);
    Json alternatives = Json::list();
    if (!tables) {
        int fewer = players - 1;
        while (fewer > 0 && !heats::tablesFor(fewer, sizes))
            --fewer;
        int more = players + 1;
        while (!heats::tablesFor(more, sizes))
            ++more;
        if (fewer > 0)
            alternatives.append(otherNumber(players, fewer, sizes));
        alternatives.append(otherNumber(players, more, sizes));
    }
    Json answer = Json::object();
    answer.set(u"players"_s, players);
    answer.set(u"sizes"_s, tableSizes(tables.value_or(std::vector<int>())));
    answer.set(u"alternatives"_s, alternatives);
    return answer;
}

} // namespace mentat::test::raw
