#include "heats_stages.h"
#include "raw_heats.h"

#include <algorithm>
#include <array>
#include <set>

using namespace Qt::StringLiterals;

// H11, R7.6
namespace mentat::test::raw::heats {

namespace {

// A player with a place; sections are the stages in reverse, the final first.
struct Placed {
    StagePlayer player;
    size_t stage = 0;
    bool isForfeit = false;
    qint64 place = 0;
    qint64 sharing = 1;
};

int comparePlayed(const Event& event, const Placed& mine, const Placed& theirs) {
    if (mine.stage != theirs.stage)
        return mine.stage > theirs.stage ? 1 : -1;
    if (mine.isForfeit != theirs.isForfeit)
        return theirs.isForfeit ? 1 : -1;
    if (mine.stage + 1 < event.stages.size())
        return compareEliminated(event, mine.player, theirs.player);
    return signOf(wholeNumber(theirs.player.place), wholeNumber(mine.player.place));
}

// How many of the tied players come first after all. In the second edition, a place that only
// dropouts share stays shared.
qint64 aheadOf(const Event& event, const Placed& one, const std::vector<const Placed*>& equal) {
    const bool isAside = event.isSecond() && !event.slips(HeatsSlip::DropoutsSplitToo)
                         && std::all_of(equal.begin(), equal.end(), [](const Placed* other) {
                                return other->player.isDropout;
                            });
    if (isAside)
        return 0;
    if (event.rules.seedsSplit && !event.slips(HeatsSlip::SeedsDecideNoPlace)) {
        return std::count_if(equal.begin(), equal.end(), [&](const Placed* other) {
            return other->player.seed < one.player.seed;
        });
    }
    if (event.rules.seedsSplit)
        return 0;
    QStringList tied;
    for (const Placed* other : equal)
        tied.append(other->player.player);
    return rolledAhead(one.player.player, tied, event.stages.at(one.stage).tieRolls);
}

void place(const Event& event, std::vector<Placed>& all) {
    for (Placed& one : all) {
        std::vector<const Placed*> equal;
        qint64 ahead = 0;
        for (const Placed& other : all) {
            const int sign = comparePlayed(event, other, one);
            ahead += sign > 0 ? 1 : 0;
            if (sign == 0)
                equal.push_back(&other);
        }
        one.place = 1 + ahead + aheadOf(event, one, equal);
    }
    for (Placed& one : all) {
        one.sharing = std::count_if(all.begin(), all.end(),
                                    [&](const Placed& other) { return other.place == one.place; });
    }
    std::stable_sort(all.begin(), all.end(), [&](const Placed& one, const Placed& other) {
        if (one.place != other.place)
            return one.place < other.place;
        return event.registered(one.player.player) < event.registered(other.player.player);
    });
}

// Who could have gone on from a stage: the line-up of the next one held; in the first edition,
// everyone.
bool isExpected(const Event& event, const Course& course, size_t stage, const QString& player) {
    if (!event.isSecond() || event.slips(HeatsSlip::ForfeitsOfAlternates))
        return true;
    for (size_t next = stage + 1; next < course.stages.size(); ++next) {
        if (course.stages.at(next).isHeld)
            return course.stages.at(next).qualifiers.contains(player);
    }
    return false;
}

void addStage(const Event& event, size_t stage, const Course& course, std::set<QString>& later,
              std::vector<Placed>& all) {
    std::set<QString> here;
    for (StagePlayer player : playersOf(event, stage, course.seeds)) {
        here.insert(player.player);
        const bool left
            = event.isOut(player.player) && !event.slips(HeatsSlip::DisqualifiedArePlaced);
        if (left || later.contains(player.player))
            continue;
        if (event.slips(HeatsSlip::SharedTableplacesStay))
            player.place = player.tablePlace;
        const bool isForfeit = player.advances && stage + 1 < event.stages.size()
                               && isExpected(event, course, stage, player.player)
                               && !event.slips(HeatsSlip::ForfeitsAmongTheRest);
        all.push_back({player, stage, isForfeit});
    }
    for (const Game& game : event.stages.at(stage).games) {
        for (const Seat& seat : game.seats) {
            if (event.slips(HeatsSlip::UnplayedStageCounts))
                here.insert(seat.player);
        }
    }
    later.insert(here.begin(), here.end());
}

std::vector<Placed> byStages(const Event& event, const Standings& standings) {
    if (!event.stages.back().isComplete())
        return {};
    const Course course = courseOf(event, standings);
    std::vector<Placed> all;
    std::set<QString> later;
    for (size_t stage = event.stages.size(); stage-- > 0;)
        addStage(event, stage, course, later, all);
    place(event, all);
    return all;
}

std::vector<Placed> byStandings(const Standings& standings) {
    std::vector<Placed> all;
    for (const Row& row : standings.ranked) {
        Placed one;
        one.player.player = row.player;
        one.place = row.rank;
        one.sharing = std::count_if(standings.ranked.begin(), standings.ranked.end(),
                                    [&](const Row& other) { return other.rank == row.rank; });
        all.push_back(one);
    }
    return all;
}

qint64 laurelsFor(const Event& event, qint64 field, qint64 place) {
    constexpr std::array<qint64, 6> table = {10, 6, 4, 3, 2, 1};
    if (place > 6 || field < 8 || place * 2 > field)
        return 0;
    return event.prizeLevel * table.at(static_cast<size_t>(place) - 1);
}

Json placementJson(const Event& event, qint64 field, const Placed& one) {
    qint64 laurels = 0;
    for (qint64 spanned = one.place; spanned < one.place + one.sharing; ++spanned)
        laurels += laurelsFor(event, field, spanned);
    if (event.slips(HeatsSlip::SharedPlaceTakesTheFirst))
        laurels = laurelsFor(event, field, one.place) * one.sharing;
    Json row = Json::object();
    row.set(u"place"_s, static_cast<double>(one.place));
    row.set(u"player"_s, one.player.player);
    row.set(u"tied"_s, one.sharing > 1);
    row.set(u"laurels"_s, toThreeDecimals(laurels, one.sharing));
    row.set(u"plaque"_s, one.place <= event.prizeLevel);
    return row;
}

Json placementRows(const Event& event) {
    const Standings standings = standingsOf(event);
    const qint64 field = event.field();
    Json rows = Json::list();
    for (const Placed& one :
         event.stages.empty() ? byStandings(standings) : byStages(event, standings))
        rows.append(placementJson(event, field, one));
    return rows;
}

} // namespace

} // namespace mentat::test::raw::heats

namespace mentat::test::raw {

Json rawHeatsPlacements(const Json& document, HeatsSlip slip) {
    return rawHeatsPlacements(document, Edition::First, slip);
}

Json rawHeatsPlacements(const Json& document, Edition edition, HeatsSlip slip) {
    return heats::placementRows(heats::readEvent(document, edition, slip));
}

} // namespace mentat::test::raw
