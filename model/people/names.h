#pragma once

#include "model/event.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace mentat {

/// What a player is called wherever people read it: by the name. Where somebody else of the event
/// has the same name (Name::normalised()), also by what tells the two apart, the first of these
/// that nobody else of the name has: the home, "Michael Smith (OH)", the badge, "Michael Smith
/// (badge 00412)", the number of registration, "Michael Smith (no. 17)": of ids like "p17", where
/// they ascend, theirs, which nobody's leaving changes, else the place in the list. One line.
/// Documents, JSON and what is read in again have the bare name.
[[nodiscard]] QString calledName(const Event& event, const Player& player);
/// The same of the players of an event, in their order.
[[nodiscard]] QString calledName(std::span<const Player> players, const Player& player);
/// The same for everybody to read: never by the badge, which is private.
[[nodiscard]] QString publicName(const Event& event, const Player& player);

/// The ways in which somebody may be told apart from namesakes, by what is known of them.
[[nodiscard]] QStringList calledApart(const Name& name, const Contact& contact);

/// What a list that is read in says, as a name: a list that people read may call somebody "Michael
/// Smith (OH)". What stands beside the name there is taken off, and a number of registration.
[[nodiscard]] Name bareName(const Name& listed, const Contact& beside);

/// The event with what its players are called as their names, for an answer that only people read.
[[nodiscard]] Event withCalledNames(Event event);

/// The event as it is told to everybody: nobody is called by a badge, which is private.
[[nodiscard]] Event withoutBadges(Event event);

// Names as lists write them, in the order in which people are spoken to.

/// "Johnson, Brad" is Brad Johnson, "Johnson, Brad, Jr." Brad Johnson, Jr., "Johnson, Brad Jr." and
/// "Johnson Jr., Brad" Brad Johnson Jr.; "Bill Smith, Jr." and what has no comma, or others, stays.
[[nodiscard]] QString givenNameFirst(const QString& text);
/// The same of a list that puts no comma between: "Johnson Brad" is Brad Johnson. The first word is
/// taken for the family name.
[[nodiscard]] QString givenNameFirstOf(const QString& familyFirst);

/// By what a family tells its generations apart, as one word for all its spellings: "jr" of "Jr.",
/// "junior" and "Jnr"; also "sr", "ii", "iii", "iv". Empty: the word is something else.
[[nodiscard]] QString generationOf(const QString& word);
/// Takes it off the end of a name's words and returns it. A name of one word has none.
QString takeGeneration(QStringList& words);
/// A name as a list has it that is searched by family names: Ada Byron is "Byron, Ada", Marie Du
/// Fresne "Du Fresne, Marie", Bill Smith, Jr. "Smith, Bill, Jr.". The last word is taken for the
/// family name, with what belongs before it; one word, or one with commas of its own, stays.
[[nodiscard]] QString familyNameFirst(const QString& name);

/// What a badge is compared by wherever badges are: however a spreadsheet or a scanner writes its
/// number. "1042", "1042.0", "01042", "1,042" and "#1042" are one badge. One that is no number is
/// compared as names are. Empty: none. The badge itself stays as it was written.
[[nodiscard]] QString badgeNumber(const QString& badge);
[[nodiscard]] QString badgeNumber(const std::optional<QString>& badge);

/// Whether the text is a number in one of these forms: a badge, and never a name.
[[nodiscard]] bool isBadgeNumber(const QString& text);

} // namespace mentat
