#include "reports/wording/heats/clock_wording.h"

#include "reports/wording/heats/round_names.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString minutesAndSeconds(int seconds) {
    return u"%1:%2"_s.arg(seconds / 60).arg(seconds % 60, 2, 10, QChar(u'0'));
}

/// The time alone for today, otherwise with the date.
QString endTime(const Language& language, const CalledClock& clock, const QDateTime& utc) {
    const QDateTime end = endOf(clock).toLocalTime();
    return end.date() == utc.toLocalTime().date()
               ? language.clockTime(end.time())
               : language.venueTime(VenueTime::of(end.date(), end.time()));
}

} // namespace

QString clockLimit(const ClockRule& rule) {
    return minutesAndSeconds(rule.seconds);
}

QString clockPlace(const Language& language, const GameAddress& place) {
    if (place.round.isAdvanced())
        return roundName(language, operandOf(place.round));
    return say(language, Phrase("CalledClock", "Table %1"), {language.number(place.table.value())});
}

const ClockWords& ClockWording::of(const CalledClock& clock) const {
    return *std::ranges::find(m_words, clock.rule, &ClockWords::rule);
}

QString ClockWording::name(const ClockWords& words) const {
    return say(m_language, words.name);
}

QString ClockWording::whenOver(const ClockWords& words) const {
    return say(m_language, words.whenOver);
}

QString ClockWording::title(const CalledClock& clock, const NameOf& nameOf) const {
    QStringList parts{clockPlace(m_language, clock.table), name(of(clock))};
    if (clock.whose)
        parts.append(onOneLine(nameOf(*clock.whose)));
    return parts.join(u" · "_s);
}

QString ClockWording::state(const CalledClock& clock, const QDateTime& utc) const {
    const QString then = whenOver(of(clock));
    if (isLongOver(clock, utc))
        return say(m_language, Phrase("CalledClock", "Ran out at %1: %2"),
                   {endTime(m_language, clock, utc), then});
    if (isOver(clock, utc))
        return say(m_language, Phrase("CalledClock", "Time is up: %1"), {then});
    return minutesAndSeconds(secondsLeft(clock, utc));
}

QString ClockWording::line(const CalledClock& clock, const QDateTime& utc) const {
    const QString place = clockPlace(m_language, clock.table);
    const QString action = name(of(clock));
    if (isLongOver(clock, utc))
        return say(m_language, Phrase("CalledClock", "%1: %2 ran out at %3"),
                   {place, action, endTime(m_language, clock, utc)});
    if (isOver(clock, utc))
        return say(m_language, Phrase("CalledClock", "%1: %2"), {place, whenOver(of(clock))});
    return say(m_language, Phrase("CalledClock", "%1 · %2 %3"),
               {place, action, minutesAndSeconds(secondsLeft(clock, utc))});
}

QString ClockWording::countNote(const CalledClock& clock,
                                const std::vector<CalledClock>& all) const {
    if (clock.rule->timesAPlayer == 0)
        return {};
    return say(
        m_language, of(clock).count,
        {m_language.number(timesUpTo(clock, all)), m_language.number(clock.rule->timesAPlayer)});
}

} // namespace mentat
