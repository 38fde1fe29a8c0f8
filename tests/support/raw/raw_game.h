#pragma once

#include "raw_shape.h"

#include <QJsonArray>

// A game as checks R10.2 to R10.10 need it (internals of rawErrors()).
namespace mentat::test::raw {

struct RawSeat {
    QString at;
    QJsonObject object;
    QString player;
    QString faction;
    std::optional<double> alliance;
    bool winner = false;
    bool dropout = false;
    bool rolled = false;
    QJsonArray control;
};

struct RawGame {
    QString at;
    QJsonObject object;
    bool isFinal = false;
    std::vector<RawSeat> seats;
    // Keys of a seat that R10.1 refused anywhere in this game: checks that need such a key skip it.
    QSet<QString> unfit;

    bool fit(const QStringList& keys) const;
};

// A game's own key: its value, or undefined if it is absent or R10.1 refused it.
QJsonValue fitValue(const Shape& shape, const QJsonObject& object, const QString& at,
                    const QString& key);
RawGame readGame(const Shape& shape, const QJsonObject& object, const QString& at, bool isFinal);
// The seats allied with this one at the end, including itself; dropouts have no alliance (R3.3).
std::vector<size_t> sideOf(const RawGame& game, size_t seat);

void checkWinners(Shape& shape, const RawGame& game);
void checkControl(Shape& shape, const RawGame& game, const Limits& limits);

} // namespace mentat::test::raw
