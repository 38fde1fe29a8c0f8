#pragma once

#include "app/session/people/given_names.h"
#include "model/people/player.h"

#include <array>
#include <memory>
#include <vector>

namespace mentat {

/// What makes two names look like one person's, the most telling first.
enum class NearReason {
    SameLetters, // accents, case, blanks and signs aside: "jean francois gagne"
    Order,       // the same words in another order: "Gagné, Jean-François"
    Generation,  // one has a Jr. or III, the other has none: perhaps father and son
    Initials,    // or middle names left out: "J. F. Gagne", "JF Gagne", "Jean Gagné"
    ShortForm,   // another form of the given name: "Kate Pell", "Katherine Pell"
    Typo,        // a few letters wrong, swapped, missing or too many: "Jean-Francois Ganye";
                 // but Tim and Jim of one family are two
};

struct NearMatch {
    PersonId person;
    NearReason reason;
    int typos = 0; // only with Typo, from 1
    friend bool operator==(const NearMatch&, const NearMatch&) = default;
};

/// The people of a file by how near their names are to one that is typed, those they are also known
/// by included. Jr. and Sr. are two people: their names are not near. Prepared once; does not
/// follow changes.
class NearNames {
public:
    explicit NearNames(const std::vector<Person>& people,
                       std::shared_ptr<const GivenNames> givenNames
                       = std::make_shared<const GivenNames>());

    /// Best first: by reason, then by number of typos, then in the order of the people.
    [[nodiscard]] std::vector<NearMatch> matching(const QString& name) const;
    /// Who has its family name and the initial of its given name, and is not near it otherwise:
    /// brothers as likely as one person. In the order of the people.
    [[nodiscard]] std::vector<PersonId> sharingInitial(const QString& name) const;

private:
    /// A name made ready to be compared.
    struct Spelling {
        Spelling(const QString& name, const GivenNames& givenNames);
        std::vector<QString> words; // normalised, given names first, also of "Gagné, Jean"
        QString generation;         // generationOf() the last, which is not among them
        QString letters;            // all words in one, as they were written
        QString spoken;             // given names first
        QString sorted;             // in alphabetical order
        std::vector<int> forms;     // the groups of the first word
        /// How often each letter stands there, letters that share a place counted together.
        std::array<int, 32> counts{};
    };
    [[nodiscard]] static std::optional<NearReason> sameWords(const Spelling& a, const Spelling& b);
    [[nodiscard]] static bool shareForm(const Spelling& a, const Spelling& b);
    [[nodiscard]] static bool areTwoOfAFamily(const Spelling& a, const Spelling& b);
    [[nodiscard]] static bool byShortForm(const Spelling& a, const Spelling& b);
    [[nodiscard]] static std::optional<NearMatch> match(const Spelling& a, const Spelling& b,
                                                        PersonId person);
    [[nodiscard]] static std::optional<int> typosBetween(const Spelling& a, const Spelling& b);

    std::shared_ptr<const GivenNames> m_givenNames;
    std::vector<PersonId> m_people;
    std::vector<Spelling> m_spellings; // of all their names, in the order of m_people
};

} // namespace mentat
