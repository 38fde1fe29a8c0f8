#include "raw_play.h"
#include "raw_scoring.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

// R4, pair by pair.
namespace mentat::test::raw {

namespace {

struct Result {
    qint64 heat = 0;
    qint64 table = 0;
    qint64 qp = 0;
    Values values;
};

struct Candidate {
    Person person;
    std::vector<Result> results;
};

using Outcome = std::pair<int, QString>;

int sign(qint64 mine, qint64 theirs) {
    return mine > theirs ? 1 : (mine < theirs ? -1 : 0);
}

// R2, in halves.
qint64 tabled(const QString& row, bool full, const PlaySettings& settings) {
    if (const Json* own = settings.qpTable.find(row))
        return qRound64(own->items.at(full ? 0 : 1).number * 2);
    if (row == u"solo"_s)
        return full ? 6 : 3;
    if (row == u"alliance"_s || row == u"bg-prediction"_s || row == u"fremen-default"_s)
        return full ? 4 : 2;
    if (row == u"guild-default"_s || row == u"fremen-default-alliance"_s)
        return full ? 2 : 1;
    return 1; // guild-default-alliance, adjudicated
}

qint64 qpOf(const Play& play, size_t index, const PlaySettings& settings) {
    const PlaySeat& seat = play.seats.at(index);
    // Silent: QP set by the GM (R2.6) also apply to losers and dropouts.
    if (seat.qpHalves)
        return *seat.qpHalves;
    if (!seat.winner)
        return 0;
    // Silent: games with more than 6 or fewer than 3 use the nearer column.
    const bool full = play.seats.size() >= 5;
    const bool isDefault = play.victory.endsWith(u"-default"_s);
    const bool allied = sideWith(play, index).size() > 1;
    const QString row = isDefault && allied ? QString(play.victory + u"-alliance"_s) : play.victory;
    return tabled(row, full, settings);
}

std::vector<Result> resultsOf(const PlayedEvent& event, const QString& player) {
    std::vector<Result> results;
    for (const Play& play : event.plays) {
        for (size_t i = 0; i < play.seats.size(); ++i) {
            if (!play.completed() || play.seats.at(i).player != player)
                continue;
            const Values values
                = event.settings.allianceValues ? sideValues(play, i) : ownValues(play, i);
            results.push_back({play.heat, play.table, qpOf(play, i, event.settings), values});
        }
    }
    return results;
}

qint64 totalOf(const Candidate& candidate) {
    qint64 total = 0;
    for (const Result& result : candidate.results)
        total += result.qp;
    return total;
}

std::vector<qint64> bestFirst(const Candidate& candidate) {
    std::vector<qint64> points;
    for (const Result& result : candidate.results)
        points.push_back(result.qp);
    std::sort(points.rbegin(), points.rend());
    return points;
}

// R4.2
bool isBetterGame(const Result& mine, const Result& theirs) {
    if (mine.qp != theirs.qp)
        return mine.qp > theirs.qp;
    for (size_t value = 0; value < valueCount; ++value) {
        const qint64 one = mine.values.at(value).value_or(0);
        const qint64 two = theirs.values.at(value).value_or(0);
        if (one != two)
            return one > two;
    }
    return mine.heat < theirs.heat;
}

const Result& bestOf(const Candidate& candidate) {
    for (const Result& result : candidate.results) {
        const bool beaten
            = std::any_of(candidate.results.begin(), candidate.results.end(),
                          [&](const Result& other) { return isBetterGame(other, result); });
        if (!beaten)
            return result;
    }
    return candidate.results.front();
}

// Everything before the tie roll: who ranks first, and by what.
Outcome playedOutcome(const Candidate& mine, const Candidate& theirs) {
    if (const int total = sign(totalOf(mine), totalOf(theirs)))
        return {total, u"qp"_s};
    std::vector<qint64> one = bestFirst(mine);
    std::vector<qint64> two = bestFirst(theirs);
    const size_t games = std::max(one.size(), two.size());
    one.resize(games, 0);
    two.resize(games, 0);
    for (size_t game = 0; game < games; ++game) {
        if (const int better = sign(one.at(game), two.at(game)))
            return {better, u"games"_s};
    }
    const Values& best = bestOf(mine).values;
    const Values& other = bestOf(theirs).values;
    for (size_t value = 0; value < valueCount; ++value) {
        const int better = sign(best.at(value).value_or(0), other.at(value).value_or(0));
        if (better != 0)
            return {better, valueKeys().at(static_cast<qsizetype>(value))};
    }
    return {0, u"tie"_s};
}

Outcome outcome(const Candidate& mine, const Candidate& theirs,
                const std::vector<Candidate>& ranked, const std::vector<TieRolls>& entries) {
    Outcome played = playedOutcome(mine, theirs);
    if (played.first != 0)
        return played;
    QStringList tied;
    for (const Candidate& candidate : ranked) {
        if (playedOutcome(mine, candidate).first == 0)
            tied.append(candidate.person.id);
    }
    const int rolled = rollBetween(mine.person.id, theirs.person.id, tied, entries);
    return {rolled, rolled == 0 ? u"tie"_s : u"roll"_s};
}

Json bestJson(const Candidate& candidate) {
    if (candidate.results.empty())
        return Json();
    const Result& best = bestOf(candidate);
    Json object = Json::object();
    object.set(u"heat"_s, static_cast<double>(best.heat));
    object.set(u"table"_s, static_cast<double>(best.table));
    object.set(u"qp"_s, fromHalves(best.qp));
    for (size_t value = 0; value < valueCount; ++value) {
        const std::optional<qint64> known = best.values.at(value);
        object.set(valueKeys().at(static_cast<qsizetype>(value)),
                   known ? Json(static_cast<double>(*known)) : Json());
    }
    return object;
}

Json rowOf(const Candidate& candidate) {
    Json row = Json::object();
    row.set(u"rank"_s, Json());
    row.set(u"player"_s, candidate.person.id);
    row.set(u"name"_s, candidate.person.name);
    row.set(u"qp"_s, fromHalves(totalOf(candidate)));
    Json points = Json::list();
    for (const qint64 halves : bestFirst(candidate))
        points.append(fromHalves(halves));
    row.set(u"gameQps"_s, points);
    row.set(u"best"_s, bestJson(candidate));
    row.set(u"decidedBy"_s, Json());
    row.set(u"tied"_s, false);
    row.set(u"status"_s, u"disqualified"_s);
    return row;
}

// One more than the number of candidates before this one (R4.5).
int rankOf(const Candidate& candidate, const std::vector<Candidate>& ranked,
           const PlayedEvent& event) {
    return 1
           + static_cast<int>(
               std::count_if(ranked.begin(), ranked.end(), [&](const Candidate& other) {
                   return outcome(other, candidate, ranked, event.tieRolls).first > 0;
               }));
}

Json rankedRows(const std::vector<Candidate>& ranked, const PlayedEvent& event) {
    std::vector<std::pair<int, const Candidate*>> places;
    for (const Candidate& candidate : ranked)
        places.emplace_back(rankOf(candidate, ranked, event), &candidate);
    std::stable_sort(places.begin(), places.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    Json rows = Json::list();
    for (size_t i = 0; i < places.size(); ++i) {
        const auto& [rank, candidate] = places.at(i);
        const auto sharing
            = std::count_if(places.begin(), places.end(),
                            [rank = rank](const auto& place) { return place.first == rank; });
        Json row = rowOf(*candidate);
        row.set(u"rank"_s, rank);
        row.set(u"tied"_s, sharing > 1);
        row.set(u"decidedBy"_s, u"last"_s);
        if (i + 1 < places.size())
            row.set(u"decidedBy"_s,
                    outcome(*candidate, *places.at(i + 1).second, ranked, event.tieRolls).second);
        const bool qualifies = static_cast<qint64>(i) < event.settings.finalists;
        row.set(u"status"_s, qualifies ? u"qualifier"_s : u"alternate"_s);
        rows.append(row);
    }
    return rows;
}

// `cut`: the places include the last qualifying one and the next.
QString whatMatters(qint64 firstPlace, qint64 lastPlace, qint64 finalists) {
    if (firstPlace <= finalists && lastPlace > finalists)
        return u"cut"_s;
    return lastPlace <= finalists ? u"order"_s : u"alternates"_s;
}

Json tiesIn(const std::vector<Json>& rows, qint64 finalists) {
    Json ties = Json::list();
    for (size_t first = 0; first < rows.size();) {
        size_t after = first + 1;
        while (after < rows.size()
               && *rows.at(after).find(u"rank"_s) == *rows.at(first).find(u"rank"_s))
            ++after;
        if (after - first > 1) {
            Json tie = Json::object();
            Json players = Json::list();
            for (size_t i = first; i < after; ++i)
                players.append(*rows.at(i).find(u"player"_s));
            tie.set(u"players"_s, players);
            tie.set(u"matters"_s, whatMatters(static_cast<qint64>(first) + 1,
                                              static_cast<qint64>(after), finalists));
            ties.append(tie);
        }
        first = after;
    }
    return ties;
}

} // namespace

Json rawStandings(const Json& document) {
    const PlayedEvent event = readPlayed(document);
    std::vector<Candidate> ranked;
    std::vector<Candidate> out;
    for (const Person& person : event.people) {
        const Candidate candidate{person, resultsOf(event, person.id)};
        if (event.isOut(person))
            out.push_back(candidate);
        else if (!candidate.results.empty())
            ranked.push_back(candidate);
    }
    Json rows = rankedRows(ranked, event);
    for (const Candidate& candidate : out)
        rows.append(rowOf(candidate));
    return rows;
}

Json rawFinalists(const Json& document) {
    const PlayedEvent event = readPlayed(document);
    std::vector<Json> rows = rawStandings(document).items;
    std::erase_if(rows,
                  [](const Json& row) { return textAt(row, u"status"_s) == u"disqualified"_s; });
    QStringList qualifiers;
    QStringList alternates;
    QStringList lineup;
    for (const Json& row : rows) {
        const QString player = textAt(row, u"player"_s);
        (qualifiers.size() < event.settings.finalists ? qualifiers : alternates).append(player);
        if (lineup.size() < event.settings.finalists && !event.unavailable.contains(player))
            lineup.append(player);
    }
    Json answer = Json::object();
    answer.set(u"qualifiers"_s, listFrom(qualifiers));
    answer.set(u"alternates"_s, listFrom(alternates));
    answer.set(u"lineup"_s, listFrom(lineup));
    answer.set(u"ties"_s, tiesIn(rows, event.settings.finalists));
    return answer;
}

} // namespace mentat::test::raw
