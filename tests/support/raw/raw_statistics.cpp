#include "raw_people.h"
#include "raw_scoring.h"
#include "raw_year.h"

#include <algorithm>
#include <functional>
#include <set>

using namespace Qt::StringLiterals;

// docs/CLI.md, `statistics`.
namespace mentat::test::raw {

namespace {

// How many people completed games in one heat, in two, and so on.
Json heatsPlayedOf(const RawYear& year) {
    std::vector<int> numbers;
    for (const Person& person : year.event.people) {
        size_t heats = 0;
        for (const YearHeat& heat : year.heats) {
            const bool played
                = std::any_of(heat.games.begin(), heat.games.end(), [&](const YearGame& game) {
                      return std::any_of(
                          game.play.seats.begin(), game.play.seats.end(),
                          [&](const PlaySeat& seat) { return seat.player == person.id; });
                  });
            heats += played ? 1 : 0;
        }
        if (heats == 0)
            continue;
        if (numbers.size() < heats)
            numbers.resize(heats, 0);
        ++numbers.at(heats - 1);
    }
    Json list = Json::list();
    for (const int number : numbers)
        list.append(number);
    return list;
}

Json playerHoursOf(const std::vector<YearGame>& games) {
    qint64 minutes = 0;
    bool known = false;
    for (const YearGame& game : games) {
        if (!game.minutes)
            continue;
        known = true;
        minutes += *game.minutes * static_cast<qint64>(game.play.seats.size());
    }
    return known ? rounded(exact(minutes, 60)) : Json();
}

Json heatsOf(const RawYear& year) {
    Json rows = Json::list();
    for (const YearHeat& heat : year.heats) {
        Json row = Json::object();
        row.set(u"heat"_s, fromWhole(heat.number));
        row.set(u"entrants"_s, heat.entrants);
        row.set(u"games"_s, static_cast<int>(heat.games.size()));
        row.set(u"playerStarts"_s, fromWhole(playerStartsOf(heat.games, year.slip)));
        row.set(u"unfinished"_s, heat.unfinished);
        row.set(u"void"_s, heat.voided);
        rows.append(row);
    }
    return rows;
}

Json lengthRow(const Json& heat, const Json& players, const std::vector<YearGame>& games,
               Slip slip) {
    Json row = Json::object();
    row.set(u"heat"_s, heat);
    row.set(u"players"_s, players);
    row.set(u"games"_s, static_cast<int>(games.size()));
    row.set(u"turns"_s, turnsOf(games, slip));
    row.set(u"hours"_s, hoursOf(games, slip));
    row.set(u"minutesPerTurn"_s, minutesPerTurnOf(games, slip));
    return row;
}

void addLengths(Json& rows, const Json& heat, const std::vector<YearGame>& games, Slip slip) {
    std::set<size_t, std::greater<>> sizes;
    for (const YearGame& game : games)
        sizes.insert(game.play.seats.size());
    for (const size_t size : sizes) {
        std::vector<YearGame> ofSize = games;
        std::erase_if(ofSize, [&](const YearGame& game) { return game.play.seats.size() != size; });
        rows.append(lengthRow(heat, fromWhole(static_cast<qint64>(size)), ofSize, slip));
    }
    rows.append(lengthRow(heat, Json(), games, slip));
}

Json lengthsOf(const RawYear& year) {
    Json rows = Json::list();
    for (const YearHeat& heat : year.heats)
        addLengths(rows, fromWhole(heat.number), heat.games, year.slip);
    addLengths(rows, Json(), year.games(), year.slip);
    return rows;
}

Json qpOf(const Json& standings, Slip slip) {
    Json rows = Json::list();
    for (const Json& standing : standings.items) {
        const bool ranked = standing.find(u"rank"_s)->kind != Json::Kind::Null;
        if (!ranked && slip != Slip::DisqualifiedInQp)
            continue;
        Json row = Json::object();
        for (const auto& key : {u"player"_s, u"name"_s, u"qp"_s})
            row.set(key, *standing.find(key));
        rows.append(row);
    }
    return rows;
}

Json finalOf(const RawYear& year) {
    if (!year.last)
        return {};
    const YearGame& last = *year.last;
    Json row = Json::object();
    row.set(u"players"_s, static_cast<int>(last.play.seats.size()));
    row.set(u"turns"_s, last.play.turns ? fromWhole(*last.play.turns) : Json());
    row.set(u"hours"_s, last.minutes ? rounded(exact(*last.minutes, 60)) : Json());
    return row;
}

bool isSameEvent(const Json& one, const Json& other, Slip slip) {
    const Json& head = *one.find(u"event"_s);
    const Json& otherHead = *other.find(u"event"_s);
    const QString code = textAt(head, u"code"_s).toUpper();
    const QString otherCode = textAt(otherHead, u"code"_s).toUpper();
    if (!code.isEmpty() && !otherCode.isEmpty() && slip != Slip::CodesDoNotMatter)
        return code == otherCode;
    return plainName(textAt(head, u"name"_s)) == plainName(textAt(otherHead, u"name"_s));
}

Json earlierOf(const Json& document, const RawYear& now, const std::vector<Json>& others) {
    std::set<int, std::greater<>> years;
    std::vector<YearGame> games;
    QStringList factions;
    for (const Json& other : others) {
        if (!isDune(other) && now.slip != Slip::OtherRulesAreEarlier)
            continue;
        if (!isSameEvent(document, other, now.slip) && now.slip != Slip::OtherEventsAreEarlier)
            continue;
        const RawYear year = readYear(other, now.slip);
        if (year.year > now.year || (year.year == now.year && now.slip != Slip::ThisYearIsEarlier))
            continue;
        years.insert(year.year);
        const std::vector<YearGame> played = year.games();
        games.insert(games.end(), played.begin(), played.end());
        factions += year.setFactions;
    }
    if (years.empty())
        return {};
    Json earlier = Json::object();
    Json list = Json::list();
    for (const int year : years)
        list.append(year);
    earlier.set(u"years"_s, list);
    earlier.set(u"games"_s, static_cast<int>(games.size()));
    setCounts(earlier, games, factions, now.slip);
    return earlier;
}

} // namespace

Json rawStatistics(const Json& document, const std::vector<Json>& others, Slip slip) {
    const RawYear year = readYear(document, slip);
    const std::vector<YearGame> games = year.games();
    const Json standings = rawStandings(document);
    Json answer = Json::object();
    answer.set(u"name"_s, year.name);
    answer.set(u"year"_s, year.year);
    answer.set(u"registered"_s, static_cast<int>(year.event.people.size()));
    answer.set(u"players"_s, fromWhole(distinctPlayers(games)));
    answer.set(u"heatsPlayed"_s, heatsPlayedOf(year));
    answer.set(u"playerHours"_s, playerHoursOf(games));
    answer.set(u"games"_s, static_cast<int>(games.size()));
    setCounts(answer, games, year.setFactions, slip);
    answer.set(u"heats"_s, heatsOf(year));
    answer.set(u"lengths"_s, lengthsOf(year));
    answer.set(u"qp"_s, qpOf(standings, slip));
    answer.set(u"cut"_s, cutOf(standings, year.event.settings, slip));
    answer.set(u"final"_s, finalOf(year));
    answer.set(u"earlier"_s, earlierOf(document, year, others));
    return answer;
}

} // namespace mentat::test::raw
