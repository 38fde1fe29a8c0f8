#include "raw_game.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

// R10.2 within one game, even a void one.
void checkPlayersOnce(Shape& shape, const RawGame& game) {
    if (!game.fit({u"player"_s}))
        return;
    for (size_t later = 0; later < game.seats.size(); ++later) {
        for (size_t earlier = 0; earlier < later; ++earlier) {
            if (game.seats.at(earlier).player == game.seats.at(later).player)
                shape.findings.add(u"R10.2"_s, below(game.seats.at(later).at, u"player"_s));
        }
    }
}

// R10.2 over the games of one heat, except void ones.
void checkHeatOnce(Shape& shape, const std::vector<RawGame>& games) {
    QSet<QString> seated;
    for (const RawGame& game : games) {
        const bool countable
            = !shape.findings.refused(below(game.at, u"void"_s)) && game.fit({u"player"_s});
        if (!countable || game.object.value(u"void"_s).toBool())
            continue;
        for (const RawSeat& seat : game.seats) {
            if (seated.contains(seat.player))
                shape.findings.add(u"R10.2"_s, below(seat.at, u"player"_s));
        }
        for (const RawSeat& seat : game.seats)
            seated.insert(seat.player);
    }
}

// R10.3
void checkFactionsOnce(Shape& shape, const RawGame& game) {
    if (!game.fit({u"faction"_s}))
        return;
    for (size_t later = 0; later < game.seats.size(); ++later) {
        for (size_t earlier = 0; earlier < later; ++earlier) {
            const QString faction = game.seats.at(later).faction;
            if (!faction.isEmpty() && game.seats.at(earlier).faction == faction)
                shape.findings.add(u"R10.3"_s, below(game.seats.at(later).at, u"faction"_s));
        }
    }
}

// R10.4. Only a concession has no turns; it counts as solo or alliance (R2.3).
void checkTurns(Shape& shape, const RawGame& game, const Limits& limits) {
    const QJsonValue turns = fitValue(shape, game.object, game.at, u"turns"_s);
    if (!turns.isDouble())
        return;
    const QJsonValue ending = fitValue(shape, game.object, game.at, u"ending"_s);
    const QJsonValue victory = fitValue(shape, game.object, game.at, u"victory"_s);
    const bool playedOut = ending.isString() && ending != QJsonValue(u"concession"_s);
    const bool played = victory == QJsonValue(u"solo"_s) || victory == QJsonValue(u"alliance"_s);
    const bool none = turns.toDouble() == 0 && (playedOut || (victory.isString() && !played));
    const bool tooMany = limits.turnLimit && turns.toDouble() > *limits.turnLimit;
    if (turns.toDouble() < 0 || none || tooMany)
        shape.findings.add(u"R10.4"_s, below(game.at, u"turns"_s));
}

// R10.6
void checkAlliances(Shape& shape, const RawGame& game, const Limits& limits) {
    if (!game.fit({u"alliance"_s, u"dropout"_s}))
        return;
    for (size_t i = 0; i < game.seats.size(); ++i) {
        const RawSeat& seat = game.seats.at(i);
        if (seat.dropout || !seat.alliance)
            continue;
        const std::vector<size_t> side = sideOf(game, i);
        const bool wasLeft
            = std::any_of(game.seats.begin(), game.seats.end(), [&](const RawSeat& other) {
                  return other.dropout && other.alliance == seat.alliance;
              });
        const bool surplus
            = limits.allianceSize && static_cast<double>(side.size()) > *limits.allianceSize;
        const bool lone = side.size() == 1 && !wasLeft;
        const bool firstSurplus
            = surplus && side.at(static_cast<size_t>(*limits.allianceSize)) == i;
        // A lone seat is not an alliance, however small alliances may be.
        if (lone || (side.size() > 1 && firstSurplus))
            shape.findings.add(u"R10.6"_s, below(seat.at, u"alliance"_s));
    }
}

// R10.8: more than one roll on a side; a dropout has no side.
void checkRolls(Shape& shape, const RawGame& game) {
    if (!game.fit({u"alliance"_s, u"dropout"_s, u"roll"_s}))
        return;
    for (size_t later = 0; later < game.seats.size(); ++later) {
        const RawSeat& seat = game.seats.at(later);
        if (seat.dropout || !seat.rolled)
            continue;
        for (const size_t earlier : sideOf(game, later)) {
            if (earlier < later && game.seats.at(earlier).rolled)
                shape.findings.add(u"R10.8"_s, below(seat.at, u"roll"_s));
        }
    }
}

// R10.9
void checkPredicted(Shape& shape, const RawGame& game) {
    const QJsonValue victory = fitValue(shape, game.object, game.at, u"victory"_s);
    if (game.isFinal && victory == QJsonValue(u"bg-prediction"_s)
        && !game.object.contains(u"predicted"_s))
        shape.findings.add(u"R10.9"_s, game.at);
    const QJsonValue predicted = fitValue(shape, game.object, game.at, u"predicted"_s);
    if (!predicted.isString() || !game.fit({u"player"_s}))
        return;
    const auto isPredicted
        = [&](const RawSeat& seat) { return seat.player == predicted.toString(); };
    const bool seated = std::any_of(game.seats.begin(), game.seats.end(), isPredicted);
    const bool predictsItself
        = std::any_of(game.seats.begin(), game.seats.end(), [&](const RawSeat& seat) {
              return isPredicted(seat) && seat.faction == u"bene-gesserit"_s;
          });
    if (!seated || (game.fit({u"faction"_s}) && predictsItself))
        shape.findings.add(u"R10.9"_s, below(game.at, u"predicted"_s));
}

void checkGame(Shape& shape, const RawGame& game, const Limits& limits) {
    checkPlayersOnce(shape, game);
    checkFactionsOnce(shape, game);
    checkTurns(shape, game, limits);
    checkWinners(shape, game);
    checkAlliances(shape, game, limits);
    checkRolls(shape, game);
    checkPredicted(shape, game);
    checkControl(shape, game, limits);
}

// A setting's value or its default; absent if the setting, or all settings, are invalid.
std::optional<double> setting(const Shape& shape, const QJsonObject& document, const QString& key,
                              double byDefault) {
    const QJsonValue event = document.value(u"event"_s);
    const QJsonValue settings = event.toObject().value(u"settings"_s);
    if (!event.isObject() || !(settings.isObject() || settings.isUndefined()))
        return std::nullopt;
    if (shape.findings.touched(u"/event/settings/"_s + key))
        return std::nullopt;
    return settings.toObject().value(key).toDouble(byDefault);
}

void checkStorm(Shape& shape, const QJsonObject& document) {
    const QJsonArray games = document.value(u"games"_s).toArray();
    for (qsizetype g = 0; g < games.size(); ++g) {
        const QString at = below(u"/games"_s, g);
        checkPlayersOnce(shape, readGame(shape, games.at(g).toObject(), at, false));
    }
}

} // namespace

void checkPlays(Shape& shape, const QJsonObject& document) {
    if (shape.format != Format::Dune)
        checkStorm(shape, document);
    if (shape.format == Format::Storm)
        return;
    const Limits limits = {setting(shape, document, u"turnLimit"_s, 10),
                           setting(shape, document, u"allianceSize"_s, 2),
                           setting(shape, document, u"cityPoints"_s, 1),
                           setting(shape, document, u"strongholdPoints"_s, 0.5),
                           setting(shape, document, u"shieldWallPoints"_s, 0)};
    const QJsonArray heats = document.value(u"heats"_s).toArray();
    for (qsizetype h = 0; h < heats.size(); ++h) {
        const QString gamesAt = below(below(u"/heats"_s, h), u"games"_s);
        const QJsonArray list = heats.at(h).toObject().value(u"games"_s).toArray();
        std::vector<RawGame> games;
        for (qsizetype g = 0; g < list.size(); ++g)
            games.push_back(readGame(shape, list.at(g).toObject(), below(gamesAt, g), false));
        checkHeatOnce(shape, games);
        for (const RawGame& game : games)
            checkGame(shape, game, limits);
    }
    const QJsonObject last = document.value(u"final"_s).toObject().value(u"game"_s).toObject();
    checkGame(shape, readGame(shape, last, u"/final/game"_s, true), limits);
}

} // namespace mentat::test::raw
