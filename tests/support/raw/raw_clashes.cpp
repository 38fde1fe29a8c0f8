#include "raw_shape.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

// Combinations that R10.1 refuses although each value is valid: duplicate ids or numbers, keys that
// another key requires.
namespace mentat::test::raw {

namespace {

const QString refusal = u"R10.1"_s;

// Reports the later of two objects in a list with the same value under the key.
void refuseTwice(Shape& shape, const QJsonArray& list, const QString& at, const QString& key) {
    for (qsizetype later = 0; later < list.size(); ++later) {
        const QJsonValue value = list.at(later).toObject().value(key);
        for (qsizetype earlier = 0; earlier < later; ++earlier) {
            const bool comparable = value.isString() || value.isDouble();
            if (comparable && value == list.at(earlier).toObject().value(key))
                shape.findings.add(refusal, below(below(at, later), key));
        }
    }
}

// `standby` and `entrants` have nobody in common.
void checkStandby(Shape& shape, const QJsonObject& heat, const QString& at) {
    const QJsonArray entrants = heat.value(u"entrants"_s).toArray();
    const QJsonArray standby = heat.value(u"standby"_s).toArray();
    for (qsizetype i = 0; i < standby.size(); ++i) {
        if (standby.at(i).isString() && entrants.contains(standby.at(i)))
            shape.findings.add(refusal, below(below(at, u"standby"_s), i));
    }
}

// Once there is `victory`, the winners' `faction` is required.
void checkGame(Shape& shape, const QJsonObject& game, const QString& at) {
    const QString seatsAt = below(at, u"seats"_s);
    const QJsonArray seats = game.value(u"seats"_s).toArray();
    refuseTwice(shape, seats, seatsAt, u"seat"_s);
    const QString victoryAt = below(at, u"victory"_s);
    if (!game.contains(u"victory"_s) || shape.findings.refused(victoryAt))
        return;
    for (qsizetype i = 0; i < seats.size(); ++i) {
        const QJsonObject seat = seats.at(i).toObject();
        if (seat.value(u"winner"_s) == QJsonValue(true) && !seat.contains(u"faction"_s))
            shape.findings.add(refusal, below(seatsAt, i));
    }
}

void checkHeats(Shape& shape, const QJsonObject& document) {
    const QJsonArray heats = document.value(u"heats"_s).toArray();
    const QString at = below(QString(), u"heats"_s);
    refuseTwice(shape, heats, at, u"number"_s);
    for (qsizetype h = 0; h < heats.size(); ++h) {
        const QJsonObject heat = heats.at(h).toObject();
        checkStandby(shape, heat, below(at, h));
        const QJsonArray games = heat.value(u"games"_s).toArray();
        const QString gamesAt = below(below(at, h), u"games"_s);
        refuseTwice(shape, games, gamesAt, u"table"_s);
        for (qsizetype g = 0; g < games.size(); ++g)
            checkGame(shape, games.at(g).toObject(), below(gamesAt, g));
    }
}

// Totals are required unless the player was eliminated; an unreadable status implies nothing.
void checkStormGame(Shape& shape, const QJsonArray& seats, const QString& at) {
    for (qsizetype i = 0; i < seats.size(); ++i) {
        const QJsonObject seat = seats.at(i).toObject();
        const bool known = seat.contains(u"status"_s)
                           && !shape.findings.refused(below(below(at, i), u"status"_s));
        if (!known || seat.value(u"status"_s) == QJsonValue(u"eliminated"_s))
            continue;
        if (!seat.contains(u"solaris"_s) || !seat.contains(u"favor"_s)
            || !seat.contains(u"spice"_s))
            shape.findings.add(refusal, below(at, i));
    }
}

void checkStormGames(Shape& shape, const QJsonObject& document) {
    const QJsonArray games = document.value(u"games"_s).toArray();
    const QString at = below(QString(), u"games"_s);
    refuseTwice(shape, games, at, u"number"_s);
    for (qsizetype g = 0; g < games.size(); ++g) {
        const QJsonArray seats = games.at(g).toObject().value(u"seats"_s).toArray();
        checkStormGame(shape, seats, below(below(at, g), u"seats"_s));
    }
}

} // namespace

void checkClashes(Shape& shape, const QJsonObject& document) {
    refuseTwice(shape, document.value(u"players"_s).toArray(), below(QString(), u"players"_s),
                u"id"_s);
    if (shape.format != Format::Dune)
        checkStormGames(shape, document);
    if (shape.format == Format::Storm)
        return;
    checkHeats(shape, document);
    const QString finalAt = below(QString(), u"final"_s);
    const QJsonObject finalRound = document.value(u"final"_s).toObject();
    refuseTwice(shape, finalRound.value(u"picks"_s).toArray(), below(finalAt, u"picks"_s),
                u"player"_s);
    checkGame(shape, finalRound.value(u"game"_s).toObject(), below(finalAt, u"game"_s));
}

} // namespace mentat::test::raw
