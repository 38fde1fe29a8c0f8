#include "app/session/formats/wbc_dune/dune_session.h"

#include "app/session/heats/heats_merge.h"
#include "app/session/people/merged_lists.h"

namespace mentat {

Result<void> mergeInPlay(Edits& edits, const Event& event, const DunePlay& play,
                         const PlayerId& kept, const PlayerId& other) {
    return mergeInHeats(edits, event, play, kept, other, [&] {
        FinalDetails details = play.finalDetails;
        mergeInStage(details, kept, other);
        mergeIn(details.expansionVotes, kept, other);
        mergeIn(details.picks, kept, other);
        edits.put(FinalSlot{}, details);
    });
}

} // namespace mentat
