#include "raw_play.h"
#include "raw_scoring.h"

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

// R1.1, R1.2, R11.3, R11.4, and R12, each by trying everything.
namespace mentat::test::raw {

namespace {

// Sizes, descending.
using Split = std::vector<int>;

void splitsOf(int players, int largest, Split& begun, std::vector<Split>& all) {
    if (players == 0 && !begun.empty())
        all.push_back(begun);
    for (int size = std::min(largest, players); size >= 3; --size) {
        begun.push_back(size);
        splitsOf(players - size, size, begun, all);
        begun.pop_back();
    }
}

std::vector<Split> splitsOf(int players) {
    std::vector<Split> all;
    Split begun;
    splitsOf(players, 6, begun, all);
    return all;
}

qint64 smallGames(const Split& split) {
    return std::count_if(split.begin(), split.end(), [](int size) { return size < 5; });
}

qint64 sixes(const Split& split) {
    return std::count(split.begin(), split.end(), 6);
}

// R1.2, which begins with R1.1.
bool isPreferred(const Split& one, const Split& other) {
    if (smallGames(one) != smallGames(other))
        return smallGames(one) < smallGames(other);
    if (smallGames(one) > 0 && one.back() != other.back())
        return one.back() > other.back();
    return sixes(one) > sixes(other);
}

std::vector<Split> fullSplits(int players) {
    std::vector<Split> splits = splitsOf(players);
    std::erase_if(splits, [](const Split& split) { return smallGames(split) > 0; });
    std::sort(splits.begin(), splits.end(),
              [](const Split& a, const Split& b) { return sixes(a) > sixes(b); });
    return splits;
}

Json sizesJson(const Split& split) {
    Json sizes = Json::list();
    for (const int size : split)
        sizes.append(size);
    return sizes;
}

Json alternative(const Split& split, int out, const QString& kind) {
    Json object = Json::object();
    object.set(u"sizes"_s, sizesJson(split));
    object.set(u"out"_s, out);
    object.set(u"kind"_s, kind);
    return object;
}

Json smallAlternatives(const Split& chosen, const std::vector<Split>& splits, int players) {
    Json alternatives = Json::list();
    for (const Split& split : splits) {
        if (split != chosen && smallGames(split) == smallGames(chosen))
            alternatives.append(alternative(split, 0, u"small"_s));
    }
    int fewer = players - 1;
    while (fewer > 0 && fullSplits(fewer).empty())
        --fewer;
    for (const Split& split : fullSplits(fewer))
        alternatives.append(alternative(split, players - fewer, u"out"_s));
    return alternatives;
}

} // namespace

Json rawGroups(int players) {
    std::vector<Split> splits = splitsOf(players);
    std::stable_sort(splits.begin(), splits.end(), isPreferred);
    const Split chosen = splits.empty() ? Split() : splits.front();
    Json alternatives = Json::list();
    if (!splits.empty() && smallGames(chosen) > 0) {
        // Silent: the `small` ones are in R1.2's order of preference.
        alternatives = smallAlternatives(chosen, splits, players);
    } else {
        for (const Split& split : fullSplits(players)) {
            if (split != chosen)
                alternatives.append(alternative(split, 0, u"other"_s));
        }
    }
    Json answer = Json::object();
    answer.set(u"players"_s, players);
    answer.set(u"sizes"_s, sizesJson(chosen));
    answer.set(u"alternatives"_s, alternatives);
    return answer;
}

namespace {

std::optional<qint64> pointsIn(const Json& game, const QString& player) {
    for (const Json& seat : itemsAt(game, u"seats"_s)) {
        if (textAt(seat, u"player"_s) != player)
            continue;
        const QString status = textAt(seat, u"status"_s);
        if (status == u"eliminated"_s)
            return 0;
        return (status == u"great-house"_s ? 25 : 0) + wholeAt(seat, u"solaris"_s).value_or(0)
               + 2 * wholeAt(seat, u"favor"_s).value_or(0)
               + 3 * wholeAt(seat, u"spice"_s).value_or(0);
    }
    return std::nullopt;
}

struct Score {
    QString player;
    QString name;
    qint64 sum = 0;
    Json games = Json::list();
};

std::vector<Score> scoresOf(const Json& document) {
    std::vector<Score> scores;
    for (const Json& player : itemsAt(document, u"players"_s)) {
        Score score{textAt(player, u"id"_s), textAt(player, u"name"_s)};
        bool played = false;
        // Silent: one column per game, in document order, null if the player was not in it.
        for (const Json& game : itemsAt(document, u"games"_s)) {
            if (flagAt(game, u"void"_s))
                continue;
            const std::optional<qint64> points = pointsIn(game, score.player);
            score.games.append(points ? Json(static_cast<double>(*points)) : Json());
            score.sum += points.value_or(0);
            played = played || points.has_value();
        }
        if (played)
            scores.push_back(score);
    }
    return scores;
}

} // namespace

// Silent: ties are in the order of registration, as in R4.5.
Json rawScore(const Json& document) {
    const std::vector<Score> scores = scoresOf(document);
    Json rows = Json::list();
    for (const Score& score : scores) {
        Json row = Json::object();
        const auto ahead = std::count_if(scores.begin(), scores.end(),
                                         [&](const Score& other) { return other.sum > score.sum; });
        row.set(u"rank"_s, static_cast<double>(ahead + 1));
        row.set(u"player"_s, score.player);
        row.set(u"name"_s, score.name);
        row.set(u"victoryPoints"_s, static_cast<double>(score.sum));
        row.set(u"games"_s, score.games);
        rows.append(row);
    }
    std::stable_sort(rows.items.begin(), rows.items.end(), [](const Json& a, const Json& b) {
        return a.find(u"rank"_s)->number < b.find(u"rank"_s)->number;
    });
    return rows;
}

namespace {

struct Losses {
    int starredFull = 0;
    int starredHalf = 0;
    int forcesFull = 0;
    int forcesHalf = 0;
};

// Fremen forces count in full without spice, so none counts half.
bool isLegal(const Losses& losses, const RawBattle& battle) {
    const int worth = battle.starredValue;
    const int strengthHalves = losses.starredFull * worth * 2 + losses.starredHalf * worth
                               + losses.forcesFull * 2 + losses.forcesHalf;
    const int paid = battle.fremen ? 0 : losses.starredFull + losses.forcesFull;
    const bool noneHalf = losses.starredHalf == 0 && losses.forcesHalf == 0;
    return losses.starredFull + losses.starredHalf <= battle.starred
           && losses.forcesFull + losses.forcesHalf <= battle.forces
           && strengthHalves == battle.dialHalves && paid == battle.spice
           && (noneHalf || !battle.fremen);
}

Json lossesJson(const Losses& losses) {
    Json object = Json::object();
    object.set(u"starredFull"_s, losses.starredFull);
    object.set(u"starredHalf"_s, losses.starredHalf);
    object.set(u"forcesFull"_s, losses.forcesFull);
    object.set(u"forcesHalf"_s, losses.forcesHalf);
    return object;
}

} // namespace

Json rawBattle(const RawBattle& battle) {
    Json choices = Json::list();
    for (int starredFull = battle.starred; starredFull >= 0; --starredFull) {
        for (int starredHalf = battle.starred; starredHalf >= 0; --starredHalf) {
            for (int forcesFull = battle.forces; forcesFull >= 0; --forcesFull) {
                for (int forcesHalf = battle.forces; forcesHalf >= 0; --forcesHalf) {
                    const Losses losses{starredFull, starredHalf, forcesFull, forcesHalf};
                    if (isLegal(losses, battle))
                        choices.append(lossesJson(losses));
                }
            }
        }
    }
    return choices;
}

} // namespace mentat::test::raw
