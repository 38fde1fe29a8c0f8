#include "app/session/formats/heat_practice.h"

#include "app/session/people/invented_people.h"
#include "app/session/rounds/check_in/check_in_acts.h"
#include "app/session/rounds/draw_acts.h"
#include "app/session/rounds/heats/heat_acts.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/tables/result_acts.h"
#include "app/session/wall_clock.h"
#include "scoring/heats/clock/heat_times.h"
#include "scoring/heats/disqualified_players.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/heats/seating/draw_source.h"

#include <algorithm>
#include <numeric>

namespace mentat {

namespace {

/// The step after next, from what the heat has already.
class HeatPractice {
public:
    HeatPractice(Session& session, EventId event, const HeatsPractice& format, HeatNumber heat,
                 qint64 seed)
        : m_session(session)
        , m_eventId(event)
        , m_format(format)
        , m_number(heat)
        , m_source(seed) {}

    Result<PracticeDeed> checkPlayersIn() {
        const DisqualifiedPlayers disqualified(event());
        std::vector<PlayerId> there;
        for (const Player& player : event().players) {
            const auto& in = heat().entrants;
            if (!disqualified.contains(player.id) && std::ranges::find(in, player.id) == in.end())
                there.push_back(player.id);
        }
        m_source.shuffle(there);
        // About two of three come to a heat; never so few that there is no game.
        const size_t usual = there.size() * (60 + m_source.below(16)) / 100;
        const size_t fewest = m_format.fewest(event());
        const size_t needed = fewest - std::min(fewest, heat().entrants.size());
        if (there.empty())
            return draw(); // which says what is missing
        size_t count = std::min(there.size(), std::max(usual, needed));
        while (count > needed && !canSeat(heat().entrants.size() + count))
            --count;
        there.erase(there.begin() + static_cast<qsizetype>(count), there.end());
        return done(checkInAll(event(), m_number, there),
                    {PracticeStep::PlayersCheckedIn, static_cast<int>(count), m_number});
    }

    Result<PracticeDeed> draw() {
        const DrawRequest request{.heat = m_number,
                                  .seed = static_cast<qint64>(m_source.below(1'000'000)),
                                  .sizes = {},
                                  .avoidRepeats = true,
                                  .expansionTables = {}};
        return done(drawTables(event(), request), {PracticeStep::TablesDrawn, 0, m_number})
            .map([&](PracticeDeed deed) {
                deed.count = static_cast<int>(heat().games.size());
                return deed;
            });
    }

    Result<PracticeDeed> start() {
        const auto count = static_cast<int>(std::ranges::count_if(heat().games, isToStart));
        return done(startRound(event(), m_number, startTime()),
                    {PracticeStep::HeatStarted, count, m_number});
    }

    Result<PracticeDeed> record(const Game& open) {
        const auto times = heatTimes(event().settings, heat().details);
        const auto latest = times ? std::optional(times->end) : std::nullopt;
        const auto seed = static_cast<qint64>(m_source.next() >> 1U);
        const Game ended = m_format.end(event(), open, latest, seed);
        return done(recordGame(event(), {m_number, open.table}, ended),
                    {PracticeStep::ResultRecorded, 1, m_number, open.table});
    }

    [[nodiscard]] size_t fewest() const { return m_format.fewest(event()); }
    [[nodiscard]] const Heat& heat() const { return *findHeat(*heatsPlay(event()), m_number); }

private:
    /// Whether so many can be seated with nobody left over (H1).
    [[nodiscard]] bool canSeat(size_t players) const {
        const auto number = static_cast<int>(players);
        return std::ranges::any_of(
            heatsScoringOf(event()).splits(event(), number), [&](const HeatSplit& split) {
                return std::reduce(split.sizes.begin(), split.sizes.end()) == number;
            });
    }
    [[nodiscard]] const Event& event() const { return *findEvent(m_session.book(), m_eventId); }

    [[nodiscard]] VenueTime startTime() {
        const auto& scheduled = heat().details.start;
        return scheduled ? scheduled->plusMinutes(static_cast<qint64>(4 + m_source.below(10)))
                         : onWallClock(m_session.desk().clock.nowUtc());
    }

    Result<PracticeDeed> done(const Result<Change>& change, const PracticeDeed& deed) {
        if (!change)
            return tl::unexpected(change.error());
        if (const auto made = m_session.perform(m_eventId, *change); !made)
            return tl::unexpected(made.error());
        return deed;
    }

    Session& m_session;
    EventId m_eventId;
    const HeatsPractice& m_format;
    HeatNumber m_number;
    DrawSource m_source;
};

Result<PracticeDeed> doStepOf(Session& session, EventId id, const HeatsPractice& format,
                              HeatNumber number, qint64 seed) {
    HeatPractice practice(session, id, format, number, seed);
    const Heat& heat = practice.heat();
    if (heat.games.empty())
        return heat.entrants.size() < practice.fewest() ? practice.checkPlayersIn()
                                                        : practice.draw();
    if (std::ranges::any_of(heat.games, isToStart))
        return practice.start();
    const auto open = std::ranges::find_if(heat.games, isUnfinished);
    return practice.record(*open);
}

} // namespace

std::optional<HeatNumber> heatToPractise(const HeatsPlay& play) {
    const auto next = std::ranges::find_if_not(play.heats, isAllRecorded, &Heat::games);
    return next == play.heats.end() ? std::nullopt : std::optional(next->number);
}

bool hasHeatStep(const HeatsPlay& play) {
    return play.heats.empty() || heatToPractise(play).has_value();
}

Result<PracticeDeed> doHeatStep(Session& session, EventId id, const HeatsPractice& format,
                                qint64 seed) {
    const Event& event = *findEvent(session.book(), id);
    const auto missing = inventedPlayers - static_cast<int>(event.players.size());
    // A list of people that is hardly begun would give no heat.
    if (event.players.size() < 2 * format.fewest(event)) {
        return registerInvented(session, id, missing).map([&] {
            return PracticeDeed{PracticeStep::PlayersRegistered, missing};
        });
    }
    const auto& play = *heatsPlay(event);
    if (const auto heat = heatToPractise(play))
        return doStepOf(session, id, format, *heat, seed);
    const HeatProposal proposal = proposedHeat(event);
    return addHeat(event, proposal.number, proposal.details)
        .and_then([&](const Change& change) { return session.perform(id, change); })
        .map([&] {
            return PracticeDeed{PracticeStep::HeatAdded, 1, proposal.number};
        });
}

std::vector<Heat> inventedHeats(QDate firstDay, QTime time) {
    std::vector<Heat> heats;
    for (int number = 1; number <= 3; ++number) {
        Heat heat{HeatNumber(number), {}, {}, {}, {}, {}};
        heat.details.start = VenueTime::of(firstDay.addDays(number - 1), time);
        heats.push_back(std::move(heat));
    }
    return heats;
}

} // namespace mentat
