#include "scoring/today/to_do.h"

namespace mentat {

namespace {

constexpr ToDoGroup groups[] = {
#define KIND(name, group) ToDoGroup::group,
#include "scoring/today/to_do_kinds.def"
};

} // namespace

ToDoGroup groupOf(ToDoKind kind) {
    return groups[static_cast<size_t>(kind)];
}

} // namespace mentat
