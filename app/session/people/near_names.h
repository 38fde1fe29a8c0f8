#pragma once

#include "model/people/player.h"

#include <QHash>
#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace mentat {

/// The maximum number of typos between similar words, by the letters and digits of the longer one:
/// none below 4, then 1, from 8 on 2, from 15 on 3.
[[nodiscard]] int mostTypos(qsizetype letters);

/// Letters changed, missing, added, or swapped with their neighbor, each counted once; nullopt
/// above the limit.
[[nodiscard]] std::optional<int> typosBetween(const QString& a, const QString& b, int limit);

/// Which given names are forms of one: "Kate", "Kathryn", and "Katherine", "Bob" and "Robert". The
/// groups are in resources/names/given-names.txt.
class GivenNames {
public:
    GivenNames();
    /// For tests: one group per line, separated by blanks; "#" begins a comment.
    explicit GivenNames(const QString& groups);

    /// The groups of a normalized name; two names with a common group are forms of one.
    [[nodiscard]] std::vector<int> groupsOf(const QString& name) const;

private:
    QHash<QString, std::vector<int>> m_groups;
};

/// Why two names may be one person's, strongest first.
enum class NearReason {
    SameLetters, // ignoring accents, case, blanks, and punctuation: "jean francois gagne"
    Order,       // the same words in a different order: "Gagné, Jean-François"
    Generation,  // one has a Jr. or III, the other none: perhaps father and son
    Initials,    // or missing middle names: "J. F. Gagne", "JF Gagne", "Jean Gagné"
    ShortForm,   // a different form of the given name: "Kate Pell", "Katherine Pell"
    Typo, // a few letters wrong, swapped, missing, or added: "Jean-Francois Ganye"; but Tim and Jim
          // with one family name are two
};

struct NearMatch {
    PersonId person;
    NearReason reason;
    int typos = 0; // only with Typo, from 1
    friend bool operator==(const NearMatch&, const NearMatch&) = default;
};

/// Ranks a file's people by the similarity of their names, alternative ones included, to a typed
/// name. Jr. and Sr. are two people and not similar. Prepared once; does not follow changes.
class NearNames {
public:
    explicit NearNames(const std::vector<Person>& people,
                       std::shared_ptr<const GivenNames> givenNames
                       = std::make_shared<const GivenNames>());

    /// Best first: by reason, then number of typos, then the order of the people.
    [[nodiscard]] std::vector<NearMatch> matching(const QString& name) const;
    /// People with the same family name and initial who are not otherwise similar: siblings as
    /// likely as the same person. In the order of the people.
    [[nodiscard]] std::vector<PersonId> sharingInitial(const QString& name) const;

private:
    /// A name prepared for comparison.
    struct Spelling {
        Spelling(const QString& name, const GivenNames& givenNames);
        std::vector<QString> words; // normalized, given names first, even from "Gagné, Jean"
        QString generation;         // generationOf() the last word, which is not included
        QString letters;            // all words concatenated, as written
        QString spoken;             // given names first
        QString sorted;             // in alphabetical order
        std::vector<int> forms;     // the first word's groups
        /// Counts of each letter, letters that share a slot added together.
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
    std::vector<Spelling> m_spellings; // of all names, in the order of m_people
};

} // namespace mentat
