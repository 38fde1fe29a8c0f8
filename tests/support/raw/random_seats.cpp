#include "random_game.h"

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

const QStringList& strongholds() {
    static const QStringList names
        = {u"arrakeen"_s,        u"carthag"_s,        u"sietch-tabr"_s,
           u"habbanya-sietch"_s, u"tueks-sietch"_s,   u"hidden-mobile-stronghold"_s,
           u"shield-wall"_s,     u"jacurutu-sietch"_s};
    return names;
}

double worthOf(const World& world, const Json& control) {
    double sum = 0;
    for (const Json& turn : control.items) {
        for (const Json& stronghold : turn.items) {
            const qsizetype place = strongholds().indexOf(stronghold.text);
            sum += place < 2    ? world.cityPoints
                   : place == 6 ? world.shieldWallPoints
                                : world.strongholdPoints;
        }
    }
    return sum;
}

} // namespace

// Each stronghold has one holder per turn; a grid is as long as the game if turns are known.
void GamePlan::drawControl() {
    if (m_seats.empty() || !m_draw.chance(15) || m_turns == 0)
        return;
    const int turns = m_turns ? *m_turns : m_draw.between(1, 4);
    std::vector<bool> kept;
    for (size_t i = 0; i < m_seats.size(); ++i)
        kept.push_back(m_draw.chance(80));
    for (int turn = 0; turn < turns; ++turn) {
        for (SeatPlan& seat : m_seats)
            seat.control.append(Json::list());
        QStringList places = strongholds();
        m_draw.shuffle(places);
        for (const QString& place : places) {
            if (m_draw.chance(60))
                m_seats.at(static_cast<size_t>(m_draw.below(static_cast<int>(m_seats.size()))))
                    .control.items.back()
                    .append(place);
        }
    }
    for (size_t i = 0; i < m_seats.size(); ++i) {
        if (!kept.at(i))
            m_seats.at(i).control = Json::list();
    }
}

// If both are given, points and grid agree.
void GamePlan::drawPoints() {
    for (SeatPlan& seat : m_seats) {
        if (!seat.control.items.empty()) {
            if (m_draw.chance(40))
                seat.points = worthOf(m_world, seat.control);
        } else if (m_draw.chance(m_world.density + 20)) {
            seat.points = m_draw.below(25) / 2.0;
        }
    }
}

// One die per side, at any of its seats; several numbers after rerolls. A dropout has no side.
void GamePlan::drawRolls() {
    if (!m_draw.chance(25))
        return;
    std::vector<size_t> rolling = remaining();
    std::erase_if(rolling, [this](size_t seat) { return sideOf(seat).front() != seat; });
    for (const size_t leader : rolling) {
        if (!m_draw.chance(60))
            continue;
        SeatPlan& seat = m_seats.at(m_draw.pick(sideOf(leader)));
        seat.roll = m_draw.between(1, m_draw.chance(80) ? 6 : 20);
        if (!m_draw.chance(35))
            continue;
        Json rolls = Json::list();
        for (int again = m_draw.between(2, 4); again > 0; --again)
            rolls.append(m_draw.between(1, 6));
        seat.roll = rolls;
    }
    for (SeatPlan& seat : m_seats) {
        if (seat.dropout && m_draw.chance(10))
            seat.roll = m_draw.between(1, 6);
    }
}

void GamePlan::writeFigures(Json& seat) {
    // Small ranges, so that ties occur.
    const bool small = m_draw.chance(50);
    if (m_world.may())
        seat.set(u"strongholds"_s, m_draw.below(small ? 3 : 6));
    if (m_draw.chance(8))
        seat.set(u"shieldWall"_s, true);
    if (m_draw.chance(5))
        seat.set(u"techTokens"_s, true);
    if (m_world.may())
        seat.set(u"tokens"_s, m_draw.below(small ? 3 : 22));
    if (m_world.may())
        seat.set(u"spice"_s, m_draw.below(small ? 3 : 40));
    if (m_world.may())
        seat.set(u"cards"_s, m_draw.below(small ? 3 : 9));
}

void GamePlan::writeConduct(Json& seat, const SeatPlan& plan) {
    if (plan.dropout)
        seat.set(u"dropout"_s, true);
    if (m_draw.chance(plan.dropout ? 70 : 1))
        seat.set(u"dropoutTurn"_s, m_draw.between(1, m_world.turnLimit));
    if (m_draw.chance(plan.dropout ? 30 : 1))
        seat.set(u"excused"_s, true);
    if (m_draw.chance(plan.dropout ? 50 : 1))
        seat.set(u"left"_s, timeText(m_start.addSecs(60 * m_draw.below(300))));
    if (m_draw.chance(5))
        seat.set(u"late"_s, true);
    if (m_draw.chance(5)) {
        seat.set(u"qp"_s, m_draw.below(9) / 2.0);
        if (m_draw.chance(80))
            seat.set(u"qpReason"_s, randomNotes(m_draw));
    }
}

Json GamePlan::writeSeat(size_t index, int number) {
    const SeatPlan& plan = m_seats.at(index);
    Json seat = Json::object();
    seat.set(u"seat"_s, number);
    seat.set(u"player"_s, plan.player);
    if (!plan.faction.isEmpty())
        seat.set(u"faction"_s, plan.faction);
    if (plan.alliance > 0)
        seat.set(u"alliance"_s, plan.alliance);
    if (plan.winner)
        seat.set(u"winner"_s, true);
    if (plan.points)
        seat.set(u"performancePoints"_s, *plan.points);
    setUnlessEmpty(seat, u"control"_s, plan.control);
    Json figures = Json::object();
    writeFigures(figures);
    for (const JsonMember& figure : figures.members) {
        seat.set(figure.key, figure.value);
    }
    if (plan.roll.kind != Json::Kind::Null)
        seat.set(u"roll"_s, plan.roll);
    writeConduct(seat, plan);
    return seat;
}

} // namespace mentat::test::raw
