#pragma once

#include "model/people/person.h"

#include <array>
#include <vector>

namespace mentat {

/// What makes two names look like one person's, the most telling first.
enum class NearReason {
    SameLetters, // accents, case, blanks and signs aside: "jean francois gagne"
    Order,       // the same words in another order: "Gagné, Jean-François"
    Initials,    // or middle names left out: "J. F. Gagne", "JF Gagne", "Jean Gagné"
    Typo,        // a few letters wrong, swapped, missing or too many: "Jean-Francois Ganye"
};

struct NearMatch {
    PersonId person;
    NearReason reason;
    int typos = 0; // only with Typo, from 1
    friend bool operator==(const NearMatch&, const NearMatch&) = default;
};

/// The people of a file by how near their names are to one that is typed, those they are also known
/// by included. Prepared once; does not
/// follow changes. Nicknames are not known: "Bill" is not near "William".
class NearNames {
public:
    explicit NearNames(const std::vector<Person>& people);

    /// Best first: by reason, then by number of typos, then in the order of the people.
    [[nodiscard]] std::vector<NearMatch> matching(const QString& name) const;

private:
    /// A name made ready to be compared.
    struct Spelling {
        explicit Spelling(const QString& name);
        std::vector<QString> words; // normalised, given names first, also of "Gagné, Jean"
        QString letters;            // all words in one, as they were written
        QString spoken;             // given names first
        QString sorted;             // in alphabetical order
        /// How often each letter stands there, letters that share a place counted together.
        std::array<int, 32> counts{};
    };
    [[nodiscard]] static std::optional<NearReason> sameWords(const Spelling& a, const Spelling& b);
    [[nodiscard]] static std::optional<int> typosBetween(const Spelling& a, const Spelling& b);

    std::vector<PersonId> m_people;
    std::vector<Spelling> m_spellings; // of all their names, in the order of m_people
};

} // namespace mentat
