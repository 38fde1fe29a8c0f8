#include "app/session/rounds/check_in/check_in_acts.h"

#include "app/session/acts.h"
#include "app/session/rounds/heats/heat_acts.h"
#include "model/changes/change_kind.h"
#include "scoring/heats/disqualified_players.h"

namespace mentat {

namespace {

/// Both as one act, of the second's kind.
Change joined(Change first, Change second) {
    second.edits.insert(second.edits.begin(), std::make_move_iterator(first.edits.begin()),
                        std::make_move_iterator(first.edits.end()));
    second.people.insert(second.people.begin(), std::make_move_iterator(first.people.begin()),
                         std::make_move_iterator(first.people.end()));
    return second;
}

Result<Change> thenCheckedIn(Result<Change> first, const Event& event, HeatNumber heat,
                             const PlayerId& player, bool onlyIfNeeded) {
    if (!first)
        return first;
    Event with = event;
    apply(with, *first);
    auto in = onlyIfNeeded ? playIfNeeded(with, heat, player) : checkIn(with, heat, player);
    if (!in)
        return in;
    return joined(*std::move(first), *std::move(in));
}

bool isIn(const Event& event, HeatNumber heat, const PlayerId& player) {
    const auto attendance = valueAt(event, EntrantSlot{heat, player});
    return attendance && !attendance->onlyIfNeeded;
}

} // namespace

Result<Change> registerForHeat(const Book& book, const Event& event, HeatNumber heat,
                               const Player& player, bool onlyIfNeeded) {
    return thenCheckedIn(addPlayer(book, event, player), event, heat, player.id, onlyIfNeeded);
}

Result<Change> checkInWithDetails(const Book& book, const Event& event, HeatNumber heat,
                                  const Player& player, bool onlyIfNeeded) {
    return thenCheckedIn(changePlayer(book, event, player), event, heat, player.id, onlyIfNeeded);
}

Result<Change> checkInAll(const Event& event, HeatNumber heat,
                          const std::vector<PlayerId>& players) {
    Change all{ChangeKind::ListCheckedIn, {0, qint64(heat.value())}, {}, {}, {}};
    Event now = event;
    qint64 number = 0;
    const DisqualifiedPlayers out(event);
    for (const PlayerId& player : players) {
        if (isIn(now, heat, player) || (findPlayer(event, player) && out.contains(player)))
            continue;
        auto in = checkIn(now, heat, player);
        if (!in)
            return in;
        apply(now, *in);
        ++number;
        std::move(in->edits.begin(), in->edits.end(), std::back_inserter(all.edits));
    }
    all.operands.front() = number;
    return all;
}

} // namespace mentat
