#include "tests/support/raw/heats/heats_stages.h"

#include "tests/support/raw/heats/heats_sizes.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

using namespace Qt::StringLiterals;

// H8 and H9: the tables of a stage, and who has a bye.
namespace mentat::test::raw::heats {

namespace {

constexpr qint64 smallest = 2;
constexpr qint64 largest = 12;

// By H9's `tables`; absent if it has no number, or one that cannot seat them.
std::optional<std::vector<int>> byTables(const Event& event, size_t stage, qint64 people) {
    const std::optional<Json>& tables = event.rules.stages.at(stage).tables;
    if (!tables || isFinal(event, stage))
        return std::nullopt;
    qint64 count = 0;
    if (tables->kind == Json::Kind::Number) {
        count = std::llround(tables->number);
    } else {
        for (const Json& pair : tables->items) {
            if (std::llround(pair.items.at(0).number) <= people)
                count = std::llround(pair.items.at(1).number);
        }
    }
    const bool fits = count > 0 && people >= smallest * count && people <= largest * count;
    if (!fits)
        return std::nullopt;
    std::vector<int> sizes;
    for (qint64 table = 0; table < count; ++table)
        sizes.push_back(static_cast<int>(people / count + (table < people % count ? 1 : 0)));
    return sizes;
}

std::optional<std::vector<int>> seating(const Event& event, size_t stage, qint64 people) {
    if (const auto sizes = byTables(event, stage, people))
        return sizes;
    return tablesFor(static_cast<int>(people), event.rules.stages.at(stage).sizes);
}

// Fills table 1 first and so on, or deals in a snake.
std::vector<QStringList> seatInTurn(const Event& event, const QStringList& seated,
                                    const std::vector<int>& sizes, bool isRanked) {
    std::vector<QStringList> tables(sizes.size());
    const auto hasRoom = [&](size_t table) { return tables.at(table).size() < sizes.at(table); };
    bool back = false;
    size_t step = 0;
    for (qsizetype next = 0; next < seated.size();) {
        const size_t table = back ? sizes.size() - 1 - step : step;
        if (hasRoom(table)) {
            tables.at(table).append(seated.at(next++));
            if (isRanked && hasRoom(table))
                continue;
        }
        if (++step == sizes.size()) {
            step = 0;
            back = !back && !event.slips(HeatsSlip::SnakeGoesRound);
        }
    }
    return tables;
}

// If the tables have exactly these sizes, in any order.
std::optional<std::vector<QStringList>> byPattern(const Json& seeding, const QStringList& seated,
                                                  std::vector<int> sizes) {
    std::vector<int> own;
    std::vector<QStringList> tables;
    for (const Json& positions : itemsAt(seeding, u"pattern"_s)) {
        own.push_back(static_cast<int>(positions.items.size()));
        tables.emplace_back();
        for (const Json& position : positions.items) {
            const qsizetype index = std::llround(position.number) - 1;
            tables.back().append(index < seated.size() ? seated.at(index) : QString());
        }
    }
    std::sort(own.begin(), own.end());
    std::sort(sizes.begin(), sizes.end());
    return own == sizes ? std::optional(tables) : std::nullopt;
}

} // namespace

bool canSeat(const Event& event, size_t stage, qint64 people) {
    const bool isByTables = byTables(event, stage, people).has_value()
                            && !event.slips(HeatsSlip::NumberWithoutTables);
    return isByTables
           || tablesFor(static_cast<int>(people), event.rules.stages.at(stage).sizes).has_value();
}

std::vector<int> sizesFor(const Event& event, size_t stage, qint64 people) {
    const int all = static_cast<int>(people);
    std::vector<int> sizes
        = event.slips(HeatsSlip::TablesByTheirSizes)
              ? tablesFor(all, event.rules.stages.at(stage).sizes).value_or(std::vector{all})
              : seating(event, stage, people).value_or(std::vector{all});
    if (event.rules.stages.at(stage).isSmallFirst && !event.slips(HeatsSlip::SmallTablesLast))
        std::reverse(sizes.begin(), sizes.end());
    return sizes;
}

qint64 byesOf(const Event& event, size_t stage, qint64 number) {
    if (!event.isSecond() || isFinal(event, stage))
        return 0;
    const StageRules& rules = event.rules.stages.at(stage);
    const bool isNearest = rules.byesTo > 0 && !event.slips(HeatsSlip::FewestByes);
    const qint64 advance = event.slips(HeatsSlip::ByesAdvanceOneEach) ? 1 : rules.advance;
    std::optional<qint64> best;
    qint64 bestSum = 0;
    for (qint64 byes = 0; byes < number; ++byes) {
        const auto tables = seating(event, stage, number - byes);
        if (!tables)
            continue;
        if (!isNearest)
            return byes;
        const qint64 sum = byes + advance * static_cast<qint64>(tables->size());
        const qint64 distance = std::abs(sum - rules.byesTo);
        const qint64 bestDistance = std::abs(bestSum - rules.byesTo);
        const bool isLarger
            = event.slips(HeatsSlip::SmallerSumOfByes) ? sum < bestSum : sum > bestSum;
        if (!best || distance < bestDistance || (distance == bestDistance && isLarger)) {
            best = byes;
            bestSum = sum;
        }
    }
    return best.value_or(0);
}

QStringList byesIn(const Event& event, size_t stage, const QStringList& lineup) {
    if (!event.isSecond() || isFinal(event, stage))
        return {};
    QStringList alone;
    for (const Game& game : event.stages.at(stage).games) {
        if (!game.isVoid && game.seats.size() == 1)
            alone.append(game.seats.front().player);
    }
    if (alone.isEmpty() || event.slips(HeatsSlip::ByesAsComputed))
        return lineup.mid(0, byesOf(event, stage, lineup.size()));
    std::sort(alone.begin(), alone.end(), [&](const QString& one, const QString& other) {
        return seedOf(event, lineup, one) < seedOf(event, lineup, other);
    });
    return alone;
}

std::vector<QStringList> seatedBy(const Event& event, size_t stage, const QStringList& seated) {
    if (seated.isEmpty())
        return {};
    if (isFinal(event, stage))
        return {seated};
    const Json& seeding = event.rules.stages.at(stage).seeding;
    const std::vector<int> sizes = sizesFor(event, stage, seated.size());
    if (seeding.kind == Json::Kind::Object) {
        const auto tables = byPattern(seeding, seated, sizes);
        return tables && !event.slips(HeatsSlip::PatternForgotten)
                   ? *tables
                   : seatInTurn(event, seated, sizes, false);
    }
    if (seeding.text == u"rows"_s || seeding.text == u"random"_s)
        return {};
    if (seeding.text != u"snake"_s && seeding.text != u"ranked"_s)
        qFatal("no seeding: %s", qPrintable(seeding.text));
    return seatInTurn(event, seated, sizes, seeding.text == u"ranked"_s);
}

} // namespace mentat::test::raw::heats
