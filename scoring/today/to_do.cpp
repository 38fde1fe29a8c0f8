#include "scoring/today/to_do.h"

namespace mentat {

ToDoGroup groupOf(ToDoKind kind) {
    // Each group is a part of the list.
    static_assert(ToDoKind::RegisterPlayers == ToDoKind{0}
                  && ToDoKind::LookAtWarnings < ToDoKind::AwaitVerdict
                  && ToDoKind::AwaitVerdict <= ToDoKind::AskHouses
                  && ToDoKind::AskHouses < ToDoKind::NotAsked
                  && ToDoKind::NotAsked < ToDoKind::HomesMissing
                  && ToDoKind::HomesMissing < ToDoKind::FinishGames);
    if (kind == ToDoKind::NotAsked || kind == ToDoKind::HomesMissing)
        return ToDoGroup::Quiet;
    if (kind < ToDoKind::LookAtWarnings || kind > ToDoKind::AskHouses)
        return ToDoGroup::Next;
    return kind >= ToDoKind::AwaitVerdict ? ToDoGroup::Ask : ToDoGroup::Wrong;
}

} // namespace mentat
