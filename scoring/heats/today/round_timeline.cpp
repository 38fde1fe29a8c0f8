#include "scoring/heats/today/round_timeline.h"

#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/heats/heats_scoring.h"

#include <algorithm>
#include <limits>

namespace mentat {
namespace {

/// How long the completed games of an event took.
struct PaceOfEvent {
    qint64 minutes = 0; // over games with known turns and time
    qint64 turns = 0;
    std::vector<int> totals{};     // the games' turns
    std::vector<qint64> lengths{}; // of all games with a known time

    [[nodiscard]] bool hasTurns() const {
        return turns > 0 && minutes > 0 && totals.size() >= minGamesToTell;
    }
    /// The duration of these half-turns, in whole minutes.
    [[nodiscard]] qint64 lasting(qint64 halfTurns) const {
        return (halfTurns * minutes + turns) / (2 * turns);
    }
};

PaceOfEvent paceOf(const Event& event) {
    PaceOfEvent pace;
    for (const AddressedGame& placed : placedGames(event)) {
        const Game& game = placed.game;
        const auto minutes = minutesOf(game);
        if (!isCompleted(game) || isBye(game) || !minutes || *minutes <= 0)
            continue;
        pace.lengths.push_back(*minutes);
        if (game.turns && game.turns->value() > 0) {
            pace.minutes += *minutes;
            pace.turns += game.turns->value();
            pace.totals.push_back(game.turns->value());
        }
    }
    return pace;
}

/// The quartiles of the ends, in their order.
LikelyEnd quarters(const VenueTime& start, std::vector<qint64> minutes) {
    std::ranges::sort(minutes);
    const size_t last = minutes.size() - 1;
    return {.at = start.plusMinutes(minutes[last / 2]),
            .early = start.plusMinutes(minutes[last / 4]),
            .late = start.plusMinutes(minutes[(3 * last + 3) / 4]),
            .games = static_cast<int>(minutes.size())};
}

class TimelineMaker {
public:
    TimelineMaker(const Event& event, const Round& round, const VenueTime& now,
                  const NewsOfTables& news)
        : m_event(event)
        , m_round(round)
        , m_now(now)
        , m_news(news)
        , m_pace(paceOf(event))
        , m_timeline{.round = round.id(), .from = now, .to = now, .now = now} {}

    [[nodiscard]] RoundTimeline make() && {
        readMarks();
        for (const Game& game : m_round.games()) {
            if (!game.isVoid && !isBye(game))
                m_timeline.bars.push_back(barOf(game));
        }
        if (m_pace.hasTurns())
            m_timeline.minutesOfTurn = m_pace.lasting(2);
        setScale();
        return std::move(m_timeline);
    }

private:
    void readMarks() {
        if (const auto clock = roundClock(m_event, m_round, m_now)) {
            m_timeline.lastTurn = clock->lastTurn;
            m_timeline.end = clock->end;
        }
    }

    [[nodiscard]] TimelineBar barOf(const Game& game) const {
        TimelineBar bar{.table = game.table, .start = game.start, .end = game.end};
        const auto news = m_news.find(game.table);
        const bool isNews = news != m_news.end();
        if (hasResult(game)) {
            bar.state = BarState::Recorded;
            bar.winners = heatsScoringOf(m_event).winners(m_event, game);
            if (!bar.end && bar.start && game.minutes)
                bar.end = bar.start->plusMinutes(game.minutes->value());
        } else if (isPlaying(game)) {
            bar.state = BarState::Playing;
            bar.hasReported = isNews && news->second.hasReported;
            if (isNews)
                bar.turn = news->second.turn;
            bar.likely = likelyEnd(*game.start, bar.turn);
        } else if (!isToStart(game)) {
            bar.state = BarState::Ended;
            bar.hasReported = isNews && news->second.hasReported;
        }
        if (bar.state == BarState::Recorded || bar.state == BarState::Ended) {
            if (game.turns)
                bar.turn = game.turns->value();
        }
        bar.turns = turnsOf(bar);
        return bar;
    }

    [[nodiscard]] qint64 playedSince(const VenueTime& start) const {
        return std::max<qint64>(start.minutesTo(m_now), 0);
    }

    [[nodiscard]] std::optional<LikelyEnd> likelyEnd(const VenueTime& start,
                                                     const std::optional<int>& seen) const {
        const qint64 played = playedSince(start);
        std::vector<qint64> ends; // minutes from the start
        qint64 atMost = std::numeric_limits<qint64>::max();
        if (m_pace.hasTurns()) {
            const qint64 turn = seen ? *seen : played * m_pace.turns / m_pace.minutes + 1;
            for (const int total : m_pace.totals) {
                if (total < turn)
                    continue;
                // A table seen in a turn is assumed to be halfway through it.
                ends.push_back(seen ? played + m_pace.lasting(2 * (total - turn) + 1)
                                    : m_pace.lasting(2 * qint64(total)));
            }
            if (m_timeline.lastTurn)
                atMost = start.minutesTo(*m_timeline.lastTurn) + m_pace.lasting(2);
        } else if (m_pace.lengths.size() >= minGamesToTell) {
            std::ranges::copy_if(m_pace.lengths, std::back_inserter(ends),
                                 [played](qint64 length) { return length > played; });
            if (m_timeline.end)
                atMost = start.minutesTo(*m_timeline.end);
        }
        if (ends.empty())
            return std::nullopt;
        for (qint64& end : ends)
            end = std::max(std::min(end, atMost), played);
        return quarters(start, std::move(ends));
    }

    /// Evenly spaced, as far as turns are known or estimated from this event's pace.
    [[nodiscard]] std::vector<VenueTime> turnsOf(const TimelineBar& bar) const {
        std::vector<VenueTime> turns;
        if (!bar.start)
            return turns;
        if (bar.state == BarState::Playing && !bar.turn) {
            for (qint64 turn = 1; m_pace.hasTurns() && turn < maxTurns
                                  && m_pace.lasting(2 * turn) < playedSince(*bar.start);
                 ++turn)
                turns.push_back(bar.start->plusMinutes(m_pace.lasting(2 * turn)));
            return turns;
        }
        const bool isPlayed = bar.state == BarState::Playing;
        if (!bar.turn || *bar.turn > maxTurns || (!isPlayed && !bar.end))
            return turns;
        const qint64 minutes = isPlayed ? playedSince(*bar.start) : bar.start->minutesTo(*bar.end);
        const qint64 halves = 2 * qint64(*bar.turn) - (isPlayed ? 1 : 0);
        for (qint64 turn = 1; minutes > 0 && turn < *bar.turn; ++turn)
            turns.push_back(bar.start->plusMinutes(2 * turn * minutes / halves));
        return turns;
    }

    void setScale() {
        const auto take = [this](const std::optional<VenueTime>& moment) {
            if (!moment)
                return;
            m_timeline.from = std::min(m_timeline.from, *moment);
            m_timeline.to = std::max(m_timeline.to, *moment);
        };
        for (const TimelineBar& bar : m_timeline.bars) {
            take(bar.start);
            take(bar.end);
            if (bar.likely)
                take(bar.likely->late);
        }
        take(m_timeline.lastTurn);
        take(m_timeline.end);
        const int before = m_timeline.from.time().minute();
        m_timeline.from = m_timeline.from.plusMinutes(-before);
        const int after = m_timeline.to.time().minute();
        if (after > 0)
            m_timeline.to = m_timeline.to.plusMinutes(60 - after);
    }

    static constexpr int maxTurns = 99;

    const Event& m_event;
    const Round& m_round;
    VenueTime m_now;
    const NewsOfTables& m_news;
    PaceOfEvent m_pace;
    RoundTimeline m_timeline;
};

} // namespace

const TimelineBar* RoundTimeline::nextThrough() const {
    const TimelineBar* next = nullptr;
    for (const TimelineBar& bar : bars) {
        if (bar.likely && (!next || bar.likely->at < next->likely->at))
            next = &bar;
    }
    return next;
}

std::optional<RoundTimeline> timelineOf(const Event& event, const RoundId& round,
                                        const VenueTime& now, const NewsOfTables& news) {
    const auto shown = findRound(event, round);
    if (!shown || std::ranges::none_of(shown->games(), isPlaying))
        return std::nullopt;
    return TimelineMaker(event, *shown, now, news).make();
}

} // namespace mentat
