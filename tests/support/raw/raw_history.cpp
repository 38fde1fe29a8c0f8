#include "raw_careers.h"
#include "raw_scoring.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

// docs/CLI.md, `history`.
namespace mentat::test::raw {

namespace {

// R7.6
qint64 laurelsFor(qint64 place, qint64 field, qint64 prizeLevel, Slip slip) {
    constexpr std::array<qint64, 6> table = {10, 6, 4, 3, 2, 1};
    if (place > 6)
        return 0;
    const bool inPrizes = field >= 8 && place * 2 <= field;
    if (!inPrizes && slip != Slip::LaurelsForTheLowerHalf)
        return 0;
    return prizeLevel * table.at(static_cast<size_t>(place) - 1);
}

Exact laurelsOf(qint64 place, qint64 sharing, const RawYear& year, Slip slip) {
    const qint64 field = distinctPlayers(year.games());
    const qint64 level = year.event.settings.prizeLevel;
    if (slip == Slip::SharedPlaceTakesTheFirst)
        return exact(laurelsFor(place, field, level, slip));
    qint64 sum = 0;
    for (qint64 shared = place; shared < place + sharing; ++shared)
        sum += laurelsFor(shared, field, level, slip);
    return exact(sum, sharing);
}

// The faction played, which may differ from the pick after trades (R7.3).
QString factionOf(const FileYear& year, const QString& player, Slip slip) {
    if (slip == Slip::TitleOfThePick) {
        for (const Json& pick : itemsAt(*year.source->find(u"final"_s), u"picks"_s)) {
            if (textAt(pick, u"player"_s) == player)
                return textAt(pick, u"faction"_s);
        }
    }
    for (const PlaySeat& seat : year.played->last->play.seats) {
        if (seat.player == player)
            return seat.faction;
    }
    return {};
}

void readPlaces(FileYear& year, Slip slip) {
    const Json rows = rawPlacements(*year.source);
    for (const Json& row : rows.items) {
        FilePlace place;
        place.place = wholeAt(row, u"place"_s).value_or(0);
        const QString player = textAt(row, u"player"_s);
        place.who = year.people.at(player);
        place.tied = flagAt(row, u"tied"_s);
        place.faction = factionOf(year, player, slip);
        const auto sharing
            = std::count_if(rows.items.begin(), rows.items.end(),
                            [&](const Json& r) { return wholeAt(r, u"place"_s) == place.place; });
        place.laurels = laurelsOf(place.place, sharing, *year.played, slip);
        year.places.push_back(place);
    }
}

void readAwards(FileYear& year, Slip slip) {
    for (const Json& row : rawAwards(*year.source).items) {
        FileAward award{textAt(row, u"faction"_s), *row.find(u"normalized"_s), {}};
        for (const Json& winner : itemsAt(row, u"winners"_s)) {
            const size_t who = year.people.at(textAt(winner, u"player"_s));
            if (std::find(award.who.begin(), award.who.end(), who) == award.who.end())
                award.who.push_back(who);
        }
        if (!award.who.empty() && (flagAt(row, u"decided"_s) || slip == Slip::UndecidedBestFaction))
            award.who.resize(1);
        if (!award.who.empty())
            year.awards.push_back(award);
    }
}

// `top`, with the champion if it has no first place.
void readTop(FileYear& year) {
    const QString champion = textAt(*year.source, u"champion"_s);
    for (const Json& one : itemsAt(*year.source, u"top"_s)) {
        FilePlace place;
        place.place = wholeAt(one, u"place"_s).value_or(0);
        place.name = textAt(one, u"name"_s);
        place.from = textAt(one, u"from"_s);
        year.places.push_back(place);
    }
    const bool hasFirst = std::any_of(year.places.begin(), year.places.end(),
                                      [](const FilePlace& place) { return place.place == 1; });
    if (!hasFirst && !champion.isEmpty()) {
        FilePlace place;
        place.place = 1;
        place.name = champion;
        year.places.push_back(place);
    }
    for (FilePlace& place : year.places)
        place.tied
            = std::count_if(year.places.begin(), year.places.end(),
                            [&](const FilePlace& other) { return other.place == place.place; })
              > 1;
    std::stable_sort(year.places.begin(), year.places.end(),
                     [](const FilePlace& a, const FilePlace& b) { return a.place < b.place; });
}

FileYear readEvent(const Json& document, int id, FilePeople& people, Slip slip) {
    FileYear year;
    year.people = people.registerAll(document);
    year.id = id;
    year.source = &document;
    year.played = readYear(document, slip);
    year.name = year.played->name;
    year.year = year.played->year;
    if (isDune(document)) {
        year.standings = rawStandings(document);
        readPlaces(year, slip);
        readAwards(year, slip);
    }
    return year;
}

FileYear readSummary(const Json& entry, int id) {
    FileYear year;
    year.id = id;
    year.source = &entry;
    year.name = textAt(entry, u"name"_s);
    year.year = static_cast<int>(wholeAt(entry, u"year"_s).value_or(0));
    readTop(year);
    return year;
}

bool isDoubled(const FileYear& summary, const std::vector<FileYear>& all, Slip slip) {
    return std::any_of(all.begin(), all.end(), [&](const FileYear& other) {
        return other.played && other.year == summary.year
               && plainName(other.name) == plainName(summary.name)
               && (!other.places.empty() || slip == Slip::SummaryNeverCounts);
    });
}

void nameSummaries(RawFile& file) {
    for (const FileYear& year : file.years) {
        for (const FilePlace& place : year.places) {
            if (!year.played)
                file.people.hear(place.name, place.from);
        }
    }
    for (FileYear& year : file.years) {
        for (FilePlace& place : year.places) {
            if (!year.played)
                place.who = file.people.personNamed(place.name, place.from);
        }
    }
}

} // namespace

const FilePlace* championOf(const FileYear& year, Slip slip) {
    for (const FilePlace& place : year.places) {
        if (place.place == 1 && (!place.tied || slip == Slip::SharedTitle))
            return &place;
    }
    return nullptr;
}

RawFile readFile(const std::vector<Json>& documents, Slip slip) {
    RawFile file(slip);
    int id = 0;
    for (const Json& document : documents) {
        if (!document.find(u"event"_s)) {
            for (const Json& entry : itemsAt(document, u"events"_s))
                file.years.push_back(readSummary(entry, ++id));
            continue;
        }
        file.years.push_back(readEvent(document, ++id, file.people, slip));
    }
    std::erase_if(file.years,
                  [](const FileYear& year) { return year.played && !isDune(*year.source); });
    for (FileYear& year : file.years) {
        if (!year.played && slip != Slip::DoubledSummaryCounts)
            year.counted = !isDoubled(year, file.years, slip);
    }
    std::stable_sort(file.years.begin(), file.years.end(),
                     [](const FileYear& a, const FileYear& b) { return a.year < b.year; });
    nameSummaries(file);
    return file;
}

namespace {

Json finalistsOf(const FileYear& year, const RawFile& file) {
    Json rows = Json::list();
    for (const FilePlace& place : year.places) {
        Json row = Json::object();
        row.set(u"place"_s, fromWhole(place.place));
        row.set(u"name"_s, file.nameOf(place.who));
        row.set(u"tied"_s, place.tied);
        row.set(u"faction"_s, place.faction.isEmpty() ? Json() : Json(place.faction));
        row.set(u"laurels"_s, place.laurels ? rounded(*place.laurels) : Json());
        rows.append(row);
    }
    return rows;
}

Json bestFactionsOf(const FileYear& year, const RawFile& file) {
    Json rows = Json::list();
    for (const FileAward& award : year.awards) {
        QStringList names;
        for (const size_t who : award.who)
            names.append(file.nameOf(who));
        Json row = Json::object();
        row.set(u"faction"_s, award.faction);
        row.set(u"normalized"_s, award.normalized);
        row.set(u"names"_s, listFrom(names));
        rows.append(row);
    }
    return rows;
}

// Null if the summary lacks it.
Json said(const FileYear& year, const QString& key) {
    const Json* value = year.source->find(key);
    return value ? *value : Json();
}

void setPlayed(Json& row, const FileYear& year, Slip slip) {
    const std::vector<YearGame> games = year.played->games();
    const Json hours = hoursOf(games, slip);
    row.set(u"players"_s, fromWhole(distinctPlayers(games)));
    row.set(u"games"_s, static_cast<int>(games.size()));
    row.set(u"playerStarts"_s, fromWhole(playerStartsOf(games, slip)));
    row.set(u"turns"_s, *turnsOf(games, slip).find(u"mean"_s));
    row.set(u"hours"_s, *hours.find(u"mean"_s));
    row.set(u"withoutTime"_s, *hours.find(u"unknown"_s));
    row.set(u"adjudicated"_s, fromWhole(adjudicatedOf(games)));
    row.set(u"cut"_s, cutOf(year.standings, year.played->event.settings, slip));
}

Json yearRow(const FileYear& year, const RawFile& file, Slip slip) {
    Json row = Json::object();
    row.set(u"event"_s, year.id);
    row.set(u"name"_s, year.name);
    row.set(u"year"_s, year.year);
    row.set(u"summary"_s, !year.played);
    row.set(u"counted"_s, year.counted);
    if (year.played) {
        setPlayed(row, year, slip);
    } else {
        for (const auto& key : {u"players"_s, u"games"_s, u"playerStarts"_s, u"turns"_s, u"hours"_s,
                                u"withoutTime"_s, u"adjudicated"_s, u"cut"_s})
            row.set(key, said(year, key));
    }
    const FilePlace* champion = championOf(year, slip);
    row.set(u"champion"_s, champion ? Json(file.nameOf(champion->who)) : Json());
    row.set(u"finalists"_s, finalistsOf(year, file));
    row.set(u"bestFactions"_s, bestFactionsOf(year, file));
    row.set(u"source"_s, year.played ? Json() : said(year, u"source"_s));
    return row;
}

qint64 titlesOf(const QString& faction, const RawFile& file, Slip slip) {
    return std::count_if(file.years.begin(), file.years.end(), [&](const FileYear& year) {
        const FilePlace* champion = championOf(year, slip);
        return champion && champion->faction == faction;
    });
}

// The award's winner comes before others with the same figure.
bool hasAward(const FileYear& year, const QString& faction, size_t who) {
    return std::any_of(year.awards.begin(), year.awards.end(), [&](const FileAward& award) {
        return award.faction == faction && award.who == std::vector<size_t>{who};
    });
}

Json recordOf(const QString& faction, const std::optional<Exact>& best, const RawFile& file,
              Slip slip) {
    Json rows = Json::list();
    for (const FileYear& year : file.years) {
        std::vector<size_t> makers;
        for (const YearGame& game : year.played ? year.played->games() : std::vector<YearGame>()) {
            for (const PlaySeat& seat : game.play.seats) {
                const auto figure = normalizedOf(game, seat);
                const bool made = seat.faction == faction && best && figure && *figure == *best
                                  && !game.out.contains(seat.player);
                const size_t who = year.people.at(seat.player);
                const bool told = std::find(makers.begin(), makers.end(), who) != makers.end();
                if (made && !told && (slip != Slip::RecordByWinnersOnly || seat.winner))
                    makers.push_back(who);
            }
        }
        std::stable_partition(makers.begin(), makers.end(),
                              [&](size_t who) { return hasAward(year, faction, who); });
        for (const size_t who : makers) {
            Json row = Json::object();
            row.set(u"name"_s, file.nameOf(who));
            row.set(u"year"_s, year.year);
            rows.append(row);
        }
    }
    return rows;
}

Json factionRows(const RawFile& file, Slip slip) {
    std::vector<YearGame> games;
    QStringList sets;
    for (const FileYear& year : file.years) {
        if (!year.played)
            continue;
        const std::vector<YearGame> played = year.played->games();
        games.insert(games.end(), played.begin(), played.end());
        sets += year.played->setFactions;
        // Silent: a faction played only in the final has a row once it has a title.
        if (const FilePlace* champion = championOf(year, slip))
            sets.append(champion->faction);
    }
    Json rows = factionsOf(games, sets, slip);
    for (Json& row : rows.items) {
        const QString faction = textAt(row, u"faction"_s);
        row.set(u"titles"_s, fromWhole(titlesOf(faction, file, slip)));
        row.set(u"record"_s, recordOf(faction, bestFigure(faction, games, slip), file, slip));
    }
    return rows;
}

} // namespace

Json rawHistory(const std::vector<Json>& documents, Slip slip) {
    const RawFile file = readFile(documents, slip);
    Json answer = Json::object();
    Json years = Json::list();
    for (const FileYear& year : file.years)
        years.append(yearRow(year, file, slip));
    answer.set(u"years"_s, years);
    answer.set(u"careers"_s, careersOf(file, slip));
    answer.set(u"factions"_s, factionRows(file, slip));
    return answer;
}

} // namespace mentat::test::raw
