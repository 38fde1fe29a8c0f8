#include "app/session/formats/wbc_dune/dune_session.h"

#include "app/session/people/merging.h"
#include "app/session/rounds/rounds_merge.h"

namespace mentat {

Result<void> mergeInPlay(Edits& edits, const Event& event, const DunePlay& play,
                         const PlayerId& kept, const PlayerId& other) {
    auto merged = mergeInHeats(edits, event, play, kept, other);
    if (merged) {
        FinalChoices choices = play.choices;
        mergeIn(choices.expansionVotes, kept, other);
        mergeIn(choices.picks, kept, other);
        edits.put(FinalChoicesSlot{}, choices);
    }
    return merged;
}

} // namespace mentat
