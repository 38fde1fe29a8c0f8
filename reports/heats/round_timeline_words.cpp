#include "reports/heats/round_timeline_words.h"

#include "reports/wording/language/phrase.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr size_t maxBars = 16; // more do not help to see who is late
constexpr qint64 maxTicks = 24;

class TimelineTeller {
public:
    TimelineTeller(const Event& event, const RoundTimeline& timeline, const Language& language)
        : m_timeline(timeline)
        , m_language(language)
        , m_players(event) {}

    [[nodiscard]] TimelineDrawing tell() const {
        TimelineDrawing drawing{
            .title = title(),
            .note = note(),
            .length = minutes(m_timeline.to),
            .now = minutes(m_timeline.now),
            .nowWord = say(m_language, Phrase("Timeline", "now %1"), {clock(m_timeline.now)})};
        // A table that was never ended must not add thousands of lines.
        const qint64 hours = m_timeline.from.minutesTo(m_timeline.to) / 60;
        const qint64 step = 60 * (hours / maxTicks + 1);
        for (VenueTime hour = m_timeline.from; !(m_timeline.to < hour);
             hour = hour.plusMinutes(step))
            drawing.ticks.push_back({minutes(hour), clock(hour)});
        if (m_timeline.lastTurn) {
            const VenueTime& last = *m_timeline.lastTurn;
            drawing.band
                = std::pair(minutes(last), minutes(m_timeline.end.value_or(m_timeline.to)));
            drawing.bandWord
                = say(m_language, Phrase("Timeline", "last turn starts by %1"), {clock(last)});
        }
        for (const TimelineBar* bar : shownBars())
            drawing.rows.push_back(rowOf(*bar));
        return drawing;
    }

private:
    [[nodiscard]] double minutes(const VenueTime& moment) const {
        return static_cast<double>(m_timeline.from.minutesTo(moment));
    }
    [[nodiscard]] QString clock(const VenueTime& moment) const {
        return m_language.clockTime(moment.time());
    }

    [[nodiscard]] std::vector<const TimelineBar*> shownBars() const {
        std::vector<const TimelineBar*> shown;
        for (const TimelineBar& bar : m_timeline.bars)
            shown.push_back(&bar);
        if (shown.size() <= maxBars)
            return shown;
        std::ranges::stable_sort(
            shown, {}, [](const TimelineBar* bar) { return bar->state == BarState::Recorded; });
        shown.resize(maxBars);
        return shown;
    }

    [[nodiscard]] QString title() const {
        if (const TimelineBar* next = m_timeline.nextThrough())
            return say(m_language,
                       Phrase("Timeline", "Table %1 will likely finish first, at about %2"),
                       {m_language.number(next->table.value()), clock(next->likely->at)});
        const auto playing
            = std::ranges::count(m_timeline.bars, BarState::Playing, &TimelineBar::state);
        return sayCounted(m_language, CountedPhrase("Timeline", "%n table(s) (is|are) playing"),
                          static_cast<int>(playing));
    }

    [[nodiscard]] QString note() const {
        QStringList sentences;
        const bool hasLikely = m_timeline.nextThrough();
        if (hasLikely && m_timeline.minutesOfTurn)
            sentences << sayCounted(
                m_language, CountedPhrase("Timeline", "Based on this event's %n minute(s) a turn."),
                static_cast<int>(*m_timeline.minutesOfTurn));
        else if (hasLikely)
            sentences << say(m_language,
                             Phrase("Timeline", "Based on how long this event's games took."));
        if (hasLikely)
            sentences << say(m_language,
                             Phrase("Timeline", "In brackets: when half of the games that got "
                                                "this far ended."));
        else
            sentences << say(m_language,
                             Phrase("Timeline", "No estimate of when tables will finish: too few "
                                                "timed games got this far."));
        if (m_timeline.bars.size() > maxBars)
            sentences << sayCounted(m_language,
                                    CountedPhrase("Timeline", "%n more table(s) not shown."),
                                    static_cast<int>(m_timeline.bars.size() - maxBars));
        return sentences.join(u' ');
    }

    [[nodiscard]] QString stateOf(const TimelineBar& bar) const {
        if (bar.hasReported)
            return say(m_language, Phrase("Timeline", "reported by phone"));
        switch (bar.state) {
        case BarState::ToStart: return say(m_language, Phrase("Timeline", "to start"));
        case BarState::Playing:
            return bar.turn ? say(m_language, Phrase("Timeline", "playing, turn %1"),
                                  {m_language.number(*bar.turn)})
                            : say(m_language, Phrase("Timeline", "playing"));
        case BarState::Ended: return say(m_language, Phrase("Timeline", "over, no result yet"));
        case BarState::Recorded: return say(m_language, Phrase("Timeline", "recorded"));
        }
        Q_UNREACHABLE();
    }

    [[nodiscard]] QString behind(const TimelineBar& bar) const {
        if (bar.likely) {
            const LikelyEnd& likely = *bar.likely;
            if (likely.early == likely.late)
                return say(m_language, Phrase("Timeline", "likely %1"), {clock(likely.at)});
            return say(m_language, Phrase("Timeline", "likely %1 (%2–%3)"),
                       {clock(likely.at), clock(likely.early), clock(likely.late)});
        }
        QStringList parts;
        for (const PlayerId& winner : bar.winners)
            parts << m_players.nameOf(winner);
        if (parts.size() > 1)
            parts = {parts.join(u", "_s)};
        if (bar.end)
            parts << clock(*bar.end);
        return parts.join(u" · "_s);
    }

    [[nodiscard]] TimelineRow rowOf(const TimelineBar& bar) const {
        TimelineRow row{.name = say(m_language, Phrase("Timeline", "Table %1"),
                                    {m_language.number(bar.table.value())}),
                        .state = stateOf(bar),
                        .after = behind(bar),
                        .isPlaying = bar.state == BarState::Playing};
        const auto until = bar.state == BarState::Playing ? std::optional(m_timeline.now) : bar.end;
        if (bar.start && until && !(*until < *bar.start))
            row.bar = std::pair(minutes(*bar.start), minutes(*until));
        for (const VenueTime& turn : bar.turns)
            row.notches.push_back(minutes(turn));
        if (bar.likely)
            row.likely = minutes(bar.likely->at);
        return row;
    }

    const RoundTimeline& m_timeline;
    const Language& m_language;
    PlayerIndex m_players;
};

} // namespace

TimelineDrawing timelineDrawing(const Event& event, const RoundTimeline& timeline,
                                const Language& language) {
    return TimelineTeller(event, timeline, language).tell();
}

} // namespace mentat
