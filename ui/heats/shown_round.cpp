#include "ui/heats/shown_round.h"

#include "app/session/rounds/check_in_acts.h"
#include "model/event.h"
#include "model/people/names.h"
#include "reports/wording/language/phrase.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/draw/attendance.h"
#include "scoring/heats/games/games_played.h"
#include "ui/itemmodels/value_texts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

const HeatsPlay* shownPlay(const OpenBook& book) {
    return book.hasEvent() ? heatsPlay(book.event()) : nullptr;
}

const Stage* shownStage(const OpenBook& book) {
    return book.hasEvent() ? finalStage(book.event()) : nullptr;
}

const Heat* shownHeat(const OpenBook& book, std::optional<HeatNumber> heat) {
    const HeatsPlay* play = shownPlay(book);
    return play && heat ? findHeat(*play, *heat) : nullptr;
}

std::optional<Round> shownRound(const OpenBook& book, const std::optional<RoundId>& round) {
    return book.hasEvent() && round ? findRound(book.event(), *round) : std::nullopt;
}

QString addressOf(const RoundId& round) {
    return round.heat() ? QString::number(round.heat()->value()) : round.stage()->text();
}

QString addressOf(const GameAddress& place) {
    return addressOf(place.round) + u'/' + QString::number(place.table.value());
}

/// A round's name may contain a slash, or begin with another round's name: take the longest match.
RevealedRound roundAt(const Event& event, const QString& address) {
    RevealedRound revealed{std::nullopt, address};
    for (const RoundId& round : plannedRounds(event)) {
        const QString begin = addressOf(round);
        if (address != begin && !address.startsWith(begin + u'/'))
            continue;
        const QString place = address.mid(begin.size() + 1);
        if (!revealed.round || place.size() < revealed.place.size())
            revealed = {round, place};
    }
    return revealed;
}

QString heatName(const Heat& heat) {
    if (heat.details.name)
        return heat.details.name->text();
    return say(Phrase("HeatText", "Heat %1")).arg(heat.number.value());
}

QString attendanceText(const Event& event, const Heat& heat) {
    const HeatAttendance there = attendanceOf(event, heat);
    QStringList parts{say(Phrase("HeatText", "in"))};
    if (there.onlyIfNeeded > 0)
        parts.append(say(Phrase("HeatText", "%1 only if needed")).arg(there.onlyIfNeeded));
    // If no copy was noted, the GM does not track copies.
    const bool areTooFew = there.copies > 0 && there.copies < there.tables;
    parts.append(
        areTooFew
            ? sayCounted(
                  CountedPhrase("HeatText", "only %n (copy|copies) of the game for %1 tables"),
                  there.copies)
                  .arg(there.tables)
            : sayCounted(CountedPhrase("HeatText", "%n (copy|copies) of the game"), there.copies));
    if (hasVariant(event))
        parts.append(say(Phrase("HeatText", "%1 with the expansion")).arg(there.variantCopies));
    return parts.join(u" · "_s);
}

QString heatContext(const Event& event, const Heat& heat) {
    const auto& heats = heatsPlay(event)->heats;
    QStringList parts{
        heats.size() > 1
            ? say(Phrase("HeatText", "%1 of %2")).arg(heatName(heat), QString::number(heats.size()))
            : heatName(heat)};
    if (heat.details.canceled)
        parts.append(say(Phrase("HeatText", "canceled")));
    else if (const auto& start = heat.details.start)
        parts.append(dayAndTime(*start));
    if (heat.details.location)
        parts.append(*heat.details.location);
    return parts.join(u" · "_s);
}

QString recordedText(const HeatsPlay& play) {
    const ResultsSoFar results = resultsSoFar(play);
    return results.tables == 0
               ? QString()
               : sayCounted(CountedPhrase("HeatText", "%1 of %n game(s) recorded"), results.tables)
                     .arg(results.recorded);
}

QString roundName(const Event& event, const RoundId& round) {
    if (round.heat())
        return heatName(*findHeat(*heatsPlay(event), *round.heat()));
    return round.stage() == finalName() ? say(Phrase("HeatText", "Final")) : round.stage()->text();
}

QString whenAndWhere(const Event& event, const RoundId& id) {
    const auto round = findRound(event, id);
    QStringList parts;
    if (round && round->start())
        parts.append(dayAndTime(*round->start()));
    if (round && round->location())
        parts.append(*round->location());
    return parts.join(u" · "_s);
}

QString roundContext(const Event& event, const RoundId& id) {
    if (id.isHeat())
        return heatContext(event, *findHeat(*heatsPlay(event), *id.heat()));
    QStringList parts{roundName(event, id), whenAndWhere(event, id)};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QString roundTabText(const Event& event, const RoundId& id) {
    // In a tab's text, an ampersand marks the access key.
    const QString name = roundName(event, id).replace(u'&', u"&&"_s);
    const auto round = findRound(event, id);
    if (!round)
        return name;
    if (round->heat() && round->heat()->details.canceled)
        return say(Phrase("HeatText", "%1 – canceled")).arg(name);
    if (isAllRecorded(round->games()))
        return name + u" ✓"_s;
    if (std::ranges::any_of(round->games(), isPlaying))
        return name + u" ●"_s;
    return name;
}

QString elsewhereText(const Book& book, EventId event, HeatNumber heat, const Player& player) {
    if (!player.person)
        return {};
    const auto seat = seatAtOtherEvent(book, event, heat, *player.person);
    if (!seat)
        return {};
    const QString other = eventTitle(findEvent(book, seat->event)->details);
    const QString from = timeText(seat->start.time());
    const QString to = timeText(seat->end.time());
    const QString name = calledName(*findEvent(book, event), player);
    const QString table = seat->table ? QString::number(seat->table->value()) : QString();
    if (const auto there = seat->round.heat()) {
        const QString heatNumber = QString::number(there->value());
        if (seat->table)
            return say(Phrase("HeatText", "%1 also sits at table %2 in heat %3 of %4, %5 to %6."))
                .arg(name, table, heatNumber, other, from, to);
        return say(Phrase("HeatText", "%1 is also checked in to heat %2 of %3, %4 to %5."))
            .arg(name, heatNumber, other, from, to);
    }
    if (hasOnlyFinal(*findEvent(book, seat->event)))
        return say(Phrase("HeatText", "%1 also plays the final of %2, %3 to %4."))
            .arg(name, other, from, to);
    const QString round = seat->round.stage()->text();
    if (seat->table)
        return say(Phrase("HeatText", "%1 also sits at table %2 in a round of %3 (%4), %5 to %6."))
            .arg(name, table, other, round, from, to);
    return say(Phrase("HeatText", "%1 also plays a round of %2 (%3), %4 to %5."))
        .arg(name, other, round, from, to);
}

} // namespace mentat
