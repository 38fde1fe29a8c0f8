#include "app/session/practice_play.h"

#include "app/session/clock_and_chance.h"
#include "app/session/dune/dune_session.h"
#include "app/session/practice.h"
#include "app/session/rounds/check_in_acts.h"
#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/line_up_acts.h"
#include "app/session/rounds/result_acts.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/round_parts.h"
#include "app/session/rounds/seat_acts.h"
#include "app/session/session_kind.h"
#include "model/failure_kind.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/disqualified_players.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/heats/seating/draw_source.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// The steps of any round with tables.
class RoundPractice {
public:
    RoundPractice(Session& session, EventId event, const HeatsPractice& practice, RoundId round,
                  qint64 seed)
        : m_session(session)
        , m_eventId(event)
        , m_practice(practice)
        , m_round(std::move(round))
        , m_source(seed) {}

    Result<PracticeDeed> play() {
        const auto& games = round().games();
        if (std::ranges::any_of(games, isToStart))
            return start();
        return record(*std::ranges::find_if(games, isUnfinished));
    }

protected:
    [[nodiscard]] const Event& event() const { return *findEvent(m_session.book(), m_eventId); }
    [[nodiscard]] Round round() const { return *findRound(event(), m_round); }
    [[nodiscard]] const HeatsPractice& practice() const { return m_practice; }
    [[nodiscard]] DrawSource& source() { return m_source; }

    Result<PracticeDeed> done(const Result<Change>& change, const PracticeDeed& deed) {
        if (!change)
            return tl::unexpected(change.error());
        if (const auto made = m_session.perform(m_eventId, *change); !made)
            return tl::unexpected(made.error());
        return deed;
    }

    Result<PracticeDeed> drawn(const Result<Change>& change) {
        return done(change, {PracticeStep::TablesDrawn, 0, m_round}).map([&](PracticeDeed deed) {
            deed.count = static_cast<int>(round().games().size());
            return deed;
        });
    }

private:
    Result<PracticeDeed> start() {
        const auto count = static_cast<int>(std::ranges::count_if(round().games(), isToStart));
        return done(startRound(event(), m_round, startTime()),
                    {PracticeStep::RoundStarted, count, m_round});
    }

    Result<PracticeDeed> record(const Game& open) {
        const auto hours = hoursOf(event(), round());
        const auto latest = hours ? std::optional(hours->end) : std::nullopt;
        const auto seed = static_cast<qint64>(m_source.next() >> 1U);
        const Game ended = m_practice.end(event(), open, latest, seed);
        return done(recordGame(event(), {m_round, open.table}, ended),
                    {PracticeStep::ResultRecorded, 1, m_round, open.table});
    }

    [[nodiscard]] VenueTime startTime() {
        const auto& scheduled = round().start();
        return scheduled ? scheduled->plusMinutes(static_cast<qint64>(4 + m_source.below(10)))
                         : onWallClock(m_session.desk().clock.nowUtc());
    }

    Session& m_session;
    EventId m_eventId;
    const HeatsPractice& m_practice;
    RoundId m_round;
    DrawSource m_source;
};

/// Players come to a heat freely.
class HeatPractice : public RoundPractice {
public:
    HeatPractice(Session& session, EventId event, const HeatsPractice& practice, HeatNumber heat,
                 qint64 seed)
        : RoundPractice(session, event, practice, heat, seed)
        , m_number(heat) {}

    Result<PracticeDeed> step() {
        if (!heat().games.empty())
            return play();
        return heat().entrants.size() < practice().fewest(event()) ? checkPlayersIn() : draw();
    }

private:
    [[nodiscard]] const Heat& heat() const { return *findHeat(*heatsPlay(event()), m_number); }

    Result<PracticeDeed> checkPlayersIn() {
        const DisqualifiedPlayers disqualified(event());
        std::vector<PlayerId> there;
        for (const Player& player : event().players) {
            const auto& in = heat().entrants;
            if (!disqualified.contains(player.id) && std::ranges::find(in, player.id) == in.end())
                there.push_back(player.id);
        }
        source().shuffle(there);
        // About two of three come to a heat, but enough for a game.
        const size_t usual = there.size() * (60 + source().below(16)) / 100;
        const size_t fewest = practice().fewest(event());
        const size_t needed = fewest - std::min(fewest, heat().entrants.size());
        if (there.empty())
            return draw(); // says what is missing
        size_t count = std::min(there.size(), std::max(usual, needed));
        while (count > needed && !canSeat(heat().entrants.size() + count))
            --count;
        there.erase(there.begin() + static_cast<qsizetype>(count), there.end());
        return done(checkInAll(event(), m_number, there),
                    {PracticeStep::PlayersCheckedIn, static_cast<int>(count), m_number});
    }

    Result<PracticeDeed> draw() {
        const DrawRequest request{.heat = m_number,
                                  .seed = static_cast<qint64>(source().below(1'000'000)),
                                  .sizes = {},
                                  .avoidRepeats = true,
                                  .variantTables = {}};
        return drawn(drawTables(event(), request));
    }

    /// Whether this many can be seated with no one left over (H1).
    [[nodiscard]] bool canSeat(size_t players) const {
        const auto number = static_cast<int>(players);
        return std::ranges::any_of(
            heatsScoringOf(event()).splits(event(), number), [&](const HeatSplit& split) {
                return std::reduce(split.sizes.begin(), split.sizes.end()) == number;
            });
    }

    HeatNumber m_number;
};

/// Players come to an advanced round by its line-up.
class AdvancedPractice : public RoundPractice {
public:
    AdvancedPractice(Session& session, EventId event, const HeatsPractice& practice,
                     const Name& name, qint64 seed)
        : RoundPractice(session, event, practice, name, seed)
        , m_name(name) {}

    Result<PracticeDeed> step() {
        const auto* games = gamesOf(*heatsPlay(event()), RoundId(m_name));
        if (games
            && std::ranges::any_of(*games, [](const Game& game) { return !game.seats.empty(); }))
            return play();
        const auto advanced = roundIn(event(), m_name);
        if (!advanced)
            return tl::unexpected(advanced.error());
        if (!advanced->details.closed)
            return close(*advanced);
        return drawn(
            practice().seat(event(), m_name, static_cast<qint64>(source().below(1'000'000))));
    }

private:
    /// Everyone in the line-up is present.
    Result<PracticeDeed> close(const AdvancedRound& advanced) {
        const auto& present = advanced.details.present;
        for (const PlayerId& player : finalLineUp(advanced)) {
            if (std::ranges::find(present, player) != present.end())
                continue;
            if (auto marked = done(markPresent(event(), m_name, player, true), {}); !marked)
                return marked;
        }
        return done(closeLineUp(event(), m_name), {PracticeStep::LineUpClosed, 0, m_name})
            .map([&](PracticeDeed deed) {
                deed.count = static_cast<int>(stageAt(event(), m_name).value.present.size());
                return deed;
            });
    }

    Name m_name;
};

} // namespace

std::optional<RoundId> roundToPractise(const Event& event) {
    const HeatsPlay& play = *heatsPlay(event);
    const auto next = std::ranges::find_if_not(play.heats, isAllRecorded, &Heat::games);
    if (next != play.heats.end())
        return next->number;
    const HeatsScoring& scoring = heatsScoringOf(event);
    const auto name = scoring.roundToPlay(event);
    const auto round = name ? scoring.round(event, *name) : std::nullopt;
    const auto* games = name ? gamesOf(play, *name) : nullptr;
    const bool isOver = games && isAllRecorded(*games);
    return round && !isOver && !finalLineUp(*round).empty() ? std::optional(RoundId(*name))
                                                            : std::nullopt;
}

Result<PracticeDeed> doRoundStep(Session& session, EventId id, const HeatsPractice& practice,
                                 qint64 seed) {
    const Event& event = *findEvent(session.book(), id);
    const auto missing = inventedPlayers - static_cast<int>(event.players.size());
    // A list that was only begun would not fill a heat.
    if (event.players.size() < 2 * practice.fewest(event)) {
        return registerInvented(session, id, missing).map([&] {
            return PracticeDeed{PracticeStep::PlayersRegistered, missing};
        });
    }
    const auto round = roundToPractise(event);
    if (const auto heat = round ? round->heat() : std::nullopt)
        return HeatPractice(session, id, practice, *heat, seed).step();
    if (round)
        return AdvancedPractice(session, id, practice, *round->stage(), seed).step();
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

Event inventedEvent(QDate firstDay, const Event* like) {
    Event event = inventedDuneEvent(firstDay);
    if (!like)
        return event;
    if (const auto inventedLike = kindOf<SessionKind>(*like).inventedLike) {
        event.details.sets.clear();
        event.play = inventedLike(like->play, firstDay);
    }
    return event;
}

bool canPracticeOn(const Event& event) {
    const HeatsPractice* practice = kindOf<SessionKind>(event).practice;
    return practice && !event.details.closed
           && (heatsPlay(event)->heats.empty() || roundToPractise(event));
}

Result<std::optional<PracticeDeed>> doPracticeStep(Session& session, EventId event, qint64 seed) {
    if (!session.book().isPractice)
        return failure(FailureKind::NoPractice);
    const Event* now = findEvent(session.book(), event);
    if (!now)
        return failure(FailureKind::UnknownEvent, {QString::number(event.number())});
    if (!canPracticeOn(*now))
        return std::nullopt;
    return doRoundStep(session, event, *kindOf<SessionKind>(*now).practice, seed)
        .map([](const PracticeDeed& deed) { return std::optional(deed); });
}

Result<std::vector<PracticeDeed>> playPracticeRound(Session& session, EventId event, qint64 seed) {
    std::vector<PracticeDeed> deeds;
    std::optional<RoundId> round;
    for (;;) {
        const auto deed = doPracticeStep(session, event, seed + static_cast<qint64>(deeds.size()));
        if (!deed)
            return tl::unexpected(deed.error());
        if (!*deed)
            return deeds;
        deeds.push_back(**deed);
        const Event& now = *findEvent(session.book(), event);
        if ((*deed)->round)
            round = (*deed)->round;
        if (round && roundToPractise(now) != round)
            return deeds;
    }
}

} // namespace mentat
