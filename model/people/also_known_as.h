#pragma once

#include "model/values/name.h"

#include <algorithm>
#include <vector>

namespace mentat {

/// Whether somebody also goes by this name, however it is spelled (Name::normalised()).
template <class Somebody>
[[nodiscard]] bool isAlsoKnownAs(const Somebody& somebody, const Name& name) {
    return std::ranges::any_of(somebody.alsoKnownAs, [&](const Name& other) {
        return other.normalised() == name.normalised();
    });
}

/// Adds another name of a person or player; one that they have already stays as it is spelled.
template <class Somebody>
void addOtherName(Somebody& somebody, const Name& name) {
    if (name.normalised() != somebody.name.normalised() && !isAlsoKnownAs(somebody, name))
        somebody.alsoKnownAs.push_back(name);
}

template <class Somebody>
void dropOtherName(Somebody& somebody, const Name& name) {
    std::erase_if(somebody.alsoKnownAs,
                  [&](const Name& other) { return other.normalised() == name.normalised(); });
}

} // namespace mentat
