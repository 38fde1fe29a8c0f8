#include "scoring/dune/figures/event_figures.h"

#include "model/dune/dune_parts.h"
#include "model/rounds/game.h"
#include "scoring/dune/dune_awards.h"
#include "scoring/dune/games/field.h"
#include "scoring/dune/games/points.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace mentat {

namespace {

template <class Number>
constexpr bool isNumber = false;
template <class Tag, int Min, int Max>
constexpr bool isNumber<std::optional<BoundedInt<Tag, Min, Max>>> = true;

template <class T>
consteval size_t numbersOf() {
    size_t numbers = 0;
    forEachFact<T>([&]<auto Member>(const FactOf<Member>&) {
        numbers += isNumber<typename FactOf<Member>::Value> ? 1 : 0;
    });
    return numbers;
}
static_assert(numbersOf<Game>() + numbersOf<DuneGame>() == gameMeasures.size(),
              "each number of a game is measured");

bool isDefaultVictory(Victory victory) {
    return victory == Victory::FremenDefault || victory == Victory::GuildDefault;
}

class FigureCount {
public:
    explicit FigureCount(const Event& event) : m_event(event), m_play(*heatsPlay(event)) {}

    EventFigures run() {
        m_figures.registered = static_cast<int>(m_event.players.size());
        std::vector<const Heat*> heats;
        for (const Heat& heat : m_play.heats)
            heats.push_back(&heat);
        std::ranges::sort(heats, {}, &Heat::number);
        for (const Heat* heat : heats)
            add(*heat);
        if (const Game* final = onlyFinalGame(m_event); final && isCompleted(*final))
            m_figures.finalGame.add(*final);
        addPlayers();
        addSizes();
        addLengths();
        addAlliances();
        addBest();
        addFactions();
        return std::move(m_figures);
    }

private:
    void add(const Heat& heat) {
        HeatFigures figures{heat.number, static_cast<int>(heat.entrants.size()), 0, 0, {}};
        for (const Game& game : heat.games) {
            if (game.isVoid) {
                ++figures.voided;
            } else if (!isCompleted(game)) {
                ++figures.unfinished;
            } else {
                figures.completed.add(game);
                addCompleted(game, heat.number);
            }
        }
        m_figures.heatGames.add(figures.completed);
        m_figures.heats.push_back(figures);
    }

    void addCompleted(const Game& game, HeatNumber heat) {
        const Victory victory = *dune(game).victory;
        ++m_figures.victories[static_cast<size_t>(victory)];
        if (dune(game).ending == Ending::Concession)
            ++m_figures.concessions;
        const int starters = startersOf(game);
        m_sizes[starters].add(game);
        m_lengths[{heat.value(), starters}].add(game);
        for (const Seat& seat : game.seats) {
            HeatsPlayed& played = m_heatsOf[seat.player];
            if (played.last != heat)
                ++played.number;
            played.last = heat;
            m_figures.dropouts += seat.dropout ? 1 : 0;
            if (dune(seat).faction)
                add(game, seat, *dune(seat).faction);
            else if (dune(seat).winner)
                ++m_figures.winnersWithoutFaction;
        }
        for (const AlliedSeats& side : sidesOf(game)) {
            if (side.size() > 1)
                addAlliance(game, side);
        }
    }

    void add(const Game& game, const Seat& seat, Faction faction) {
        const Victory victory = *dune(game).victory;
        SideFigures& figures = m_factions.try_emplace(faction, SideFigures{faction}).first->second;
        ++figures.games;
        const auto points = performanceOf(seat, m_event.settings);
        if (points && game.turns && game.turns->value() > 0) {
            const Fraction ratio = normalized(*points, *game.turns, startersOf(game));
            figures.normalized.add(ratio.numerator(), ratio.denominator());
        } else {
            figures.normalized.addUnknown();
        }
        if (!dune(seat).winner)
            return;
        ++figures.wins;
        figures.byDefault += isDefaultVictory(victory) ? 1 : 0;
        figures.adjudicated += victory == Victory::Adjudicated ? 1 : 0;
    }

    void addAlliance(const Game& game, const AlliedSeats& side) {
        SideGroup group;
        for (const size_t position : side) {
            if (const auto faction = dune(game.seats[position]).faction)
                group.sides.push_back(*faction);
        }
        if (group.sides.size() < side.size()) {
            ++m_figures.alliancesWithoutFactions;
            return;
        }
        std::ranges::sort(group.sides);
        Formed& formed = m_alliances[group];
        ++formed.times;
        const bool haveWon = std::ranges::all_of(
            side, [&](size_t position) { return dune(game.seats[position]).winner; });
        formed.won += haveWon ? 1 : 0;
    }

    void addPlayers() {
        m_figures.players = static_cast<int>(m_heatsOf.size());
        for (const auto& [player, heats] : m_heatsOf) {
            if (m_figures.byHeatsPlayed.size() < heats.number)
                m_figures.byHeatsPlayed.resize(heats.number, 0);
            ++m_figures.byHeatsPlayed[heats.number - 1];
        }
    }

    void addSizes() {
        for (auto size = m_sizes.rbegin(); size != m_sizes.rend(); ++size)
            m_figures.sizes.push_back({size->first, size->second});
    }

    void addLengths() {
        for (const auto& [heatAndSize, games] : m_lengths)
            m_figures.lengths.push_back({HeatNumber(heatAndSize.first), heatAndSize.second, games});
        std::ranges::sort(m_figures.lengths, [](const LengthFigures& a, const LengthFigures& b) {
            return a.heat != b.heat ? a.heat < b.heat : a.players > b.players;
        });
    }

    void addAlliances() {
        for (const auto& [group, formed] : m_alliances)
            m_figures.alliances.push_back({group, formed.times, formed.won});
        std::ranges::stable_sort(m_figures.alliances, std::greater(), &AllianceFigures::formed);
    }

    /// R5.3: disqualified players are excluded.
    void addBest() {
        for (const Award& award : duneAwards(m_event)) {
            const auto played = m_factions.find(award.side);
            if (played != m_factions.end())
                played->second.best = award.normalized();
        }
    }

    void addFactions() {
        for (const EnumId<Faction>& entry : idsOf<Faction>) {
            const auto played = m_factions.find(entry.value);
            const auto& sets = m_event.details.sets;
            if (played != m_factions.end())
                m_figures.sides.push_back(played->second);
            else if (std::ranges::find(sets, setOf(entry.value)) != sets.end())
                m_figures.sides.push_back(SideFigures{entry.value});
        }
    }

    /// Adds up the heats one by one.
    struct HeatsPlayed {
        size_t number = 0;
        std::optional<HeatNumber> last{};
    };
    struct Formed {
        int times = 0;
        int won = 0;
    };

    const Event& m_event;
    const HeatsPlay& m_play;
    EventFigures m_figures;
    std::unordered_map<PlayerId, HeatsPlayed> m_heatsOf;
    std::map<int, GameFigures> m_sizes;
    std::map<std::pair<int, int>, GameFigures> m_lengths; // by heat and size
    std::map<SideGroup, Formed> m_alliances;
    std::map<Side, SideFigures> m_factions;
};

/// The row of the list with this key, added if missing.
template <class Row, class Key, class Value>
Row& rowFor(std::vector<Row>& rows, Key key, const Value& value, const Row& blank) {
    const auto row = std::ranges::find(rows, value, key);
    return row == rows.end() ? rows.emplace_back(blank) : *row;
}

void addLists(EventFigures& all, const EventFigures& year) {
    for (const SizeFigures& size : year.sizes)
        rowFor(all.sizes, &SizeFigures::players, size.players, {size.players, {}})
            .completed.add(size.completed);
    std::ranges::sort(all.sizes, std::greater(), &SizeFigures::players);
    for (const SideFigures& faction : year.sides)
        rowFor(all.sides, &SideFigures::side, faction.side, SideFigures{faction.side}).add(faction);
    std::ranges::sort(all.sides, {}, &SideFigures::side);
    for (const AllianceFigures& alliance : year.alliances) {
        AllianceFigures& row = rowFor(all.alliances, &AllianceFigures::group, alliance.group,
                                      {alliance.group, 0, 0});
        row.formed += alliance.formed;
        row.won += alliance.won;
    }
    std::ranges::sort(all.alliances, [](const AllianceFigures& a, const AllianceFigures& b) {
        return a.formed != b.formed ? a.formed > b.formed : a.group < b.group;
    });
}

void add(EventFigures& all, const EventFigures& year) {
    all.registered += year.registered;
    all.players += year.players;
    all.heatGames.add(year.heatGames);
    all.finalGame.add(year.finalGame);
    for (size_t i = 0; i < all.victories.size(); ++i)
        all.victories[i] += year.victories[i];
    all.concessions += year.concessions;
    all.dropouts += year.dropouts;
    all.winnersWithoutFaction += year.winnersWithoutFaction;
    all.alliancesWithoutFactions += year.alliancesWithoutFactions;
    addLists(all, year);
}

} // namespace

void GameFigures::add(const Game& game) {
    const auto minutesPlayed = minutesOf(game);
    const int starters = startersOf(game);
    ++games;
    playerStarts += starters;
    for (const GameMeasure& measure : gameMeasures)
        (this->*measure.mean).add(measure.of(game));
    pace.add(minutesPlayed, measured(game.turns));
    playerMinutes += minutesPlayed.value_or(0) * starters;
    adjudicated += dune(game).victory == Victory::Adjudicated ? 1 : 0;
}

void GameFigures::add(const GameFigures& other) {
    games += other.games;
    playerStarts += other.playerStarts;
    for (const GameMeasure& measure : gameMeasures)
        (this->*measure.mean).add(other.*measure.mean);
    pace.add(other.pace);
    playerMinutes += other.playerMinutes;
    adjudicated += other.adjudicated;
}

EventFigures eventFigures(const Event& event) {
    return FigureCount(event).run();
}

EventFigures pooled(std::span<const EventFigures> years) {
    EventFigures all;
    for (const EventFigures& year : years)
        add(all, year);
    return all;
}

} // namespace mentat
