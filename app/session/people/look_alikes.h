#pragma once

#include "app/session/people/name_search.h"
#include "app/session/people/near_names.h"

namespace mentat {

/// A player of the event whose name is near another's, who may be the same person.
struct LookAlike {
    PlayerId player;
    KnownName other; // of the event, or a person of the file who is not registered in it
    NearReason reason;
    friend bool operator==(const LookAlike&, const LookAlike&) = default;
};

/// Each pair once, in the order of registration. Left out are those who can be told apart: two
/// badges in one event, or both in another year's event.
[[nodiscard]] std::vector<LookAlike> lookAlikes(const Book& book, const Event& event);

} // namespace mentat
