#include "app/session/rounds/tables/supposed_games.h"

#include "app/session/rounds/round_parts.h"
#include "app/session/rounds/tables/table_acts.h"
#include "model/changes/change_kind.h"
#include "model/errors.h"

namespace mentat {

namespace {

/// Puts it there, unless it does not fit.
Result<void> suppose(Event& event, EditList& edits, const RoundId& round, const Game& game) {
    const auto change = changeGame(event, round, game, ChangeKind::ResultCorrected);
    if (!change)
        return tl::unexpected(change.error());
    apply(event, *change);
    edits.insert(edits.end(), change->edits.begin(), change->edits.end());
    return {};
}

Result<Event> checked(Event event, const EditList& edits) {
    Findings errors = eventErrors(event, edits);
    if (!errors.empty())
        return refusal(std::move(errors));
    return event;
}

} // namespace

Result<Event> supposed(const Event& event, const std::map<GameAddress, Game>& games) {
    Event result = event;
    EditList edits;
    for (const auto& [place, game] : games) {
        if (place.round.isAdvanced())
            continue; // the final decides no standing
        if (const auto done = suppose(result, edits, place.round, game); !done)
            return tl::unexpected(done.error());
    }
    return checked(std::move(result), edits);
}

Result<Event> supposed(const Event& event, const RoundId& round, const Game& game) {
    if (const auto known = gameIn(event, {round, game.table}); !known)
        return tl::unexpected(known.error());
    Event result = event;
    EditList edits;
    if (const auto done = suppose(result, edits, round, game); !done)
        return tl::unexpected(done.error());
    return checked(std::move(result), edits);
}

} // namespace mentat
