#include "heats_standings.h"

#include "heats_stages.h"
#include "raw_heats.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw::heats {

namespace {

Row rowOf(const Event& event, const QString& player) {
    Row row;
    row.player = player;
    if (gamesOf(event, player).empty())
        return row;
    for (const Json& key : event.rules.order)
        row.values.push_back(valueOf(event, key, player));
    return row;
}

Comparison played(const Event& event, const Row& mine, const Row& theirs) {
    return compareAll(event, event.rules.order, mine.values, theirs.values);
}

QStringList equalTo(const Event& event, const Row& row, const std::vector<Row>& ranked) {
    QStringList equal;
    for (const Row& other : ranked) {
        if (played(event, row, other).sign == 0)
            equal.append(other.player);
    }
    return equal;
}

// R4.4; with the slip, a roll of any tie with both players counts.
int rolled(const Event& event, const QString& one, const QString& other, const QStringList& tied) {
    const int sign = rollBetween(one, other, tied, event.tieRolls);
    if (sign != 0 || !event.slips(HeatsSlip::RollsOfAnyTie))
        return sign;
    for (const TieRolls& entry : event.tieRolls) {
        if (entry.players.contains(one) && entry.players.contains(other))
            return rollBetween(one, other, entry.players, event.tieRolls);
    }
    return 0;
}

void rank(const Event& event, std::vector<Row>& ranked) {
    std::vector<QStringList> ties;
    for (const Row& row : ranked)
        ties.push_back(equalTo(event, row, ranked));
    for (size_t i = 0; i < ranked.size(); ++i) {
        Row& row = ranked.at(i);
        row.rank = 1 + std::count_if(ranked.begin(), ranked.end(), [&](const Row& other) {
                       const int sign = played(event, other, row).sign;
                       return sign > 0
                              || (sign == 0 && other.player != row.player
                                  && rolled(event, other.player, row.player, ties.at(i)) > 0);
                   });
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const Row& one, const Row& other) { return one.rank < other.rank; });
}

void explain(const Event& event, std::vector<Row>& ranked) {
    for (size_t i = 0; i < ranked.size(); ++i) {
        Row& row = ranked.at(i);
        row.isTied = std::count_if(ranked.begin(), ranked.end(),
                                   [&](const Row& other) { return other.rank == row.rank; })
                     > 1;
        if (i + 1 == ranked.size()) {
            row.decidedBy = u"last"_s;
            continue;
        }
        const Row& next = ranked.at(i + 1);
        const size_t key = played(event, row, next).key;
        if (key < event.rules.order.size())
            row.decidedBy = textAt(event.rules.order.at(key), u"by"_s);
        else
            row.decidedBy = row.rank == next.rank ? u"tie"_s : u"roll"_s;
    }
}

} // namespace

QStringList Standings::players() const {
    QStringList all;
    for (const Row& row : ranked)
        all.append(row.player);
    return all;
}

Standings standingsOf(const Event& event) {
    Standings standings;
    for (const Person& person : event.people) {
        const Row row = rowOf(event, person.id);
        if (event.isOut(person.id))
            standings.out.push_back(row);
        else if (!gamesOf(event, person.id).empty())
            standings.ranked.push_back(row);
    }
    rank(event, standings.ranked);
    explain(event, standings.ranked);
    return standings;
}

std::vector<std::pair<size_t, size_t>> tiesOf(const Standings& standings) {
    std::vector<std::pair<size_t, size_t>> ties;
    const std::vector<Row>& rows = standings.ranked;
    for (size_t first = 0; first < rows.size();) {
        size_t after = first + 1;
        while (after < rows.size() && rows.at(after).rank == rows.at(first).rank)
            ++after;
        if (after - first > 1)
            ties.emplace_back(first, after - first);
        first = after;
    }
    return ties;
}

namespace {

Json rowJson(const Event& event, const Row& row, const QString& status) {
    const bool isRanked = row.rank > 0;
    Json object = Json::object();
    object.set(u"rank"_s, isRanked ? Json(static_cast<double>(row.rank)) : Json());
    object.set(u"player"_s, row.player);
    object.set(u"name"_s, event.nameOf(row.player));
    Json values = Json::list();
    for (size_t i = 0; i < row.values.size(); ++i)
        values.append(valueJson(event.rules.order.at(i), row.values.at(i)));
    object.set(u"values"_s, values);
    object.set(u"decidedBy"_s, isRanked ? Json(row.decidedBy) : Json());
    object.set(u"tied"_s, row.isTied);
    object.set(u"status"_s, status);
    return object;
}

} // namespace

} // namespace mentat::test::raw::heats

namespace mentat::test::raw {

Json rawHeatsStandings(const Json& document, HeatsSlip slip) {
    return rawHeatsStandings(document, Edition::First, slip);
}

Json rawHeatsStandings(const Json& document, Edition edition, HeatsSlip slip) {
    const heats::Event event = heats::readEvent(document, edition, slip);
    const heats::Standings standings = heats::standingsOf(event);
    const heats::FirstStage first = heats::firstStageOf(event, standings);
    Json rows = Json::list();
    for (const heats::Row& row : standings.ranked) {
        const bool isKeptOut = event.isSecond() && !event.slips(HeatsSlip::KeptOutAreAlternates)
                               && !first.alternates.contains(row.player);
        const QString other
            = isKeptOut || event.rules.stages.empty() ? u"ranked"_s : u"alternate"_s;
        rows.append(heats::rowJson(event, row,
                                   first.qualifiers.contains(row.player) ? u"qualifier"_s : other));
    }
    for (const heats::Row& row : standings.out)
        rows.append(heats::rowJson(event, row, u"disqualified"_s));
    return rows;
}

} // namespace mentat::test::raw
