#include "raw_play.h"
#include "raw_scoring.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// R3
namespace mentat::test::raw {

namespace {

using Side = std::vector<size_t>;

// In the order of their first seats; dropouts have no side.
std::vector<Side> sidesOf(const Play& play) {
    std::vector<Side> sides;
    for (size_t i = 0; i < play.seats.size(); ++i) {
        const Side side = sideWith(play, i);
        if (!play.seats.at(i).dropout && side.front() == i)
            sides.push_back(side);
    }
    return sides;
}

Json playersOf(const Play& play, const Side& side) {
    Json players = Json::list();
    for (const size_t seat : side)
        players.append(play.seats.at(seat).player);
    return players;
}

Json verdict(const QString& decidedBy) {
    Json answer = Json::object();
    answer.set(u"winners"_s, Json::list());
    answer.set(u"decidedBy"_s, decidedBy);
    answer.set(u"tied"_s, Json::list());
    answer.set(u"needs"_s, Json::list());
    return answer;
}

Json wonBy(const Play& play, const Side& side, const QString& decidedBy) {
    Json answer = verdict(decidedBy);
    answer.set(u"winners"_s, playersOf(play, side));
    return answer;
}

Json tieOf(const Play& play, const std::vector<Side>& sides) {
    Json answer = verdict(u"tie"_s);
    Json tied = Json::list();
    for (const Side& side : sides)
        tied.append(playersOf(play, side));
    answer.set(u"tied"_s, tied);
    return answer;
}

// R3.5: every unknown of the sides in the comparison, at the current criterion only.
Json needsAt(const Play& play, const std::vector<Side>& sides, size_t value) {
    std::vector<size_t> seats;
    for (const Side& side : sides)
        seats.insert(seats.end(), side.begin(), side.end());
    std::sort(seats.begin(), seats.end());
    Json needs = Json::list();
    for (const size_t seat : seats) {
        if (play.seats.at(seat).values.at(value))
            continue;
        Json need = Json::object();
        need.set(u"player"_s, play.seats.at(seat).player);
        need.set(u"value"_s, valueKeys().at(static_cast<qsizetype>(value)));
        needs.append(need);
    }
    return needs;
}

qint64 sumOf(const Play& play, const Side& side, size_t value, bool wallCounts) {
    qint64 sum = 0;
    for (const size_t seat : side) {
        sum += *play.seats.at(seat).values.at(value);
        if (value == 0 && wallCounts && play.seats.at(seat).shieldWall)
            sum += 1;
    }
    return sum;
}

// At most one roll (R10.8), at any seat of the side.
std::vector<qint64> rollsOf(const Play& play, const Side& side) {
    for (const size_t seat : side) {
        if (!play.seats.at(seat).rolls.empty())
            return play.seats.at(seat).rolls;
    }
    return {};
}

template <typename Measure>
std::vector<Side> leadersBy(const std::vector<Side>& sides, const Measure& measure) {
    std::vector<Side> leaders;
    for (const Side& side : sides) {
        const bool beaten = std::any_of(sides.begin(), sides.end(), [&](const Side& other) {
            return measure(other) > measure(side);
        });
        if (!beaten)
            leaders.push_back(side);
    }
    return leaders;
}

// R3.3, R3.5: a side's list has one roll per round. Only sides tied for the lead roll, so a side
// that was beaten earlier needs no further roll, and any it has is ignored. If a tied side has no
// roll in the current round, the verdict is a tie between exactly these sides.
Json byRolls(const Play& play, std::vector<Side> sides) {
    for (size_t round = 0;; ++round) {
        for (const Side& side : sides) {
            if (rollsOf(play, side).size() <= round)
                return tieOf(play, sides);
        }
        sides = leadersBy(sides, [&](const Side& side) { return rollsOf(play, side).at(round); });
        if (sides.size() == 1)
            return wonBy(play, sides.front(), u"roll"_s);
    }
}

} // namespace

Json rawAdjudicate(const Json& game, bool shieldWallCounts) {
    const Play play = readPlay(game, PlaySettings());
    std::vector<Side> sides = sidesOf(play);
    if (sides.size() == 1)
        return wonBy(play, sides.front(), u"only-side"_s);
    // Silent: if no one is left, the verdict names no one: a tie of no sides.
    if (sides.empty())
        return tieOf(play, sides);
    for (size_t value = 0; value < valueCount; ++value) {
        const Json needs = needsAt(play, sides, value);
        if (!needs.items.empty()) {
            Json answer = verdict(u"open"_s);
            answer.set(u"needs"_s, needs);
            return answer;
        }
        sides = leadersBy(
            sides, [&](const Side& side) { return sumOf(play, side, value, shieldWallCounts); });
        if (sides.size() == 1)
            return wonBy(play, sides.front(), valueKeys().at(static_cast<qsizetype>(value)));
    }
    return byRolls(play, sides);
}

} // namespace mentat::test::raw
