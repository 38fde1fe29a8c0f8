#pragma once

#include "model/book.h"

#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace mentat {

/// Someone who can be checked in: a player of the event, or a known person who is not registered in
/// it yet.
using KnownName = std::variant<PlayerId, PersonId>;

/// The search derived from a field's text.
struct TypedQuery {
    QString asked;
    /// The text before a scanned badge; empty: none.
    QString before = {};
};

/// Finds names from a few typed letters. Prepared once for an event; does not follow changes.
class NameSearch {
public:
    NameSearch(const Book& book, const Event& event);

    /// Each word of the query must begin a part of the name or of an alternative name, ignoring
    /// case and accents ("gag j" finds Jean-François Gagné, "dufr" also Du Fresne); a number must
    /// be the whole badge (badgeNumber()), as may the whole query. Among namesakes it may also
    /// begin the distinguishing hometown. Players of the event come first; within both groups,
    /// first names that begin with the query's first word; then alphabetically. An empty query
    /// finds everyone.
    [[nodiscard]] std::vector<KnownName> find(const QString& query) const;

    /// Names never end with digits: digits after other letters are a badge scanned into a nonempty
    /// field ("Mich2001"). cursor: its position in the text; the digits may also end there
    /// ("Mi2001ch"). A text that finds someone as a whole ("byr 1042") is kept, and so is a number.
    [[nodiscard]] TypedQuery typedQuery(const QString& text, qsizetype cursor) const;

    /// Whether the query is a number: a badge, never the name of a new person.
    [[nodiscard]] static bool asksForBadge(const QString& query);

    /// The alternative name by which the query finds a person.
    [[nodiscard]] static std::optional<Name> otherNameMeant(const QString& query, const Name& name,
                                                            const std::vector<Name>& alsoKnownAs);

private:
    struct Entry {
        KnownName who;
        bool plays;
        QString name;      // normalized
        QStringList parts; // each with the words after it; includes alternative names
        QString badge;     // its number
    };
    void add(KnownName who, const Name& name, const std::vector<Name>& alsoKnownAs,
             const std::optional<QString>& badge);

    std::vector<Entry> m_entries; // in search order
};

} // namespace mentat
