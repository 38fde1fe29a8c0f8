#include "raw_game.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

const QStringList seatKeys = {u"player"_s, u"faction"_s,           u"alliance"_s, u"winner"_s,
                              u"roll"_s,   u"performancePoints"_s, u"control"_s,  u"dropout"_s};

RawSeat readSeat(const QJsonObject& object, const QString& at) {
    RawSeat seat;
    seat.at = at;
    seat.object = object;
    seat.player = object.value(u"player"_s).toString();
    seat.faction = object.value(u"faction"_s).toString();
    if (object.value(u"alliance"_s).isDouble())
        seat.alliance = object.value(u"alliance"_s).toDouble();
    seat.winner = object.value(u"winner"_s).toBool();
    seat.dropout = object.value(u"dropout"_s).toBool();
    const QJsonValue roll = object.value(u"roll"_s);
    seat.rolled = roll.isDouble() || !roll.toArray().isEmpty();
    seat.control = object.value(u"control"_s).toArray();
    return seat;
}

std::vector<size_t> winnersOf(const RawGame& game) {
    std::vector<size_t> winners;
    for (size_t i = 0; i < game.seats.size(); ++i) {
        if (game.seats.at(i).winner)
            winners.push_back(i);
    }
    return winners;
}

// A default belongs to the faction's seat and its alliance.
bool defaultWon(const RawGame& game, const std::vector<size_t>& winners, const QString& faction) {
    for (size_t i = 0; i < game.seats.size(); ++i) {
        const RawSeat& seat = game.seats.at(i);
        if (!seat.dropout && seat.faction == faction && sideOf(game, i) == winners)
            return true;
    }
    return false;
}

bool winnersFit(const RawGame& game, const QString& victory, const std::vector<size_t>& winners) {
    if (winners.empty())
        return false;
    const bool oneSide = sideOf(game, winners.front()) == winners;
    if (victory == u"solo"_s) {
        const bool unallied = std::all_of(winners.begin(), winners.end(), [&](size_t seat) {
            return sideOf(game, seat).size() == 1;
        });
        return winners.size() <= 2 && unallied;
    }
    if (victory == u"alliance"_s)
        return oneSide && winners.size() >= 2;
    if (victory == u"bg-prediction"_s)
        return winners.size() == 1 && game.seats.at(winners.front()).faction == u"bene-gesserit"_s;
    if (victory == u"fremen-default"_s)
        return defaultWon(game, winners, u"fremen"_s);
    if (victory == u"guild-default"_s)
        return defaultWon(game, winners, u"guild"_s);
    return oneSide;
}

QStringList neededFor(const QString& victory) {
    if (victory == u"bg-prediction"_s)
        return {u"winner"_s, u"dropout"_s, u"faction"_s};
    if (victory == u"fremen-default"_s || victory == u"guild-default"_s)
        return {u"winner"_s, u"dropout"_s, u"alliance"_s, u"faction"_s};
    return {u"winner"_s, u"dropout"_s, u"alliance"_s};
}

double pointsOf(const QJsonArray& control, const Limits& limits) {
    double sum = 0;
    for (const QJsonValue turn : control) {
        const QJsonArray held = turn.toArray();
        for (const QJsonValue stronghold : held) {
            if (stronghold == QJsonValue(u"arrakeen"_s) || stronghold == QJsonValue(u"carthag"_s))
                sum += limits.cityPoints.value_or(0);
            else if (stronghold == QJsonValue(u"shield-wall"_s))
                sum += limits.shieldWallPoints.value_or(0);
            else
                sum += limits.strongholdPoints.value_or(0);
        }
    }
    return sum;
}

// A stronghold with two holders in one turn.
void checkHolders(Shape& shape, const RawGame& game) {
    for (size_t later = 0; later < game.seats.size(); ++later) {
        const RawSeat& seat = game.seats.at(later);
        for (qsizetype turn = 0; turn < seat.control.size(); ++turn) {
            const QJsonArray held = seat.control.at(turn).toArray();
            for (qsizetype k = 0; k < held.size(); ++k) {
                const QString here = below(below(below(seat.at, u"control"_s), turn), k);
                for (size_t earlier = 0; earlier < later; ++earlier) {
                    if (game.seats.at(earlier).control.at(turn).toArray().contains(held.at(k)))
                        shape.findings.add(u"R10.10"_s, here);
                }
            }
        }
    }
}

} // namespace

bool RawGame::fit(const QStringList& keys) const {
    return std::none_of(keys.begin(), keys.end(),
                        [this](const QString& key) { return unfit.contains(key); });
}

QJsonValue fitValue(const Shape& shape, const QJsonObject& object, const QString& at,
                    const QString& key) {
    return shape.findings.refused(below(at, key)) ? QJsonValue(QJsonValue::Undefined)
                                                  : object.value(key);
}

RawGame readGame(const Shape& shape, const QJsonObject& object, const QString& at, bool isFinal) {
    RawGame game{at, object, isFinal, {}, {}};
    const bool decided = !fitValue(shape, object, at, u"victory"_s).isUndefined();
    const QJsonValue seats = object.value(u"seats"_s);
    const QSet<QString> everything(seatKeys.begin(), seatKeys.end());
    if (!seats.isArray()) {
        game.unfit = everything;
        return game;
    }
    const QJsonArray list = seats.toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const RawSeat seat = readSeat(list.at(i).toObject(), below(below(at, u"seats"_s), i));
        if (!list.at(i).isObject())
            game.unfit = everything;
        for (const QString& key : seatKeys) {
            if (shape.findings.refused(below(seat.at, key)))
                game.unfit.insert(key);
        }
        if (!seat.object.contains(u"player"_s))
            game.unfit.insert(u"player"_s);
        if (decided && seat.winner && !seat.object.contains(u"faction"_s))
            game.unfit.insert(u"faction"_s);
        game.seats.push_back(seat);
    }
    return game;
}

std::vector<size_t> sideOf(const RawGame& game, size_t seat) {
    const RawSeat& one = game.seats.at(seat);
    if (one.dropout || !one.alliance)
        return {seat};
    std::vector<size_t> side;
    for (size_t i = 0; i < game.seats.size(); ++i) {
        const RawSeat& other = game.seats.at(i);
        if (!other.dropout && other.alliance == one.alliance)
            side.push_back(i);
    }
    return side;
}

// R10.5, unless a winner dropped out: that is only R10.7.
void checkWinners(Shape& shape, const RawGame& game) {
    const QString victoryAt = below(game.at, u"victory"_s);
    const std::vector<size_t> winners = winnersOf(game);
    bool left = false;
    for (const size_t i : winners) {
        if (game.fit({u"winner"_s, u"dropout"_s}) && game.seats.at(i).dropout) {
            shape.findings.add(u"R10.7"_s, below(game.seats.at(i).at, u"winner"_s));
            left = true;
        }
    }
    const QJsonValue victory = fitValue(shape, game.object, game.at, u"victory"_s);
    if (left || victory.isUndefined())
        return;
    const QJsonValue ending = fitValue(shape, game.object, game.at, u"ending"_s);
    const bool played = victory == QJsonValue(u"solo"_s) || victory == QJsonValue(u"alliance"_s);
    if (ending == QJsonValue(u"concession"_s) && !played)
        shape.findings.add(u"R10.5"_s, victoryAt);
    if (game.fit(neededFor(victory.toString())) && !winnersFit(game, victory.toString(), winners))
        shape.findings.add(u"R10.5"_s, victoryAt);
}

// R10.10. A grid without turns is ignored, like any empty list.
void checkControl(Shape& shape, const RawGame& game, const Limits& limits) {
    if (game.fit({u"control"_s}))
        checkHolders(shape, game);
    const bool priced = limits.cityPoints && limits.strongholdPoints && limits.shieldWallPoints;
    const QJsonValue turns = fitValue(shape, game.object, game.at, u"turns"_s);
    for (const RawSeat& seat : game.seats) {
        const QString controlAt = below(seat.at, u"control"_s);
        if (seat.control.isEmpty() || shape.findings.refused(controlAt))
            continue;
        if (turns.isDouble() && static_cast<double>(seat.control.size()) != turns.toDouble())
            shape.findings.add(u"R10.10"_s, controlAt);
        const QJsonValue points = fitValue(shape, seat.object, seat.at, u"performancePoints"_s);
        if (priced && points.isDouble() && points.toDouble() != pointsOf(seat.control, limits))
            shape.findings.add(u"R10.10"_s, controlAt);
    }
}

} // namespace mentat::test::raw
