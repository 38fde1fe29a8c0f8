#include "app/session/formats/wbc_dune/dune_practice.h"

#include "app/session/heats/check_in_acts.h"
#include "app/session/heats/draw_acts.h"
#include "app/session/heats/heat_acts.h"
#include "app/session/heats/result_acts.h"
#include "app/session/heats/table_acts.h"
#include "app/session/people/invented_people.h"
#include "scoring/formats/wbc_dune/games/field.h"
#include "scoring/formats/wbc_dune/results/believable_game.h"
#include "scoring/heats/clock/heat_times.h"
#include "scoring/heats/seating/draw_source.h"

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr size_t fewestPlayers = 5; // of a game that counts in full (R2.1)

/// The step after next, from what the heat has already.
class HeatPractice {
public:
    HeatPractice(Session& session, EventId event, HeatNumber heat, qint64 seed)
        : m_session(session)
        , m_eventId(event)
        , m_number(heat)
        , m_source(seed) {}

    Result<PracticeDeed> checkPlayersIn() {
        const Field field(event());
        std::vector<PlayerId> there;
        for (size_t i = 0; i < field.playerCount(); ++i) {
            const auto& in = heat().entrants;
            if (!field.isDisqualified(i) && std::ranges::find(in, field.player(i).id) == in.end())
                there.push_back(field.player(i).id);
        }
        m_source.shuffle(there);
        // About two of three come to a heat; never so few that there is no game.
        const size_t usual = there.size() * (60 + m_source.below(16)) / 100;
        const size_t needed = fewestPlayers - std::min(fewestPlayers, heat().entrants.size());
        if (there.empty())
            return draw(); // which says what is missing
        const size_t count = std::min(there.size(), std::max(usual, needed));
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
        return done(startHeat(event(), m_number, startTime()),
                    {PracticeStep::HeatStarted, count, m_number});
    }

    Result<PracticeDeed> record(const Game& open) {
        const auto times = heatTimes(event().settings, heat().details);
        const auto latest = times ? std::optional(times->end) : std::nullopt;
        const auto seed = static_cast<qint64>(m_source.next() >> 1U);
        const Game ended = believableEnd(event(), open, latest, seed);
        return done(recordGame(event(), {m_number, open.table}, ended),
                    {PracticeStep::ResultRecorded, 1, m_number, open.table});
    }

    [[nodiscard]] const Heat& heat() const { return *findHeat(*heatsPlay(event()), m_number); }

private:
    [[nodiscard]] const Event& event() const { return *findEvent(m_session.book(), m_eventId); }

    [[nodiscard]] VenueTime startTime() {
        const auto& scheduled = heat().details.start;
        const QDateTime now = m_session.desk().clock.nowUtc().toLocalTime();
        return scheduled ? scheduled->plusMinutes(static_cast<qint64>(4 + m_source.below(10)))
                         : VenueTime::of(now.date(), now.time());
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
    HeatNumber m_number;
    DrawSource m_source;
};

Result<PracticeDeed> doHeatStep(Session& session, EventId event, HeatNumber number, qint64 seed) {
    HeatPractice practice(session, event, number, seed);
    const Heat& heat = practice.heat();
    if (heat.games.empty())
        return heat.entrants.size() < fewestPlayers ? practice.checkPlayersIn() : practice.draw();
    if (std::ranges::any_of(heat.games, isToStart))
        return practice.start();
    const auto open = std::ranges::find_if(heat.games, isUnfinished);
    return practice.record(*open);
}

} // namespace

Event inventedDuneEvent(QDate firstDay) {
    DunePlay play;
    for (int number = 1; number <= 3; ++number) {
        Heat heat{HeatNumber(number), {}, {}, {}, {}, {}};
        heat.details.start = VenueTime::of(firstDay.addDays(number - 1), QTime(13, 0));
        play.heats.push_back(std::move(heat));
    }
    play.finalDetails.start = VenueTime::of(firstDay.addDays(3), QTime(10, 0));
    Event event{
        {*Name::fromText(u"Practice tournament"_s), {}, Year(firstDay.year()), {}, {}, {}, {}, {}},
        {},
        {},
        {},
        {},
        {},
        {},
        std::move(play)};
    event.details.sets = {GameSet::Base, GameSet::IxiansTleilaxu};
    return event;
}

std::optional<HeatNumber> heatToPractise(const HeatsPlay& play) {
    const auto next = std::ranges::find_if(play.heats, std::not_fn(isPlayed));
    return next == play.heats.end() ? std::nullopt : std::optional(next->number);
}

bool hasDuneStep(const HeatsPlay& play) {
    return play.heats.empty() || heatToPractise(play).has_value();
}

Result<PracticeDeed> doDuneStep(Session& session, EventId id, qint64 seed) {
    const Event& event = *findEvent(session.book(), id);
    const auto missing = inventedPlayers - static_cast<int>(event.players.size());
    // A list of people that is hardly begun would give no heat.
    if (event.players.size() < 2 * fewestPlayers) {
        return registerInvented(session, id, missing).map([&] {
            return PracticeDeed{PracticeStep::PlayersRegistered, missing};
        });
    }
    const auto& play = std::get<DunePlay>(event.play);
    if (const auto heat = heatToPractise(play))
        return doHeatStep(session, id, *heat, seed);
    const HeatProposal proposal = proposedHeat(event);
    return addHeat(event, proposal.number, proposal.details)
        .and_then([&](const Change& change) { return session.perform(id, change); })
        .map([&] {
            return PracticeDeed{PracticeStep::HeatAdded, 1, proposal.number};
        });
}

} // namespace mentat
