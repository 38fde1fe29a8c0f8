#include "scoring/statistics/history.h"

#include "model/event.h"
#include "model/rounds/heats_play.h"
#include "scoring/scoring_kind.h"
#include "scoring/statistics/career_book.h"

#include <algorithm>
#include <map>
#include <set>

namespace mentat {
namespace {

template <class Number>
std::optional<int> asInt(const std::optional<Number>& number) {
    return number ? std::optional(static_cast<int>(number->value())) : std::nullopt;
}

class HistoryBuilder {
public:
    HistoryBuilder(const Book& book, size_t kind) : m_book(book), m_kind(kind), m_careers(book) {}

    History run() {
        addEvents();
        addSummaries();
        sortYears();
        hearNames();
        for (size_t i = 0; i < m_entries.size(); ++i)
            count(m_entries[i], i);
        History history;
        history.hasAwards = kinds<ScoringKind>()[m_kind].awards != nullptr;
        for (Entry& entry : m_entries)
            history.years.push_back(std::move(entry.line));
        const std::vector<size_t> positions = m_careers.sorted();
        history.careers = m_careers.taken();
        addSides(history, positions);
        return history;
    }

private:
    struct Entry {
        HistoryYear line;
        const Event* event = nullptr; // absent if only a summary exists
        const Summary* summary = nullptr;
        YearFacts facts{};
    };

    void addEvents() {
        for (const BookEvent& entry : m_book.events) {
            const Event& event = entry.event;
            if (event.play.index() != m_kind)
                continue;
            YearFacts facts = kindOf<ScoringKind>(event).yearFacts(event);
            HistoryYear line{entry.id, event.details.name, event.details.year};
            line.players = facts.players;
            line.games = facts.games;
            line.playerStarts = facts.playerStarts;
            line.turns = toDouble(facts.turns.mean());
            if (const auto minutes = facts.minutes.mean())
                line.hours = toDouble(*minutes) / 60;
            line.withoutTime = facts.minutes.unknown;
            line.adjudicated = facts.adjudicated;
            line.cut = facts.cut;
            line.lastFinalist = facts.lastFinalist;
            line.sides = facts.sides;
            m_entries.push_back({std::move(line), &event, nullptr, std::move(facts)});
        }
    }

    void addSummaries() {
        for (const BookSummary& entry : m_book.summaries) {
            const Summary& summary = entry.summary;
            if (kindOfSummary(m_book, summary) != m_kind)
                continue;
            HistoryYear line{entry.id, summary.name, summary.year};
            line.isSummary = true;
            line.isDouble = std::ranges::any_of(m_entries, [&](const Entry& other) {
                return other.event && other.line.year == summary.year
                       && other.line.name.normalized() == summary.name.normalized()
                       && !other.facts.placements.empty();
            });
            line.players = asInt(summary.players);
            line.games = asInt(summary.games);
            line.turns = summary.turns;
            line.hours = summary.hours;
            line.adjudicated = asInt(summary.adjudicated);
            line.source = summary.source;
            m_entries.push_back({std::move(line), nullptr, &summary, {}});
        }
    }

    void sortYears() {
        std::ranges::stable_sort(m_entries, [](const Entry& a, const Entry& b) {
            return a.line.year != b.line.year ? a.line.year < b.line.year : a.line.id < b.line.id;
        });
    }

    void hearNames() {
        for (const Entry& entry : m_entries) {
            if (!entry.summary)
                continue;
            for (const SummaryPlace& row : entry.summary->top)
                m_careers.hear(row.name, row.from);
        }
    }

    void count(Entry& entry, size_t year) {
        if (entry.event)
            countEvent(entry, year);
        else
            countSummary(entry, year);
    }

    void countEvent(Entry& entry, size_t year) {
        const PlayerIndex players(*entry.event);
        for (const PlayerRecord& record : entry.facts.records) {
            CareerYear played = careerYear(record, year);
            if (played.games > 0 || played.isInFinal)
                m_careers.add(careerOf(players, record.player), std::move(played));
        }
        for (const Placement& placement : entry.facts.placements)
            addFinalist(entry, players, placement, year);
        for (const Award& award : entry.facts.awards)
            addAward(entry, players, award, year);
    }

    void addFinalist(Entry& entry, const PlayerIndex& players, const Placement& placement,
                     size_t year) {
        const size_t career = careerOf(players, placement.player);
        const bool hasTitle = placement.place == Place(1) && !placement.tied;
        if (hasTitle)
            entry.line.champion = career;
        entry.line.finalists.push_back({career, placement.place, placement.tied,
                                        sideInFinal(entry, placement.player), placement.laurels});
        CareerYear& played = m_careers.yearOf(career, year);
        played.place = placement.place;
        played.hasTitle = hasTitle;
        played.laurels = placement.laurels;
    }

    static std::optional<Side> sideInFinal(const Entry& entry, const PlayerId& player) {
        const auto record = std::ranges::find(entry.facts.records, player, &PlayerRecord::player);
        if (record == entry.facts.records.end())
            return std::nullopt;
        const auto last = std::ranges::find_if(record->games, &GameRecord::isFinal);
        return last == record->games.end() ? std::nullopt : last->side;
    }

    void addAward(Entry& entry, const PlayerIndex& players, const Award& award, size_t year) {
        const auto normalized = award.normalized();
        if (!normalized)
            return;
        HistoryAward line{award.side, {}, *normalized};
        for (const Performance& winner : award.winners) {
            const size_t career = careerOf(players, winner.player);
            if (std::ranges::find(line.careers, career) == line.careers.end())
                line.careers.push_back(career);
        }
        line.equals = line.careers;
        if (award.decided) // the chosen winner comes first
            line.careers.resize(1);
        if (line.careers.size() == 1)
            m_careers.yearOf(line.careers.front(), year).awards.push_back(award.side);
        entry.line.awards.push_back(std::move(line));
    }

    void countSummary(Entry& entry, size_t year) {
        const Summary& summary = *entry.summary;
        for (const SummaryPlace& row : summary.top)
            addNamed(entry, row.name, row.from, row.place, year);
        const bool isListed = std::ranges::any_of(
            summary.top, [](const SummaryPlace& row) { return row.place == Place(1); });
        if (summary.champion && !isListed)
            addNamed(entry, *summary.champion, std::nullopt, Place(1), year);
        std::ranges::stable_sort(entry.line.finalists, {}, &HistoryFinalist::place);
        for (HistoryFinalist& finalist : entry.line.finalists) {
            finalist.tied
                = std::ranges::count(entry.line.finalists, finalist.place, &HistoryFinalist::place)
                  > 1;
            if (finalist.tied || finalist.place != Place(1))
                continue;
            entry.line.champion = finalist.career;
            if (!entry.line.isDouble)
                m_careers.yearOf(finalist.career, year).hasTitle = true;
        }
    }

    void addNamed(Entry& entry, const Name& name, const std::optional<QString>& from, Place place,
                  size_t year) {
        const size_t career = m_careers.careerOf(name, from);
        entry.line.finalists.push_back({career, place, false, {}, {}});
        if (entry.line.isDouble)
            return;
        CareerYear& played = m_careers.yearOf(career, year);
        played.isInFinal = true;
        // If a player is named twice, the better place counts.
        played.place = std::min(played.place.value_or(place), place);
    }

    size_t careerOf(const PlayerIndex& players, const PlayerId& player) {
        return m_careers.careerOf(*players.find(player));
    }

    static CareerYear careerYear(const PlayerRecord& record, size_t year) {
        CareerYear played{year};
        std::optional<HeatNumber> last;
        for (const GameRecord& game : record.games) {
            if (game.isFinal) {
                played.isInFinal = game.place.has_value(); // so it has a result
                continue;
            }
            if (!game.isCompleted || !game.heat)
                continue;
            played.heats += last == game.heat ? 0 : 1;
            last = game.heat;
            played.wins += game.outcome == GameOutcome::Won ? 1 : 0;
        }
        played.games = record.completed;
        played.points = record.points;
        return played;
    }

    /// Renumbers titles and records after sorting: positions[old] is the career's new position.
    void addSides(History& history, const std::vector<size_t>& positions) {
        for (HistoryYear& line : history.years)
            renumber(line, positions);
        std::map<Side, SideHistory> sides;
        for (size_t i = 0; i < history.years.size(); ++i) {
            for (const SideFigures& figures : history.years[i].sides)
                sides.try_emplace(figures.side, SideHistory{SideFigures{figures.side}})
                    .first->second.figures.add(figures);
        }
        for (size_t i = 0; i < history.years.size(); ++i)
            addRecords(history.years[i], i, sides);
        for (auto& [side, line] : sides)
            history.sides.push_back(std::move(line));
    }

    static void addRecords(const HistoryYear& line, size_t year,
                           std::map<Side, SideHistory>& sides) {
        for (const HistoryAward& award : line.awards) {
            SideHistory& side = sides.at(award.side);
            if (side.figures.best != award.normalized)
                continue;
            for (const size_t career : award.equals)
                side.records.push_back({career, year});
        }
        for (const HistoryFinalist& finalist : line.finalists) {
            if (finalist.side && line.champion == finalist.career)
                ++sides.try_emplace(*finalist.side, SideHistory{SideFigures{*finalist.side}})
                      .first->second.titles;
        }
    }

    static void renumber(HistoryYear& line, const std::vector<size_t>& positions) {
        if (line.champion)
            line.champion = positions[*line.champion];
        for (HistoryFinalist& finalist : line.finalists)
            finalist.career = positions[finalist.career];
        for (HistoryAward& award : line.awards) {
            for (std::vector<size_t>* careers : {&award.careers, &award.equals}) {
                for (size_t& career : *careers)
                    career = positions[career];
            }
        }
    }

    const Book& m_book;
    size_t m_kind;
    CareerBook m_careers;
    std::vector<Entry> m_entries;
};

} // namespace

size_t kindOfSummary(const Book& book, const Summary& summary) {
    const size_t usual = kindOfSummaries();
    const Event* newest = nullptr;
    for (const BookEvent& entry : book.events) {
        const Event& event = entry.event;
        if (event.details.name.normalized() != summary.name.normalized())
            continue;
        if (event.play.index() == usual)
            return usual;
        if (!newest || newest->details.year <= event.details.year)
            newest = &event;
    }
    return newest ? newest->play.index() : usual;
}

History historyOf(const Book& book, size_t kind) {
    return HistoryBuilder(book, kind).run();
}

std::optional<size_t> yearOf(const History& history, EventId id) {
    const auto line = std::ranges::find(history.years, id, &HistoryYear::id);
    if (line == history.years.end())
        return std::nullopt;
    return static_cast<size_t>(line - history.years.begin());
}

int playersOfBoth(const History& history, size_t one, size_t other) {
    const auto hasPlayed = [](const Career& career, size_t year) {
        return std::ranges::any_of(career.years, [year](const CareerYear& each) {
            return each.year == year && each.games > 0;
        });
    };
    return static_cast<int>(std::ranges::count_if(history.careers, [&](const Career& career) {
        return hasPlayed(career, one) && hasPlayed(career, other);
    }));
}

namespace {

/// Compares the convention's codes; if one is missing, the names.
bool areOfOneEvent(const EventDetails& one, const EventDetails& other) {
    if (one.code && other.code)
        return one.code->trimmed().compare(other.code->trimmed(), Qt::CaseInsensitive) == 0;
    return one.name.normalized() == other.name.normalized();
}

/// R7.6: people with a completed game in a heat.
std::set<PersonId> peopleWithGames(const Event& event) {
    const PlayerIndex players(event);
    std::set<PersonId> people;
    const HeatsPlay* play = heatsPlay(event);
    for (const Heat& heat : play ? play->heats : std::vector<Heat>()) {
        for (const Game& game : heat.games) {
            for (const Seat& seat : isCompleted(game) ? game.seats : std::vector<Seat>()) {
                if (const auto person = players.find(seat.player)->person)
                    people.insert(*person);
            }
        }
    }
    return people;
}

} // namespace

std::vector<const Event*> earlierEvents(const Book& book, const Event& event) {
    std::vector<const Event*> events;
    for (const BookEvent& entry : book.events) {
        if (entry.event.play.index() == event.play.index()
            && entry.event.details.year < event.details.year
            && areOfOneEvent(entry.event.details, event.details))
            events.push_back(&entry.event);
    }
    std::ranges::stable_sort(events, std::greater<>(),
                             [](const Event* one) { return one->details.year; });
    return events;
}

std::optional<int> returningPlayers(const Book& book, const Event& event) {
    const auto years = earlierEvents(book, event);
    if (years.empty())
        return std::nullopt;
    std::set<PersonId> before;
    for (const Event* year : years)
        before.merge(peopleWithGames(*year));
    const auto wasThere = [&](const PersonId& person) { return before.contains(person); };
    return static_cast<int>(std::ranges::count_if(peopleWithGames(event), wasThere));
}

} // namespace mentat
