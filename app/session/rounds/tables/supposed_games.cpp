#include "app/session/rounds/tables/supposed_games.h"

#include "app/session/rounds/heats/heat_acts.h"
#include "model/changes/change_kind.h"
#include "model/errors.h"

namespace mentat {

Result<Event> supposed(const Event& event, const std::map<GameAddress, Game>& games) {
    Event result = event;
    EditList edits;
    for (const auto& [place, game] : games) {
        if (place.round.isAdvanced())
            continue; // the final decides no standing
        const auto change = changeGame(result, place.round, game, ChangeKind::ResultCorrected);
        if (!change)
            return tl::unexpected(change.error());
        apply(result, *change);
        edits.insert(edits.end(), change->edits.begin(), change->edits.end());
    }
    Findings errors = eventErrors(result, edits);
    if (!errors.empty())
        return refusal(std::move(errors));
    return result;
}

} // namespace mentat
