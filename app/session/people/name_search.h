#pragma once

#include "model/book.h"

#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace mentat {

/// Somebody who can be checked in: a player of the event, or a person of the file who is not
/// registered in it yet.
using KnownName = std::variant<PlayerId, PersonId>;

/// What is looked for of what stands in a field.
struct TypedQuery {
    QString asked;
    /// What stood there before a scanner typed its badge behind it; empty: nothing.
    QString before = {};
};

/// The names that a few typed letters mean. Prepared once for an event; does not follow changes.
class NameSearch {
public:
    NameSearch(const Book& book, const Event& event);

    /// Each word of the query must begin some part of the name or of a name that they are also
    /// known by, case and accents aside ("gag j" finds Jean-François Gagné, "dufr" also Du Fresne);
    /// one that is a number must be the whole badge (badgeNumber()), as the whole query may be. Of
    /// namesakes, players and others alike, it may also begin the home that tells them apart.
    /// Players of the event come first; among them, and among the others, those whose name begins
    /// with the query's first word; then by the alphabet. An empty query finds everybody.
    [[nodiscard]] std::vector<KnownName> find(const QString& query) const;

    /// No name of a person ends with digits: those behind other letters are a badge that a scanner
    /// typed into a field where something stood already ("Mich2001"). cursor: where it stands in
    /// the text; the digits may end there too ("Mi2001ch"). A text that finds somebody as a whole
    /// ("byr 1042") is asked for as it is, and so is a number.
    [[nodiscard]] TypedQuery typedQuery(const QString& text, qsizetype cursor) const;

    /// Whether the query is a number: a badge, and never the name of somebody new.
    [[nodiscard]] static bool asksForBadge(const QString& query);

    /// The other name by which the query finds somebody whose own name it is not.
    [[nodiscard]] static std::optional<Name> otherNameMeant(const QString& query, const Name& name,
                                                            const std::vector<Name>& alsoKnownAs);

private:
    struct Entry {
        KnownName who;
        bool plays;
        QString name;      // normalised
        QStringList parts; // each with the words behind it; of the other names too
        QString badge;     // its number
    };
    void add(KnownName who, const Name& name, const std::vector<Name>& alsoKnownAs,
             const std::optional<QString>& badge);

    std::vector<Entry> m_entries; // in the order in which they are found
};

} // namespace mentat
