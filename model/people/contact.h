#pragma once

#include <QString>

#include <array>
#include <optional>

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

} // namespace mentat
