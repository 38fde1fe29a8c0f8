#include "app/session/play_merge.h"

#include "app/session/dune/dune_session.h"
#include "app/session/rounds/rounds_merge.h"
#include "app/session/ruleset/ruleset_session.h"
#include "app/session/storm/storm_session.h"

namespace mentat {

Result<void> mergeInPlay(Edits& edits, const Event& event, const PlayerId& kept,
                         const PlayerId& other) {
    return std::visit(
        [&](const auto& play) { return mergeInPlay(edits, event, play, kept, other); }, event.play);
}

std::vector<std::vector<PlayerId>> seatedAtOnce(const Event& event) {
    return std::visit([](const auto& play) { return seatedAtOnce(play); }, event.play);
}

} // namespace mentat
