#pragma once

#include "model/people/contact.h"
#include "model/values/enum_ids.h"
#include "model/values/ids.h"
#include "model/values/name.h"
#include "model/values/numbers.h"

#include <array>
#include <vector>

namespace mentat {

/// R1.5: what a player says on registering.
enum class Preference { Base, Expansion, Either };

constexpr std::array<EnumId<Preference>, 3> idTable(Preference) {
    return {{{Preference::Base, QLatin1StringView("base")},
             {Preference::Expansion, QLatin1StringView("expansion")},
             {Preference::Either, QLatin1StringView("either")}}};
}

/// Whether a player would play the final; absent: not asked.
enum class FinalAnswer { Yes, No };

constexpr std::array<EnumId<FinalAnswer>, 2> idTable(FinalAnswer) {
    return {
        {{FinalAnswer::Yes, QLatin1StringView("yes")}, {FinalAnswer::No, QLatin1StringView("no")}}};
}

/// A person registered in an event, with what was said of them for that event.
struct Player : Contact {
    PlayerId id;
    Name name;
    Preference preference = Preference::Either;
    std::optional<Count> copies;
    std::optional<Count> expansionCopies;
    std::optional<FinalAnswer> finalAnswer;
    /// Absent: follows from dropouts (R6.1); false: reinstated; true: by the GM.
    std::optional<bool> disqualified;
    std::optional<QString> disqualifiedReason;
    /// Who this is over the years; absent until the event stands in a book.
    std::optional<PersonId> person;
    /// Other names they go or went by: found at the desk, never printed or published.
    std::vector<Name> alsoKnownAs = {};

    friend bool operator==(const Player&, const Player&) = default;
};

} // namespace mentat
