#include "raw_play.h"
#include "raw_scoring.h"

#include <QDateTime>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

// The published figures of a year, each counted again from scratch.
namespace mentat::test::raw {

std::optional<qint64> minutesOf(const Json& game) {
    if (const auto given = wholeAt(game, u"minutes"_s))
        return given;
    const auto start = QDateTime::fromString(textAt(game, u"start"_s) + u":00Z"_s, Qt::ISODate);
    const auto end = QDateTime::fromString(textAt(game, u"end"_s) + u":00Z"_s, Qt::ISODate);
    if (!start.isValid() || !end.isValid() || end < start)
        return std::nullopt;
    return start.secsTo(end) / 60;
}

namespace {

bool isCompleted(const Json& game) {
    return !textAt(game, u"victory"_s).isEmpty() && !flagAt(game, u"void"_s);
}

// Of the heats, in the order of the document.
std::vector<const Json*> completedGames(const Json& document) {
    std::vector<const Json*> games;
    for (const Json& heat : itemsAt(document, u"heats"_s)) {
        for (const Json& game : itemsAt(heat, u"games"_s)) {
            if (isCompleted(game))
                games.push_back(&game);
        }
    }
    return games;
}

template <class Value>
Json sumOf(const std::vector<const Json*>& games, Value value) {
    double sum = 0;
    int known = 0;
    for (const Json* game : games) {
        if (const auto one = value(*game)) {
            sum += static_cast<double>(*one);
            ++known;
        }
    }
    Json result = Json::list();
    result.append(Json(sum));
    result.append(Json(known));
    result.append(Json(static_cast<int>(games.size()) - known));
    return result;
}

Json countsOf(const std::vector<const Json*>& games) {
    const auto starters
        = [](const Json& game) { return static_cast<qint64>(itemsAt(game, u"seats"_s).size()); };
    Json counts = Json::object();
    counts.set(u"games"_s, Json(static_cast<int>(games.size())));
    counts.set(u"starts"_s, sumOf(games, [&](const Json& game) {
                                return std::optional(starters(game));
                            }).items[0]);
    counts.set(u"turns"_s,
               sumOf(games, [](const Json& game) { return wholeAt(game, u"turns"_s); }));
    counts.set(u"minutes"_s, sumOf(games, minutesOf));
    counts.set(u"playerMinutes"_s, sumOf(games, [&](const Json& game) -> std::optional<qint64> {
                                       const auto minutes = minutesOf(game);
                                       return minutes ? std::optional(*minutes * starters(game))
                                                      : std::nullopt;
                                   }).items[0]);
    return counts;
}

template <class Predicate>
int countGames(const std::vector<const Json*>& games, Predicate holds) {
    return static_cast<int>(
        std::count_if(games.begin(), games.end(), [&](const Json* game) { return holds(*game); }));
}

// Counts seats of completed games that satisfy a predicate, which also gets the game.
template <class Predicate>
int countSeats(const std::vector<const Json*>& games, Predicate holds) {
    int number = 0;
    for (const Json* game : games) {
        for (const Json& seat : itemsAt(*game, u"seats"_s))
            number += holds(*game, seat) ? 1 : 0;
    }
    return number;
}

Json heatsPlayed(const Json& document) {
    Json numbers = Json::list();
    std::vector<QSet<QString>> playersOfHeats;
    for (const Json& heat : itemsAt(document, u"heats"_s)) {
        QSet<QString> players;
        for (const Json& game : itemsAt(heat, u"games"_s)) {
            for (const Json& seat : itemsAt(game, u"seats"_s)) {
                if (isCompleted(game))
                    players.insert(textAt(seat, u"player"_s));
            }
        }
        playersOfHeats.push_back(players);
    }
    std::vector<int> heats;
    for (const Json& player : itemsAt(document, u"players"_s)) {
        const QString id = textAt(player, u"id"_s);
        heats.push_back(static_cast<int>(
            std::count_if(playersOfHeats.begin(), playersOfHeats.end(),
                          [&](const QSet<QString>& players) { return players.contains(id); })));
    }
    const int most = heats.empty() ? 0 : *std::max_element(heats.begin(), heats.end());
    for (int number = 1; number <= most; ++number)
        numbers.append(Json(static_cast<int>(std::count(heats.begin(), heats.end(), number))));
    return numbers;
}

Json factionRows(const std::vector<const Json*>& games) {
    Json rows = Json::list();
    for (const QString& faction : factionOrder()) {
        const auto count = [&](bool winsOnly, const QStringList& victories) {
            return countSeats(games, [&](const Json& game, const Json& seat) {
                return textAt(seat, u"faction"_s) == faction
                       && (!winsOnly || flagAt(seat, u"winner"_s))
                       && (victories.isEmpty() || victories.contains(textAt(game, u"victory"_s)));
            });
        };
        if (count(false, {}) == 0)
            continue;
        Json row = Json::list();
        row.append(Json(faction));
        row.append(Json(count(false, {})));
        row.append(Json(count(true, {})));
        row.append(Json(count(true, {u"fremen-default"_s, u"guild-default"_s})));
        row.append(Json(count(true, {u"adjudicated"_s})));
        rows.append(row);
    }
    return rows;
}

} // namespace

Json rawFigures(const Json& document) {
    const auto games = completedGames(document);
    Json figures = Json::object();
    figures.set(u"heats"_s, countsOf(games));
    std::vector<const Json*> last;
    const Json* ending = document.find(u"final"_s);
    if (const Json* game = ending ? ending->find(u"game"_s) : nullptr; game && isCompleted(*game))
        last.push_back(game);
    figures.set(u"final"_s, countsOf(last));
    figures.set(u"heatsPlayed"_s, heatsPlayed(document));
    Json sizes = Json::list();
    for (int size = 12; size > 0; --size) {
        std::vector<const Json*> ofSize;
        for (const Json* game : games) {
            if (static_cast<int>(itemsAt(*game, u"seats"_s).size()) == size)
                ofSize.push_back(game);
        }
        if (ofSize.empty())
            continue;
        Json counts = countsOf(ofSize);
        counts.set(u"players"_s, Json(size));
        sizes.append(counts);
    }
    figures.set(u"sizes"_s, sizes);
    Json victories = Json::list();
    for (const auto& victory : {u"solo"_s, u"alliance"_s, u"bg-prediction"_s, u"fremen-default"_s,
                                u"guild-default"_s, u"adjudicated"_s})
        victories.append(Json(countGames(
            games, [&](const Json& game) { return textAt(game, u"victory"_s) == victory; })));
    figures.set(u"victories"_s, victories);
    figures.set(u"concessions"_s, Json(countGames(games, [](const Json& game) {
                    return textAt(game, u"ending"_s) == u"concession"_s;
                })));
    figures.set(u"dropouts"_s, Json(countSeats(games, [](const Json&, const Json& seat) {
                    return flagAt(seat, u"dropout"_s);
                })));
    figures.set(u"factions"_s, factionRows(games));
    return figures;
}

} // namespace mentat::test::raw
