#include "reports/wording/formats/wbc_dune/clock_wording.h"

#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// In the order of the enumerations.
constexpr QStringView actionLetters = u"BSPNMAED";
static_assert(actionLetters.size() == std::size(idsOf<ClockAction>));

constexpr const char* actionNames[] = {QT_TRANSLATE_NOOP("CalledClock", "bid"),
                                       QT_TRANSLATE_NOOP("CalledClock", "shipment and movement"),
                                       QT_TRANSLATE_NOOP("CalledClock", "battle plans"),
                                       QT_TRANSLATE_NOOP("CalledClock", "nexus"),
                                       QT_TRANSLATE_NOOP("CalledClock", "allies before movement"),
                                       QT_TRANSLATE_NOOP("CalledClock", "allies before battle"),
                                       QT_TRANSLATE_NOOP("CalledClock", "everybody at a nexus"),
                                       QT_TRANSLATE_NOOP("CalledClock", "diplomacy chip")};
static_assert(std::size(actionNames) == std::size(idsOf<ClockAction>));

constexpr const char* defaultNames[]
    = {QT_TRANSLATE_NOOP("CalledClock", "pass, no bid"),
       QT_TRANSLATE_NOOP("CalledClock", "pass, no shipment and no movement"),
       QT_TRANSLATE_NOOP("CalledClock", "lowest available leader, dial 0, 0 spice, no cards"),
       QT_TRANSLATE_NOOP("CalledClock", "alliances stay as they were"),
       QT_TRANSLATE_NOOP("CalledClock", "back to the table")};
static_assert(std::size(defaultNames) == static_cast<size_t>(ClockDefault::BackToTheTable) + 1);

QString say(const Language& language, const char* text, const QStringList& values) {
    return filled(language.translate("CalledClock", text), values);
}

QString minutesAndSeconds(int seconds) {
    return u"%1:%2"_s.arg(seconds / 60).arg(seconds % 60, 2, 10, QChar(u'0'));
}

QString whenOver(const Language& language, const CalledClock& clock) {
    return clockDefaultName(language, clockRuleOf(clock.action).whenOver);
}

/// Of today by the time, else with the date.
QString endTime(const Language& language, const CalledClock& clock, const QDateTime& utc) {
    const QDateTime end = endOf(clock).toLocalTime();
    return end.date() == utc.toLocalTime().date()
               ? language.clockTime(end.time())
               : language.venueTime(VenueTime::of(end.date(), end.time()));
}

} // namespace

QChar letterOf(ClockAction action) {
    return actionLetters[static_cast<qsizetype>(action)];
}

std::optional<ClockAction> clockActionOf(QChar letter) {
    const auto place = actionLetters.indexOf(letter.toUpper());
    return place < 0 ? std::nullopt : std::optional(static_cast<ClockAction>(place));
}

QString clockActionName(const Language& language, ClockAction action) {
    return language.translate("CalledClock", actionNames[static_cast<size_t>(action)]);
}

QString clockDefaultName(const Language& language, ClockDefault whenOver) {
    return language.translate("CalledClock", defaultNames[static_cast<size_t>(whenOver)]);
}

QString clockLimit(ClockAction action) {
    return minutesAndSeconds(clockRuleOf(action).seconds);
}

QString clockPlace(const Language& language, const GameAddress& place) {
    if (place.isFinal())
        return say(language, QT_TRANSLATE_NOOP("CalledClock", "Final"), {});
    return say(language, QT_TRANSLATE_NOOP("CalledClock", "Table %1"),
               {language.number(place.table.value())});
}

QString clockTitle(const Language& language, const CalledClock& clock, const NameOf& nameOf) {
    QStringList parts{clockPlace(language, clock.table), clockActionName(language, clock.action)};
    if (clock.whose)
        parts.append(onOneLine(nameOf(*clock.whose)));
    return parts.join(u" · "_s);
}

QString clockState(const Language& language, const CalledClock& clock, const QDateTime& utc) {
    if (isLongOver(clock, utc))
        return say(language, QT_TRANSLATE_NOOP("CalledClock", "Ran out at %1: %2"),
                   {endTime(language, clock, utc), whenOver(language, clock)});
    if (isOver(clock, utc))
        return say(language, QT_TRANSLATE_NOOP("CalledClock", "Time is over: %1"),
                   {whenOver(language, clock)});
    return minutesAndSeconds(secondsLeft(clock, utc));
}

QString clockLine(const Language& language, const CalledClock& clock, const QDateTime& utc) {
    const QString place = clockPlace(language, clock.table);
    const QString action = clockActionName(language, clock.action);
    if (isLongOver(clock, utc))
        return say(language, QT_TRANSLATE_NOOP("CalledClock", "%1: %2 ran out at %3"),
                   {place, action, endTime(language, clock, utc)});
    if (isOver(clock, utc))
        return say(language, QT_TRANSLATE_NOOP("CalledClock", "%1: %2"),
                   {place, whenOver(language, clock)});
    return say(language, QT_TRANSLATE_NOOP("CalledClock", "%1 · %2 %3"),
               {place, action, minutesAndSeconds(secondsLeft(clock, utc))});
}

QString chipNote(const Language& language, const CalledClock& clock,
                 const std::vector<CalledClock>& all) {
    if (clock.action != ClockAction::DiplomacyChip)
        return {};
    return say(language, QT_TRANSLATE_NOOP("CalledClock", "minute %1 at this table (%2 a player)"),
               {language.number(chipMinutesUpTo(clock, all)), language.number(chipsOfAPlayer)});
}

} // namespace mentat
