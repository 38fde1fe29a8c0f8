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

/// What is known of somebody besides the name, in all years and in one event alike: a Person and a
/// Player are each one, with what else they have.
struct Contact {
    std::optional<QString> from;
    std::optional<QString> badge;
    std::optional<QString> email;
    std::optional<QString> phone;
    std::optional<QString> whereabouts;
    std::optional<QString> notes;

    friend bool operator==(const Contact&, const Contact&) = default;
};

/// Every fact of a contact, for what is done with each of them.
inline constexpr std::array contactFacts{&Contact::from,  &Contact::badge,       &Contact::email,
                                         &Contact::phone, &Contact::whereabouts, &Contact::notes};

/// What is said replaces what was known; what is not said stays.
inline void takeOver(Contact& known, const Contact& said) {
    for (const auto fact : contactFacts) {
        if (said.*fact)
            known.*fact = said.*fact;
    }
}

/// R1.5: what a player says on registering.
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

/// A person registered in an event, with what was said of them for that event.
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
    /// Who this is over the years; absent until the event stands in a book.
    std::optional<PersonId> person;
    /// Other names they go or went by: found at the desk, never printed or published.
    std::vector<Name> alsoKnownAs = {};

    friend bool operator==(const Player&, const Player&) = default;
};

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
