#include "ui/heats/boards/heats_boards.h"

#include "reports/heats/report_parts.h"
#include "reports/wording/heats/round_names.h"
#include "scoring/heats/clock/round_times.h"
#include "ui/itemmodels/value_texts.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

class ClockBoard {
public:
    explicit ClockBoard(const BoardRequest& request) : m_request(request) {}

    std::optional<ScreenBoard> ofHeat() {
        const auto number = heatOfTheHour(m_request.event, m_request.now);
        const Heat* heat = number ? findHeat(*heatsPlay(m_request.event), *number) : nullptr;
        const auto times = heat ? heatTimes(m_request.event.settings, heat->details) : std::nullopt;
        if (!times)
            return std::nullopt;
        m_board.title = heatName(*heat, m_request.wording.language());
        m_board.where = heat->details.location.value_or(QString());
        const HeatPhase phase = heatPhase(*times, *heat, m_request.now);
        if (phase == HeatPhase::Grace)
            m_board.state
                = text(QT_TRANSLATE_NOOP("Boards", "Latecomers until %1"), times->graceEnd);
        // A mark at the very end says nothing.
        const bool hasMark = times->lastTurn < times->end;
        return run(phase, times->start, hasMark ? std::optional(times->lastTurn) : std::nullopt,
                   times->end);
    }

    std::optional<ScreenBoard> ofFinal() {
        const auto times = finalTimes(m_request.event);
        if (!times)
            return std::nullopt;
        m_board.title = roundName(m_request.wording.language(), operandOf(times->round));
        m_board.where = findStage(*heatsPlay(m_request.event), times->round)
                            ->details.location.value_or(QString());
        return run(finalPhase(*times, m_request.now), times->start, times->lastTurn, times->end);
    }

private:
    /// lastTurn and end: absent where there is no such mark.
    ScreenBoard run(HeatPhase phase, const VenueTime& start,
                    const std::optional<VenueTime>& lastTurn, const std::optional<VenueTime>& end) {
        switch (phase) {
        case HeatPhase::Before:
            if (secondsTo(start) >= 0)
                add(start, QT_TRANSLATE_NOOP("Boards", "Starts at %1"));
            else // a final that waits for somebody
                m_board.state = text(QT_TRANSLATE_NOOP("Boards", "Scheduled for %1"), start);
            return m_board;
        case HeatPhase::Over:
            m_board.state = boardText(m_request, QT_TRANSLATE_NOOP("Boards", "Time is up"));
            return m_board;
        case HeatPhase::LastTurns:
            m_board.state = boardText(m_request, QT_TRANSLATE_NOOP("Boards", "No new turn"));
            break;
        case HeatPhase::Grace:
        case HeatPhase::Underway:
            if (lastTurn)
                add(*lastTurn, QT_TRANSLATE_NOOP("Boards", "No new turn from %1"));
            break;
        }
        if (end)
            add(*end, QT_TRANSLATE_NOOP("Boards", "Ends at %1"));
        else
            m_board.figures.push_back(
                {text(QT_TRANSLATE_NOOP("Boards", "Played since %1, no clock"), start),
                 runningText(-secondsTo(start))});
        return m_board;
    }

    [[nodiscard]] QString text(const char* english, const VenueTime& time) const {
        return boardText(m_request, english, {m_request.wording.language().clockTime(time.time())});
    }
    [[nodiscard]] qint64 secondsTo(const VenueTime& moment) const {
        return m_request.now.minutesTo(moment) * 60 - m_request.seconds;
    }
    void add(const VenueTime& moment, const char* label) {
        m_board.figures.push_back({text(label, moment), runningText(secondsTo(moment))});
    }

    const BoardRequest& m_request;
    ScreenBoard m_board;
};

} // namespace

std::optional<ScreenBoard> clockBoard(const BoardRequest& request) {
    ClockBoard clock(request);
    return isFinalsHour(request.event, request.now) ? clock.ofFinal() : clock.ofHeat();
}

} // namespace mentat
