#include "raw_year.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

Wide divisorOf(Wide one, Wide other) {
    return other == 0 ? one : divisorOf(other, one % other);
}

Exact lowest(Wide top, Wide bottom) {
    const Wide common = divisorOf(top, bottom);
    return {top / common, bottom / common};
}

} // namespace

Exact operator+(const Exact& one, const Exact& other) {
    return lowest(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom);
}

Exact exact(qint64 top, qint64 bottom) {
    return lowest(top, bottom);
}

Exact dividedBy(const Exact& number, qint64 divisor) {
    return lowest(number.top, number.bottom * divisor);
}

Json rounded(const Exact& number) {
    const Wide thousandths = (number.top * 2000 + number.bottom) / (number.bottom * 2);
    return Json(static_cast<double>(thousandths) / 1000);
}

Json fromWhole(qint64 number) {
    return Json(static_cast<double>(number));
}

bool isDune(const Json& document) {
    return textAt(*document.find(u"event"_s), u"rules"_s) == u"wbc-dune"_s;
}

namespace {

QStringList factionsOfSets(const Json& event) {
    QStringList sets = textsAt(event, u"sets"_s);
    if (!event.find(u"sets"_s))
        sets = {u"base"_s};
    QStringList factions;
    if (sets.contains(u"base"_s))
        factions += factionOrder().mid(0, 6);
    if (sets.contains(u"ixians-tleilaxu"_s))
        factions += factionOrder().mid(6, 2);
    if (sets.contains(u"choam-richese"_s))
        factions += factionOrder().mid(8, 2);
    if (sets.contains(u"ecaz-moritani"_s))
        factions += factionOrder().mid(10, 2);
    return factions;
}

YearGame readYearGame(const Json& game, const PlayedEvent& event) {
    YearGame read;
    read.play = readPlay(game, event.settings);
    read.minutes = minutesOf(game);
    read.concession = textAt(game, u"ending"_s) == u"concession"_s;
    for (const Person& person : event.people) {
        if (event.isOut(person))
            read.out.append(person.id);
    }
    return read;
}

YearHeat readYearHeat(const Json& heat, const RawYear& year) {
    YearHeat read;
    read.number = wholeAt(heat, u"number"_s).value_or(0);
    read.entrants = static_cast<int>(itemsAt(heat, u"entrants"_s).size());
    for (const Json& json : itemsAt(heat, u"games"_s)) {
        YearGame game = readYearGame(json, year.event);
        game.play.heat = read.number;
        if (game.play.isVoid)
            ++read.voided;
        else if (game.play.victory.isEmpty())
            ++read.unfinished;
        const bool taken = (game.play.isVoid && year.slip == Slip::VoidGamesCount)
                           || (!game.play.isVoid && year.slip == Slip::UnfinishedGamesCount);
        if (game.play.completed() || taken)
            read.games.push_back(game);
    }
    return read;
}

} // namespace

RawYear readYear(const Json& document, Slip slip) {
    RawYear year;
    year.slip = slip;
    const Json& head = *document.find(u"event"_s);
    year.name = textAt(head, u"name"_s);
    year.year = static_cast<int>(wholeAt(head, u"year"_s).value_or(0));
    year.event = readPlayed(document);
    year.setFactions = factionsOfSets(head);
    for (const Json& heat : itemsAt(document, u"heats"_s))
        year.heats.push_back(readYearHeat(heat, year));
    std::stable_sort(year.heats.begin(), year.heats.end(),
                     [](const YearHeat& a, const YearHeat& b) { return a.number < b.number; });
    const Json* ending = document.find(u"final"_s);
    const Json* game = ending ? ending->find(u"game"_s) : nullptr;
    if (game && game->find(u"seats"_s)) {
        const YearGame last = readYearGame(*game, year.event);
        if (last.play.completed() || (slip == Slip::VoidFinalIsPlayed && last.play.isVoid))
            year.last = last;
    }
    return year;
}

std::vector<YearGame> RawYear::games() const {
    std::vector<YearGame> all;
    for (const YearHeat& heat : heats)
        all.insert(all.end(), heat.games.begin(), heat.games.end());
    if (slip == Slip::FinalAmongTheGames && last)
        all.push_back(*last);
    return all;
}

// PP ÷ turns × players ÷ 6, the points in halves.
std::optional<Exact> normalizedOf(const YearGame& game, const PlaySeat& seat) {
    if (!seat.pointHalves || game.play.turns.value_or(0) == 0)
        return std::nullopt;
    const auto started = static_cast<qint64>(game.play.seats.size());
    return exact(*seat.pointHalves * started, *game.play.turns * 12);
}

std::optional<Exact> bestFigure(const QString& faction, const std::vector<YearGame>& games,
                                Slip slip) {
    std::optional<Exact> best;
    for (const YearGame& game : games) {
        for (const PlaySeat& seat : game.play.seats) {
            if (seat.faction != faction
                || (game.out.contains(seat.player) && slip != Slip::DisqualifiedInBest))
                continue;
            const std::optional<Exact> figure = normalizedOf(game, seat);
            if (figure && figure->top > 0 && (!best || *best < *figure))
                best = figure;
        }
    }
    return best;
}

Json meanOf(const std::vector<std::optional<qint64>>& values, qint64 unit) {
    qint64 sum = 0;
    int known = 0;
    for (const std::optional<qint64>& value : values) {
        sum += value.value_or(0);
        known += value ? 1 : 0;
    }
    Json mean = Json::object();
    mean.set(u"mean"_s, known == 0 ? Json() : rounded(exact(sum, unit * known)));
    mean.set(u"known"_s, known);
    mean.set(u"unknown"_s, static_cast<int>(values.size()) - known);
    return mean;
}

Json turnsOf(const std::vector<YearGame>& games, Slip slip) {
    std::vector<std::optional<qint64>> turns;
    for (const YearGame& game : games) {
        turns.push_back(game.play.turns);
        if (slip == Slip::UnknownTurnsAreZero && !game.play.turns)
            turns.back() = 0;
    }
    return meanOf(turns, 1);
}

Json hoursOf(const std::vector<YearGame>& games, Slip slip) {
    std::vector<std::optional<qint64>> minutes;
    for (const YearGame& game : games) {
        minutes.push_back(game.minutes);
        if (slip == Slip::UnknownTimeIsZero && !game.minutes)
            minutes.back() = 0;
    }
    return meanOf(minutes, 60);
}

Json minutesPerTurnOf(const std::vector<YearGame>& games, Slip slip) {
    qint64 minutes = 0;
    qint64 turns = 0;
    Exact ratios;
    int known = 0;
    for (const YearGame& game : games) {
        const qint64 played = game.play.turns.value_or(0);
        if (slip == Slip::ZeroTurnsInTheRatio && game.minutes && played == 0)
            minutes += *game.minutes;
        if (!game.minutes || played == 0)
            continue;
        minutes += *game.minutes;
        turns += played;
        ratios = ratios + exact(*game.minutes, played);
        ++known;
    }
    Json ratio = Json::object();
    const Json mean = known == 0 ? Json() : rounded(dividedBy(ratios, known));
    const Json whole = turns == 0 ? Json() : rounded(exact(minutes, turns));
    ratio.set(u"ratioOfMeans"_s, slip == Slip::RatioOfMeansIsMeanOfRatios ? mean : whole);
    ratio.set(u"meanOfRatios"_s, mean);
    ratio.set(u"known"_s, known);
    ratio.set(u"unknown"_s, static_cast<int>(games.size()) - known);
    return ratio;
}

// R2.1: everyone who started, even if they left.
qint64 playerStartsOf(const std::vector<YearGame>& games, Slip slip) {
    qint64 starts = 0;
    for (const YearGame& game : games) {
        for (const PlaySeat& seat : game.play.seats)
            starts += seat.dropout && slip == Slip::DropoutsDidNotStart ? 0 : 1;
    }
    return starts;
}

qint64 adjudicatedOf(const std::vector<YearGame>& games) {
    return std::count_if(games.begin(), games.end(), [](const YearGame& game) {
        return game.play.victory == u"adjudicated"_s;
    });
}

qint64 distinctPlayers(const std::vector<YearGame>& games) {
    std::set<QString> players;
    for (const YearGame& game : games) {
        for (const PlaySeat& seat : game.play.seats)
            players.insert(seat.player);
    }
    return static_cast<qint64>(players.size());
}

namespace {

bool isDefault(const Play& play) {
    return play.victory == u"fremen-default"_s || play.victory == u"guild-default"_s;
}

// Both ends of Wilson's score interval at 95 %.
std::pair<double, double> interval(double wins, double games, Slip slip) {
    const double z = 1.959963984540054;
    const double rate = wins / games;
    if (slip == Slip::WaldsInterval) {
        const double reach = z * std::sqrt(rate * (1 - rate) / games);
        return {std::max(0.0, rate - reach), std::min(1.0, rate + reach)};
    }
    const double scale = 1 + z * z / games;
    const double middle = (rate + z * z / (2 * games)) / scale;
    const double reach
        = z * std::sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / scale;
    return {std::abs(middle - reach), middle + reach};
}

Json thousandths(double number) {
    return Json(static_cast<double>(std::llround(number * 1000)) / 1000);
}

struct FactionCount {
    qint64 games = 0;
    qint64 wins = 0;
    qint64 byDefault = 0;
    qint64 adjudicated = 0;
    Exact sum;
    qint64 known = 0;
    qint64 unknown = 0;
};

// Whether an earlier seat already reported this alliance's win.
bool winToldBefore(const Play& play, const PlaySeat& seat) {
    for (const PlaySeat& other : play.seats) {
        if (&other == &seat)
            return false;
        if (other.winner && other.alliance && other.alliance == seat.alliance)
            return true;
    }
    return false;
}

void countSeat(FactionCount& count, const YearGame& game, const PlaySeat& seat, Slip slip) {
    ++count.games;
    const bool once = slip == Slip::AllianceWinCountedOnce && winToldBefore(game.play, seat);
    if (seat.winner && !once) {
        ++count.wins;
        count.byDefault += isDefault(game.play) ? 1 : 0;
        count.adjudicated += game.play.victory == u"adjudicated"_s ? 1 : 0;
    }
    if (slip == Slip::DisqualifiedNotInMean && game.out.contains(seat.player))
        return;
    if (const std::optional<Exact> figure = normalizedOf(game, seat)) {
        count.sum = count.sum + *figure;
        ++count.known;
    } else {
        ++count.unknown;
    }
}

Json factionRow(const QString& faction, const FactionCount& count, const std::optional<Exact>& best,
                Slip slip) {
    Json row = Json::object();
    row.set(u"faction"_s, faction);
    row.set(u"games"_s, fromWhole(count.games));
    row.set(u"wins"_s, fromWhole(count.wins));
    row.set(u"byDefault"_s, fromWhole(count.byDefault));
    row.set(u"withoutDefaults"_s,
            fromWhole(count.wins - (slip == Slip::WithoutDefaultsIsWins ? 0 : count.byDefault)));
    row.set(u"adjudicated"_s, fromWhole(count.adjudicated));
    row.set(u"rate"_s, Json());
    row.set(u"low"_s, Json());
    row.set(u"high"_s, Json());
    if (count.games > 0) {
        const auto [low, high]
            = interval(static_cast<double>(count.wins), static_cast<double>(count.games), slip);
        row.set(u"rate"_s, rounded(exact(count.wins, count.games)));
        row.set(u"low"_s, thousandths(low));
        row.set(u"high"_s, thousandths(high));
    }
    Json normalized = Json::object();
    normalized.set(u"mean"_s,
                   count.known == 0 ? Json() : rounded(dividedBy(count.sum, count.known)));
    normalized.set(u"best"_s, best ? rounded(*best) : Json());
    normalized.set(u"known"_s, fromWhole(count.known));
    normalized.set(u"unknown"_s, fromWhole(count.unknown));
    row.set(u"normalized"_s, normalized);
    return row;
}

} // namespace

Json factionsOf(const std::vector<YearGame>& games, const QStringList& setFactions, Slip slip) {
    Json rows = Json::list();
    for (const QString& faction : factionOrder()) {
        FactionCount count;
        for (const YearGame& game : games) {
            for (const PlaySeat& seat : game.play.seats) {
                if (seat.faction == faction)
                    countSeat(count, game, seat, slip);
            }
        }
        if (count.games > 0 || setFactions.contains(faction))
            rows.append(factionRow(faction, count, bestFigure(faction, games, slip), slip));
    }
    return rows;
}

namespace {

struct Alliance {
    std::vector<qsizetype> factions; // by position in the order of factions
    qint64 formed = 0;
    qint64 won = 0;
};

// The seats allied at the end of the game; with the slip, also those who left.
std::vector<std::vector<const PlaySeat*>> alliancesIn(const Play& play, Slip slip) {
    std::set<qint64> numbers;
    for (const PlaySeat& seat : play.seats) {
        if (seat.alliance)
            numbers.insert(*seat.alliance);
    }
    std::vector<std::vector<const PlaySeat*>> all;
    for (const qint64 number : numbers) {
        std::vector<const PlaySeat*> members;
        for (const PlaySeat& seat : play.seats) {
            if (seat.alliance == number && (!seat.dropout || slip == Slip::DropoutsStayAllied))
                members.push_back(&seat);
        }
        if (members.size() > 1)
            all.push_back(members);
    }
    return all;
}

void countAlliance(std::vector<Alliance>& all, const std::vector<const PlaySeat*>& members,
                   Slip slip) {
    std::vector<qsizetype> factions;
    bool won = true;
    bool someWon = false;
    for (const PlaySeat* seat : members) {
        if (seat->faction.isEmpty() && slip != Slip::AllianceOfUnknownFaction)
            return;
        if (!seat->faction.isEmpty())
            factions.push_back(factionOrder().indexOf(seat->faction));
        won = won && seat->winner;
        someWon = someWon || seat->winner;
    }
    std::sort(factions.begin(), factions.end());
    auto known = std::find_if(all.begin(), all.end(),
                              [&](const Alliance& one) { return one.factions == factions; });
    if (known == all.end())
        known = all.insert(all.end(), {factions, 0, 0});
    ++known->formed;
    known->won += won || (someWon && slip == Slip::HalfAnAllianceWon) ? 1 : 0;
}

Json alliancesOf(const std::vector<YearGame>& games, Slip slip) {
    std::vector<Alliance> all;
    for (const YearGame& game : games) {
        for (const auto& members : alliancesIn(game.play, slip))
            countAlliance(all, members, slip);
    }
    std::sort(all.begin(), all.end(), [](const Alliance& a, const Alliance& b) {
        return a.formed != b.formed ? a.formed > b.formed : a.factions < b.factions;
    });
    Json rows = Json::list();
    for (const Alliance& alliance : all) {
        QStringList names;
        for (const qsizetype faction : alliance.factions)
            names.append(factionOrder().at(faction));
        Json row = Json::object();
        row.set(u"factions"_s, listFrom(names));
        row.set(u"formed"_s, fromWhole(alliance.formed));
        row.set(u"won"_s, fromWhole(alliance.won));
        rows.append(row);
    }
    return rows;
}

Json victoriesOf(const std::vector<YearGame>& games) {
    Json rows = Json::list();
    for (const auto& victory : {u"solo"_s, u"alliance"_s, u"bg-prediction"_s, u"fremen-default"_s,
                                u"guild-default"_s, u"adjudicated"_s}) {
        Json row = Json::object();
        row.set(u"victory"_s, victory);
        row.set(u"games"_s,
                fromWhole(std::count_if(games.begin(), games.end(), [&](const YearGame& game) {
                    return game.play.victory == victory;
                })));
        rows.append(row);
    }
    return rows;
}

Json adjudicationsOf(const std::vector<YearGame>& games) {
    Json rows = Json::list();
    for (size_t size = 20; size > 0; --size) {
        std::vector<YearGame> ofSize;
        for (const YearGame& game : games) {
            if (game.play.seats.size() == size)
                ofSize.push_back(game);
        }
        if (ofSize.empty())
            continue;
        Json row = Json::object();
        row.set(u"players"_s, fromWhole(static_cast<qint64>(size)));
        row.set(u"games"_s, fromWhole(static_cast<qint64>(ofSize.size())));
        row.set(u"adjudicated"_s, fromWhole(adjudicatedOf(ofSize)));
        rows.append(row);
    }
    return rows;
}

} // namespace

void setCounts(Json& object, const std::vector<YearGame>& games, const QStringList& setFactions,
               Slip slip) {
    qint64 concessions = 0;
    qint64 dropouts = 0;
    for (const YearGame& game : games) {
        const bool solo = game.play.victory == u"solo"_s;
        concessions += game.concession && (solo || slip != Slip::OnlySoloConcessions) ? 1 : 0;
        for (const PlaySeat& seat : game.play.seats)
            dropouts += seat.dropout ? 1 : 0;
    }
    object.set(u"playerStarts"_s, fromWhole(playerStartsOf(games, slip)));
    object.set(u"adjudicated"_s, fromWhole(adjudicatedOf(games)));
    object.set(u"concessions"_s, fromWhole(concessions));
    object.set(u"dropouts"_s, fromWhole(dropouts));
    object.set(u"turns"_s, turnsOf(games, slip));
    object.set(u"hours"_s, hoursOf(games, slip));
    object.set(u"minutesPerTurn"_s, minutesPerTurnOf(games, slip));
    object.set(u"victories"_s, victoriesOf(games));
    object.set(u"factions"_s, factionsOf(games, setFactions, slip));
    object.set(u"alliances"_s, alliancesOf(games, slip));
    object.set(u"adjudications"_s, adjudicationsOf(games));
}

Json cutOf(const Json& standings, const PlaySettings& settings, Slip slip) {
    const qint64 places = settings.finalists;
    const qint64 asked = slip == Slip::CutIsTheFirstOut ? places + 1 : places;
    qint64 ranked = 0;
    for (const Json& row : standings.items) {
        if (row.find(u"rank"_s)->kind == Json::Kind::Null)
            continue;
        if (++ranked == asked)
            return *row.find(u"qp"_s);
    }
    return {};
}

} // namespace mentat::test::raw
