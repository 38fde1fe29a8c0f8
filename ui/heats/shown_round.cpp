#include "ui/heats/shown_round.h"

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

/// A name may hold a slash, and begin another.
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

} // namespace mentat
