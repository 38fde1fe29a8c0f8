#pragma once

#include "model/people/player.h"

#include <QHash>
#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace mentat {

/// How many typos two words may be apart and still be meant alike, by the letters and digits of the
/// longer one: none below 4, then 1, from 8 on 2, from 15 on 3.
[[nodiscard]] int mostTypos(qsizetype letters);

/// Letters changed, missing, too many, or swapped with their neighbour, each counted once; nothing
/// where they are more than limit.
[[nodiscard]] std::optional<int> typosBetween(const QString& a, const QString& b, int limit);

/// Which given names are forms of one: "Kate", "Kathryn" and "Katherine", "Bob" and "Robert". The
/// groups are a file of their own, resources/names/given-names.txt.
class GivenNames {
public:
    GivenNames();
    /// For tests: a line each, its names with blanks between; "#" begins a remark.
    explicit GivenNames(const QString& groups);

    /// The groups that a name, normalised, belongs to; two names of a common one are forms of one.
    [[nodiscard]] std::vector<int> groupsOf(const QString& name) const;

private:
    QHash<QString, std::vector<int>> m_groups;
};

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
