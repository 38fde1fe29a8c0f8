#include "raw_careers.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

struct Career {
    size_t who = 0;
    QString name;
    QString from;
    qint64 games = 0;
    qint64 wins = 0;
    qint64 finals = 0;
    qint64 titles = 0;
    qint64 bestFactions = 0;
    Exact laurels;
    Json byYear = Json::list();
};

struct YearOfPlayer {
    qint64 heats = 0;
    qint64 wins = 0;
    const FilePlace* place = nullptr;
    bool inFinal = false;
};

YearOfPlayer yearOf(const FileYear& year, const QString& player) {
    YearOfPlayer all;
    for (const YearGame& game : year.played->games()) {
        for (const PlaySeat& seat : game.play.seats) {
            if (seat.player != player)
                continue;
            ++all.heats;
            all.wins += seat.winner ? 1 : 0;
        }
    }
    for (const FilePlace& place : year.places) {
        if (place.who == year.people.at(player))
            all.place = &place;
    }
    if (year.played->last) {
        const std::vector<PlaySeat>& seats = year.played->last->play.seats;
        all.inFinal = std::any_of(seats.begin(), seats.end(),
                                  [&](const PlaySeat& seat) { return seat.player == player; });
    }
    return all;
}

Json qpIn(const Json& standings, const QString& player) {
    for (const Json& row : standings.items) {
        if (textAt(row, u"player"_s) == player)
            return *row.find(u"qp"_s);
    }
    return Json(0);
}

QStringList bestFactionsIn(const FileYear& year, size_t who) {
    QStringList factions;
    for (const FileAward& award : year.awards) {
        if (award.who == std::vector<size_t>{who})
            factions.append(award.faction);
    }
    return factions;
}

void addPlayed(Career& career, const FileYear& year, const QString& player, const YearOfPlayer& all,
               Slip slip) {
    const bool title = all.place && all.place == championOf(year, slip);
    const Exact laurels = all.place ? *all.place->laurels : Exact{};
    const QStringList factions = bestFactionsIn(year, career.who);
    Json row = Json::object();
    row.set(u"event"_s, year.id);
    row.set(u"year"_s, year.year);
    row.set(u"heats"_s, fromWhole(all.heats));
    row.set(u"games"_s, fromWhole(all.heats));
    row.set(u"wins"_s, fromWhole(all.wins));
    row.set(u"qp"_s, qpIn(year.standings, player));
    row.set(u"final"_s, all.inFinal);
    row.set(u"place"_s, all.place ? fromWhole(all.place->place) : Json());
    row.set(u"title"_s, title);
    row.set(u"laurels"_s, all.place ? rounded(laurels) : Json());
    row.set(u"bestFactions"_s, listFrom(factions));
    career.byYear.append(row);
    career.games += all.heats;
    career.wins += all.wins;
    career.finals += all.inFinal ? 1 : 0;
    career.titles += title ? 1 : 0;
    career.bestFactions += factions.size();
    career.laurels = career.laurels + laurels;
}

void addNamed(Career& career, const FileYear& year, const FilePlace& place, Slip slip) {
    const bool title = &place == championOf(year, slip);
    Json row = Json::object();
    row.set(u"event"_s, year.id);
    row.set(u"year"_s, year.year);
    for (const auto& key : {u"heats"_s, u"games"_s, u"wins"_s, u"qp"_s})
        row.set(key, Json());
    row.set(u"final"_s, true);
    row.set(u"place"_s, fromWhole(place.place));
    row.set(u"title"_s, title);
    row.set(u"laurels"_s, Json());
    row.set(u"bestFactions"_s, Json::list());
    career.byYear.append(row);
    ++career.finals;
    career.titles += title ? 1 : 0;
}

class Careers {
public:
    Careers(const RawFile& file, Slip slip) : m_file(file), m_slip(slip) {}

    std::vector<Career> all() {
        for (const FileYear& year : m_file.years) {
            if (year.played)
                addEvent(year);
            else
                addSummary(year);
        }
        std::erase_if(m_careers, [](const Career& career) { return career.byYear.items.empty(); });
        return m_careers;
    }

private:
    // In the order of registration.
    void addEvent(const FileYear& year) {
        for (const Person& person : year.played->event.people) {
            const YearOfPlayer all = yearOf(year, person.id);
            if (all.inFinal || (all.heats > 0 && m_slip != Slip::OnlyFinalistsHaveCareers))
                addPlayed(careerOf(year.people.at(person.id)), year, person.id, all, m_slip);
        }
    }

    void addSummary(const FileYear& year) {
        std::set<size_t> named; // a player named twice has the better place
        for (const FilePlace& place : year.places) {
            Career& career = careerOf(place.who);
            const bool left = (m_slip == Slip::TopWithoutPlaces && place.place > 1)
                              || !named.insert(place.who).second;
            if (year.counted && !left)
                addNamed(career, year, place, m_slip);
        }
    }

    Career& careerOf(size_t who) {
        for (Career& career : m_careers) {
            if (career.who == who)
                return career;
        }
        const FilePerson& known = m_file.people.people().at(who);
        m_careers.emplace_back();
        m_careers.back().who = who;
        m_careers.back().name = known.name;
        m_careers.back().from = known.from;
        return m_careers.back();
    }

    const RawFile& m_file;
    Slip m_slip;
    std::vector<Career> m_careers;
};

// Silent: people equal in all of this are in the order in which the years name them.
bool isBefore(const Career& one, const Career& other) {
    if (one.titles != other.titles)
        return one.titles > other.titles;
    if (!(one.laurels == other.laurels))
        return other.laurels < one.laurels;
    if (one.finals != other.finals)
        return one.finals > other.finals;
    if (one.wins != other.wins)
        return one.wins > other.wins;
    if (one.games != other.games)
        return one.games > other.games;
    if (one.byYear.items.size() != other.byYear.items.size())
        return one.byYear.items.size() > other.byYear.items.size();
    return one.name < other.name;
}

Json careerRow(const Career& career) {
    Json row = Json::object();
    row.set(u"name"_s, career.name);
    row.set(u"from"_s, career.from.isEmpty() ? Json() : Json(career.from));
    row.set(u"years"_s, static_cast<int>(career.byYear.items.size()));
    row.set(u"heats"_s, fromWhole(career.games));
    row.set(u"games"_s, fromWhole(career.games));
    row.set(u"wins"_s, fromWhole(career.wins));
    row.set(u"finals"_s, fromWhole(career.finals));
    row.set(u"titles"_s, fromWhole(career.titles));
    row.set(u"laurels"_s, rounded(career.laurels));
    row.set(u"bestFactions"_s, fromWhole(career.bestFactions));
    row.set(u"byYear"_s, career.byYear);
    return row;
}

} // namespace

Json careersOf(const RawFile& file, Slip slip) {
    std::vector<Career> careers = Careers(file, slip).all();
    std::stable_sort(careers.begin(), careers.end(), isBefore);
    Json rows = Json::list();
    for (const Career& career : careers)
        rows.append(careerRow(career));
    return rows;
}

} // namespace mentat::test::raw
