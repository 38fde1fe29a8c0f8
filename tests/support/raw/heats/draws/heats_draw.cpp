#include "heats_pairing.h"
#include "tests/support/raw/heats/heats_sizes.h"
#include "tests/support/raw/heats/heats_standings.h"
#include "tests/support/raw/heats/raw_heats.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

// H1 and pairing by record: the valid answers of `seat` for a heat.
namespace mentat::test::raw::heats {

namespace {

struct DrawAnswer {
    std::vector<QStringList> tables;
    QStringList byes;
};

DrawAnswer readAnswer(const Json& answer) {
    DrawAnswer read;
    for (const Json& table : itemsAt(answer, u"tables"_s)) {
        read.tables.emplace_back();
        for (const Json& seat : itemsAt(table, u"seats"_s))
            read.tables.back().append(textAt(seat, u"player"_s));
    }
    read.byes = textsAt(answer, u"byes"_s);
    return read;
}

Event heatsBefore(const Json& document, int heat) {
    Event past = readEvent(document, Edition::Second);
    std::erase_if(past.games, [&](const Game& game) { return game.heat >= heat; });
    return past;
}

// The table sizes, largest first; absent if no draw is possible.
std::optional<std::vector<int>> dueSizes(const Event& past, const AskedDraw& asked) {
    std::vector<int> sizes = asked.sizes;
    const int people = static_cast<int>(asked.entrants.size());
    if (!sizes.empty()) {
        const int seats = std::accumulate(sizes.begin(), sizes.end(), 0);
        const bool fits = past.rules.byes ? seats <= people : seats == people;
        std::sort(sizes.rbegin(), sizes.rend());
        return fits ? std::optional(sizes) : std::nullopt;
    }
    for (int seated = people; seated > 0; --seated) {
        if (const auto ways = tablesFor(seated, past.rules.sizes))
            return ways;
        if (!past.rules.byes)
            return std::nullopt;
    }
    return std::nullopt;
}

// Orders players for a bye: the fewest so far first, then the lowest rank.
struct ByeClaim {
    qint64 byes = 0;
    qint64 rank = 0;

    bool isBefore(const ByeClaim& other) const {
        return byes != other.byes ? byes < other.byes : rank > other.rank;
    }
};

ByeClaim claimOf(const Event& past, const Standings& standings, const QString& player) {
    ByeClaim claim;
    const std::vector<Played> games = gamesOf(past, player);
    claim.byes = std::count_if(games.begin(), games.end(),
                               [](const Played& played) { return played.game->isBye; });
    const auto row = std::find_if(standings.ranked.begin(), standings.ranked.end(),
                                  [&](const Row& one) { return one.player == player; });
    claim.rank
        = row == standings.ranked.end() ? static_cast<qint64>(past.people.size()) + 1 : row->rank;
    return claim;
}

QStringList byeFaults(const Event& past, const AskedDraw& asked, const QStringList& byes) {
    const Standings standings = standingsOf(past);
    QStringList faults;
    for (const QString& player : byes) {
        const ByeClaim own = claimOf(past, standings, player);
        for (const QString& other : asked.entrants) {
            if (!byes.contains(other) && claimOf(past, standings, other).isBefore(own))
                faults.append(u"%1 has a bye before %2"_s.arg(player, other));
        }
    }
    return faults;
}

QStringList seatFaults(const Event& past, const AskedDraw& asked, const DrawAnswer& answer) {
    const std::optional<std::vector<int>> due = dueSizes(past, asked);
    if (!due)
        return {u"there is no draw"_s};
    QStringList there = answer.byes;
    std::vector<int> sizes;
    for (const QStringList& table : answer.tables) {
        there += table;
        sizes.push_back(static_cast<int>(table.size()));
    }
    QStringList entrants = asked.entrants;
    there.sort();
    entrants.sort();
    if (there != entrants)
        return {u"not everybody once"_s};
    std::sort(sizes.rbegin(), sizes.rend());
    return sizes == *due ? QStringList() : QStringList{u"other sizes"_s};
}

const Json* levelNamed(const Json& answer, const QString& name) {
    for (const Json& level : itemsAt(answer, u"levels"_s)) {
        if (textAt(level, u"level"_s) == name)
            return &level;
    }
    return nullptr;
}

bool isBehindRepeats(const Json& answer) {
    const std::vector<Json>& levels = itemsAt(answer, u"levels"_s);
    for (size_t i = 1; i < levels.size(); ++i) {
        if (textAt(levels.at(i), u"level"_s) == u"record"_s)
            return textAt(levels.at(i - 1), u"level"_s) == u"repeats"_s;
    }
    return false;
}

std::optional<Number> exactAt(const Json& level, const QString& key) {
    const std::string text = textAt(level, key).toStdString();
    Number number;
    if (text.empty() || number.set_str(text, 10) != 0)
        return std::nullopt;
    number.canonicalize();
    // Reject a fraction that is not in lowest terms.
    return exactText(number).toStdString() == text ? std::optional(number) : std::nullopt;
}

QStringList boundFaults(const PairingCost& cost, const std::optional<PairingCost>& least,
                        bool isExact, const Number& bound) {
    QStringList faults;
    if (bound > cost.record || (least && bound > least->record))
        faults.append(u"the bound is above the least"_s);
    if (!isExact || !least)
        return faults;
    if (isLess(*least, cost))
        faults.append(u"not the least: %1 instead of %2"_s.arg(exactText(cost.record),
                                                               exactText(least->record)));
    if (bound != cost.record)
        faults.append(u"the bound is not the least"_s);
    return faults;
}

QStringList recordFaults(const Event& past, const Json& document, const AskedDraw& asked,
                         const DrawAnswer& read, const Json& answer) {
    const Json* level = levelNamed(answer, u"record"_s);
    if (!level || !isBehindRepeats(answer))
        return {u"no record behind repeats"_s};
    QStringList seated = asked.entrants;
    seated.removeIf([&](const QString& player) { return read.byes.contains(player); });
    const PairCosts costs = pairCosts(past, document, seated);
    const PairingCost cost = costOf(costs, seated, read.tables);
    const std::optional<Number> value = exactAt(*level, u"value"_s);
    const std::optional<Number> bound = exactAt(*level, u"bound"_s);
    if (!value || !bound)
        return {u"no exact texts"_s};
    QStringList faults;
    if (*value != cost.record)
        faults.append(u"record %1 instead of %2"_s.arg(exactText(*value), exactText(cost.record)));
    std::vector<int> sizes;
    for (const QStringList& table : read.tables)
        sizes.push_back(static_cast<int>(table.size()));
    const bool isExact
        = std::all_of(sizes.begin(), sizes.end(), [](int size) { return size == 2; });
    return faults + boundFaults(cost, leastCost(costs, sizes), isExact, *bound);
}

// From the second heat on.
bool hasEarlierHeat(const Json& document, int heat) {
    const std::vector<Json>& heats = itemsAt(document, u"heats"_s);
    return std::any_of(heats.begin(), heats.end(), [&](const Json& one) {
        return wholeAt(one, u"number"_s).value_or(heat) < heat;
    });
}

} // namespace

} // namespace mentat::test::raw::heats

namespace mentat::test::raw {

QStringList rawHeatsDrawFaults(const Json& document, const AskedDraw& asked, const Json& answer) {
    const heats::Event past = heats::heatsBefore(document, asked.heat);
    const heats::DrawAnswer read = heats::readAnswer(answer);
    QStringList faults = heats::seatFaults(past, asked, read);
    if (!faults.isEmpty())
        return faults;
    faults = heats::byeFaults(past, asked, read.byes);
    if (past.rules.byRecord && heats::hasEarlierHeat(document, asked.heat))
        faults += heats::recordFaults(past, document, asked, read, answer);
    return faults;
}

} // namespace mentat::test::raw
