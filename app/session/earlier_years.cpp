#include "app/session/earlier_years.h"

#include "app/session/people/known_people.h"
#include "scoring/formats/scoring_format.h"

#include <algorithm>

namespace mentat {

namespace {

std::optional<Place> placeIn(const Event& event, const PlayerId& player,
                             const PlayerRecord& record) {
    for (const GameRecord& game : record.games) {
        if (game.place)
            return game.place;
    }
    if (const auto scores = scoringFormatOf(event).victoryScores) {
        const auto rows = scores(event);
        const auto row = std::ranges::find(rows, player, &VictoryScore::player);
        if (row != rows.end())
            return row->rank;
    }
    return std::nullopt;
}

std::optional<EarlierYear> yearIn(const BookEvent& entry, PersonId person) {
    const Event& event = entry.event;
    const Player* player = playerWho(event, person);
    if (!player)
        return std::nullopt;
    const auto records = scoringFormatOf(event).records(event);
    const auto record = std::ranges::find(records, player->id, &PlayerRecord::player);
    if (record == records.end())
        return std::nullopt;
    return EarlierYear{entry.id, event.details.year, event.details.name, *record,
                       placeIn(event, player->id, *record)};
}

std::optional<Place> placeIn(const Summary& summary, const QString& normalised) {
    for (const SummaryPlace& row : summary.top) {
        if (row.name.normalised() == normalised)
            return row.place;
    }
    if (summary.champion && summary.champion->normalised() == normalised)
        return Place(1);
    return std::nullopt;
}

} // namespace

std::vector<EarlierYear> earlierYears(const Book& book, const Person& person,
                                      std::optional<EventId> aside) {
    std::vector<EarlierYear> years;
    for (const BookEvent& entry : book.events) {
        if (entry.id == aside)
            continue;
        if (auto year = yearIn(entry, person.id))
            years.push_back(*std::move(year));
    }
    const QString normalised = person.name.normalised();
    for (const BookSummary& entry : book.summaries) {
        if (const auto place = placeIn(entry.summary, normalised))
            years.push_back({{}, entry.summary.year, entry.summary.name, {}, place});
    }
    std::ranges::stable_sort(years, std::ranges::greater(), &EarlierYear::year);
    return years;
}

} // namespace mentat
