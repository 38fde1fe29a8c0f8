#pragma once

#include "model/people/player.h"
#include "model/values/ids.h"
#include "model/values/name.h"

namespace mentat {

/// Somebody whom the file knows, over all years. Shows the newest that any event or list said;
/// known people need not be registered in any event.
struct Person : Contact {
    PersonId id;
    Name name;
    /// What a pre-registration list said; a proposal when the person registers.
    std::optional<Preference> preference;
    /// Other names they go or went by, in all years.
    std::vector<Name> alsoKnownAs = {};

    friend bool operator==(const Person&, const Person&) = default;
};

} // namespace mentat
