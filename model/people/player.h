#pragma once

#include "model/values/enum_ids.h"
#include "model/values/ids.h"
#include "model/values/name.h"
#include "model/values/numbers.h"

#include <QString>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace mentat {

/// What is known about someone besides the name, over all years or in one event: the base of Person
/// and Player.
struct Contact {
    std::optional<QString> from;
    std::optional<QString> badge;
    std::optional<QString> email;
    std::optional<QString> phone;
    std::optional<QString> whereabouts;
    std::optional<QString> notes;

    friend bool operator==(const Contact&, const Contact&) = default;
};

/// Every fact of a contact, for generic code.
inline constexpr std::array contactFacts{&Contact::from,  &Contact::badge,       &Contact::email,
                                         &Contact::phone, &Contact::whereabouts, &Contact::notes};

/// Stated values replace known ones; known ones stay otherwise.
inline void takeOver(Contact& known, const Contact& said) {
    for (const auto fact : contactFacts) {
        if (said.*fact)
            known.*fact = said.*fact;
    }
}

/// R1.5: a player's preference at registration.
enum class Preference { Base, Variant, Either };

constexpr std::array<EnumId<Preference>, 3> idTable(Preference) {
    return {{{Preference::Base, QLatin1StringView("base")},
             {Preference::Variant, QLatin1StringView("expansion")},
             {Preference::Either, QLatin1StringView("either")}}};
}

/// Whether a player would play the final; absent: not asked.
enum class FinalAnswer { Yes, No };

constexpr std::array<EnumId<FinalAnswer>, 2> idTable(FinalAnswer) {
    return {
        {{FinalAnswer::Yes, QLatin1StringView("yes")}, {FinalAnswer::No, QLatin1StringView("no")}}};
}

/// A person registered in an event, with facts for that event.
struct Player : Contact {
    PlayerId id;
    Name name;
    Preference preference = Preference::Either;
    std::optional<Count> copies;
    std::optional<Count> variantCopies;
    std::optional<FinalAnswer> finalAnswer;
    /// Absent: follows from dropouts (R6.1); false: reinstated; true: by the GM.
    std::optional<bool> disqualified;
    std::optional<QString> disqualifiedReason;
    /// The person over all years; absent until the event is in a book.
    std::optional<PersonId> person;
    /// Other names, current or former: searched at the desk, never printed or published.
    std::vector<Name> alsoKnownAs = {};

    friend bool operator==(const Player&, const Player&) = default;
};

/// A person known to the file, over all years. Has the newest facts from any event or list; need
/// not be registered in any event.
struct Person : Contact {
    PersonId id;
    Name name;
    /// From a pre-registration list; proposed when the person registers.
    std::optional<Preference> preference;
    /// Other names, current or former, in all years.
    std::vector<Name> alsoKnownAs = {};

    friend bool operator==(const Person&, const Person&) = default;
};

/// Whether someone also has this name, however it is spelled (Name::normalized()).
template <class Somebody>
[[nodiscard]] bool isAlsoKnownAs(const Somebody& somebody, const Name& name) {
    return std::ranges::any_of(somebody.alsoKnownAs, [&](const Name& other) {
        return other.normalized() == name.normalized();
    });
}

/// Adds another name of a person or player; an existing one keeps its spelling.
template <class Somebody>
void addOtherName(Somebody& somebody, const Name& name) {
    if (name.normalized() != somebody.name.normalized() && !isAlsoKnownAs(somebody, name))
        somebody.alsoKnownAs.push_back(name);
}

template <class Somebody>
void dropOtherName(Somebody& somebody, const Name& name) {
    std::erase_if(somebody.alsoKnownAs,
                  [&](const Name& other) { return other.normalized() == name.normalized(); });
}

} // namespace mentat
