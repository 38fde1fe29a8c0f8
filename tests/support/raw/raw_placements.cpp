#include "raw_play.h"
#include "raw_scoring.h"

#include <algorithm>
#include <array>
#include <set>

using namespace Qt::StringLiterals;

// R7.5, R7.6
namespace mentat::test::raw {

namespace {

// Places go in this order; values decide within a rank.
enum Rank { WinnerRank, PredictedRank, AllyRank, OthersRank, DropoutRank };

// Silent: a predicted player who dropped out is 2nd anyway, because only the others' dropouts come
// last. They have no side, so there is no ally for 3rd place.
Rank rankOf(const Play& play, size_t index) {
    const PlaySeat& seat = play.seats.at(index);
    if (seat.winner)
        return WinnerRank;
    if (play.victory == u"bg-prediction"_s) {
        for (size_t i = 0; i < play.seats.size(); ++i) {
            if (play.seats.at(i).player != play.predicted)
                continue;
            if (i == index)
                return PredictedRank;
            const std::vector<size_t> side = sideWith(play, i);
            if (std::find(side.begin(), side.end(), index) != side.end())
                return AllyRank;
        }
    }
    return seat.dropout ? DropoutRank : OthersRank;
}

// More is better. Silent: the Shield Wall counts even with an unknown number of strongholds, which
// is 0.
std::vector<qint64> meritOf(const Play& play, size_t index, const PlaySettings& settings) {
    const PlaySeat& seat = play.seats.at(index);
    const Rank rank = rankOf(play, index);
    std::vector<qint64> merit = {-static_cast<qint64>(rank)};
    merit.push_back(rank == DropoutRank ? seat.dropoutTurn.value_or(-1) : 0);
    for (const std::optional<qint64>& value : seat.values)
        merit.push_back(value.value_or(0));
    // R3.4. Silent: `shieldWall` means that it is a stronghold and belongs to this player; no other
    // condition applies.
    if (seat.shieldWall && settings.wallAdjudicated)
        merit.at(2) += 1;
    return merit;
}

struct Finalist {
    QString player;
    std::vector<qint64> merit;
};

// Whether one ranks before another.
bool isBefore(const Finalist& one, const Finalist& other, const std::vector<Finalist>& all,
              const PlayedEvent& event) {
    if (one.merit != other.merit)
        return one.merit > other.merit;
    QStringList tied;
    for (const Finalist& finalist : all) {
        if (finalist.merit == one.merit)
            tied.append(finalist.player);
    }
    return rollBetween(one.player, other.player, tied, event.finalTieRolls) > 0;
}

qint64 fieldOf(const PlayedEvent& event) {
    std::set<QString> people;
    for (const Play& play : event.plays) {
        for (const PlaySeat& seat : play.seats) {
            if (play.completed())
                people.insert(seat.player);
        }
    }
    return static_cast<qint64>(people.size());
}

qint64 laurelsFor(qint64 place, const PlayedEvent& event) {
    constexpr std::array<qint64, 6> table = {10, 6, 4, 3, 2, 1};
    const qint64 field = fieldOf(event);
    if (place > 6 || field < 8 || place * 2 > field)
        return 0;
    return event.settings.prizeLevel * table.at(static_cast<size_t>(place) - 1);
}

Json placementOf(const Finalist& finalist, const std::vector<Finalist>& all,
                 const PlayedEvent& event) {
    qint64 place = 1;
    qint64 sharing = 0;
    for (const Finalist& other : all) {
        const bool ahead = isBefore(other, finalist, all, event);
        const bool behind = isBefore(finalist, other, all, event);
        place += ahead ? 1 : 0;
        sharing += ahead || behind ? 0 : 1;
    }
    qint64 laurels = 0;
    for (qint64 shared = place; shared < place + sharing; ++shared)
        laurels += laurelsFor(shared, event);
    Json row = Json::object();
    row.set(u"place"_s, static_cast<double>(place));
    row.set(u"player"_s, finalist.player);
    row.set(u"tied"_s, sharing > 1);
    row.set(u"laurels"_s, toThreeDecimals(laurels, sharing));
    // Silent: everyone who shares the last place with a plaque gets one.
    row.set(u"plaque"_s, place <= event.settings.prizeLevel);
    return row;
}

} // namespace

// Silent: a void final does not count. Silent: ties are in the order of registration (R4.5).
Json rawPlacements(const Json& document) {
    const PlayedEvent event = readPlayed(document);
    Json rows = Json::list();
    if (!event.lastPlay || !event.lastPlay->completed())
        return rows;
    const Play& play = *event.lastPlay;
    std::vector<Finalist> all;
    for (const Person& person : event.people) {
        for (size_t i = 0; i < play.seats.size(); ++i) {
            if (play.seats.at(i).player == person.id)
                all.push_back({person.id, meritOf(play, i, event.settings)});
        }
    }
    for (const Finalist& finalist : all)
        rows.append(placementOf(finalist, all, event));
    std::stable_sort(rows.items.begin(), rows.items.end(), [](const Json& a, const Json& b) {
        return a.find(u"place"_s)->number < b.find(u"place"_s)->number;
    });
    return rows;
}

} // namespace mentat::test::raw
