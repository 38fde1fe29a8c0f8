#pragma once

#include "random_parts.h"

namespace mentat::test::raw {

struct SeatPlan {
    QString player;
    // Empty: not recorded.
    QString faction;
    // 0: none.
    int alliance = 0;
    bool winner = false;
    bool dropout = false;
    Json control = Json::list();
    std::optional<double> points;
    Json roll;
};

// Plans one game so that no step can break R10: who dropped out, who is allied, who won, and then
// the figures. (random_game.cpp plans, random_seats.cpp has the figures.)
class GamePlan {
public:
    GamePlan(World& world, const QStringList& seated, bool isFinal);

    Json write(int table);

private:
    void dealFactions();
    void dropSome();
    void ally();
    void leaveAlone();
    void decide();
    std::vector<QString> possibleVictories() const;
    void nameWinners();
    void scatterWinners();
    void endGame();
    void forgetFactions();
    void predict();
    void drawControl();
    void drawPoints();
    void drawRolls();
    Json writeSeat(size_t index, int number);
    void writeFigures(Json& seat);
    void writeConduct(Json& seat, const SeatPlan& plan);
    void writeTimes(Json& game);

    std::vector<size_t> remaining() const;
    std::vector<size_t> sideOf(size_t seat) const;
    std::optional<size_t> holderOf(const QString& faction) const;
    std::vector<size_t> unallied() const;
    std::vector<size_t> alliedLeaders() const;

    World& m_world;
    Draw& m_draw;
    bool m_isFinal;
    bool m_expansion = false;
    std::vector<SeatPlan> m_seats;
    QString m_victory;
    QString m_ending;
    QString m_predicted;
    std::optional<int> m_turns;
    QDateTime m_start;
};

} // namespace mentat::test::raw
