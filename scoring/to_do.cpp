#include "scoring/to_do.h"

namespace mentat {

ToDoGroup groupOf(ToDoKind kind) {
    if (kind == ToDoKind::NotAsked)
        return ToDoGroup::Quiet;
    if (kind < ToDoKind::LookAtWarnings || kind > ToDoKind::AskHouses)
        return ToDoGroup::Next;
    return kind >= ToDoKind::AwaitVerdict ? ToDoGroup::Ask : ToDoGroup::Wrong;
}

} // namespace mentat
