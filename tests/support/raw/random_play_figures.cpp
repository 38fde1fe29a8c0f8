#include "random_play_table.h"

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

void TableDraw::drawPoints() {
    for (Chair& chair : m_chairs) {
        if (!m_draw.chance(m_world.unknown))
            chair.points.set(u"performancePoints"_s, m_draw.between(0, m_world.topPoints) / 2.0);
    }
}

// R10.10: one holder per turn, as many turns as the game, and a sum equal to the points given.
void TableDraw::drawGrid() {
    const int turns = m_turns.value_or(m_draw.between(1, 3));
    if (turns == 0 || !m_draw.chance(25))
        return;
    std::vector<Json> grids(m_chairs.size(), Json::list());
    std::vector<int> halves(m_chairs.size(), 0);
    for (int turn = 0; turn < turns; ++turn) {
        for (Json& grid : grids)
            grid.append(Json::list());
        for (const QString& stronghold :
             {u"arrakeen"_s, u"carthag"_s, u"sietch-tabr"_s, u"habbanya-sietch"_s,
              u"tueks-sietch"_s, u"hidden-mobile-stronghold"_s, u"shield-wall"_s,
              u"jacurutu-sietch"_s}) {
            const auto chair = static_cast<size_t>(m_draw.below(static_cast<int>(grids.size())));
            if (m_draw.chance(40))
                continue;
            const bool city = stronghold == u"arrakeen"_s || stronghold == u"carthag"_s;
            const bool wall = stronghold == u"shield-wall"_s;
            halves.at(chair) += city ? m_world.cityHalves
                                     : (wall ? m_world.wallHalves : m_world.strongholdHalves);
            grids.at(chair).items.back().append(stronghold);
        }
    }
    for (size_t i = 0; i < m_chairs.size(); ++i) {
        if (m_draw.chance(20))
            continue;
        Json& points = m_chairs.at(i).points;
        points = Json::object();
        if (m_draw.chance(30))
            points.set(u"performancePoints"_s, halves.at(i) / 2.0);
        points.set(u"control"_s, grids.at(i));
    }
}

void TableDraw::drawValues() {
    m_blank = m_draw.chance(m_world.blank);
    const QStringList keys = {u"strongholds"_s, u"tokens"_s, u"spice"_s, u"cards"_s};
    // Usually one Shield Wall; two holders are only a warning.
    const int wall = m_draw.chance(30) ? m_draw.below(static_cast<int>(m_chairs.size())) : -1;
    for (size_t i = 0; i < m_chairs.size(); ++i) {
        Json& values = m_chairs.at(i).values;
        for (size_t value = 0; value < m_world.topValues.size() && !m_blank; ++value) {
            if (!m_draw.chance(m_world.unknown))
                values.set(keys.at(static_cast<qsizetype>(value)),
                           m_draw.between(0, m_world.topValues.at(value)));
            if (value == 0 && (static_cast<int>(i) == wall || m_draw.chance(2)))
                values.set(u"shieldWall"_s, true);
            if (value == 0 && m_draw.chance(2))
                values.set(u"techTokens"_s, true);
        }
    }
}

// One per side (R10.8); a dropout's roll is ignored.
void TableDraw::drawRolls() {
    if (m_victory != u"adjudicated"_s && m_kind != TableKind::Alone && !m_draw.chance(10))
        return;
    for (const size_t first : sides(1, 99)) {
        if (!m_draw.chance(80))
            continue;
        Json& roll = m_chairs.at(m_draw.pick(sideOf(first))).roll;
        if (m_draw.chance(50)) {
            roll = m_draw.between(1, m_world.die);
            continue;
        }
        roll = Json::list();
        for (int rounds = m_draw.between(0, 4); rounds > 0; --rounds)
            roll.append(m_draw.between(1, m_world.die));
    }
    for (Chair& chair : m_chairs) {
        if (chair.dropout && m_draw.chance(30))
            chair.roll = m_draw.between(1, m_world.die);
    }
}

void TableDraw::drawConduct() {
    for (Chair& chair : m_chairs) {
        if (chair.dropout) {
            chair.conduct.set(u"dropout"_s, true);
            if (m_draw.chance(60))
                chair.conduct.set(u"dropoutTurn"_s, m_draw.between(0, 3));
            if (m_draw.chance(45))
                chair.conduct.set(u"excused"_s, true);
        } else if (m_draw.chance(2)) {
            chair.conduct.set(u"late"_s, true);
        }
        if (m_draw.chance(m_world.words)) {
            chair.conduct.set(u"qp"_s, m_draw.below(7) / 2.0);
            chair.conduct.set(u"qpReason"_s, u"the GM's word"_s);
        }
    }
}

} // namespace mentat::test::raw
