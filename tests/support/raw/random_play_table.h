#pragma once

#include "random_play_parts.h"

#include <optional>

// Internals of drawTable().
namespace mentat::test::raw {

struct Chair {
    QString player;
    QString faction;
    // 0: none.
    int alliance = 0;
    bool winner = false;
    bool dropout = false;
    // Members in document order.
    Json points = Json::object();
    Json values = Json::object();
    Json conduct = Json::object();
    Json roll;
};

using Chairs = std::vector<size_t>;

// Plans one game so that no step can break R10: random_play_table.cpp decides who plays, leaves,
// allies, and wins, random_play_figures.cpp has the figures.
class TableDraw {
public:
    TableDraw(PlayWorld& world, const QStringList& seated, TableKind kind);
    Json write(int table) const;

private:
    void deal();
    void dropOut();
    void ally();
    void planVictory();
    void endGame();
    void drawPoints();
    void drawGrid();
    void drawValues();
    void drawRolls();
    void drawConduct();
    void nameWinners();
    void nameVerdict();
    void predict();
    Json writeChair(size_t index) const;

    Chairs remaining() const;
    Chairs sideOf(size_t chair) const;
    // The first chair of each side whose size is in this range.
    Chairs sides(size_t fewest, size_t most) const;
    std::optional<size_t> holder(const QString& faction) const;

    PlayWorld& m_world;
    Draw& m_draw;
    TableKind m_kind;
    bool m_expansion = false;
    bool m_blank = false;
    std::vector<Chair> m_chairs;
    QString m_victory;
    QString m_ending;
    QString m_predicted;
    std::optional<int> m_turns;
};

} // namespace mentat::test::raw
